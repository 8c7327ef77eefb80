// @ts-check
/**
 * Shapes of the wire, for the type checker only. The server is the authority; nothing here is run.
 *
 * @typedef {{clause: string, step?: number, args?: Record<string, any>}} Finding
 * @typedef {{name: string|null, kind: "human"|"bot"|"open", level?: string, online?: boolean, kept?: boolean,
 *   ready?: boolean, ends?: boolean}} Seat
 * @typedef {{id: string, game: string, rules: string, code: string, seats: Seat[], host?: number, you: number|null,
 *   phase: "waiting"|"playing"|"between"|"over", deal: number,
 *   draws?: Record<string, string>[], autos?: number[], lesson?: number|null, ended?: boolean}} TableInfo
 * @typedef {{name: string, owner: number, kind: "run"|"group", cards: string[]}} Meld
 * @typedef {{seat: number, text: string, auto?: boolean, melds?: string[][]}} Event
 * @typedef {{finisher: number|null, points: number[], hands: string[][], values: number[][],
 *   multiplier: number, void: boolean}} RemikResult
 * @typedef {{game: string, seat: number|null, players: number, dealer: number, turn: number, phase: string,
 *   number: number, hand: string[], drawn: string|null, taken: string|null, first_turn: boolean, lap: number|null, counts: (number|null)[],
 *   opened: boolean[], melds: Meld[], stock: number, pile: string[], pile_count: number,
 *   cut: {cutter: number|null, may: number[], pack: number, seen: string[], keep: string[], decline?: boolean},
 *   history: Event[], result: RemikResult|null}} RemikView
 * @typedef {{seat: number, play: string}} Play
 * @typedef {{game: string, seat: number|null, players: number, dealer: number, turn: number, phase: string,
 *   number: number, set: number, cards: number, form: string, hand: string[], counts: number[],
 *   turned: string|null, trump: string|null, namer: number|null, bids: (number|null)[], taken: number[],
 *   trick: Play[], last_trick: {plays: Play[], winner: number}|null, barred: number|null,
 *   legal: string[], why: Record<string, Finding[]>, history: Event[], result: any}} JokeriView
 * @typedef {{step: string, kind: string, meld?: string, points?: number, ok: boolean, final?: boolean,
 *   findings?: Finding[], debts?: Finding[]}} Choice
 * @typedef {{id: string, ok: boolean, have?: number, need?: number,
 *   args?: Record<string, any>}} Status
 * @typedef {{t: "draft", id: string, decision: number, steps: string[], hand: string[], table: Meld[],
 *   findings: Finding[], debts: Finding[], status: Status[], choices: Choice[], nearest?: Choice[],
 *   groups?: string[][]}} Draft
 * @typedef {{seat?: number|null, remaining_ms?: number, total_ms?: number}} Clock
 * @typedef {{t: "view", seq: number, decision: number|null, table: TableInfo, view: any, sheet: any,
 *   clock: Clock|null}} ViewMessage
 */
export {};
