// Preloaded into the processes that are tortured: their `Date` is ahead of the machine's by what a shared file says (so that half an hour
// passes in a second for all of them), and wrong by a skew of each one's own. Timers and durations stay as they are. The product knows
// nothing of it.

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

// A process that ends by itself says what for.
process.on('uncaughtExceptionMonitor', (error, origin) => {
  process.stderr.write(
    `${JSON.stringify({ torture: origin, name: error?.name, listeners: new Error().stack })}\n`,
  );
});
