/** FNV-1a over UTF-16 code units: 32 unsigned bits, the same on every machine. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** A seeded source of choices. The order of calls is part of the picture: adding one in the middle changes every scene. */
export interface Dice {
  /** A number in [from, to). */
  between(from: number, to: number): number;
  /** An integer in [from, to], both ends included. */
  int(from: number, to: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  pick<T>(options: readonly [T, ...T[]]): T;
}

/** mulberry32: small, fast, and integer-only up to its last division, so no engine can round it differently. */
export function createDice(seed: string): Dice {
  let state = hash(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    between: (from, to) => from + (to - from) * next(),
    int: (from, to) => from + Math.floor((to - from + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
