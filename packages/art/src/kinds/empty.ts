import { hex, lighten, mix } from '../colour.ts';
import { haze, peak, ridge } from '../parts/land.ts';
import { pines } from '../parts/plants.ts';
import { sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Nothing here yet: still water at dusk, a jetty, one moored boat in the brand's colour. */
export function empty(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const horizon = 336;
  stage.sun.x = stage.at(dice.between(-0.3, 0.3));
  stage.sun.y = Math.max(stage.sun.y, 210);
  sky(stage, horizon, { clouds: 2 });
  const spread = stage.hero ? 1.5 : 1;
  water(stage, horizon, HEIGHT - horizon, { base: mix(mood.sea, mood.mid, 0.3) });
  pen.reflected(horizon, 0.5, 0.3, () => {
    peak(stage, stage.at(-0.7), horizon, 460 * spread, 96, { near: 0.3 });
    peak(stage, stage.at(0.8), horizon, 520 * spread, 122, { near: 0.36 });
    ridge(stage, horizon - 18, 12, stage.far(mood.land, 0.55), 120, 0.8, horizon);
  });
  haze(stage, horizon - 50, 60, 0.5);
  const x = stage.at(-0.02);
  jetty(stage, stage.at(0.2));
  boat(stage, x - 40, 462);
  pines(
    stage,
    [
      [w - 34, 556, 190],
      [w - 92, 566, 140],
      [w + 4, 560, 240],
    ],
    [mood.leaf[0] * 0.8, mood.leaf[1], mood.leaf[2]],
  );
  pen.path(
    d`M${w + 5} ${HEIGHT}V512C${w - 60} 510 ${w - 130} 540 ${w - 190} ${HEIGHT}z`,
    hex([mood.leaf[0] * 0.9, mood.leaf[1], mood.leaf[2]]),
  );
}

function jetty(stage: Stage, x: number): void {
  const { pen, mood, width } = stage;
  const wood = mix([0.42, 0.05, 50], mood.land, 0.4);
  let posts = '';
  for (let p = x + 20; p < width; p += 74) posts += d`M${p} 440v48`;
  pen.stroke(posts, hex(lighten(wood, -0.14)), 7, { cap: 'butt' });
  pen.path(d`M${x} 444H${width + 5}v14H${x - 6}z`, hex(wood));
  pen.path(d`M${x} 440H${width + 5}v6H${x - 2}z`, hex(lighten(wood, 0.1)));
  pen.stroke(d`M${x + 10} 440v-16`, hex(lighten(wood, -0.08)), 8, { cap: 'butt' });
}

function boat(stage: Stage, x: number, y: number): void {
  const { pen, paints } = stage;
  pen.reflected(y + 18, 0.5, 0.25, () => {
    pen.path(d`M${x - 76} ${y - 12}q76 22 152 -4q-6 30 -30 34h-86q-28 -4 -36 -30z`, paints.brand);
    pen.path(d`M${x - 70} ${y + 2}q76 16 142 -6q-8 26 -26 30h-86q-22 -4 -30 -24z`, paints.brandShade);
    pen.path(d`M${x - 76} ${y - 12}q76 22 152 -4l-3 7q-74 24 -146 4z`, paints.cream);
    pen.stroke(d`M${x - 22} ${y + 2}l60 -24`, paints.creamShade, 3);
  });
  pen.stroke(d`M${x + 74} ${y - 14}Q${x + 96} ${y - 4} ${stage.at(0.2) + 10} 430`, paints.creamShade, 2);
  pen.stroke(d`M${x - 110} ${y + 26}h90M${x + 20} ${y + 34}h70`, '#fff', 2, { opacity: 0.35 });
}
