import { turn, type Lch } from './colour.ts';

/** The five lights a scene can stand in. */
export const moods = ['dawn', 'noon', 'gold', 'dusk', 'night'] as const;
export type MoodName = (typeof moods)[number];

/** Colours of one light. `lit` 0–1 says how many lamps burn; `ink` is the lightness of the darkest shapes. */
export interface Mood {
  readonly name: MoodName;
  readonly top: Lch;
  readonly mid: Lch;
  readonly low: Lch;
  readonly sun: Lch;
  readonly haze: Lch;
  readonly sea: Lch;
  readonly land: Lch;
  readonly leaf: Lch;
  readonly sand: Lch;
  readonly ink: number;
  readonly lit: number;
}

export function isMood(value: unknown): value is MoodName {
  return moods.includes(value as MoodName);
}

/** A mood whose hues are turned a little, so that two noons are not the same noon. */
export function createMood(name: MoodName, degrees: number): Mood {
  const m = table[name];
  // The sun, sand and leaves keep closer to nature than the air does.
  return {
    name,
    top: turn(m.top, degrees),
    mid: turn(m.mid, degrees),
    low: turn(m.low, degrees * 0.7),
    sun: turn(m.sun, degrees * 0.5),
    haze: turn(m.haze, degrees),
    sea: turn(m.sea, degrees),
    land: turn(m.land, degrees),
    leaf: turn(m.leaf, degrees * 0.6),
    sand: turn(m.sand, degrees * 0.4),
    ink: m.ink,
    lit: m.lit,
  };
}

const table: Record<MoodName, Omit<Mood, 'name'>> = {
  dawn: {
    top: [0.7, 0.09, 275],
    mid: [0.83, 0.085, 15],
    low: [0.93, 0.075, 65],
    sun: [0.98, 0.05, 85],
    haze: [0.88, 0.06, 35],
    sea: [0.66, 0.08, 240],
    land: [0.52, 0.07, 295],
    leaf: [0.43, 0.07, 190],
    sand: [0.88, 0.06, 70],
    ink: 0.3,
    lit: 0,
  },
  noon: {
    top: [0.64, 0.135, 246],
    mid: [0.79, 0.095, 230],
    low: [0.94, 0.04, 210],
    sun: [0.995, 0.03, 100],
    haze: [0.9, 0.04, 220],
    sea: [0.67, 0.12, 214],
    land: [0.58, 0.09, 185],
    leaf: [0.53, 0.125, 148],
    sand: [0.92, 0.06, 88],
    ink: 0.32,
    lit: 0,
  },
  gold: {
    top: [0.64, 0.105, 38],
    mid: [0.79, 0.14, 60],
    low: [0.93, 0.1, 88],
    sun: [0.985, 0.08, 95],
    haze: [0.86, 0.1, 68],
    sea: [0.6, 0.095, 32],
    land: [0.48, 0.1, 28],
    leaf: [0.43, 0.09, 122],
    sand: [0.85, 0.09, 72],
    ink: 0.27,
    lit: 0.25,
  },
  dusk: {
    top: [0.35, 0.12, 285],
    mid: [0.56, 0.16, 345],
    low: [0.81, 0.15, 48],
    sun: [0.93, 0.12, 70],
    haze: [0.62, 0.13, 350],
    sea: [0.44, 0.11, 300],
    land: [0.36, 0.1, 300],
    leaf: [0.27, 0.06, 290],
    sand: [0.62, 0.09, 30],
    ink: 0.2,
    lit: 0.6,
  },
  night: {
    top: [0.2, 0.07, 268],
    mid: [0.32, 0.09, 266],
    low: [0.53, 0.1, 248],
    sun: [0.96, 0.03, 95],
    haze: [0.42, 0.08, 256],
    sea: [0.31, 0.08, 254],
    land: [0.3, 0.06, 262],
    leaf: [0.22, 0.045, 225],
    sand: [0.48, 0.05, 80],
    ink: 0.15,
    lit: 0.85,
  },
};
