import { hex, lighten, mix, type Lch } from '../colour.ts';
import { bellTower, street } from '../parts/houses.ts';
import { haze } from '../parts/land.ts';
import { birds, sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Stalls on a square under a string of lamps; the awnings carry the brand. */
export function market(stage: Stage): void {
  const { dice, pen, width: w } = stage;
  sky(stage, 360);
  bellTower(stage, stage.at(dice.between(-0.5, 0.4)), 330, dice.between(140, 170), 0.45);
  street(stage, { from: -20, to: w + 20, base: 440, low: 118, high: 180, near: 0.42, plain: stage.hero });
  haze(stage, 240, 150, 0.4);
  const start = stage.hero ? stage.at(-0.8) : -20;
  street(stage, { from: start, to: w + 20, base: 436, low: 110, high: 170, near: 0.66 });
  const stone = stage.inLight([0.8, 0.035, 70]);
  pen.rect(
    0,
    430,
    w,
    HEIGHT - 430,
    pen.linear([
      [0, hex(lighten(stone, 0.04))],
      [1, hex(lighten(stone, -0.1))],
    ]),
  );
  let slabs = '';
  for (let i = 0; i < (stage.small ? 8 : w / 30); i++)
    slabs += d`M${dice.between(0, w)} ${dice.between(446, 554)}h${dice.between(14, 40)}`;
  pen.stroke(slabs, hex(lighten(stone, -0.12)), 2, { opacity: 0.5 });
  const gap = stage.hero ? 268 : 246;
  const first = stage.at(0) - gap - (stage.hero ? 56 : 0);
  for (let i = 0; i < 3; i++) stall(stage, first + i * gap, 500 + (i === 1 ? 10 : 0), i);
  if (stage.hero) flowerCart(stage, stage.at(0) + gap * 1.42, 520);
  lampString(stage);
  birds(stage, 4, 80, 150);
}

const goods: readonly (readonly [Lch, Lch, Lch])[] = [
  [
    [0.74, 0.17, 60],
    [0.62, 0.2, 28],
    [0.86, 0.16, 100],
  ],
  [
    [0.66, 0.15, 140],
    [0.52, 0.15, 320],
    [0.75, 0.14, 125],
  ],
  [
    [0.84, 0.08, 80],
    [0.72, 0.1, 65],
    [0.62, 0.19, 20],
  ],
];

function stall(stage: Stage, x: number, y: number, index: number): void {
  const { pen, paints, dice, mood } = stage;
  const w = 204;
  const l = x - w / 2;
  const wood: Lch = [stage.dark ? 0.4 : 0.56, 0.07, 55];
  pen.ellipse(x, y + 2, w * 0.56, 9, paints.ink, { opacity: 0.22 });
  pen.rect(l + 8, y - 150, w - 16, 90, hex(mix([0.3, 0.04, 50], mood.haze, stage.dark ? 0.1 : 0.25)), {
    opacity: 0.55,
  });
  pen.stroke(d`M${l + 10} ${y}v-166M${l + w - 10} ${y}v-166`, hex(lighten(wood, -0.12)), 6, { cap: 'butt' });
  if (stage.dark)
    pen.circle(
      x,
      y - 112,
      92,
      pen.radial([
        [0, paints.glow, 0.75],
        [1, paints.glow, 0],
      ]),
    );
  const colours = goods[index % goods.length] ?? goods[0];
  // Three heaps in crates, each a few rows of dots.
  colours?.forEach((colour, c) => {
    const cx = l + 16 + c * 60;
    let heap = '';
    let light = '';
    for (let row = 0; row < 3; row++) {
      for (let k = 0; k < 4 - row; k++) {
        const gx = cx + 8 + k * 13 + row * 6.5;
        const gy = y - 68 - row * 10 + dice.between(-1, 1);
        heap += d`M${gx} ${gy}h0`;
        light += d`M${gx - 3} ${gy - 3}h0`;
      }
    }
    pen.stroke(heap, hex(mix(colour, stage.inLight(colour), 0.6)), 15);
    pen.stroke(light, '#fff', 4, { opacity: 0.35 });
  });
  pen.path(d`M${l + 6} ${y - 66}h${w - 12}v20h${-w + 12}z`, hex(lighten(wood, 0.1)));
  pen.path(d`M${l + 12} ${y - 46}h${w - 24}v46h${-w + 24}z`, hex(wood));
  pen.stroke(
    d`M${l + 12} ${y - 30}h${w - 24}M${l + 12} ${y - 14}h${w - 24}M${l + 70} ${y - 66}v20M${l + 132} ${y - 66}v20`,
    hex(lighten(wood, -0.1)),
    2,
    { cap: 'butt' },
  );
  // Awning: seven stripes that hang in scallops.
  const main = index === 1 ? paints.brand : paints.brandShade;
  const s = w / 7 + 3;
  const a = l - 10;
  let odd = '';
  let even = '';
  for (let i = 0; i < 7; i++) {
    const t0 = a + i * s;
    const top0 = l + 8 + (i * (w - 16)) / 7;
    const stripe = d`M${top0} ${y - 206}h${(w - 16) / 7}L${t0 + s} ${y - 162}v10a${s / 2} ${s / 2} 0 0 1 ${-s} 0v-10z`;
    if (i % 2) even += stripe;
    else odd += stripe;
  }
  pen.path(odd, main);
  pen.path(even, paints.cream);
  pen.path(d`M${a} ${y - 162}h${s * 7}v8H${a}z`, '#000', { opacity: 0.1 });
}

function flowerCart(stage: Stage, x: number, y: number): void {
  const { pen, paints, dice } = stage;
  const wood: Lch = [stage.dark ? 0.4 : 0.58, 0.08, 52];
  pen.ellipse(x, y + 2, 74, 7, paints.ink, { opacity: 0.22 });
  for (const colour of [
    [0.5, 0.12, 145],
    [0.72, 0.16, 10],
    [0.86, 0.13, 95],
    [0.6, 0.15, 320],
  ] as Lch[]) {
    let dots = '';
    for (let i = 0; i < 9; i++) dots += d`M${x + dice.between(-54, 54)} ${y - dice.between(62, 98)}h0`;
    pen.stroke(dots, hex(mix(colour, stage.inLight(colour), 0.6)), 15);
  }
  pen.path(d`M${x - 66} ${y - 66}h132l-12 38h-108z`, hex(wood));
  pen.stroke(d`M${x - 62} ${y - 52}h124M${x + 62} ${y - 58}l40 -14`, hex(lighten(wood, 0.12)), 4);
  pen.stroke(
    d`M${x - 22} ${y - 20}m-20 0a20 20 0 1 0 40 0a20 20 0 1 0 -40 0M${x - 42} ${y - 20}h40M${x - 22} ${y - 40}v40`,
    hex(lighten(wood, -0.16)),
    5,
  );
}

function lampString(stage: Stage): void {
  const { pen, paints, width } = stage;
  let wire = '';
  let lamps = '';
  const span = width / (stage.hero ? 3 : 2);
  for (let i = 0; i * span < width; i++) {
    const x = i * span;
    wire += d`M${x} 158Q${x + span / 2} 268 ${x + span} 158`;
    for (let k = 1; k < 8; k++) {
      const t = k / 8;
      lamps += d`M${x + span * t} ${158 + 220 * t * (1 - t) + 7}h0`;
    }
  }
  pen.stroke(wire, paints.ink, 2, { opacity: 0.7 });
  if (stage.dark) pen.stroke(lamps, paints.glow, 26, { opacity: 0.22 });
  pen.stroke(lamps, stage.dark ? '#fff1c9' : paints.glow, 10);
}
