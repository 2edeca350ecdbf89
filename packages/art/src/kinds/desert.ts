import { hex, lighten, mix, type Lch } from '../colour.ts';
import { haze, ridge } from '../parts/land.ts';
import { palm } from '../parts/plants.ts';
import { birds, sky } from '../parts/sky.ts';
import { d, polygon } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Dunes with a caravan, or table mountains with cactus; a balloon in the brand's colour above. */
export function desert(stage: Stage): void {
  const mesa = stage.variant === 'mesa';
  sky(stage, mesa ? 376 : 350, { clouds: stage.hero ? 3 : 2 });
  if (mesa) tableLand(stage);
  else dunes(stage);
  balloon(stage, stage.at(-0.3), stage.small ? 186 : 124, 1);
  if (!stage.small) balloon(stage, stage.at(0.95), 96, 0.5);
  birds(stage, 2, 110, 200);
}

function sandColour({ mood }: Stage): Lch {
  const sand = mix(mood.sand, [mood.sand[0] - 0.1, 0.11, 58], 0.6);
  return mood.name === 'night' ? mix(sand, [0.36, 0.08, 285], 0.5) : sand;
}

function dunes(stage: Stage): void {
  const { dice, mood, width: w } = stage;
  const sand = sandColour(stage);
  ridge(stage, 330, 26, hex(mix(mood.haze, sand, 0.3)), 150);
  haze(stage, 280, 90, 0.5);
  const wide = stage.hero ? 1.5 : 1;
  dune(stage, stage.at(0.55), 282, 520 * wide, 420, 0.5);
  dune(stage, stage.at(-0.6), 316, 460 * wide, 450, 0.62);
  haze(stage, 350, 80, 0.3);
  dune(stage, stage.at(0.25), 352, 640 * wide, 520, 0.8);
  caravan(stage, stage.at(-0.62), 452);
  dune(stage, stage.at(1.2), 420, 620 * wide, HEIGHT + 20, 0.95);
  dune(stage, stage.at(-1.3), 452, 700 * wide, HEIGHT + 40, 1);
  let wind = '';
  for (let i = 0; i < (stage.small ? 4 : w / 60); i++)
    wind += d`M${dice.between(0, w)} ${dice.between(505, 552)}q22 -9 46 0t46 -2`;
  stage.pen.stroke(wind, hex(lighten(sand, -0.09)), 2.2, { opacity: 0.5 });
  palm(stage, w - 62, 520, 170, -22);
  palm(stage, w - 104, 526, 120, 14, 0.9);
}

/** A crescent: lit windward flank, shaded slip face under an S-shaped crest. */
function dune(stage: Stage, x: number, top: number, span: number, foot: number, near: number): void {
  const { pen, mood } = stage;
  const sand = sandColour(stage);
  const lit = hex(mix(mix(mood.haze, sand, near), mood.sun, stage.dark ? 0.1 : 0.24));
  const shade = hex(mix(mood.haze, mix(sand, [mood.land[0], 0.08, 30], stage.dark ? 0.4 : 0.42), near));
  const side = stage.sun.x < x ? 1 : -1;
  const h = foot - top;
  pen.path(
    d`M${x - span} ${foot}C${x - span * 0.5} ${foot - h * 0.2} ${x - span * 0.22} ${top + 4} ${x} ${top}S${x + span * 0.5} ${foot - h * 0.25} ${x + span} ${foot}V${HEIGHT + 5}H${x - span}z`,
    lit,
  );
  pen.path(
    d`M${x} ${top}C${x + side * span * 0.22} ${top + 4} ${x + side * span * 0.5} ${foot - h * 0.25} ${x + side * span} ${foot}V${HEIGHT + 5}H${x - side * span * 0.2}C${x - side * span * 0.26} ${foot - h * 0.2} ${x + side * span * 0.22} ${foot - h * 0.42} ${x + side * span * 0.08} ${top + h * 0.26}Q${x + side * span * 0.03} ${top + h * 0.1} ${x} ${top}z`,
    shade,
  );
}

const camel =
  'M0 0l2 -18q-6 -8 -2 -16q6 -6 12 -5q4 -11 9 -11t8 11q6 -1 9 -10q4 -7 7 0q2 8 6 9q6 -2 8 -16q1 -10 9 -11q9 0 9 4q-1 4 -8 3q-2 18 -8 27q-4 6 -10 7l1 26h-4l-3 -24h-16l-5 24h-4l1 -26q-6 -1 -8 -4l-5 14l1 16z';

function caravan(stage: Stage, x: number, y: number): void {
  const { pen, paints } = stage;
  const id = pen.symbol(() => {
    pen.path(camel, paints.ink);
    pen.path('M20 -50q8 -5 17 1l3 12h-24z', paints.brand);
  });
  for (let i = 0; i < 4; i++) pen.use(id, d`translate(${x + i * 84} ${y + 6 * Math.sin(i * 1.7)})`);
  pen.stroke(
    d`M${x + 64} ${y - 44}q14 14 22 18M${x + 148} ${y - 44}q14 14 22 18M${x + 232} ${y - 44}q14 14 22 18`,
    paints.ink,
    1.2,
  );
}

function tableLand(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const rock: Lch = [stage.mood.name === 'night' ? 0.34 : stage.dark ? 0.42 : 0.6, 0.115, 40];
  const count = stage.hero ? 6 : 4;
  for (let i = 0; i < count; i++) {
    const near = 0.5 + 0.38 * (i / count);
    const x = stage.at(-1.2 + (2.6 * ((i * 3) % count)) / count) + dice.between(-30, 30);
    const bw = dice.between(110, 190) * (stage.hero ? 1.15 : 1);
    const h = dice.between(90, 175) * (0.62 + 0.45 * near);
    const top = 392 - h;
    const side = stage.sun.x < x + bw / 2 ? 1 : 0;
    const base = mix(mood.haze, rock, near);
    pen.path(
      polygon([
        [x - 52, 396],
        [x - 16, top + h * 0.55],
        [x - 8, top],
        [x + bw, top - 5],
        [x + bw + 12, top + h * 0.5],
        [x + bw + 50, 396],
      ]),
      hex(mix(base, mood.sun, stage.dark ? 0.08 : 0.22)),
    );
    const sx = side ? x + bw * 0.58 : x - 8;
    const ex = side ? x + bw : x + bw * 0.4;
    pen.path(
      polygon(
        side
          ? [
              [sx, top - 3],
              [ex, top - 5],
              [ex + 12, top + h * 0.5],
              [ex + 50, 396],
              [sx - 12, 396],
              [sx + 12, top + h * 0.5],
            ]
          : [
              [sx, top],
              [ex, top - 2],
              [ex - 14, top + h * 0.5],
              [ex + 8, 396],
              [sx - 44, 396],
              [sx - 8, top + h * 0.55],
            ],
      ),
      hex(lighten(base, -0.04)),
    );
    pen.stroke(
      d`M${x - 9} ${top + h * 0.2}h${bw + 12}M${x - 12} ${top + h * 0.36}h${bw + 20}`,
      hex(lighten(base, -0.07)),
      3,
      { opacity: 0.4, cap: 'butt' },
    );
  }
  haze(stage, 330, 70, 0.45);
  const sand = sandColour(stage);
  ridge(stage, 392, 12, hex(mix(mood.haze, sand, 0.7)), 120);
  ridge(stage, 442, 16, hex(mix(mood.haze, mix(sand, rock, 0.3), 0.9)), 150);
  ridge(stage, 505, 14, hex(mix(sand, rock, 0.5)), 170);
  const green = mix(mood.leaf, [0.45, 0.08, 150], 0.3);
  for (const [x, y, s] of [
    [stage.at(0.55), 505, 1],
    [w - 70, 548, 1.5],
    [stage.at(-0.75), 470, 0.6],
  ] as const)
    cactus(stage, x, y, s, green);
  let tufts = '';
  for (let i = 0; i < (stage.small ? 4 : w / 70); i++)
    tufts += d`M${dice.between(0, w)} ${dice.between(470, 548)}l-6 -11m6 11v-14m0 14l6 -11`;
  pen.stroke(tufts, hex(lighten(green, 0.04)), 2.2, { opacity: 0.8 });
}

function cactus({ pen, mood }: Stage, x: number, y: number, s: number, green: Lch): void {
  const k = (v: number) => v * s;
  const arms = d`M${x} ${y}v${k(-92)}M${x} ${y - k(34)}h${k(-20)}q${k(-6)} 0 ${k(-6)} ${k(-7)}v${k(-24)}M${x} ${y - k(46)}h${k(18)}q${k(6)} 0 ${k(6)} ${k(-7)}v${k(-18)}`;
  pen.ellipse(x + k(10), y + 1, k(34), k(4), hex([mood.ink, 0.04, 40]), { opacity: 0.25 });
  pen.stroke(arms, hex(green), k(14));
  pen.stroke(arms, hex(mix(lighten(green, 0.07), mood.sun, 0.15)), k(3), { opacity: 0.7 });
}

/** A hot-air balloon with gores in two colours. */
export function balloon(stage: Stage, x: number, y: number, s: number): void {
  const { pen, paints } = stage;
  const k = (v: number) => v * s;
  const gore = (a: number, b: number) =>
    d`M${x} ${y - k(70)}C${x + k(a)} ${y - k(70)} ${x + k(a * 1.1)} ${y + k(20)} ${x + k(a * 0.22)} ${y + k(68)}H${x + k(b * 0.22)}C${x + k(b * 1.1)} ${y + k(20)} ${x + k(b)} ${y - k(70)} ${x} ${y - k(70)}z`;
  pen.stroke(
    d`M${x - k(12)} ${y + k(66)}l${k(3)} ${k(24)}M${x + k(12)} ${y + k(66)}l${k(-3)} ${k(24)}`,
    paints.ink,
    k(1.6),
  );
  pen.path(gore(-84, 84), paints.brand);
  pen.path(gore(-56, -22) + gore(22, 56), paints.cream);
  const side = stage.sun.x < x ? 1 : -1;
  pen.path(gore(side * 40, side * 84), paints.brandShade, { opacity: 0.4 });
  pen.path(d`M${x - k(10)} ${y + k(90)}h${k(20)}l${k(-2)} ${k(16)}h${k(-16)}z`, hex([0.45, 0.08, 55]));
  if (stage.dark)
    pen.circle(
      x,
      y + k(60),
      k(40),
      pen.radial([
        [0, paints.glow, 0.7],
        [1, paints.glow, 0],
      ]),
    );
}
