import { hex, mix, turn, type Lch } from '../colour.ts';
import { car, carBodies, type CarBody } from '../parts/cars.ts';
import { haze, peak, ridge } from '../parts/land.ts';
import { palm, pines, roundTrees, type TreeSpot } from '../parts/plants.ts';
import { birds, sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import { d, polygon } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

export { carBodies };

/** A car in the brand's colour on the coast road, in the desert or in the hills. */
export function road(stage: Stage): void {
  const { dice, pen, width: w, paints } = stage;
  const horizon = dice.between(300, 318);
  sky(stage, horizon);
  const country = dice.pick(['hills', 'desert', 'coast']);
  const verge =
    country === 'coast'
      ? coast(stage, horizon)
      : country === 'desert'
        ? desertCountry(stage, horizon)
        : hills(stage, horizon);
  const y = 446;
  pen.rect(0, y - 26, w, HEIGHT - y + 26, hex(verge));
  pen.rect(
    0,
    y - 10,
    w,
    96,
    pen.linear([
      [0, hex(stage.dark ? [0.33, 0.02, 265] : [0.46, 0.018, 260])],
      [1, hex(stage.dark ? [0.24, 0.02, 265] : [0.36, 0.018, 260])],
    ]),
  );
  pen.stroke(d`M0 ${y - 8}H${w}M0 ${y + 84}H${w}`, paints.cream, 3, { opacity: 0.75, cap: 'butt' });
  let dashes = '';
  for (let x = dice.between(-60, 0); x < w; x += 112) dashes += d`M${x} ${y + 56}h58v5h-58z`;
  pen.path(dashes, '#ffd166');
  let posts = '';
  for (let x = dice.between(0, 40); x < w; x += 80) posts += d`M${x} ${y - 34}v26`;
  pen.stroke(posts, paints.creamShade, 5, { cap: 'butt' });
  pen.stroke(d`M-5 ${y - 32}H${w + 5}`, paints.creamShade, 8);
  pen.stroke(d`M-5 ${y - 34}H${w + 5}`, paints.cream, 3);
  const body = (stage.variant as CarBody | undefined) ?? 'sedan';
  const luggage = dice.chance(0.6);
  pen.group({ transform: d`translate(${stage.at(0) - 388} ${y + 36})` }, () => car(stage, body, luggage));
  birds(stage, 3, 90, 180);
}

function coast(stage: Stage, horizon: number): Lch {
  const { dice, mood, width: w } = stage;
  peak(stage, stage.at(0.9), horizon + 4, dice.between(320, 400), dice.between(90, 140), { near: 0.4 });
  peak(stage, stage.at(0.45), horizon + 4, 240, dice.between(50, 80), { near: 0.5 });
  if (stage.hero) peak(stage, 190, horizon + 4, 420, dice.between(50, 70), { near: 0.3 });
  water(stage, horizon, 160, { near: mix(mood.sea, [0.72, 0.11, 195], mood.lit > 0.4 ? 0.1 : 0.5) });
  const green = mix(turn(mood.leaf, -25), mood.sand, 0.3);
  ridge(stage, 424, 10, hex(green), 100);
  palm(stage, w - 70, 440, 240, -34, 0.92);
  palm(stage, w - 150, 436, 170, 16, 0.82);
  if (stage.hero) palm(stage, stage.at(-0.98), 436, 160, 20, 0.8);
  return [green[0] - 0.04, green[1], green[2]];
}

function desertCountry(stage: Stage, horizon: number): Lch {
  const { dice, pen, mood, width: w } = stage;
  const rock: Lch = [mood.name === 'night' ? 0.34 : stage.dark ? 0.42 : 0.6, 0.115, 42];
  const count = stage.hero ? 6 : 4;
  for (let i = 0; i < count; i++) {
    const near = 0.5 + (0.36 * i) / count;
    const x = ((((i * 2) % count) + dice.between(0, 0.6)) * w) / count - 40;
    const bw = dice.between(120, 210);
    const h = dice.between(70, 165);
    const top = horizon + 40 - h;
    const base = mix(mood.haze, rock, near);
    const shadeLeft = stage.sun.x > x + bw / 2;
    const split = x + bw * (shadeLeft ? 0.36 : 0.62);
    const left: [number, number][] = [
      [x - 34, horizon + 50],
      [x - 12, top + h * 0.5],
      [x, top],
    ];
    const right: [number, number][] = [
      [x + bw, top - 4],
      [x + bw + 14, top + h * 0.48],
      [x + bw + 36, horizon + 50],
    ];
    const lit = hex(mix(base, mood.sun, stage.dark ? 0.08 : 0.24));
    pen.path(polygon([...left, ...right]), lit);
    const middle: [number, number][] = [
      [split, top - 2],
      [split - 12, top + h * 0.42],
      [split + 10, horizon + 50],
    ];
    pen.path(polygon(shadeLeft ? [...left, ...middle] : [...[...middle].reverse(), ...right]), hex(base));
  }
  haze(stage, horizon - 40, 90, 0.4);
  ridge(stage, horizon + 34, 14, hex(mix(mood.haze, [mood.sand[0] * 0.9, 0.1, 54], 0.8)), 120);
  ridge(stage, horizon + 82, 14, hex([mood.sand[0] * 0.82, 0.105, 48]), 130);
  let bushes = '';
  for (let i = 0; i < w / 46; i++)
    bushes += d`M${dice.between(0, w)} ${dice.between(392, 418)}l-5 -9m5 9v-12m0 12l6 -9`;
  pen.stroke(bushes, hex(mix(mood.leaf, [0.5, 0.08, 110], 0.4)), 2.4, { opacity: 0.8 });
  return [mood.sand[0] * 0.74, 0.1, 46];
}

function hills(stage: Stage, horizon: number): Lch {
  const { dice, mood, width: w } = stage;
  for (let i = 0; i < (stage.hero ? 5 : 3); i++) {
    peak(
      stage,
      ((i + dice.between(0.2, 0.8)) * w) / (stage.hero ? 5 : 3),
      horizon + 44,
      dice.between(360, 480),
      dice.between(140, 205),
      { near: 0.34 + i * 0.06, snow: true },
    );
  }
  haze(stage, horizon - 60, 90, 0.5);
  const green = (near: number, lift: number): Lch =>
    mix(mood.haze, [mood.leaf[0] + lift, mood.leaf[1], mood.leaf[2] - 22], near);
  ridge(stage, horizon + 14, 22, hex(green(0.55, 0.02)), 110);
  const row: TreeSpot[] = [];
  for (let i = 0; i < w / 46; i++)
    row.push([dice.between(0, w), horizon + dice.between(52, 66), dice.between(24, 44)]);
  ridge(stage, horizon + 52, 18, hex(green(0.78, 0.07)), 140);
  pines(stage, row, green(0.74, -0.02));
  ridge(stage, horizon + 92, 10, hex(green(1, 0.09)), 150);
  const trees: TreeSpot[] = [];
  for (let i = 0; i < w / 130; i++) trees.push([i * 130 + dice.between(0, 90), 420, dice.between(54, 86)]);
  roundTrees(stage, trees, mood.leaf);
  return green(1, 0.05);
}
