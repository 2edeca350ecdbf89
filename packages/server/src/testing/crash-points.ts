// Kills a server at any step boundary, in a test: every transaction and every call to a neighbour is counted, and the chosen one never
// comes back, as after kill -9. Nothing in the product knows of it.

import type { PaymentGateway } from '@portolan/payments';

/** `before`: it never happened; `after`: it happened, and nobody was told. */
export type CrashMoment = 'before' | 'after';

/** One step boundary that was passed, in order: `transaction`, `aurora.book`, `gateway.capture` … */
export type CrashPoint = string;

/** One life of a server: what it does is counted, and may end. A new server gets a life of its own. */
export interface Life {
  /** The points that were passed since the last {@link Life.arm}, or since the beginning. */
  readonly passed: readonly CrashPoint[];
  /** Dies at the `index`th point from now on (0 is the next one). Resolves when it has died. */
  arm(index: number, moment: CrashMoment): Promise<CrashPoint>;
  /** Counts from 0 again. */
  recount(): void;
  supplier<S extends { readonly name: string }>(supplier: S): S;
  gateway<G extends PaymentGateway>(gateway: G): G;
  /** `withAgency` is every transaction that a mutation makes. */
  database<D extends { withAgency: unknown }>(database: D): D;
}

/**
 * Keeps the clocks that are set from now on (heartbeats of leases, patience with suppliers), to stop them with the server that set them: a
 * call that never comes back never stops its own, and each would keep a whole dead server in memory, some for as long as the test runs.
 * For tests of one server at a time.
 */
export function holdTimers(): { stopAll(): void; release(): void } {
  const { setInterval: every, setTimeout: after } = globalThis;
  const running = new Set<NodeJS.Timeout>();
  const stopAll = () => {
    for (const timer of running) clearTimeout(timer);
    running.clear();
  };
  const held = <F extends typeof every | typeof after>(real: F): F =>
    Object.defineProperties((...args: Parameters<F>) => {
      const timer = (real as (...all: unknown[]) => NodeJS.Timeout)(...args);
      running.add(timer);
      return timer;
    }, Object.getOwnPropertyDescriptors(real)) as unknown as F;
  globalThis.setInterval = held(every);
  globalThis.setTimeout = held(after);
  return {
    stopAll,
    release() {
      stopAll();
      globalThis.setInterval = every;
      globalThis.setTimeout = after;
    },
  };
}

const supplierVerbs = new Set([
  'quote', 'hold', 'release', 'book', 'pay', 'retrieve', 'cancelQuote', 'cancel', 'acceptChange',
]); // prettier-ignore
const gatewayVerbs = new Set(['authorise', 'capture', 'void', 'refund', 'retrieve', 'confirm']);

export function createLife(): Life {
  let passed: CrashPoint[] = [];
  let armed: { index: number; moment: CrashMoment; die: (point: CrashPoint) => void } | null = null;
  /** After its death a server does nothing at all any more. */
  let dead = false;
  const never = new Promise<never>(() => undefined);

  async function pass<T>(point: CrashPoint, work: () => Promise<T>): Promise<T> {
    if (dead) return never;
    const index = passed.push(point) - 1;
    const mine = armed?.index === index ? armed : null;
    if (!mine) {
      const result = await work();
      return dead ? never : result;
    }
    if (mine.moment === 'after') await work().catch(() => undefined);
    dead = true;
    mine.die(point);
    return never;
  }

  const wrap = <T extends object>(target: T, verbs: ReadonlySet<string>, name: string): T =>
    new Proxy(target, {
      get(object, key, receiver) {
        const member: unknown = Reflect.get(object, key, receiver);
        if (typeof member !== 'function') return member;
        const bound = (member as (...args: unknown[]) => Promise<unknown>).bind(object);
        if (!verbs.has(String(key))) return bound;
        return (...args: unknown[]) =>
          pass(name ? `${name}.${String(key)}` : 'transaction', () => bound(...args));
      },
    });

  return {
    get passed() {
      return passed;
    },
    arm(index, moment) {
      passed = [];
      return new Promise((die) => (armed = { index, moment, die }));
    },
    recount() {
      passed = [];
      armed = null;
    },
    supplier: (supplier) => wrap(supplier, supplierVerbs, supplier.name),
    gateway: (gateway) => wrap(gateway, gatewayVerbs, 'gateway'),
    database: (database) => wrap(database, new Set(['withAgency']), ''),
  };
}
