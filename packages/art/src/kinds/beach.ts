import { hex, mix, type Lch } from '../colour.ts';
import { peak } from '../parts/land.ts';
import { palm } from '../parts/plants.ts';
import { lounger, parasol, sailboat } from '../parts/seaside.ts';
import { birds, sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** A bay: islands, a sail, surf, a parasol in the brand's colour and two palms at the edge. */
export function beach(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const horizon = dice.between(262, 288);
  sky(stage, horizon);
  const isle = stage.hero ? stage.at(-0.55) : dice.between(110, 190);
  peak(stage, isle, horizon + 3, dice.between(250, 330), dice.between(62, 100), { near: 0.42 });
  peak(stage, isle - dice.between(90, 130), horizon + 3, 220, dice.between(36, 58), { near: 0.56 });

  // Shallow water is turquoise when there is light enough to see the sand through it.
  const shallow = mood.name === 'noon' ? 0.7 : 0.3;
  const base: Lch = [mood.sea[0] + 0.02, mood.sea[1], mood.sea[2]];
  water(stage, horizon, HEIGHT - horizon, {
    base,
    near: mix(base, [Math.min(0.86, base[0] + 0.13), 0.1, 190], shallow),
  });
  sailboat(stage, stage.at(dice.between(-0.25, 0.2)), horizon + 14, dice.between(0.6, 0.8));

  const left = dice.between(462, 486);
  const right = dice.between(384, 404);
  const shore = (dy: number) =>
    d`M-10 ${left + dy}C${w * 0.2} ${left + 30 + dy} ${w * 0.36} ${left - 58 + dy} ${w * 0.58} ${right + 34 + dy}S${w * 0.88} ${right - 18 + dy} ${w + 12} ${right + dy}V${HEIGHT + 9}H-10z`;
  const foam = hex(mix([0.98, 0.012, 200], mood.sea, stage.dark ? 0.25 : 0));
  pen.path(shore(-26), foam, { opacity: 0.22 });
  pen.path(shore(-14), foam, { opacity: 0.38 });
  pen.path(shore(-4), foam, { opacity: 0.92 });
  pen.path(shore(1), hex(mix(mix(mood.sand, mood.sea, 0.3), [0.4, 0.05, 60], 0.15)));
  const dry = pen.linear([
    [0, hex(mix(mood.sand, mood.sun, 0.25))],
    [1, hex([mood.sand[0] * 0.88, mood.sand[1] * 1.15, mood.sand[2] - 6])],
  ]);
  pen.path(shore(14), dry);
  let dunes = '';
  for (let i = 0; i < (stage.small ? 3 : 10); i++) {
    dunes += d`M${dice.between(0, w)} ${dice.between(496, 550)}q24 -6 48 0`;
  }
  pen.stroke(dunes, hex([mood.sand[0] * 0.82, mood.sand[1] * 1.1, mood.sand[2] - 6]), 2.4, { opacity: 0.5 });

  const x = stage.at(dice.between(-0.1, 0.12));
  const y = dice.between(484, 496);
  const away = stage.sun.x < x ? 1 : -1;
  pen.ellipse(x + away * 26, y + 4, 84, 9, stage.paints.ink, { opacity: 0.2 });
  parasol(stage, x, y, 148, dice.between(-9, 9));
  lounger(stage, x + 26, y + 10, 1, 1.12);
  if (!stage.small) lounger(stage, x - 30, y + 22, -1, 1.2);

  palm(
    stage,
    w - dice.between(110, 150),
    dice.between(506, 524),
    dice.between(235, 270),
    dice.between(-46, -10),
    0.88,
  );
  palm(
    stage,
    w - dice.between(38, 72),
    dice.between(500, 530),
    dice.between(345, 380),
    -dice.between(70, 110),
  );
  birds(stage, dice.int(2, 4), 110, 210);
}
