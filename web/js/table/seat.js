// @ts-check
/** The seat in this browser: kept by table, and what its token can ask of the server. */
import { forget, recall, remember } from "../memory.js";

/** @param {string} id @param {{seat: number, token: string}} seat */
export const keepSeat = (id, seat) => remember(`seat.${id}`, { seat: seat.seat, token: seat.token });
/** @param {string} id @returns {{seat: number, token: string}|null} */
export const keptSeat = (id) => recall(`seat.${id}`, null);
/** @param {string} id */
export const loseSeat = (id) => forget(`seat.${id}`);

/** Ask something as the one who sits there; false if it was refused. @param {string} id @param {string} path
 * @param {object} body @returns {Promise<any>} */
async function post(id, path, body) {
  const answer = await fetch(`/api/tables/${id}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${keptSeat(id)?.token ?? ""}` },
    body: JSON.stringify(body),
  });
  return answer.ok ? answer.json() : null;
}

/** A bot sits down on an open seat; only whoever made the table may ask. @param {string} id @param {number} seat */
export const seatBot = (id, seat) => post(id, `seats/${seat}`, { level: null });

/** Everybody sits elsewhere, by chance; only whoever made the table may ask. @param {string} id */
export const shuffleSeats = (id) => post(id, "shuffle", {});

/** Give the seat to a bot for good. @param {string} id */
export async function leaveSeat(id) {
  const left = await post(id, "leave", { level: null });
  if (!left) return false;
  loseSeat(id);
  return true;
}

/** A new link for any open seat; the old one ends. @param {string} id */
export async function renewInvite(id) {
  const made = await post(id, "invites", { seat: null });
  if (!made) return "";
  remember(`invite.${id}`, made.invite);
  return made.invite;
}

/** The link to hand on without its origin, as far as this browser knows it. @param {string} id @returns {string} */
export const invitePath = (id) => recall(`invite.${id}`, "");
