import { hex, mix, type Lch } from '../colour.ts';
import { peak } from '../parts/land.ts';
import { birds, sky } from '../parts/sky.ts';
import { swell, water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** A white liner under way, seen from the side; its funnels and sheer line carry the brand. */
export function cruise(stage: Stage): void {
  const { dice, pen, mood } = stage;
  const horizon = dice.between(306, 326);
  sky(stage, horizon);
  peak(stage, stage.at(-0.95), horizon + 4, dice.between(300, 380), dice.between(70, 115), {
    near: 0.3,
    snow: dice.chance(0.3),
  });
  peak(stage, stage.at(-0.5), horizon + 4, dice.between(220, 300), dice.between(40, 66), { near: 0.42 });
  peak(stage, stage.at(1.3), horizon + 4, dice.between(240, 300), dice.between(46, 80), { near: 0.36 });
  water(stage, horizon, HEIGHT - horizon);
  const y = horizon + 92;
  const decks = dice.int(5, 6);
  const shift = stage.at(0) - 405;
  pen.group({ transform: d`translate(${shift} 0)` }, () => {
    pen.reflected(y, 0.34, 0.22, () => ship(stage, y, decks));
    const foam = hex(mix([0.99, 0.01, 210], mood.sea, stage.dark ? 0.25 : 0));
    pen.path(
      d`M84 ${y + 2}C150 ${y - 12} 300 ${y - 2} 420 ${y - 3}S640 ${y - 14} 706 ${y - 6}C735 ${y + 2} 780 ${y + 10} 806 ${y + 16}C700 ${y + 12} 620 ${y + 8} 500 ${y + 9}S180 ${y + 14} -20 ${y + 20}C30 ${y + 10} 60 ${y + 6} 84 ${y + 2}z`,
      foam,
      { opacity: 0.85 },
    );
    pen.stroke(
      d`M690 ${y - 2}q24 -18 34 -12M700 ${y + 14}h70M-60 ${y + 26}h150M120 ${y + 20}h90`,
      foam,
      2.4,
      { opacity: 0.5 },
    );
  });
  swell(stage, y + 30, stage.small ? 3 : 5, mix(mood.sea, [0.97, 0.02, 200], 0.5));
  birds(stage, 4, 90, 190);
}

function ship(stage: Stage, y: number, decks: number): void {
  const { pen, paints, mood } = stage;
  const hull: Lch = stage.dark ? [0.24, 0.05, 258] : [0.3, 0.07, 258];
  const { cream, creamShade, pane } = paints;
  pen.path(
    d`M96 ${y - 62}H690C700 ${y - 62} 716 ${y - 70} 728 ${y - 80}L690 ${y}H140C116 ${y} 100 ${y - 24} 96 ${y - 62}z`,
    cream,
  );
  pen.path(d`M101 ${y - 34}H707L690 ${y}H140C120 ${y} 106 ${y - 14} 101 ${y - 34}z`, hex(hull));
  pen.path(
    d`M106 ${y - 14}H697L690 ${y}H140C122 ${y} 112 ${y - 6} 106 ${y - 14}z`,
    hex([hull[0] - 0.05, 0.05, hull[2]]),
  );
  pen.rect(101, y - 39, 608, 6, paints.brand);
  const step = 21;
  for (let i = 0; i < decks; i++) {
    const x0 = 122 + i * 13;
    const x1 = 664 - i * 24;
    const top = y - 62 - (i + 1) * step;
    pen.path(
      d`M${x0} ${top + step}V${top + 4}q0 -4 5 -4H${x1 - 14}q10 0 14 ${step}z`,
      i % 2 ? cream : hex(mix([0.965, 0.02, 85], mood.haze, stage.dark ? 0.38 : 0.14)),
    );
    let windows = '';
    for (let x = x0 + 12; x < x1 - 22; x += 14) windows += `M${x} ${Math.round(top + 6)}h8v8h-8z`;
    pen.path(windows, pane, { opacity: stage.dark ? 1 : 0.75 });
    pen.rect(x0, top + step - 2, x1 - x0, 2, creamShade);
  }
  const top = y - 62 - decks * step;
  const front = 664 - (decks - 1) * 24;
  pen.path(d`M${front - 112} ${top}l8 -26h66q8 0 12 8l10 18z`, cream);
  pen.rect(front - 92, top - 19, 58, 9, pane, { rx: 2 });
  pen.path(d`M236 ${top}l10 -60h50l22 60zM350 ${top}l7 -36h32l13 36z`, paints.brand);
  pen.path(d`M284 ${top - 60}h12l22 60h-16zM380 ${top - 36}h9l13 36h-12z`, paints.brandShade);
  pen.path(d`M243 ${top - 44}h59l5 14h-66z`, cream);
  pen.stroke(d`M456 ${top}v-46M487 ${top}v-30M448 ${top - 28}h16`, cream, 3.5);
  pen.circle(456, top - 50, 9, cream);
  let ports = '';
  for (let x = 136; x < 680; x += 22) ports += d`M${x} ${y - 50}h0`;
  pen.stroke(ports, pane, 8);
  let boats = '';
  for (let i = 0; i < 7; i++) boats += d`M${174 + i * 66} ${y - 71}h30`;
  pen.stroke(boats, hex([stage.dark ? 0.62 : 0.72, 0.15, 60]), 9);
  const shadeSide = pen.linear([
    [0, hex(mood.sun), 0],
    [1, hex([0.3, 0.08, 270]), 0.28],
  ]);
  pen.path(
    d`M96 ${y - 62}L122 ${top + 40}H650L707 ${y - 62}L690 ${y}H140C116 ${y} 100 ${y - 24} 96 ${y - 62}z`,
    shadeSide,
  );
  pen.path(
    d`M250 ${top - 62}c-30 -20 -70 -12 -92 -32c-26 0 -60 -8 -88 -34c40 14 72 6 100 18c32 2 64 18 86 44z`,
    '#fff',
    { opacity: stage.dark ? 0.2 : 0.38 },
  );
}
