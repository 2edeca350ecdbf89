import { hex, lighten, mix, turn, type Lch } from '../colour.ts';
import { haze, peak, ridge } from '../parts/land.ts';
import { pines, treeLine, type TreeSpot } from '../parts/plants.ts';
import { birds, sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** A path winding to the peaks; a walker with a pack in the brand's colour, or two, and a signpost. */
export function trail(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  sky(stage, 340);
  const spread = stage.hero ? 1.35 : 1;
  for (let i = 0; i < (stage.hero ? 4 : 3); i++) {
    const x = ((i + dice.between(0.2, 0.8)) * w) / (stage.hero ? 4 : 3);
    peak(stage, x, 346, dice.between(320, 430) * spread, dice.between(110, 150), { near: 0.28, snow: true });
  }
  haze(stage, 240, 110, 0.6);
  const goal = stage.at(0.2);
  peak(stage, goal + dice.between(-10, 40), 380, dice.between(430, 500) * spread, dice.between(236, 268), {
    near: 0.58,
    snow: true,
  });
  peak(stage, stage.at(0.95), 380, dice.between(320, 380) * spread, dice.between(140, 180), {
    near: 0.62,
    snow: true,
  });
  ridge(stage, 352, 18, stage.far(mood.leaf, 0.45), 110);
  treeLine(stage, 372, 16, 34, stage.far(mood.leaf, 0.56));
  haze(stage, 320, 70, 0.3);
  const meadow = (near: number, lift: number): Lch =>
    mix(
      mood.haze,
      mix(turn([mood.leaf[0] + lift, mood.leaf[1], mood.leaf[2]], -26), mood.sun, stage.dark ? 0.02 : 0.1),
      near,
    );
  pen.path(
    d`M-5 ${HEIGHT}V398C${w * 0.25} 360 ${w * 0.5} 362 ${goal} 372S${w * 0.92} 392 ${w + 5} 370V${HEIGHT}z`,
    pen.linear([
      [0, hex(meadow(0.72, 0.05))],
      [1, hex(meadow(1, 0.06))],
    ]),
  );
  const far: TreeSpot[] = [];
  for (let i = 0; i < (stage.small ? 5 : w / 62); i++) {
    const x = dice.between(0, w);
    if (Math.abs(x - goal) > 60) far.push([x, dice.between(392, 414), dice.between(40, 72)]);
  }
  pines(stage, far, mix(mood.haze, mood.leaf, 0.76));
  pathway(stage, goal);
  const green = meadow(1, 0.02);
  const b = stage.at(0.6);
  pen.path(
    d`M${w + 5} ${HEIGHT}V436C${b + 60} 440 ${b - 20} 486 ${b - 130} 520S${b - 240} ${HEIGHT} ${b - 250} ${HEIGHT + 5}z`,
    hex(green),
  );
  signpost(stage, stage.at(-0.52), 482);
  walker(stage, stage.at(-0.24), 512, 1.25, stage.paints.brand, stage.paints.brandShade);
  if (!stage.small)
    walker(stage, stage.at(0.2), 450, 0.72, hex([stage.dark ? 0.5 : 0.66, 0.1, 75]), hex([0.44, 0.09, 70]));
  const near: TreeSpot[] = [];
  for (let i = 0; i < (stage.small ? 4 : 8); i++)
    near.push([
      w - dice.between(-10, stage.hero ? 260 : 140),
      HEIGHT - dice.between(0, 60),
      dice.between(120, 210),
    ]);
  for (let i = 0; i < 3; i++)
    near.push([dice.between(-20, 60), HEIGHT + dice.between(0, 24), dice.between(90, 130)]);
  pines(stage, near, [mood.leaf[0] * 0.86, mood.leaf[1], mood.leaf[2]]);
  meadowFlowers(stage);
  birds(stage, 3, 100, 190);
}

function pathway(stage: Stage, goal: number): void {
  const { pen, mood } = stage;
  const earth: Lch = mix(mix(mood.sand, [0.7, 0.07, 65], 0.4), mood.haze, 0.1);
  const f = stage.at(-0.34);
  const path = d`M${goal - 3} 374C${goal + 60} 388 ${goal + 90} 400 ${goal + 10} 416S${goal - 120} 446 ${goal - 20} 476S${f + 40} 530 ${f - 60} ${HEIGHT + 6}H${f + 180}C${f + 230} 520 ${goal + 70} 500 ${goal + 62} 470S${goal - 60} 440 ${goal + 50} 420S${goal + 120} 384 ${goal + 3} 374z`;
  pen.path(
    path,
    pen.linear([
      [0, hex(mix(earth, mood.haze, 0.3))],
      [1, hex(earth)],
    ]),
  );
  pen.stroke(
    d`M${f + 10} 540q16 -6 30 0M${f + 80} 520q14 -5 26 0M${goal + 4} 492q12 -4 22 0M${f + 120} 548q14 -5 28 0`,
    hex(lighten(earth, -0.14)),
    3,
    { opacity: 0.6 },
  );
}

function walker(stage: Stage, x: number, y: number, s: number, pack: string, packShade: string): void {
  const { pen, paints } = stage;
  const k = (v: number) => v * s;
  const trousers = hex([stage.dark ? 0.26 : 0.38, 0.05, 260]);
  const skin = hex([stage.dark ? 0.5 : 0.66, 0.08, 55]);
  pen.ellipse(x + k(4), y, k(24), k(4), paints.ink, { opacity: 0.25 });
  pen.stroke(
    d`M${x - k(5)} ${y - k(44)}l${k(-4)} ${k(22)}v${k(19)}M${x + k(6)} ${y - k(44)}l${k(8)} ${k(20)}l${k(-1)} ${k(17)}`,
    trousers,
    k(9),
  );
  pen.stroke(d`M${x - k(10)} ${y - k(2)}h${k(4)}M${x + k(12)} ${y - k(6)}h${k(4)}`, paints.ink, k(7));
  pen.path(
    d`M${x - k(17)} ${y - k(82)}q${k(17)} ${k(-10)} ${k(34)} 0l${k(-3)} ${k(44)}h${k(-28)}z`,
    paints.cream,
  );
  pen.stroke(
    d`M${x + k(17)} ${y - k(78)}l${k(10)} ${k(22)}l${k(4)} ${k(4)}M${x - k(17)} ${y - k(78)}l${k(-9)} ${k(20)}`,
    paints.creamShade,
    k(7),
  );
  pen.stroke(d`M${x + k(32)} ${y - k(60)}l${k(3)} ${k(60)}`, paints.ink, k(2.4));
  pen.rect(x - k(16), y - k(86), k(32), k(44), pack, { rx: k(9) });
  pen.rect(x - k(11), y - k(62), k(22), k(17), packShade, { rx: k(4) });
  pen.rect(x - k(18), y - k(96), k(36), k(12), packShade, { rx: k(6) });
  pen.circle(x, y - k(106), k(11), skin);
  pen.path(d`M${x - k(12)} ${y - k(107)}q${k(12)} ${k(-22)} ${k(24)} 0z`, pack);
}

function signpost(stage: Stage, x: number, y: number): void {
  const { pen, paints } = stage;
  const wood: Lch = [stage.dark ? 0.4 : 0.58, 0.075, 58];
  pen.ellipse(x + 6, y, 22, 4, paints.ink, { opacity: 0.25 });
  pen.rect(x - 5, y - 118, 10, 118, hex(lighten(wood, -0.1)));
  pen.path(d`M${x - 20} ${y - 110}h70l14 12l-14 12h-70z`, hex(lighten(wood, 0.1)));
  pen.path(d`M${x + 18} ${y - 78}h-62l-13 11l13 11h62z`, hex(wood));
  pen.stroke(d`M${x - 8} ${y - 98}h44M${x - 36} ${y - 67}h38`, paints.cream, 3, { opacity: 0.8 });
}

function meadowFlowers({ pen, dice, width, paints, small, mood }: Stage): void {
  for (const colour of [
    paints.cream,
    hex(mix([0.84, 0.14, 90], mood.haze, 0.2)),
    hex(mix([0.68, 0.16, 350], mood.haze, 0.2)),
  ]) {
    let dots = '';
    for (let i = 0; i < (small ? 4 : width / 60); i++)
      dots += d`M${dice.between(0, width)} ${dice.between(470, 556)}h0`;
    pen.stroke(dots, colour, 5, { opacity: 0.85 });
  }
}
