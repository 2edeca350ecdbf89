import { hex, lighten, mix, type Lch } from '../colour.ts';
import { d } from '../pen.ts';
import type { Stage } from '../stage.ts';

export interface StreetLook {
  readonly from: number;
  readonly to: number;
  readonly base: number;
  readonly low: number;
  readonly high: number;
  /** 0 lost in haze, 1 right here. */
  readonly near: number;
  /** Doors, shutters and flower boxes. */
  readonly detailed?: boolean;
  /** Too far away to see its windows. */
  readonly plain?: boolean;
}

const plasters: [Lch, ...Lch[]] = [
  [0.9, 0.05, 80],
  [0.84, 0.08, 55],
  [0.82, 0.07, 25],
  [0.86, 0.05, 200],
  [0.88, 0.06, 100],
  [0.8, 0.06, 250],
  [0.93, 0.02, 80],
  [0.84, 0.06, 150],
];

/** A row of narrow plastered houses under tiled roofs, wall to wall. */
export function street(stage: Stage, look: StreetLook): void {
  const { dice, pen, mood, paints } = stage;
  const tint = (c: Lch) => mix(mood.haze, stage.inLight(c), look.near);
  const roofColour = tint([0.62, 0.13, 38]);
  let roofs = '';
  let eaves = '';
  let panes = '';
  let darkPanes = '';
  let doors = '';
  let previous = -1;
  for (let x = look.from; x < look.to;) {
    const w = Math.min(Math.round(dice.between(62, 92) * (look.detailed ? 1 : 0.72)), look.to - x + 30);
    const h = dice.int(look.low, look.high);
    const top = look.base - h;
    let colour = dice.int(0, plasters.length - 1);
    if (colour === previous) colour = (colour + 3) % plasters.length;
    previous = colour;
    const wall = tint(plasters[colour] ?? plasters[0]);
    const front = dice.chance(0.45);
    if (front) {
      // Gable towards the street.
      pen.path(
        d`M${x} ${look.base}V${top}L${x + w / 2} ${top - w * 0.42}L${x + w} ${top}V${look.base}z`,
        hex(wall),
      );
      eaves += d`M${x - 4} ${top + 4}L${x + w / 2} ${top - w * 0.42 - 3}L${x + w + 4} ${top + 4}`;
    } else {
      pen.rect(x, top, w + 0.5, h, hex(wall));
      roofs += d`M${x - 4} ${top + 3}l10 -26h${w - 12}l10 26z`;
    }
    pen.rect(x + w * 0.84, top + 3, w * 0.16, h - 3, hex(lighten(wall, -0.07)), { opacity: 0.6 });
    const columns = w > (look.detailed ? 86 : 60) ? 3 : 2;
    const gap = w / (columns + 0.35);
    const rows = look.plain ? 0 : Math.floor((h - (look.detailed ? 52 : 10)) / 44);
    for (let r = 0; r < rows; r++) {
      for (let c = 0; c < columns; c++) {
        const wx = Math.round(x + gap * (c + 0.42));
        const wy = Math.round(top + 18) + r * 44;
        const hole = d`M${wx + 6} ${wy}v19`;
        if (stage.dark ? dice.chance(0.55) : true) panes += hole;
        else darkPanes += hole;
      }
    }
    if (look.detailed) doors += d`M${x + w * 0.38} ${look.base}v-28a9 9 0 0 1 18 0v28z`;
    x += w + 0.5;
  }
  pen.path(roofs, hex(roofColour));
  pen.stroke(eaves, hex(roofColour), look.detailed ? 7 : 5);
  // Shutters are a wider stroke under the same windows.
  const shutter = hex(tint([0.5, 0.08, 165]));
  if (look.detailed) pen.stroke(panes + darkPanes, shutter, 23, { cap: 'butt' });
  pen.stroke(panes, paints.pane, 12, { cap: 'butt', opacity: look.detailed ? 1 : 0.35 + 0.4 * look.near });
  pen.stroke(darkPanes, hex(tint([0.35, 0.05, 250])), 12, { cap: 'butt' });
  pen.path(doors, hex(tint([0.42, 0.08, 40])));
}

/** A campanile with a pointed cap. */
export function bellTower(stage: Stage, x: number, base: number, h: number, near: number): void {
  const { pen, mood } = stage;
  const tint = (c: Lch) => mix(mood.haze, stage.inLight(c), near);
  const wall = tint([0.9, 0.03, 75]);
  const side = stage.sun.x < x ? 1 : -1;
  pen.rect(x - 22, base - h, 44, h, hex(wall));
  pen.rect(side > 0 ? x + 6 : x - 22, base - h, 16, h, hex(lighten(wall, -0.08)));
  pen.path(
    d`M${x - 27} ${base - h}L${x} ${base - h - 58}L${x + 27} ${base - h}z`,
    hex(tint([0.6, 0.12, 38])),
  );
  pen.path(
    d`M${x} ${base - h - 58}L${x + side * 27} ${base - h}h${-side * 20}z`,
    hex(lighten(tint([0.6, 0.12, 38]), -0.08)),
  );
  pen.path(
    d`M${x - 14} ${base - h + 42}v-20a6 6 0 0 1 12 0v20zM${x + 2} ${base - h + 42}v-20a6 6 0 0 1 12 0v20z`,
    stage.dark ? stage.paints.glow : hex(tint([0.4, 0.05, 250])),
  );
  pen.stroke(
    d`M${x - 24} ${base - h + 52}h48M${x} ${base - h - 58}v-16M${x - 5} ${base - h - 68}h10`,
    hex(lighten(wall, -0.12)),
    3,
  );
}

/** A log cabin with a lamp behind its windows. */
export function cabin(stage: Stage, x: number, y: number, size: number, snow?: string): void {
  const { pen, paints, mood } = stage;
  const k = (v: number) => v * size;
  const wall: Lch = [stage.dark ? 0.34 : 0.45, 0.065, 48];
  const light = stage.dark || mood.name === 'dawn' ? paints.glow : paints.cream;
  pen.rect(x + k(76), y - k(88), k(12), k(30), hex(lighten(wall, -0.05)));
  pen.path(d`M${x} ${y}v${k(-44)}l${k(48)} ${k(-36)}l${k(48)} ${k(36)}v${k(44)}z`, hex(wall));
  pen.stroke(
    d`M${x} ${y - k(12)}h${k(96)}M${x} ${y - k(23)}h${k(96)}M${x} ${y - k(34)}h${k(96)}`,
    hex(lighten(wall, -0.07)),
    k(1.6),
    { cap: 'butt' },
  );
  pen.path(
    d`M${x - k(15)} ${y - k(36)}l${k(63)} ${k(-52)}l${k(63)} ${k(52)}l${k(-6)} ${k(6)}l${k(-57)} ${k(-46)}l${k(-57)} ${k(46)}z`,
    snow ?? hex([mood.ink + 0.02, 0.045, 40]),
  );
  pen.path(
    d`M${x + k(14)} ${y - k(34)}h${k(22)}v${k(20)}h${k(-22)}zM${x + k(58)} ${y}v${k(-33)}h${k(22)}v${k(33)}zM${x + k(41)} ${y - k(58)}h${k(14)}v${k(13)}h${k(-14)}z`,
    light,
  );
  pen.stroke(d`M${x + k(25)} ${y - k(34)}v${k(20)}M${x + k(14)} ${y - k(24)}h${k(22)}`, hex(wall), k(2), {
    cap: 'butt',
  });
}
