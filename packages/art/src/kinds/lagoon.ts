import { hex, lighten, mix, type Lch } from '../colour.ts';
import { peak } from '../parts/land.ts';
import { palm } from '../parts/plants.ts';
import { canoe } from '../parts/seaside.ts';
import { birds, sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Thatched houses on stilts over clear water under a green volcano; the canoe carries the brand. */
export function lagoon(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const horizon = dice.between(286, 302);
  sky(stage, horizon);
  const green: Lch = mix(mood.leaf, mood.land, 0.35);
  const volcano = stage.at(dice.between(-0.35, 0.05));
  peak(stage, volcano - 150, horizon + 4, 320, dice.between(70, 100), { near: 0.4, land: green });
  peak(stage, volcano + 190, horizon + 4, 300, dice.between(60, 90), { near: 0.48, land: green });
  peak(stage, volcano, horizon + 4, dice.between(360, 420), dice.between(150, 190), {
    near: 0.66,
    land: green,
  });
  islet(stage, volcano - 40, horizon + 6);

  const base: Lch = mix(
    [mood.sea[0] + 0.06, mood.sea[1], mood.sea[2]],
    [0.74, 0.11, 195],
    mood.lit > 0.4 ? 0.15 : 0.5,
  );
  water(stage, horizon, HEIGHT - horizon, {
    base,
    near: mix(base, [0.8, 0.1, 185], mood.lit > 0.4 ? 0.1 : 0.55),
  });
  reefs(stage, horizon, base);

  const x0 = stage.at(-0.55);
  const step = stage.hero ? 205 : 150;
  pen.reflected(414, 0.55, 0.2, () => {
    boardwalk(stage, x0 - 60, w + 20, 392);
    for (let i = 2; i >= 0; i--) bungalow(stage, x0 + 70 + i * step, 396, 1 - 0.04 * i);
  });
  canoe(stage, stage.at(dice.between(-0.5, -0.1)), dice.between(470, 486), 1.15);
  palm(stage, w - dice.between(20, 50), HEIGHT + 20, dice.between(330, 370), -dice.between(60, 90));
  birds(stage, 3, 110, 200);
}

/** A strip of sand and bushes at the volcano's foot. */
function islet(stage: Stage, x: number, y: number): void {
  const { pen, mood, dice } = stage;
  let bushes = '';
  for (let i = 0; i < 20; i++) bushes += d`M${x - 130 + i * 13.7} ${y - 6 - dice.between(0, 11)}h0`;
  pen.stroke(bushes, stage.far(mood.leaf, 0.62), 22);
  pen.path(d`M${x - 170} ${y}q90 -15 170 -13t170 13z`, stage.far(mood.sand, 0.66));
}

function reefs({ dice, pen, width, small }: Stage, y: number, base: Lch): void {
  let dark = '';
  let pale = '';
  for (let i = 0; i < (small ? 3 : 9); i++) {
    const t = dice.between(0.2, 0.95);
    const rx = dice.between(40, 120) * (0.4 + t);
    const patch = d`M${dice.between(0, width)} ${y + t * 240}q${rx * 0.5} ${-7 - 9 * t} ${rx} 0t${rx} 2q${-rx} ${9 + 10 * t} ${-2 * rx} -2z`;
    if (i % 3) pale += patch;
    else dark += patch;
  }
  pen.path(dark, hex(lighten(base, -0.1)), { opacity: 0.28 });
  pen.path(pale, hex(lighten(base, 0.12)), { opacity: 0.4 });
}

function boardwalk({ pen, dark, mood }: Stage, from: number, to: number, y: number): void {
  const wood: Lch = [dark ? 0.42 : 0.62, 0.06, 60];
  let posts = '';
  for (let x = from + 8; x < to; x += 34) posts += d`M${x} ${y - 12}v34`;
  pen.stroke(posts, hex(lighten(wood, -0.16)), 4, { cap: 'butt' });
  pen.rect(from, y, to - from, 7, hex(mix(wood, mood.sun, 0.2)));
  pen.stroke(d`M${from} ${y - 12}H${to}`, hex(wood), 2.5, { cap: 'butt' });
}

function bungalow(stage: Stage, x: number, y: number, size: number): void {
  const { pen, mood, paints } = stage;
  const k = (v: number) => v * size;
  const thatch: Lch = mix([stage.dark ? 0.42 : 0.68, 0.08, 72], mood.haze, 0.08);
  const wall: Lch = [stage.dark ? 0.34 : 0.52, 0.06, 52];
  const shadeSide = stage.sun.x < x ? 1 : -1;
  pen.stroke(
    d`M${x - k(44)} ${y - 4}v24M${x - k(15)} ${y - 4}v24M${x + k(15)} ${y - 4}v24M${x + k(44)} ${y - 4}v24`,
    hex(lighten(wall, -0.12)),
    4,
    { cap: 'butt' },
  );
  pen.rect(x - k(46), y - k(52), k(92), k(50), hex(wall));
  pen.path(
    d`M${x - k(36)} ${y - k(40)}h${k(20)}v${k(26)}h${k(-20)}zM${x - k(9)} ${y - k(2)}v${k(-38)}h${k(20)}v${k(38)}zM${x + k(18)} ${y - k(40)}h${k(20)}v${k(26)}h${k(-20)}z`,
    stage.dark ? paints.glow : paints.cream,
  );
  pen.rect(x - k(60), y - k(5), k(120), k(7), hex(lighten(wall, 0.1)));
  const roof = d`M${x - k(68)} ${y - k(44)}Q${x - k(22)} ${y - k(68)} ${x - k(7)} ${y - k(116)}h${k(14)}Q${x + k(22)} ${y - k(68)} ${x + k(68)} ${y - k(44)}q${k(-68)} ${k(9)} ${k(-136)} 0z`;
  pen.path(roof, hex(thatch));
  pen.path(
    d`M${x + shadeSide * k(7)} ${y - k(116)}Q${x + shadeSide * k(22)} ${y - k(68)} ${x + shadeSide * k(68)} ${y - k(44)}q${-shadeSide * k(28)} ${k(4)} ${-shadeSide * k(58)} ${k(4.5)}Q${x + shadeSide * k(4)} ${y - k(80)} ${x} ${y - k(116)}z`,
    hex(lighten(thatch, -0.1)),
  );
  if (!stage.small) {
    pen.stroke(
      d`M${x - k(46)} ${y - k(56)}Q${x} ${y - k(50)} ${x + k(46)} ${y - k(56)}M${x - k(24)} ${y - k(76)}Q${x} ${y - k(71)} ${x + k(24)} ${y - k(76)}`,
      hex(lighten(thatch, 0.08)),
      2,
      { opacity: 0.6 },
    );
  }
}
