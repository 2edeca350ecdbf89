import { hex, mix, turn } from '../colour.ts';
import { cabin } from '../parts/houses.ts';
import { haze, peak, ridge } from '../parts/land.ts';
import { pines, treeLine, type TreeSpot } from '../parts/plants.ts';
import { canoe } from '../parts/seaside.ts';
import { birds, sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Peaks behind a lake; a cabin between firs and a canoe in the brand's colour. */
export function mountain(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const horizon = dice.between(322, 342);
  sky(stage, horizon);
  const spread = stage.hero ? 1.35 : 1;
  for (let i = 0; i < (stage.hero ? 4 : 3); i++) {
    const x = ((i + dice.between(0.2, 0.8)) * w) / (stage.hero ? 4 : 3);
    peak(stage, x, horizon + 24, dice.between(360, 500) * spread, dice.between(120, 165), {
      near: 0.28,
      snow: true,
    });
  }
  haze(stage, horizon - 110, 150, 0.72);
  const shore = horizon + 40;
  // The far range and its reflection share one drawing.
  water(stage, shore, HEIGHT - shore, { base: mix(mood.sea, mood.mid, 0.22), glints: false });
  pen.reflected(shore, 0.5, 0.26, () => {
    peak(
      stage,
      stage.at(dice.between(-0.65, -0.35)),
      shore,
      dice.between(470, 540) * spread,
      dice.between(235, 280),
      { near: 0.6, snow: true },
    );
    peak(
      stage,
      stage.at(dice.between(0.45, 0.75)),
      shore,
      dice.between(410, 480) * spread,
      dice.between(180, 225),
      { near: 0.72, snow: true },
    );
    ridge(stage, shore - 22, 12, stage.far(mood.leaf, 0.42), 60, 0.8, shore);
    treeLine(stage, shore, 20, 38, stage.far(mood.leaf, 0.58));
  });
  haze(stage, shore - 46, 52, 0.36);
  shoreGlints(stage, shore);

  canoe(stage, stage.at(dice.between(-0.65, -0.3)), dice.between(464, 478), 1.05);
  const bank = stage.at(stage.hero ? 0.86 : 1);
  pen.path(
    d`M${w + 5} ${HEIGHT - 112}C${bank + 40} ${HEIGHT - 122} ${bank - 90} ${HEIGHT - 74} ${bank - 260} ${HEIGHT - 26}S${bank - 430} ${HEIGHT} ${bank - 460} ${HEIGHT + 5}H${w + 5}z`,
    hex(mix(turn(mood.leaf, -24), mood.sun, 0.12)),
  );
  cabin(stage, stage.at(stage.hero ? 0.22 : 0.38), HEIGHT - 72, 1.08);
  const front: TreeSpot[] = [];
  const back: TreeSpot[] = [];
  for (let i = 0; i < (stage.small ? 4 : 7); i++)
    back.push([
      w - dice.between(-10, stage.hero ? 220 : 150),
      HEIGHT - dice.between(50, 84),
      dice.between(110, 180),
    ]);
  for (let i = 0; i < (stage.small ? 3 : 5); i++)
    front.push([
      w - dice.between(-10, stage.hero ? 170 : 120),
      HEIGHT - dice.between(-16, 20),
      dice.between(110, 190),
    ]);
  const left: TreeSpot[] = [];
  for (let i = 0; i < 4; i++)
    left.push([dice.between(-20, 80), HEIGHT + dice.between(0, 20), dice.between(80, 140)]);
  pines(stage, back, mix(mood.haze, mood.leaf, 0.86));
  pines(stage, [...front, ...left], [mood.leaf[0] * 0.84, mood.leaf[1], mood.leaf[2]]);
  birds(stage, 3, 120, 210);
}

function shoreGlints({ pen, dice, mood, sun, small }: Stage, y: number): void {
  let strokes = '';
  const count = small ? 8 : 20;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const w = (12 + t * 66) * dice.between(0.5, 1.15);
    strokes += d`M${sun.x - w / 2 + dice.between(-14, 14) * (1 + t * 1.6)} ${y + 6 + t * t * 150}h${w}`;
  }
  pen.stroke(strokes, hex(mood.sun), 2.6, { opacity: 0.5 });
}
