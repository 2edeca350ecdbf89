import { hex, lighten, mix, type Lch } from '../colour.ts';
import { d } from '../pen.ts';
import type { Stage } from '../stage.ts';

export interface WaterLook {
  /** @default the mood's sea */
  readonly base?: Lch;
  /** Colour near the viewer. */
  readonly near?: Lch;
  /** Whether the light draws a path on it. @default true */
  readonly glints?: boolean;
}

/** Water from the horizon `y` downwards: sky on it far away, its own colour near, a path of light, ripples. */
export function water(stage: Stage, y: number, h: number, look: WaterLook = {}): void {
  const { pen, mood, dice, width } = stage;
  const base = look.base ?? mood.sea;
  const near = look.near ?? [base[0] * 0.8, base[1], base[2]];
  pen.rect(
    0,
    y,
    width,
    h,
    pen.linear([
      [0, hex(mix(base, mood.low, 0.6))],
      [0.32, hex(base)],
      [1, hex(near)],
    ]),
  );
  if (look.glints !== false) lightPath(stage, y, h);
  const ripple = hex(mix(base, [0.98, 0.02, 200], 0.5));
  for (const [from, to, weight] of [
    [0.04, 0.3, 1.4],
    [0.3, 0.95, 2.4],
  ] as const) {
    let lines = '';
    const count = stage.small ? 4 : Math.round(width / 105);
    for (let i = 0; i < count; i++) {
      const t = dice.between(from, to);
      lines += d`M${dice.between(-10, width)} ${y + t * h}h${dice.between(20, 80) * (0.4 + t)}`;
    }
    pen.stroke(lines, ripple, weight, { opacity: 0.22 + weight * 0.09 });
  }
}

/** Broken strokes under the light, wider and fainter towards the viewer: three elements. */
export function lightPath(stage: Stage, y: number, h: number, x = stage.sun.x): void {
  const { dice, pen, mood } = stage;
  const colour = hex(lighten(mood.sun, 0.02));
  for (const [from, to, weight, opacity] of [
    [0, 0.3, 1.8, 0.75],
    [0.3, 0.62, 2.8, 0.55],
    [0.62, 1, 4, 0.34],
  ] as const) {
    let strokes = '';
    const count = stage.small ? 4 : 9;
    for (let i = 0; i < count; i++) {
      const t = from + ((to - from) * (i + 0.4)) / count;
      const w = (9 + t * 62) * dice.between(0.45, 1.15);
      strokes += d`M${x - w / 2 + dice.between(-13, 13) * (1 + t * 2)} ${y + 4 + t * t * h * 0.92}h${w}`;
    }
    pen.stroke(strokes, colour, weight, { opacity });
  }
}

/** Rows of low waves across the whole width. */
export function swell(stage: Stage, y: number, rows: number, colour: Lch): void {
  const { pen, dice } = stage;
  for (let i = 0; i < rows; i++) {
    const length = 60 + i * 14;
    let line = d`M${dice.between(-length, 0)} ${y + i * (18 + i * 2)}`;
    line += d`q${length / 4} ${-7 - i} ${length / 2} 0`;
    line += d`t${length / 2} 0`.repeat(Math.ceil((stage.width + length) / (length / 2)));
    pen.stroke(line, hex(colour), 1.5 + i * 0.5, { opacity: 0.14 + 0.05 * i });
  }
}
