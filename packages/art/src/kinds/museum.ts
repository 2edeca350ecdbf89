import { hex, lighten, mix, turn, type Lch } from '../colour.ts';
import { haze } from '../parts/land.ts';
import { cypresses, roundTrees, type TreeSpot } from '../parts/plants.ts';
import { birds, sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** A temple front on its steps; banners in the brand's colour hang between the columns. */
export function museum(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  sky(stage, 400);
  birds(stage, 4, 80, 150);
  farTown(stage);
  haze(stage, 300, 120, 0.5);
  const lawn: Lch = mix(turn(mood.leaf, -20), mood.sun, stage.dark ? 0.02 : 0.12);
  pen.rect(
    0,
    424,
    w,
    HEIGHT - 424,
    pen.linear([
      [0, hex(mix(mood.haze, lawn, 0.8))],
      [1, hex(lawn)],
    ]),
  );
  const trees: TreeSpot[] = [];
  for (let x = dice.between(-20, 20); x < w; x += dice.between(52, 92))
    trees.push([x, 432, dice.between(62, 104)]);
  roundTrees(stage, trees, mix(mood.haze, mood.leaf, 0.74));

  const stone = stage.inLight([0.91, 0.035, 82]);
  const x = stage.at(0.02);
  temple(stage, x, stone);
  forecourt(stage, x, stone);
  const rows: TreeSpot[] = [];
  for (const side of [-1, 1])
    for (let i = 0; i < 2; i++) rows.push([x + side * (338 + i * 54), 476 + i * 22, 150 + i * 34]);
  cypresses(stage, rows, [mood.leaf[0] * 0.88, mood.leaf[1], mood.leaf[2]]);
  fountain(stage, x, 520, stone);
}

function farTown(stage: Stage): void {
  const { dice, pen, mood, width } = stage;
  let row = '';
  for (let x = -10; x < width;) {
    const w = dice.between(36, 70);
    const h = dice.between(40, 130);
    row += d`M${x} 430V${430 - h}${dice.chance(0.4) ? d`l${w / 2} -18l${w / 2} 18` : d`h${w}`}V430z`;
    x += w;
  }
  pen.path(row, stage.far(mood.land, 0.32));
}

function temple(stage: Stage, x: number, stone: Lch): void {
  const { pen, paints } = stage;
  const s = (by: number) => hex(lighten(stone, by));
  const side = stage.sun.x < x ? 1 : -1;
  const half = 230;
  // Wings left and right of the portico.
  pen.rect(x - 300, 262, 600, 178, s(-0.07));
  pen.rect(x - 308, 252, 616, 14, s(0.01));
  let windows = '';
  for (const wx of [-282, 250]) windows += d`M${x + wx} 400v-78a16 16 0 0 1 32 0v78z`;
  pen.path(windows, stage.dark ? paints.glow : s(-0.3));
  pen.path(side > 0 ? d`M${x + 230} 262h70v178h-70z` : d`M${x - 300} 262h70v178h-70z`, s(-0.2), {
    opacity: 0.4,
  });
  // Drum and dome above the pediment.
  pen.rect(x - 74, 128, 148, 46, s(-0.05));
  pen.path(d`M${x - 66} 130a66 62 0 0 1 132 0z`, s(0.0));
  pen.path(
    d`M${x} 68a66 62 0 0 ${side > 0 ? 1 : 0} ${side * 66} 62h${-side * 42}q${side * 4} -44 ${-side * 24} -62z`,
    s(-0.1),
  );
  pen.stroke(
    d`M${x} 68v-24M${x - 46} 142v22M${x - 23} 142v22M${x} 142v22M${x + 23} 142v22M${x + 46} 142v22`,
    s(-0.14),
    4,
  );
  pen.path(d`M${x} 44l30 8l-30 10z`, paints.brand);

  pen.rect(
    x - half + 12,
    236,
    2 * half - 24,
    204,
    stage.dark ? hex(mix(stone, [0.6, 0.12, 70], 0.4)) : s(-0.24),
  );
  if (stage.dark)
    pen.ellipse(
      x,
      400,
      210,
      120,
      pen.radial([
        [0, paints.glow, 0.6],
        [1, paints.glow, 0],
      ]),
    );
  pen.path(d`M${x - 26} 440v-116a26 26 0 0 1 52 0v116z`, stage.dark ? '#fff0cc' : s(-0.44));
  pen.stroke(d`M${x} 440v-142`, s(-0.3), 2);
  pen.path(d`M${x - half - 10} 236L${x} 158L${x + half + 10} 236z`, s(0.02));
  pen.path(d`M${x - half + 44} 226L${x} 174L${x + half - 44} 226z`, s(-0.1));
  pen.circle(x, 208, 13, s(0.03));
  pen.path(d`M${x - 90} 226l24 -16l20 8l-4 8zM${x + 90} 226l-24 -16l-20 8l4 8z`, s(0.0));
  pen.rect(x - half - 14, 234, 2 * half + 28, 24, s(0.0));
  pen.rect(x - half - 14, 252, 2 * half + 28, 7, s(-0.13));

  let columns = '';
  let shades = '';
  let flutes = '';
  let caps = '';
  for (let i = 0; i < 6; i++) {
    const cx = x - half + 26 + (i * (2 * half - 52)) / 5;
    columns += d`M${cx - 14} 270h28l3 158h-34z`;
    shades += d`M${cx + side * 4} 270h${side * 10}l${side * 3} 158h${-side * 12}z`;
    flutes += d`M${cx - 5} 272l-1 154M${cx + 3} 272v154`;
    caps += d`M${cx - 21} 258h42l-5 13h-32zM${cx - 21} 426h42v12h-42z`;
  }
  pen.path(columns, s(0.03));
  pen.path(shades, s(-0.15), { opacity: 0.75 });
  pen.stroke(flutes, s(-0.1), 1.5, { cap: 'butt', opacity: 0.7 });
  pen.path(caps, s(0.0));
  for (const place of [-1, 1]) banner(stage, x + (place * (2 * half - 52)) / 5, 268);
}

function banner({ pen, paints }: Stage, x: number, y: number): void {
  pen.path(d`M${x - 22} ${y}h44v116l-22 -16l-22 16z`, paints.brand);
  pen.path(d`M${x} ${y}h22v116l-22 -16z`, paints.brandShade, { opacity: 0.7 });
  pen.circle(x, y + 34, 12, paints.cream);
  pen.stroke(d`M${x - 10} ${y + 62}h20M${x - 10} ${y + 72}h20M${x - 6} ${y + 82}h12`, paints.cream, 3);
}

function forecourt(stage: Stage, x: number, stone: Lch): void {
  const { pen } = stage;
  pen.path(
    d`M${x - 250} 470L${x - 420} ${HEIGHT + 4}H${x + 420}L${x + 250} 470z`,
    pen.linear([
      [0, hex(lighten(stone, -0.1))],
      [1, hex(lighten(stone, -0.02))],
    ]),
  );
  for (let i = 0; i < 4; i++) {
    const grow = i * 14;
    pen.rect(x - 252 - grow, 436 + i * 10, 504 + 2 * grow, 11, hex(lighten(stone, i % 2 ? -0.03 : 0.03)));
    pen.rect(x - 252 - grow, 444 + i * 10, 504 + 2 * grow, 3, hex(lighten(stone, -0.16)), { opacity: 0.7 });
  }
}

function fountain(stage: Stage, x: number, y: number, stone: Lch): void {
  const { pen, mood } = stage;
  const waterColour = hex(mix(mood.sea, [0.9, 0.05, 210], 0.45));
  pen.ellipse(x, y + 14, 128, 19, stage.paints.ink, { opacity: 0.2 });
  pen.ellipse(x, y + 6, 120, 19, hex(lighten(stone, -0.16)));
  pen.ellipse(x, y, 120, 18, hex(lighten(stone, 0.03)));
  pen.ellipse(x, y, 108, 14, waterColour);
  pen.path(
    d`M${x - 8} ${y}l3 -34h10l3 34zM${x - 34} ${y - 36}q34 20 68 0l-4 -5h-60z`,
    hex(lighten(stone, -0.04)),
  );
  pen.stroke(
    d`M${x} ${y - 42}v-30M${x} ${y - 70}q-22 -6 -26 28M${x} ${y - 70}q22 -6 26 28M${x - 30} ${y - 34}q-12 6 -16 30M${x + 30} ${y - 34}q12 6 16 30`,
    '#fff',
    3,
    { opacity: 0.65 },
  );
  pen.stroke(d`M${x - 70} ${y + 2}h34M${x + 20} ${y + 5}h40M${x - 20} ${y - 6}h30`, '#fff', 2, {
    opacity: 0.5,
  });
}
