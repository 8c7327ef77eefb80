/** As much of the vendored modules' types as the client uses, for `tsc -p web`, which only developers run. */
declare module "preact" {
  export function h(type: any, props: any, ...children: any[]): any;
  export function render(vnode: any, parent: Element): void;
}
declare module "preact/hooks" {
  export function useEffect(effect: () => void | (() => void), inputs?: any[]): void;
  export function useLayoutEffect(effect: () => void | (() => void), inputs?: any[]): void;
  export function useRef<T>(initial: T): { current: T };
  export function useState<T>(initial: T | (() => T)): [T, (value: T) => void];
}
declare module "htm" {
  const htm: { bind(h: any): (strings: TemplateStringsArray, ...values: any[]) => any };
  export default htm;
}
declare module "@preact/signals" {
  export interface ReadonlySignal<T> { readonly value: T; peek(): T; subscribe(heard: (value: T) => void): () => void; }
  export interface Signal<T> extends ReadonlySignal<T> { value: T; }
  export function signal<T>(value: T): Signal<T>;
  export function computed<T>(compute: () => T): ReadonlySignal<T>;
  export function effect(run: () => void | (() => void)): () => void;
  export function batch<T>(run: () => T): T;
  export function untracked<T>(run: () => T): T;
}
declare module "@fluent/bundle" {
  export class FluentNumber { constructor(value: number, opts?: Intl.NumberFormatOptions); }
  export class FluentResource { constructor(source: string); }
  export class FluentBundle {
    constructor(locale: string, options?: { useIsolating?: boolean });
    addResource(resource: FluentResource, options?: { allowOverrides?: boolean }): Error[];
    getMessage(id: string): { value: any } | undefined;
    formatPattern(pattern: any, args?: Record<string, any>, errors?: Error[] | null): string;
  }
}
