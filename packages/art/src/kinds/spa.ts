import { hex, lighten, mix, type Lch } from '../colour.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import type { DrawView } from './kind.ts';

/** A quiet room with a round window on the landscape; stones, candles, and towels in the brand's colour. */
export function spa(stage: Stage, view: DrawView): void {
  const { dice, pen, mood, width: w, paints } = stage;
  const tint = stage.indoors;
  const wall = tint(mix([0.9, 0.03, 80], mood.low, 0.25));
  const wood = tint([0.62, 0.075, 58]);
  pen.rect(
    0,
    0,
    w,
    HEIGHT,
    pen.linear([
      [0, hex(lighten(wall, -0.05))],
      [0.7, hex(wall)],
      [1, hex(lighten(wall, -0.06))],
    ]),
  );
  slats(stage, wood);

  const cx = stage.at(0.12);
  const cy = 214;
  const r = 168;
  const moon = d`M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  pen.clipped(moon, () => {
    const kind = dice.pick(['mountain', 'lagoon', 'beach']);
    pen.raw(
      `<svg x="${(cx - r).toFixed(0)}" y="${cy - r}" width="${2 * r}" height="${2 * r}" viewBox="120 60 500 500" preserveAspectRatio="xMidYMid slice">${view(kind as 'mountain' | 'lagoon' | 'beach', `${pen.prefix}v`)}</svg>`,
    );
  });
  pen.stroke(moon, hex(lighten(wood, -0.12)), 17);
  pen.stroke(moon, hex(lighten(wood, 0.05)), 8);

  const halo = pen.radial([
    [0, paints.glow, stage.dark ? 0.75 : 0.42],
    [1, paints.glow, 0],
  ]);
  // The low table and what stands on it.
  const top = 442;
  pen.rect(
    0,
    top + 8,
    w,
    HEIGHT - top,
    pen.linear([
      [0, hex(lighten(wood, -0.1))],
      [1, hex(lighten(wood, -0.2))],
    ]),
  );
  pen.rect(0, top - 8, w, 18, hex(lighten(wood, 0.08)));
  pen.stroke(d`M0 ${top + 46}H${w}M0 ${top + 84}H${w}`, hex(lighten(wood, -0.24)), 2.5, {
    opacity: 0.5,
    cap: 'butt',
  });
  pen.path(d`M${cx - 150} ${top + 10}h300l70 112h-440z`, hex(mood.sun), {
    opacity: stage.dark ? 0.06 : 0.18,
  });
  bamboo(stage, tint);
  towels(stage, stage.at(-0.74), top - 8, tint);
  stones(stage, stage.at(0.4), top - 6, tint);
  const candles = stage.hero ? [0.62, 0.7, 0.77] : [0.76, 0.9, 1.04];
  candles.forEach((place, i) => candle(stage, stage.at(place), top - 8, [40, 62, 30][i] ?? 40, halo, tint));
  bowl(stage, stage.at(-0.12), top + 44, tint);
  steam(stage, stage.at(-0.12), top + 10);
}

function slats({ pen, width, hero }: Stage, wood: Lch): void {
  let lines = '';
  const from = hero ? width - 210 : width - 104;
  for (let x = from; x < width; x += 20) lines += d`M${x} 0V440`;
  pen.stroke(lines, hex(lighten(wood, -0.05)), 11, { opacity: 0.75, cap: 'butt' });
  pen.stroke(lines, hex(lighten(wood, 0.08)), 3, { opacity: 0.6, cap: 'butt' });
}

function towels({ pen, paints }: Stage, x: number, y: number, tint: (c: Lch) => Lch): void {
  pen.ellipse(x, y + 2, 92, 6, paints.ink, { opacity: 0.2 });
  const roll = (cx: number, cy: number, fill: string, shade: string) => {
    pen.path(d`M${cx - 40} ${cy - 22}h66a22 22 0 0 1 0 44h-66z`, fill);
    pen.path(d`M${cx - 40} ${cy + 4}h88a22 22 0 0 1 -22 18h-66z`, shade);
    pen.circle(cx - 40, cy, 22, fill);
    pen.stroke(d`M${cx - 40} ${cy}m-3 0a5 5 0 1 1 7 4a11 11 0 1 1 6 -13a15 15 0 0 1 -4 20`, shade, 3);
  };
  roll(x - 26, y - 22, paints.brand, paints.brandShade);
  roll(x + 64, y - 22, paints.cream, paints.creamShade);
  roll(x + 20, y - 62, paints.brandLight, paints.brand);
  const petal = hex(tint([0.93, 0.05, 350]));
  const fx = x + 18;
  const fy = y - 90;
  let flower = '';
  for (let i = 0; i < 5; i++) {
    const a = -Math.PI / 2 + (i - 2) * 0.62;
    const ex = Math.cos(a) * 25;
    const ey = Math.sin(a) * 22;
    flower += d`M${fx} ${fy + 6}q${ex * 0.2 - ey * 0.5} ${ey * 0.6} ${ex} ${ey}q${ex * -0.3 + ey * 0.4} ${-ey * 0.1} ${-ex} ${-ey}z`;
  }
  pen.path(flower, petal);
  pen.circle(fx, fy + 2, 5, hex(tint([0.84, 0.14, 85])));
}

function stones({ pen, paints, sun }: Stage, x: number, y: number, tint: (c: Lch) => Lch): void {
  pen.ellipse(x + 4, y, 76, 7, paints.ink, { opacity: 0.25 });
  let cy = y;
  for (const [rx, ry, dx] of [
    [66, 21, 0],
    [50, 17, 5],
    [37, 14, -4],
    [23, 11, 3],
  ] as const) {
    cy -= ry;
    pen.ellipse(x + dx, cy, rx, ry, hex(tint([0.44, 0.02, 260])));
    const side = sun.x < x ? -1 : 1;
    pen.ellipse(x + dx + side * rx * 0.18, cy - ry * 0.28, rx * 0.7, ry * 0.55, hex(tint([0.6, 0.02, 250])), {
      opacity: 0.7,
    });
    cy -= ry * 0.82;
  }
}

function candle(
  { pen, paints, dark }: Stage,
  x: number,
  y: number,
  h: number,
  halo: string,
  tint: (c: Lch) => Lch,
): void {
  pen.circle(x, y - h - 12, dark ? 64 : 46, halo);
  pen.rect(x - 15, y - h, 30, h, hex(tint([0.96, 0.025, 85])), { rx: 3 });
  pen.rect(x + 4, y - h, 11, h, hex(tint([0.86, 0.04, 75])), { rx: 3 });
  pen.path(d`M${x} ${y - h - 24}q9 12 4 19q-4 5 -8 0q-5 -7 4 -19z`, dark ? paints.glow : '#ffb84d');
}

function bowl({ pen, paints }: Stage, x: number, y: number, tint: (c: Lch) => Lch): void {
  pen.ellipse(x, y + 52, 96, 9, paints.ink, { opacity: 0.25 });
  pen.path(d`M${x - 104} ${y}q10 54 70 56h68q60 -2 70 -56z`, hex(tint([0.42, 0.03, 250])));
  pen.path(d`M${x + 20} ${y}h84q-10 54 -70 56h-20q16 -20 6 -56z`, hex(tint([0.36, 0.03, 255])));
  pen.ellipse(x, y, 104, 17, hex(tint([0.5, 0.03, 250])));
  pen.ellipse(x, y + 1, 92, 13, hex(tint([0.76, 0.07, 215])));
  pen.stroke(d`M${x - 58} ${y + 2}h48M${x + 8} ${y - 4}h40`, '#fff', 2.4, { opacity: 0.6 });
  let petals = '';
  for (const [dx, dy] of [
    [-34, -2],
    [-14, 5],
    [42, 4],
    [64, -2],
  ] as const)
    petals += d`M${x + dx - 8} ${y + dy}q8 -7 16 0q-8 6 -16 0z`;
  pen.path(petals, paints.brandLight);
}

function steam({ pen, dice }: Stage, x: number, y: number): void {
  let wisps = '';
  for (let i = -1; i <= 1; i++) {
    const sx = x + i * 34 + dice.between(-6, 6);
    wisps += d`M${sx} ${y + 20}q-16 -24 0 -48t0 -52`;
  }
  pen.stroke(wisps, '#fff', 6, { opacity: 0.16 });
}

function bamboo(stage: Stage, tint: (c: Lch) => Lch): void {
  const { pen, width: w, dice } = stage;
  const green = tint([0.6, 0.12, 135]);
  let canes = '';
  let nodes = '';
  let leaves = '';
  const count = stage.hero ? 5 : 3;
  for (let i = 0; i < count; i++) {
    const x = w - 24 - i * (stage.hero ? 40 : 30);
    const lean = dice.between(-16, 10);
    canes += d`M${x} 444L${x + lean} -10`;
    for (let k = 0; k < 5; k++) {
      const t = k / 5 + dice.between(0.02, 0.12);
      const nx = x + lean * t;
      const ny = 444 - 454 * t;
      nodes += d`M${nx - 7} ${ny}h14`;
      if (k > 1) {
        const s = dice.chance(0.6) ? -1 : 1;
        const l = dice.between(46, 74);
        leaves += d`M${nx} ${ny}q${s * l * 0.5} -20 ${s * l} 12q${-s * l * 0.5} 6 ${-s * l} -12zM${nx} ${ny}q${s * l * 0.3} 10 ${s * l * 0.6} 40q${-s * l * 0.5} -12 ${-s * l * 0.6} -40z`;
      }
    }
  }
  pen.stroke(canes, hex(green), 12, { cap: 'butt' });
  pen.stroke(canes, hex(lighten(green, 0.1)), 3, { cap: 'butt', opacity: 0.7 });
  pen.stroke(nodes, hex(lighten(green, -0.12)), 3);
  pen.path(leaves, hex(lighten(green, -0.06)));
}
