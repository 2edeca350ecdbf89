import { hex, lighten, mix, turn, type Lch } from '../colour.ts';
import { haze, peak, ridge } from '../parts/land.ts';
import { cypresses, type TreeSpot } from '../parts/plants.ts';
import { birds, sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Hills combed with vines, a villa among cypresses, and a picnic on a blanket in the brand's colour. */
export function vineyard(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  sky(stage, 320);
  const green: Lch = mix(turn(mood.leaf, -26), mood.sun, 0.16);
  for (let i = 0; i < (stage.hero ? 4 : 2); i++) {
    peak(
      stage,
      ((i + dice.between(0.3, 0.7)) * w) / (stage.hero ? 4 : 2),
      330,
      dice.between(380, 520),
      dice.between(70, 120),
      { near: 0.25 },
    );
  }
  ridge(stage, 300, 20, stage.far(mood.leaf, 0.35), 130);
  haze(stage, 250, 80, 0.5);
  ridge(stage, 330, 24, stage.far(green, 0.55), 150);
  const hx = stage.at(0.42);
  const span = stage.hero ? 480 : 330;
  pen.path(
    d`M${hx - span} 430C${hx - span * 0.5} 400 ${hx - span * 0.4} 290 ${hx} 286S${hx + span * 0.6} 380 ${hx + span * 1.3} 410V460H${hx - span}z`,
    hex(mix(mood.haze, green, 0.74)),
  );
  contourVines(stage, hx, span);
  villa(stage, hx, 296);
  haze(stage, 360, 70, 0.25);

  const soil: Lch = mix([stage.dark ? 0.36 : 0.6, 0.07, 62], mood.sand, 0.35);
  pen.path(
    d`M-5 ${HEIGHT + 5}V420C${w * 0.3} 372 ${w * 0.6} 430 ${w + 5} 400V${HEIGHT + 5}z`,
    hex(mix(soil, green, 0.25)),
  );
  vineRows(stage, green);
  const p = stage.at(-0.2);
  pen.ellipse(p, 508, 190, 36, hex(mix(green, mood.sun, 0.1)));
  picnic(stage, p, 506);
  birds(stage, 3, 100, 200);
}

/** Rows of bushes drawn as dotted lines, thicker towards the viewer. */
function vineRows(stage: Stage, green: Lch): void {
  const { pen, width: w, dice } = stage;
  const rows = stage.small ? 4 : 6;
  let grapes = '';
  for (let i = 0; i < rows; i++) {
    const t = i / (rows - 1);
    const y = 410 + t * t * 130 + t * 14;
    const size = 11 + t * 25;
    const line = d`M${-size + dice.between(0, 9)} ${y + 6}C${w * 0.3} ${y - 44 * (1 - t)} ${w * 0.6} ${y + 18} ${w + size} ${y - 8}`;
    const dots = (colour: string, width: number, dy: number, along = 0) =>
      pen.raw(
        `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round" stroke-dasharray="0 ${(size * 0.6).toFixed(1)}" transform="translate(${along.toFixed(1)} ${dy.toFixed(1)})"/>`,
      );
    const shade = lighten(green, -0.12 + t * 0.02);
    pen.stroke(line, hex(lighten(green, -0.2)), 3, {
      transform: d`translate(0 ${size * 0.55})`,
      opacity: 0.35,
    });
    dots(hex(shade), size, 0);
    dots(
      hex(mix(lighten(green, -0.01 + t * 0.02), stage.mood.sun, stage.dark ? 0.03 : 0.1)),
      size * 0.5,
      -size * 0.2,
      size * 0.3,
    );
    if (t > 0.7)
      for (let g = 0; g < w / 52; g++) grapes += d`M${dice.between(0, w)} ${y + dice.between(0, 12)}h0`;
  }
  pen.stroke(grapes, hex([stage.dark ? 0.36 : 0.44, 0.12, 320]), 6, { opacity: 0.9 });
}

function contourVines({ pen, mood, small }: Stage, x: number, span: number): void {
  let rows = '';
  for (let i = 0; i < (small ? 3 : 6); i++) {
    const y = 322 + i * 17;
    const half = span * (0.3 + i * 0.1);
    rows += d`M${x - half} ${y + half * 0.12}Q${x} ${y - half * 0.16} ${x + half} ${y + half * 0.1}`;
  }
  pen.raw(
    `<path d="${rows}" fill="none" stroke="${hex(mix(mood.haze, lighten(mood.leaf, -0.02), 0.7))}" stroke-width="6" stroke-linecap="round" stroke-dasharray="0 8" opacity=".75"/>`,
  );
}

function villa(stage: Stage, x: number, y: number): void {
  const { pen, mood, paints } = stage;
  const wall = mix(mood.haze, [stage.dark ? 0.6 : 0.92, 0.05, 75], 0.8);
  const roof = mix(mood.haze, [stage.dark ? 0.45 : 0.6, 0.12, 38], 0.8);
  const trees: TreeSpot[] = [];
  for (const [dx, h] of [
    [-118, 62],
    [-98, 84],
    [-80, 70],
    [84, 78],
    [104, 92],
    [124, 66],
  ] as const)
    trees.push([x + dx, y + 8, h]);
  cypresses(stage, trees, mix(mood.haze, [mood.leaf[0] * 0.85, mood.leaf[1], mood.leaf[2]], 0.84));
  pen.rect(x - 62, y - 34, 92, 38, hex(wall));
  pen.rect(x + 22, y - 62, 36, 66, hex(lighten(wall, 0.02)));
  pen.path(d`M${x + 46} ${y - 62}h12v66h-12zM${x - 62} ${y - 8}h84v12h-84z`, hex(lighten(wall, -0.09)), {
    opacity: 0.7,
  });
  pen.path(d`M${x - 70} ${y - 32}l14 -20h78v20zM${x + 16} ${y - 60}l24 -18l24 18z`, hex(roof));
  pen.path(
    d`M${x - 50} ${y - 22}h9v14h-9zM${x - 28} ${y - 22}h9v14h-9zM${x - 6} ${y + 4}v-22h12v22zM${x + 32} ${y - 50}h8v13h-8zM${x + 32} ${y - 26}h8v13h-8z`,
    stage.dark ? paints.glow : hex([0.45, 0.06, 240]),
  );
}

function picnic(stage: Stage, x: number, y: number): void {
  const { pen, paints, mood } = stage;
  const u = (i: number, j: number): string => d`${x - 112 + i * 46 + j * 12} ${y - 24 + j * 17}`;
  pen.path(`M${u(0, 0)}L${u(4, 0)}L${u(4.6, 3)}L${u(-0.6, 3)}z`, paints.brand);
  let checks = '';
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 4; i++)
      if ((i + j) % 2) checks += `M${u(i, j)}L${u(i + 1, j)}L${u(i + 1, j + 1)}L${u(i, j + 1)}z`;
  pen.path(checks, paints.cream, { opacity: 0.85 });
  const straw: Lch = [stage.dark ? 0.55 : 0.72, 0.09, 70];
  pen.ellipse(x + 44, y + 8, 50, 7, paints.ink, { opacity: 0.22 });
  pen.stroke(
    d`M${x + 8} ${y - 24}C${x + 14} ${y - 74} ${x + 72} ${y - 74} ${x + 78} ${y - 24}`,
    hex(lighten(straw, -0.12)),
    5,
  );
  pen.path(d`M${x} ${y - 28}h86l-8 36h-70z`, hex(straw));
  pen.stroke(
    d`M${x + 3} ${y - 16}h80M${x + 6} ${y - 4}h74M${x + 22} ${y - 28}l3 36M${x + 43} ${y - 28}v36M${x + 64} ${y - 28}l-3 36`,
    hex(lighten(straw, -0.1)),
    2,
    { cap: 'butt' },
  );
  pen.path(d`M${x - 4} ${y - 32}h94v6h-94z`, hex(lighten(straw, 0.06)));
  pen.path(
    d`M${x - 52} ${y + 6}v-44q0 -8 5 -13v-19h10v19q5 5 5 13v44z`,
    hex([stage.dark ? 0.26 : 0.34, 0.08, 140]),
  );
  pen.rect(x - 52, y - 28, 20, 18, paints.cream);
  pen.path(d`M${x - 49} ${y - 36}q0 -6 3 -10v52h-3z`, '#fff', { opacity: 0.25 });
  const glass = (gx: number) => d`M${gx - 10} ${y - 34}h20q1 20 -8 22v18h5v3h-14v-3h5v-18q-9 -2 -8 -22z`;
  pen.path(glass(x - 82) + glass(x - 112), hex(mix([0.95, 0.02, 230], mood.mid, 0.2)), { opacity: 0.75 });
  pen.path(
    d`M${x - 91.5} ${y - 28}h19q-1 14 -8 15h-3q-7 -1 -8 -15zM${x - 121.5} ${y - 28}h19q-1 14 -8 15h-3q-7 -1 -8 -15z`,
    hex([0.42, 0.15, 15]),
  );
}
