import { hex, mix, type Lch } from './colour.ts';
import type { Dice } from './dice.ts';
import type { Mood, MoodName } from './moods.ts';
import type { Pen } from './pen.ts';

/** `card` is 10:7; `hero` is 5:2 with its calm third at the left, `hero-rtl` at the right. */
export const shapes = ['card', 'hero', 'hero-rtl'] as const;
export type SceneShape = (typeof shapes)[number];

export function isSceneShape(value: unknown): value is SceneShape {
  return shapes.includes(value as SceneShape);
}

export const HEIGHT = 560;

/** The colours that come from the agency or from the lamp, already as `#rrggbb`. */
export interface Paints {
  /** The brand object, its shaded side, its lit side. */
  readonly brand: string;
  readonly brandShade: string;
  readonly brandLight: string;
  /** Off-white of boats, sheets, walls; dimmed after sunset. */
  readonly cream: string;
  readonly creamShade: string;
  /** The darkest shapes. */
  readonly ink: string;
  /** Lamp light. */
  readonly glow: string;
  /** What a window shows: lamp light after sunset, reflected sky before. */
  readonly pane: string;
}

/** Everything a scene draws with. Kinds are composed with the calm side at the left; {@link render} mirrors. */
export interface Stage {
  readonly width: number;
  readonly hero: boolean;
  /** True when the scene is only the view through a window: leave small things out. */
  readonly small: boolean;
  readonly seed: string;
  readonly variant: string | undefined;
  readonly dice: Dice;
  readonly mood: Mood;
  /** After sunset. */
  readonly dark: boolean;
  readonly pen: Pen;
  readonly paints: Paints;
  readonly hue: number;
  readonly chroma: number;
  /** Where the light stands; kinds may move it before they draw the sky. */
  readonly sun: { x: number; y: number; r: number };
  /** x of a place in the subject's zone: -1 its left edge, 0 its middle, 1 its right edge. */
  at(place: number): number;
  /** A man-made material (plaster, linen, stone) in this light: itself at noon, dimmed and coloured after sunset. */
  inLight(material: Lch): Lch;
  /** The same behind windows, where lamps are lit after sunset. */
  indoors(material: Lch): Lch;
  /** `base` seen through haze: 0 lost in it, 1 right here. */
  far(base: Lch, nearness: number): string;
}

export interface StageInput {
  readonly shape: SceneShape;
  readonly small: boolean;
  readonly seed: string;
  readonly variant: string | undefined;
  readonly dice: Dice;
  readonly mood: Mood;
  readonly pen: Pen;
  readonly hue: number;
  readonly chroma: number;
}

export function createStage(input: StageInput): Stage {
  const { mood, dice, hue, chroma } = input;
  const hero = input.shape !== 'card';
  const width = hero ? 1400 : 800;
  const middle = hero ? 930 : 400;
  const reach = hero ? 380 : 240;
  const at = (place: number) => middle + place * reach;
  const low = mood.name === 'dawn' || mood.name === 'gold' || mood.name === 'dusk';
  return {
    ...input,
    width,
    hero,
    dark: mood.lit > 0.4,
    paints: createPaints(mood, hue, chroma),
    sun: {
      x: at(dice.between(-0.85, 0.85)),
      y: low ? dice.between(170, 240) : dice.between(92, 138),
      r: low ? dice.between(50, 70) : mood.name === 'night' ? 34 : 38,
    },
    at,
    inLight: (material) => mix(material, ...air[mood.name]),
    indoors: (material) => mix(material, ...(mood.lit > 0.4 ? lamplight[mood.name] : air[mood.name])),
    far: (base, nearness) => hex(mix(mood.haze, base, nearness)),
  };
}

/** What each light lends to materials, and how much of it. */
const air: Record<MoodName, readonly [Lch, number]> = {
  dawn: [[0.78, 0.1, 10], 0.14],
  noon: [[0.9, 0.03, 220], 0.03],
  gold: [[0.76, 0.14, 58], 0.17],
  dusk: [[0.36, 0.14, 325], 0.38],
  night: [[0.24, 0.085, 266], 0.55],
};

const lamplight: Record<MoodName, readonly [Lch, number]> = {
  ...air,
  dusk: [[0.4, 0.1, 30], 0.36],
  night: [[0.34, 0.075, 42], 0.46],
};

function createPaints(mood: Mood, hue: number, chroma: number): Paints {
  const dark = mood.lit > 0.4;
  // Yellow is only yellow when it is light; a colourless brand is charcoal, which reads as meant.
  const yellowness = Math.max(0, 1 - Math.abs(((hue - 98 + 540) % 360) - 180) / 45);
  const grey = chroma < 0.03;
  const lightness = grey ? 0.36 : (dark ? 0.6 : 0.64) + yellowness * 0.19;
  const cream: Lch = mood.name === 'night' ? [0.82, 0.025, 85] : dark ? [0.92, 0.03, 70] : [0.97, 0.018, 85];
  return {
    brand: hex([lightness, chroma, hue]),
    brandShade: hex([lightness - (grey ? 0.1 : 0.14), chroma * 0.92, hue - yellowness * 16]),
    brandLight: hex([Math.min(0.93, lightness + 0.13), chroma * 0.8, hue]),
    cream: hex(cream),
    creamShade: hex(mix(cream, [0.62, 0.05, mood.top[2]], mood.name === 'night' ? 0.42 : 0.26)),
    ink: hex([mood.ink, 0.035, mood.land[2]]),
    glow: '#ffd98a',
    pane: dark ? '#ffd98a' : hex([0.55, 0.07, 240]),
  };
}
