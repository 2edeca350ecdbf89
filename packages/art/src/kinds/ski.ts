import { hex, lighten, mix, type Lch } from '../colour.ts';
import { cabin } from '../parts/houses.ts';
import { haze, peak } from '../parts/land.ts';
import { pines, type TreeSpot } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Snow slopes under a gondola line whose cabins carry the brand. */
export function ski(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  sky(stage, 390);
  const spread = stage.hero ? 1.3 : 1;
  const rock: Lch = mix(mood.land, [0.55, 0.05, 255], 0.4);
  for (let i = 0; i < (stage.hero ? 5 : 3); i++) {
    const x = ((i + dice.between(0.25, 0.75)) * w) / (stage.hero ? 5 : 3);
    peak(stage, x, 440, dice.between(370, 490) * spread, dice.between(200, 260), {
      near: 0.3,
      snow: true,
      land: rock,
    });
  }
  haze(stage, 240, 160, 0.6);
  peak(
    stage,
    stage.at(dice.between(-0.25, 0.1)),
    430,
    dice.between(480, 540) * spread,
    dice.between(290, 320),
    { near: 0.62, snow: true, land: rock },
  );
  peak(
    stage,
    stage.at(dice.between(0.7, 0.95)),
    430,
    dice.between(400, 460) * spread,
    dice.between(210, 250),
    { near: 0.7, snow: true, land: rock },
  );

  // Snow takes the colour of the air, and its shade that of the sky overhead.
  const air = stage.dark ? 0.34 : 0.08;
  const bright = mix([0.985, 0.008, 230], mood.mid, air);
  const shade = mix([0.88, 0.035, 250], mood.top, air + 0.08);
  pen.path(
    d`M-5 ${HEIGHT}V372C${w * 0.2} 350 ${w * 0.36} 430 ${w * 0.56} 420S${w * 0.9} 350 ${w + 5} 356V${HEIGHT}z`,
    pen.linear([
      [0, hex(mix(bright, mood.haze, 0.4))],
      [1, hex(shade)],
    ]),
  );
  const far: TreeSpot[] = [];
  for (let i = 0; i < (stage.small ? 6 : 16); i++) {
    const x = i % 3 ? stage.at(1) + dice.between(-150, 200) : dice.between(-10, stage.at(-0.9));
    far.push([x, 402 + dice.between(-14, 26), dice.between(34, 58)]);
  }
  const snow = hex(bright);
  pines(stage, far, mix(mood.haze, mood.leaf, 0.66), snow);
  pen.path(
    d`M-5 ${HEIGHT}V${HEIGHT - 84}C${w * 0.2} ${HEIGHT - 150} ${w * 0.5} ${HEIGHT - 66} ${w * 0.72} ${HEIGHT - 112}S${w * 0.95} ${HEIGHT - 128} ${w + 5} ${HEIGHT - 124}V${HEIGHT}z`,
    pen.linear([
      [0, hex(bright)],
      [1, hex(mix(bright, shade, 0.75))],
    ]),
  );
  const t = stage.at(-0.2);
  pen.stroke(
    d`M${t + 190} 424C${t + 60} 452 ${t + 250} 486 ${t + 110} 508S${t + 40} 540 ${t} 566M${t + 204} 424C${t + 76} 452 ${t + 264} 486 ${t + 126} 510S${t + 62} 540 ${t + 24} 566`,
    hex(shade),
    3,
    { opacity: 0.8 },
  );
  skier(stage, t + 116, 503);
  gondolas(stage);
  cabin(stage, stage.at(stage.hero ? 0.3 : 0.52), HEIGHT - 92, 1, snow);
  const near: TreeSpot[] = [];
  for (let i = 0; i < (stage.small ? 3 : 6); i++)
    near.push([
      w - dice.between(-10, stage.hero ? 200 : 90),
      HEIGHT - dice.between(0, 50),
      dice.between(110, 180),
    ]);
  for (let i = 0; i < 3; i++)
    near.push([dice.between(-20, 70), HEIGHT + dice.between(0, 24), dice.between(90, 140)]);
  pines(stage, near, lighten(mood.leaf, -0.04), snow);
  flakes(stage);
}

function gondolas(stage: Stage): void {
  const { pen, paints } = stage;
  const x0 = stage.at(-1.05);
  const x1 = stage.at(1.5);
  const line = (t: number): [number, number] => [x0 + (x1 - x0) * t, 300 - 190 * t + 60 * t * (1 - t)];
  const [ax, ay] = line(0);
  const [bx, by] = line(1);
  const [mx, my] = line(0.5);
  pen.stroke(
    d`M${ax - 360} ${ay + 90}L${ax} ${ay}Q${mx} ${my + 18} ${bx} ${by}M${ax} ${ay}V470M${ax - 16} ${ay}h32`,
    paints.ink,
    3,
    { cap: 'butt' },
  );
  if (stage.hero) {
    // The valley station, where the rope comes down.
    const x = ax - 362;
    const wall = stage.inLight([0.62, 0.05, 55]);
    pen.path(d`M${x - 40} 404v-40h70v40z`, hex(wall));
    pen.path(
      d`M${x - 30} 392v-16h20v16zM${x + 2} 404v-28h18v28z`,
      stage.dark ? paints.glow : hex(lighten(wall, -0.25)),
    );
    pen.path(d`M${x - 50} 366l20 -18h54l18 18z`, paints.creamShade);
  }
  for (const t of [0.2, 0.47, 0.74]) {
    const [x, y] = line(t);
    const s = 1.15 - 0.3 * t;
    const k = (v: number) => v * s;
    pen.stroke(d`M${x} ${y + 4}v${k(24)}`, paints.ink, k(3), { cap: 'butt' });
    pen.rect(x - k(27), y + k(26), k(54), k(50), paints.brand, { rx: k(12) });
    pen.path(
      d`M${x - k(27)} ${y + k(58)}h${k(54)}v${k(6)}a${k(12)} ${k(12)} 0 0 1 ${k(-12)} ${k(12)}h${k(-30)}a${k(12)} ${k(12)} 0 0 1 ${k(-12)} ${k(-12)}z`,
      paints.brandShade,
    );
    pen.path(
      d`M${x - k(21)} ${y + k(34)}h${k(19)}v${k(20)}h${k(-19)}zM${x + k(2)} ${y + k(34)}h${k(19)}v${k(20)}h${k(-19)}z`,
      stage.dark ? paints.glow : hex([0.88, 0.04, 225]),
    );
  }
}

function skier({ pen, paints }: Stage, x: number, y: number): void {
  pen.stroke(d`M${x - 22} ${y + 6}l40 -9M${x - 16} ${y + 11}l40 -9`, paints.ink, 2.4);
  pen.stroke(d`M${x - 1} ${y}l8 -14l-6 -12`, paints.ink, 6);
  pen.stroke(d`M${x + 1} ${y - 26}l6 -16`, paints.brand, 10);
  pen.stroke(d`M${x + 6} ${y - 38}l14 10l-2 30M${x + 4} ${y - 38}l-12 10l-12 20`, paints.brandShade, 2.6);
  pen.circle(x + 10, y - 53, 5.5, paints.cream);
}

function flakes({ pen, dice, width, small }: Stage): void {
  let dots = '';
  for (let i = 0; i < (small ? 6 : width / 26); i++) dots += `M${dice.int(0, width)} ${dice.int(20, 540)}h0`;
  pen.stroke(dots, '#fff', 3, { opacity: 0.55 });
}
