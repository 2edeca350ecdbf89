import { hex, lighten, type Lch } from '../colour.ts';
import { d } from '../pen.ts';
import type { Stage } from '../stage.ts';

/** The room's own colours, already dimmed for the hour. */
export interface Shades {
  readonly tint: (c: Lch) => Lch;
  readonly wall: Lch;
  readonly floor: Lch;
  readonly wood: Lch;
  readonly linen: Lch;
  readonly curtain: Lch;
}

export interface Opening {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Upright bars between its panes. */
  readonly bars: number;
}

/** A window on another scene, its frame and sill. */
export function window(stage: Stage, c: Shades, o: Opening, view: string): void {
  const { pen } = stage;
  const wide = o.w / o.h > 1.6;
  const box = wide ? '40 96 720 390' : '110 60 580 490';
  pen.raw(
    `<svg x="${o.x.toFixed(0)}" y="${o.y}" width="${o.w}" height="${o.h}" viewBox="${box}" preserveAspectRatio="xMidYMid slice">${view}</svg>`,
  );
  let shine = '';
  const pane = o.w / (o.bars + 1);
  for (let i = 0; i <= o.bars; i++) {
    const px = o.x + pane * i;
    shine += d`M${px + pane * 0.62} ${o.y}h${pane * 0.16}l${-pane * 0.42} ${o.h}h${-pane * 0.16}z`;
  }
  pen.path(shine, '#fff', { opacity: stage.dark ? 0.05 : 0.12 });
  let frame = d`M${o.x} ${o.y}h${o.w}v${o.h}h${-o.w}z`;
  for (let i = 1; i <= o.bars; i++) frame += d`M${o.x + pane * i} ${o.y}v${o.h}`;
  pen.stroke(frame, hex(c.linen), 10, { cap: 'butt' });
  pen.stroke(d`M${o.x + 6} ${o.y + o.h}V${o.y + 6}H${o.x + o.w - 6}`, '#000', 2, {
    cap: 'butt',
    opacity: 0.14,
  });
  pen.rect(o.x - 14, o.y + o.h + 3, o.w + 28, 12, hex(lighten(c.linen, -0.03)), { rx: 2 });
  pen.rect(o.x - 14, o.y + o.h + 12, o.w + 28, 3, '#000', { opacity: 0.12 });
}

/** Two gathered curtains on a rod. */
export function curtains(
  stage: Stage,
  c: Shades,
  x: number,
  y: number,
  w: number,
  foot: number,
  width = 62,
): void {
  const { pen } = stage;
  for (const [edge, s] of [
    [x - 36, 1],
    [x + w + 36, -1],
  ] as const) {
    const f = s * (width / 4);
    const h = foot - y + 20;
    pen.path(
      d`M${edge} ${y - 20}h${4 * f}C${edge + 4.3 * f} ${y + h * 0.4} ${edge + 3.2 * f} ${y + h * 0.7} ${edge + 3.7 * f} ${y + h - 20}h${-3.9 * f}C${edge - 0.4 * f} ${y + h * 0.6} ${edge + 0.2 * f} ${y + h * 0.3} ${edge} ${y - 20}z`,
      hex(c.curtain),
    );
    let folds = '';
    for (const t of [0.8, 1.9, 3])
      folds += d`M${edge + t * f} ${y - 20}C${edge + (t + 0.3) * f} ${y + h * 0.4} ${edge + (t - 0.5) * f} ${y + h * 0.7} ${edge + (t - 0.15) * f} ${y + h - 20}h${0.5 * f}C${edge + (t + 0.1) * f} ${y + h * 0.7} ${edge + (t + 0.9) * f} ${y + h * 0.4} ${edge + (t + 0.5) * f} ${y - 20}z`;
    pen.path(folds, hex(lighten(c.curtain, -0.06)));
  }
  pen.stroke(d`M${x - 54} ${y - 24}H${x + w + 54}`, hex(c.tint([0.45, 0.04, 60])), 7);
  pen.circle(x - 56, y - 24, 7, hex(c.tint([0.4, 0.04, 60])));
  pen.circle(x + w + 56, y - 24, 7, hex(c.tint([0.4, 0.04, 60])));
}

/** A bed seen from its foot; `headY` is the top of the headboard. */
export function bed(stage: Stage, c: Shades, x: number, pillowY: number, headY = 276, w = 370): void {
  const { pen, paints, hue, chroma } = stage;
  const head = c.tint([0.42, chroma * 0.55, hue]);
  pen.ellipse(x + w / 2, 532, w * 0.62, 22, hex(c.tint([0.62, chroma * 0.42, hue + 30])), { opacity: 0.75 });
  pen.path(d`M${x + 4} 470V${headY + 26}q0 -26 26 -26h${w - 60}q26 0 26 26V470z`, hex(head));
  let tufts = '';
  for (let i = 1; i < 6; i++) tufts += d`M${x + 4 + (i * (w - 8)) / 6} ${headY + 8}V400`;
  pen.stroke(tufts, '#000', 2, { opacity: 0.14 });
  pen.stroke(d`M${x + 12} ${headY + 30}q0 -22 22 -22h${w - 68}`, '#fff', 2.5, { opacity: 0.18 });
  pen.path(d`M${x + 4} 496h14v34h-14zM${x + w - 18} 496h14v34h-14z`, hex(c.tint([0.32, 0.04, 50])));
  const sheet = hex(c.linen);
  const shade = hex(lighten(c.linen, -0.055));
  pen.path(d`M${x} 504V420q0 -16 16 -16h${w - 32}q16 0 16 16v84q0 6 -6 6H${x + 6}q-6 0 -6 -6z`, sheet);
  const p = (w - 60) / 2 - 22;
  pen.rect(x + 30, pillowY - 2, p, 56, shade, { rx: 22 });
  pen.rect(x + w - 30 - p, pillowY - 2, p, 56, shade, { rx: 22 });
  pen.rect(x + 46, pillowY + 12, p - 20, 48, sheet, { rx: 20 });
  pen.rect(x + w - 26 - p, pillowY + 12, p - 20, 48, sheet, { rx: 20 });
  pen.stroke(
    d`M${x + 58} ${pillowY + 56}q${p / 2 - 14} 8 ${p - 44} 0M${x + w - 14 - p} ${pillowY + 56}q${p / 2 - 14} 8 ${p - 44} 0`,
    shade,
    3,
  );
  pen.rect(x + w / 2 - 44, pillowY + 26, 88, 42, paints.brand, { rx: 15 });
  pen.stroke(d`M${x + w / 2 - 30} ${pillowY + 60}q30 7 60 0`, paints.brandShade, 3);
  const half = w / 2 + 3;
  pen.path(
    d`M${x - 3} 512V446q${half / 2} -16 ${half} -6t${half} -6v78q0 8 -8 8H${x + 5}q-8 0 -8 -8z`,
    paints.brand,
  );
  pen.path(
    d`M${x - 3} 456V446q${half / 2} -16 ${half} -6t${half} -6v12q${-half / 2} -4 ${-half} 6t${-half} 4z`,
    paints.brandLight,
  );
  pen.path(d`M${x - 3} 492q${half} 14 ${2 * half} -4v24q0 8 -8 8H${x + 5}q-8 0 -8 -8z`, paints.brandShade, {
    opacity: 0.6,
  });
  pen.stroke(d`M${x + w * 0.24} 456q-6 30 4 50M${x + w * 0.7} 456q8 28 0 50`, paints.brandShade, 3, {
    opacity: 0.5,
  });
}

/** A bed seen from its side, head at the right. */
export function sideBed(stage: Stage, c: Shades, x: number, y: number, w: number): void {
  const { pen, paints, hue, chroma } = stage;
  pen.ellipse(x + w / 2, y + 16, w * 0.56, 15, '#000', { opacity: 0.16 });
  pen.path(
    d`M${x + w - 10} ${y + 14}V${y - 206}q0 -18 16 -18h10q16 0 16 18V${y + 14}z`,
    hex(c.tint([0.42, chroma * 0.55, hue])),
  );
  pen.path(d`M${x + 8} ${y - 20}h12v36h-12zM${x + w - 24} ${y - 20}h12v36h-12z`, hex(c.wood));
  pen.rect(x, y - 34, w, 26, hex(c.wood), { rx: 4 });
  pen.path(d`M${x + 4} ${y - 30}v-46q0 -14 16 -14h${w - 30}v60z`, hex(c.linen));
  pen.path(d`M${x + w - 128} ${y - 88}q8 -48 70 -44q50 2 52 20v24z`, hex(lighten(c.linen, -0.05)));
  pen.path(d`M${x + w - 104} ${y - 88}q12 -34 56 -32q38 2 40 14v18z`, hex(c.linen));
  pen.path(d`M${x + w - 148} ${y - 90}q4 -38 42 -36q34 2 30 36z`, paints.brandLight);
  pen.path(d`M${x - 4} ${y - 20}v-60q0 -18 20 -18h${w * 0.5}q22 2 30 22q6 22 -2 56z`, paints.brand);
  pen.path(d`M${x - 4} ${y - 20}v-22q${w * 0.3} 12 ${w * 0.62} -4q4 14 0 26z`, paints.brandShade);
  pen.path(
    d`M${x + w * 0.5 - 10} ${y - 98}h22q22 2 30 22q6 22 -2 56h-24q10 -36 2 -56q-8 -18 -28 -22z`,
    paints.brandLight,
  );
  pen.stroke(d`M${x + w * 0.2} ${y - 92}q8 34 -4 66`, paints.brandShade, 3, { opacity: 0.6 });
}

export function nightstand({ pen }: Stage, c: Shades, x: number, foot: number): void {
  pen.ellipse(x, foot + 4, 40, 6, '#000', { opacity: 0.15 });
  pen.rect(x - 30, foot - 68, 60, 70, hex(c.wood), { rx: 4 });
  pen.rect(x - 33, foot - 70, 66, 7, hex(lighten(c.wood, 0.09)), { rx: 2 });
  pen.stroke(
    d`M${x - 24} ${foot - 34}h48M${x - 6} ${foot - 48}h12M${x - 6} ${foot - 18}h12`,
    hex(lighten(c.wood, -0.14)),
    3,
  );
}

/** A table lamp standing on y. */
export function lamp(stage: Stage, x: number, y: number): void {
  const { pen, paints, dark } = stage;
  pen.circle(
    x,
    y - 46,
    96,
    pen.radial([
      [0, '#ffdf9e', dark ? 0.8 : 0.4],
      [1, '#ffdf9e', 0],
    ]),
  );
  pen.path(d`M${x - 2.5} ${y - 40}h5v26q12 4 12 14h-29q0 -10 12 -14z`, hex([dark ? 0.5 : 0.7, 0.09, 78]));
  pen.path(d`M${x - 29} ${y - 34}l11 -44h36l11 44z`, dark ? paints.glow : '#ffe9bd');
  pen.path(d`M${x - 29} ${y - 34}l2 -8h54l2 8z`, '#fff', { opacity: 0.35 });
}

export function floorLamp(stage: Stage, c: Shades, x: number, y: number): void {
  const { pen, paints, dark } = stage;
  pen.circle(
    x,
    y - 250,
    120,
    pen.radial([
      [0, '#ffdf9e', dark ? 0.75 : 0.35],
      [1, '#ffdf9e', 0],
    ]),
  );
  pen.stroke(d`M${x} ${y}v-220M${x - 24} ${y}h48`, hex(c.tint([0.35, 0.03, 60])), 5);
  pen.path(d`M${x - 42} ${y - 218}l14 -62h56l14 62z`, dark ? paints.glow : '#ffe9bd');
}

/** A framed abstract landscape. */
export function picture(stage: Stage, c: Shades, x: number, y: number, w: number, h: number): void {
  const { pen, hue } = stage;
  pen.rect(x + 4, y + 6, w, h, '#000', { rx: 2, opacity: 0.1 });
  pen.rect(x, y, w, h, hex(c.linen), { rx: 2 });
  pen.rect(x + 10, y + 10, w - 20, h - 20, hex(c.tint([0.86, 0.07, hue + 150])));
  pen.circle(x + w * 0.68, y + h * 0.36, Math.min(w, h) * 0.13, hex(c.tint([0.94, 0.09, 85])));
  const base = y + h - 10;
  pen.path(
    d`M${x + 10} ${base}v${-h * 0.26}q${(w - 20) * 0.26} ${-h * 0.26} ${(w - 20) * 0.5} ${-h * 0.04}t${(w - 20) * 0.5} ${-h * 0.08}v${h * 0.38}z`,
    hex(c.tint([0.7, 0.09, hue + 120])),
  );
  pen.path(
    d`M${x + 10} ${base}v${-h * 0.1}q${(w - 20) * 0.3} ${-h * 0.16} ${(w - 20) * 0.6} 0t${(w - 20) * 0.4} 0v${h * 0.1}z`,
    hex(c.tint([0.55, 0.1, hue + 100])),
  );
}

/** A sofa in the brand's colour. */
export function sofa(stage: Stage, c: Shades, x: number, y: number, w: number): void {
  const { pen, paints } = stage;
  pen.ellipse(x + w / 2, y + 14, w * 0.54, 12, '#000', { opacity: 0.18 });
  pen.path(d`M${x + 22} ${y - 6}h12l-4 22h-8zM${x + w - 34} ${y - 6}h12v22h-8z`, hex(c.wood));
  pen.rect(x + 14, y - 128, w - 28, 100, paints.brandShade, { rx: 22 });
  pen.rect(x + 30, y - 120, (w - 64) / 2, 78, paints.brand, { rx: 16 });
  pen.rect(x + w / 2 + 2, y - 120, (w - 64) / 2, 78, paints.brand, { rx: 16 });
  pen.rect(x + 22, y - 58, w - 44, 34, paints.brandLight, { rx: 12 });
  pen.path(d`M${x + w / 2 - 1} ${y - 58}h2v34h-2z`, paints.brandShade);
  pen.rect(x + 10, y - 32, w - 20, 30, paints.brandShade, { rx: 8 });
  pen.rect(x - 6, y - 92, 42, 90, paints.brand, { rx: 18 });
  pen.rect(x + w - 36, y - 92, 42, 90, paints.brand, { rx: 18 });
  pen.rect(x + 44, y - 98, 56, 46, hex(c.linen), { rx: 11, transform: d`rotate(-10 ${x + 72} ${y - 75})` });
  pen.rect(x + w - 98, y - 96, 54, 44, hex(c.tint([0.84, 0.11, 80])), {
    rx: 11,
    transform: d`rotate(11 ${x + w - 70} ${y - 74})`,
  });
}

export function coffeeTable({ pen, paints }: Stage, c: Shades, x: number, y: number): void {
  pen.stroke(d`M${x - 56} ${y - 28}l-8 30M${x + 56} ${y - 28}l8 30`, hex(lighten(c.wood, -0.1)), 6);
  pen.ellipse(x, y - 30, 96, 14, hex(lighten(c.wood, 0.02)));
  pen.ellipse(x, y - 34, 96, 13, hex(lighten(c.wood, 0.12)));
  pen.path(d`M${x - 40} ${y - 58}h26v22q-13 6 -26 0z`, paints.cream);
  pen.stroke(d`M${x - 14} ${y - 52}q11 0 8 9q-2 4 -8 4`, paints.cream, 3.5);
  pen.path(d`M${x + 12} ${y - 40}l52 -6l8 7l-50 7z`, paints.brandShade);
  pen.path(d`M${x + 12} ${y - 46}l52 -6l8 7l-50 7z`, paints.cream);
}
