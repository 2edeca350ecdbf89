import { hex, lighten, mix, type Lch } from '../colour.ts';
import { d } from '../pen.ts';
import type { Stage } from '../stage.ts';

/** A palm whose crown hangs over `lean`; the fronds have a lit and a shaded half. */
export function palm(stage: Stage, x: number, y: number, h: number, lean: number, near = 1): void {
  const { dice, pen, mood } = stage;
  const tx = x + lean;
  const ty = y - h;
  const w = h * 0.03 + 2;
  const bark = mix(mood.haze, [mood.ink + 0.12, 0.055, 50], near);
  pen.path(
    d`M${x - w * 1.5} ${y}C${x + lean * 0.1 - w} ${y - h * 0.45} ${x + lean * 0.5 - w} ${y - h * 0.8} ${tx - w * 0.5} ${ty}h${w}C${x + lean * 0.5 + w} ${y - h * 0.75} ${x + lean * 0.1 + w} ${y - h * 0.4} ${x + w * 1.5} ${y}z`,
    hex(bark),
  );
  let rings = '';
  for (let i = 1; i < (stage.small ? 4 : 9); i++) {
    const t = i / 9.5;
    // The trunk's curve, near enough for its rings.
    const cx = x + lean * (0.12 * t + 0.88 * t * t);
    rings += d`M${cx - w * (1.25 - 0.7 * t)} ${y - h * t}q${w} ${4} ${w * (2.4 - 1.4 * t)} 0`;
  }
  pen.stroke(rings, hex(lighten(bark, 0.09)), 1.6, { opacity: 0.55, cap: 'butt' });

  const dark = mix(mood.haze, mood.leaf, near);
  const fronds = 10;
  let upper = '';
  let lower = '';
  for (let i = 0; i < fronds; i++) {
    const a = -Math.PI * 1.13 + (Math.PI * 1.26 * i) / (fronds - 1) + dice.between(-0.1, 0.1);
    const l = h * 0.2 + dice.between(70, 105) * (0.35 + h / 500);
    // A frond that points straight up would be a spike: lean it to its side.
    const ex = Math.cos(a) * l + (i * 2 < fronds ? -0.2 : 0.2) * l * Math.abs(Math.sin(a));
    const ey = Math.sin(a) * l * 0.6 + l * 0.36;
    const cx = Math.cos(a) * l * 0.55;
    const cy = Math.sin(a) * l * 0.82 - l * 0.1;
    upper += d`M${tx} ${ty}q${cx} ${cy - l * 0.1} ${ex} ${ey}Q${tx + cx} ${ty + cy + l * 0.02} ${tx} ${ty}z`;
    // The under half is combed: three teeth along the hanging edge.
    const q = (t: number): [number, number] => [
      2 * (1 - t) * t * cx + t * t * ex,
      2 * (1 - t) * t * (cy + l * 0.02) + t * t * ey,
    ];
    lower += d`M${tx} ${ty}Q${tx + cx} ${ty + cy + l * 0.02} ${tx + ex} ${ty + ey}`;
    for (const t of [0.8, 0.58, 0.36]) {
      const [bx, by] = q(t);
      const drop = l * (0.2 - 0.09 * Math.abs(t - 0.5) * 2);
      lower += d`L${tx + bx + ex * 0.05} ${ty + by + drop}L${tx + bx - ex * 0.03} ${ty + by + drop * 0.45}`;
    }
    lower += 'z';
  }
  pen.path(lower, hex(dark));
  pen.path(upper, hex(mix(lighten(dark, 0.08), mood.sun, stage.dark ? 0.06 : 0.14)));
  pen.stroke(
    d`M${tx - 5} ${ty + 6}h0M${tx + 5} ${ty + 7}h0M${tx} ${ty + 10}h0`,
    hex(lighten(bark, -0.05)),
    h * 0.036,
  );
}

/** [x, foot, height] */
export type TreeSpot = readonly [x: number, y: number, h: number];

/**
 * Firs as three stacked skirts; the side away from the light is darker. Near ones are one drawing used again, back to
 * front so that they overlap properly; far ones without snow share one outline.
 */
export function pines(stage: Stage, spots: readonly TreeSpot[], colour: Lch, snow?: string): void {
  const { pen } = stage;
  const near = spots.some((spot) => spot[2] > 80);
  if (!near && (!snow || stage.small)) {
    pineGroup(stage, spots, colour, snow);
    return;
  }
  const sorted = [...spots].sort((a, b) => a[1] - b[1]);
  const symbol = pen.symbol(() => pineGroup(stage, [[0, 0, 100]], colour, snow));
  for (const [x, y, h] of sorted) {
    const k = Math.round(h) / 100;
    // The drawing has its light at the right; turn it to where the light is.
    const face = stage.sun.x < x ? -k : k;
    pen.use(symbol, `matrix(${face} 0 0 ${k} ${Math.round(x)} ${Math.round(y)})`);
  }
}

function pineGroup(stage: Stage, spots: readonly TreeSpot[], colour: Lch, snow?: string): void {
  const { pen } = stage;
  const alone = spots.length === 1;
  const away = !alone && stage.sun.x < (spots[0]?.[0] ?? 0) ? 1 : -1;
  let whole = '';
  let shade = '';
  let caps = '';
  for (const [x, y, h] of spots) {
    whole += d`M${x - h * 0.03} ${y}v${-h * 0.12}h${h * 0.06}v${h * 0.12}z`;
    for (let k = 2; k >= 0; k--) {
      const w = h * (0.15 + 0.065 * k);
      const top = y - h + h * 0.25 * k;
      const drop = h * 0.42;
      whole += d`M${x} ${top}l${w} ${drop}h${-2 * w}z`;
      shade += d`M${x} ${top}l${w * away} ${drop}l${-w * 1.05 * away} ${-h * 0.06}z`;
      if (snow) {
        // Snow lies on the light side of each skirt, ragged at its lower edge.
        const s = -away;
        caps += d`M${x} ${top}l${w * 0.62 * s} ${drop * 0.62}l${-w * 0.2 * s} ${-h * 0.012}l${-w * 0.12 * s} ${h * 0.035}l${-w * 0.2 * s} ${-h * 0.06}l${-w * 0.1 * s} ${h * 0.02}l${-w * 0.3 * s} ${-drop * 0.2}z`;
      }
    }
  }
  pen.path(whole, hex(colour));
  pen.path(shade, hex(lighten(colour, -0.06)));
  if (snow) pen.path(caps, snow);
}

/** Far firs along a shore: one element. */
export function treeLine(stage: Stage, y: number, low: number, high: number, fill: string): void {
  const { dice } = stage;
  let line = d`M-10 ${y + 8}`;
  for (let x = -10; x < stage.width + 10;) {
    const w = dice.between(8, 15) * (stage.hero ? 1.25 : 1) * (stage.small ? 1.7 : 1);
    line += d`L${x} ${y - 3}L${x + w / 2} ${y - dice.between(low, high)}`;
    x += w;
  }
  stage.pen.path(line + d`V${y + 8}z`, fill);
}

/** Round garden trees with a lit side: three elements for the row. */
export function roundTrees(stage: Stage, spots: readonly TreeSpot[], colour: Lch): void {
  const { pen, mood } = stage;
  let trunks = '';
  let crowns = '';
  let lights = '';
  for (const [x, y, h] of spots) {
    const r = h * 0.36;
    const side = stage.sun.x < x ? -1 : 1;
    const disc = (cx: number, cy: number, q: number) =>
      d`M${cx - q} ${cy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0`;
    trunks += d`M${x} ${y}v${-h * 0.5}`;
    crowns += disc(x, y - h + r, r) + disc(x - side * r * 0.5, y - h + r * 1.5, r * 0.72);
    lights += disc(x + side * r * 0.26, y - h + r * 0.76, r * 0.62);
  }
  pen.stroke(trunks, hex([mood.ink + 0.06, 0.04, 50]), 4, { cap: 'butt' });
  pen.path(crowns, hex(colour));
  pen.path(lights, hex(mix(lighten(colour, 0.03), mood.sun, stage.dark ? 0.05 : 0.12)));
}

/** Slender cypresses: two elements for the row. */
export function cypresses(stage: Stage, spots: readonly TreeSpot[], colour: Lch): void {
  let whole = '';
  let shade = '';
  for (const [x, y, h] of spots) {
    const w = h * 0.115;
    whole += d`M${x} ${y - h}c${w * 0.9} ${h * 0.3} ${w * 1.5} ${h * 0.75} ${w * 0.5} ${h}h${-w}c${-w} ${-h * 0.25} ${-w * 0.4} ${-h * 0.7} ${w * 0.5} ${-h}z`;
    shade += d`M${x} ${y - h}c${w * 0.9} ${h * 0.3} ${w * 1.5} ${h * 0.75} ${w * 0.5} ${h}h${-w * 0.4}c${w * 0.5} ${-h * 0.4} ${w * 0.3} ${-h * 0.7} ${-w * 0.1} ${-h}z`;
  }
  stage.pen.path(whole, hex(colour));
  stage.pen.path(shade, hex(lighten(colour, -0.07)));
}

/** Long blades from one root, as in a pot or at the side of a path. */
export function fan(stage: Stage, x: number, y: number, size: number, colour: Lch): void {
  const { dice, pen } = stage;
  let front = '';
  let back = '';
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * 0.93 + (Math.PI * 0.86 * i) / 8 + dice.between(-0.08, 0.08);
    const l = size * dice.between(0.65, 1);
    const blade = d`M${x} ${y}Q${x + Math.cos(a) * 18 - 7} ${y + Math.sin(a) * l * 0.6} ${x + Math.cos(a) * l * 0.8} ${y + Math.sin(a) * l}Q${x + Math.cos(a) * 32 + 8} ${y + Math.sin(a) * l * 0.5} ${x} ${y}z`;
    if (i % 2) front += blade;
    else back += blade;
  }
  pen.path(back, hex(lighten(colour, -0.06)));
  pen.path(front, hex(colour));
}
