/**
 * Everything in the sandbox follows from these: the same names give the same numbers on every machine and in every run.
 */

/** 32-bit FNV-1a with a final mix, so that neighbouring names differ in every bit. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return mix(h, 0);
}

/** A new 32-bit number from two; cheap enough for the inner loop over nights. */
export function mix(a: number, b: number): number {
  let h = Math.imul(a ^ Math.imul(b + 0x9e3779b9, 0x85ebca6b), 0xc2b2ae35);
  h ^= h >>> 15;
  h = Math.imul(h, 0x27d4eb2f);
  h ^= h >>> 13;
  h = Math.imul(h, 0x165667b1);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 0 ≤ x < 1 from a hash. */
export function unit(h: number): number {
  return h / 0x1_0000_0000;
}

/** Dice that start from a name and never repeat a throw. */
export interface Dice {
  /** 0 ≤ x < 1. */
  next(): number;
  /** Whole number, both ends included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

export function createDice(seed: number | string): Dice {
  let state = typeof seed === 'string' ? hash(seed) : seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}
