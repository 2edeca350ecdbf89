import { hex, mix, type Lch } from '../colour.ts';
import { d, polygon } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

type Point = [number, number];

export interface PeakLook {
  /** 0 lost in haze, 1 right here. */
  readonly near: number;
  readonly snow?: boolean;
  /** @default the mood's land colour */
  readonly land?: Lch;
}

/** A mountain of one lit and one shaded face with a broken ridge between them; snow follows the faces. */
export function peak(stage: Stage, x: number, base: number, w: number, h: number, look: PeakLook): void {
  const { dice, pen, mood } = stage;
  const land = look.land ?? mood.land;
  const shade = stage.far(land, look.near);
  const lit = hex(mix(mix(mood.haze, land, look.near), mood.sun, stage.dark ? 0.18 : 0.36));
  const lightFromLeft = stage.sun.x < x;
  const top: Point = [x + dice.between(-0.06, 0.06) * w, base - h];
  const jag = dice.between(0.3, 0.4);
  const left: Point = [top[0] - w * 0.5 * jag - dice.between(0, 10), top[1] + h * jag + dice.between(2, 12)];
  const right: Point = [top[0] + w * 0.5 * jag + dice.between(0, 12), top[1] + h * jag + dice.between(4, 14)];
  const spine: Point[] = [
    [top[0] + dice.between(-0.02, 0.04) * w, base - h * 0.72],
    [top[0] + dice.between(-0.09, 0.01) * w, base - h * 0.45],
    [top[0] + dice.between(0.02, 0.1) * w, base - h * 0.24],
    [top[0] + dice.between(-0.06, 0.04) * w, base],
  ];
  const west: Point = [x - w / 2, base];
  const east: Point = [x + w / 2, base];
  pen.path(polygon([west, left, top, right, east]), lightFromLeft ? shade : lit);
  pen.path(polygon([west, left, top, ...spine]), lightFromLeft ? lit : shade);
  if (!look.snow) return;

  const depth = h * dice.between(0.27, 0.36);
  const along = (corner: Point): number =>
    top[0] + (corner[0] - top[0]) * Math.min(1, depth / (corner[1] - top[1]));
  const hem: Point[] = [];
  for (let i = 0; i <= 6; i++) {
    const edge = i === 0 || i === 6;
    const sag = edge ? 1 : (i % 2 ? 0.66 : 1.2) + dice.between(-0.08, 0.12);
    hem.push([along(right) + ((along(left) - along(right)) * i) / 6, top[1] + depth * sag]);
  }
  const bend = spine[0] ?? top;
  const white = hex(mix([0.985, 0.01, 240], mood.haze, (stage.dark ? 0.26 : 0.03) + 0.3 * (1 - look.near)));
  const blue = hex(mix([0.86, 0.035, 250], mood.haze, (stage.dark ? 0.4 : 0.12) + 0.35 * (1 - look.near)));
  pen.path(polygon([top, ...hem]), lightFromLeft ? blue : white);
  pen.path(polygon([top, bend, ...hem.filter((p) => p[0] <= bend[0])]), lightFromLeft ? white : blue);
}

/** Gently rolling ground from edge to edge, down to the bottom. `rough` 0–1. */
export function ridge(
  stage: Stage,
  y: number,
  amplitude: number,
  fill: string,
  step = 60,
  rough = 0.9,
  bottom = HEIGHT,
): void {
  const { dice } = stage;
  let v = dice.between(-1, 1);
  let px = -step;
  let py = y - amplitude * v;
  let path = d`M${px} ${bottom}V${py}`;
  for (let x = 0; x <= stage.width + step; x += step) {
    v = v * 0.55 + dice.between(-1, 1) * rough;
    const ny = y - amplitude * v;
    path += d`C${px + step / 2} ${py} ${x - step / 2} ${ny} ${x} ${ny}`;
    px = x;
    py = ny;
  }
  stage.pen.path(path + d`V${bottom}z`, fill);
}

/** A band of mist, thickest near its foot; put between two rows of hills it sets them apart. */
export function haze(
  stage: Stage,
  y: number,
  h: number,
  strength: number,
  colour: Lch = stage.mood.haze,
): void {
  const veil = hex(colour);
  stage.pen.rect(
    0,
    y,
    stage.width,
    h,
    stage.pen.linear([
      [0, veil, 0],
      [0.7, veil, strength],
      [1, veil, 0],
    ]),
  );
}
