// Preloaded into the processes that are tortured: their `Date` is ahead of the machine's by what a shared file says (so that half an hour
// passes in a second for all of them), and wrong by a skew of each one's own. Durations stay as they are. The product knows
// nothing of it. Time passes five times as quickly (`round.ts`), and so do the rests of about a second between two sweeps for due jobs and
// the ten seconds between two beats of a lease.

import { readFileSync } from 'node:fs';

const file = process.env.TORTURE_CLOCK ?? '';
const skew = Number(process.env.TORTURE_SKEW_MS ?? 0);
const Real = Date;
const realNow = Real.now.bind(Real);
let ahead = 0;
let readAt = -Infinity;

function now() {
  if (performance.now() - readAt >= 25) {
    readAt = performance.now();
    try {
      const text = readFileSync(file, 'utf8');
      if (text) ahead = Number(text);
    } catch {
      // Between two of its lives: what was read last still holds.
    }
  }
  return realNow() + ahead + skew;
}

globalThis.Date = new Proxy(Real, {
  construct: (target, args, self) => Reflect.construct(target, args.length === 0 ? [now()] : args, self),
  apply: () => new Real(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key, target)),
});
Real.prototype.constructor = globalThis.Date;

/** @type {(least: number, most: number) => ProxyHandler<any>} */
const quicker = (least, most) => ({
  apply: (target, self, [work, ms, ...rest]) =>
    Reflect.apply(target, self, [work, ms >= least && ms <= most ? ms / 5 : ms, ...rest]),
});
globalThis.setTimeout = new Proxy(globalThis.setTimeout, quicker(900, 1_100));
globalThis.setInterval = new Proxy(globalThis.setInterval, quicker(9_000, 11_000));

// A process that ends by itself says what for.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  process.stderr.write(
    `${JSON.stringify({ torture: origin, name: error?.name, listeners: new Error().stack })}\n`,
  );
});
