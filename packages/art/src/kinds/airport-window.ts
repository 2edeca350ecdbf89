import { hex, lighten, mix, type Lch } from '../colour.ts';
import { haze, peak } from '../parts/land.ts';
import { sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** From the window seat over the clouds, or from the gate; winglet or tail carry the brand. */
export function airportWindow(stage: Stage): void {
  if (stage.variant === 'gate') gate(stage);
  else seat(stage);
}

function seat(stage: Stage): void {
  const { pen, width: w } = stage;
  // Below the blind, above the clouds.
  stage.sun.y = Math.max(stage.sun.y, 222);
  sky(stage, 400, { clouds: 2 });
  cloudSea(stage);
  wing(stage);
  const wall = pen.linear([
    [0, hex(stage.dark ? [0.42, 0.02, 260] : [0.95, 0.01, 80])],
    [1, hex(stage.dark ? [0.3, 0.025, 262] : [0.83, 0.018, 70])],
  ]);
  const rim = hex(stage.dark ? [0.5, 0.02, 260] : [0.985, 0.006, 80]);
  const inner = hex(stage.dark ? [0.22, 0.03, 264] : [0.7, 0.025, 65]);
  const hole = (x: number, y: number, hw: number, hh: number, r: number) =>
    d`M${x - hw} ${y - hh + r}a${r} ${r} 0 0 1 ${r} ${-r}h${2 * (hw - r)}a${r} ${r} 0 0 1 ${r} ${r}v${2 * (hh - r)}a${r} ${r} 0 0 1 ${-r} ${r}h${-2 * (hw - r)}a${r} ${r} 0 0 1 ${-r} ${-r}z`;
  // A card is one whole window with its neighbours cut off; a hero leans close to the glass.
  const windows: [number, number, number, number, number][] = stage.hero
    ? [[w / 2, 280, w / 2 - 34, 262, 190]]
    : [
        [400, 272, 186, 226, 150],
        [-62, 272, 186, 226, 150],
        [862, 272, 186, 226, 150],
      ];
  const holes = windows.map((v) => hole(...v)).join('');
  pen.raw(`<path fill-rule="evenodd" d="M0 0H${w}V${HEIGHT}H0z${holes}" fill="${wall}"/>`);
  pen.stroke(holes, inner, 20);
  pen.stroke(holes, rim, 9);
  const grown = windows.map(([x, y, hw, hh, r]) => hole(x, y, hw + 26, hh + 26, r + 26)).join('');
  if (!stage.hero) {
    pen.stroke(grown, inner, 2, { opacity: 0.35 });
    pen.stroke(d`M0 536H${w}M169 0V12M631 0V12`, inner, 2, { opacity: 0.35 });
    // The blind, pulled down a little, and its grip.
    pen.path(
      d`M240 150q14 -88 126 -100h68q112 12 126 100z`,
      hex(stage.dark ? [0.46, 0.015, 260] : [0.925, 0.01, 80]),
    );
    pen.rect(240, 146, 320, 6, inner, { opacity: 0.5 });
    pen.rect(372, 134, 56, 8, inner, { rx: 4, opacity: 0.8 });
  }
  pen.path(stage.hero ? d`M${w * 0.7} 40l-120 480h70l120 -480z` : 'M474 160L376 480h52l98 -320z', '#fff', {
    opacity: stage.dark ? 0.05 : 0.13,
  });
}

/** Layers of cloud tops, whiter where the light falls. */
function cloudSea(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const layers = 5;
  for (let i = 0; i < layers; i++) {
    const t = i / (layers - 1);
    const y = 322 + t * t * 150 + t * 20;
    const size = 34 + t * 66;
    const white = mix(
      mix([0.98, 0.015, 60], mood.sun, 0.4),
      mood.mid,
      stage.dark ? 0.62 - t * 0.2 : 0.34 - 0.24 * t,
    );
    const foot = mix(mix(mood.haze, mood.mid, 0.6), mood.top, 0.12 + 0.1 * t);
    let path = d`M-60 ${HEIGHT}V${y}`;
    let drift = 0;
    for (let x = -60; x < w + 60;) {
      const step = size * dice.pick([0.5, 0.7, 1.2, 1.5, 2.3]) * dice.between(0.9, 1.1);
      const r = step * dice.between(0.53, 0.72);
      const dy = Math.max(-0.3 * size, Math.min(0.3 * size, dice.between(-0.24, 0.24) * size - drift * 0.5));
      drift += dy;
      path += d`a${r} ${r} 0 0 1 ${step} ${dy}`;
      x += step;
    }
    pen.path(
      path + d`V${HEIGHT}z`,
      pen.linear([
        [0, hex(white)],
        [stage.hero ? 0.35 : 0.4, hex(mix(white, foot, 0.7))],
        [1, hex(foot)],
      ]),
    );
    if (i === 1) haze(stage, y - 10, 60, 0.35, mood.low);
  }
}

function wing(stage: Stage): void {
  const { pen, paints } = stage;
  const ox = stage.hero ? 1400 : 640;
  const s = stage.hero ? 1.25 : 0.82;
  const X = (v: number) => ox + v * s;
  const Y = (v: number) => 388 + v * s;
  const metal: Lch = stage.dark ? [0.5, 0.03, 265] : [0.86, 0.015, 250];
  pen.path(
    d`M${X(20)} ${Y(128)}L${X(-390)} ${Y(-8)}l-22 -2L${X(-420)} ${Y(4)}L${X(-60)} ${Y(190)}L${X(30)} ${Y(240)}z`,
    pen.linear(
      [
        [0, hex(lighten(metal, 0.08))],
        [1, hex(lighten(metal, -0.16))],
      ],
      1,
      1,
    ),
  );
  pen.path(
    d`M${X(20)} ${Y(150)}L${X(-404)} ${Y(2)}L${X(-420)} ${Y(4)}L${X(-60)} ${Y(190)}L${X(30)} ${Y(240)}z`,
    hex(lighten(metal, -0.1)),
    { opacity: 0.45 },
  );
  pen.stroke(
    d`M${X(-80)} ${Y(116)}L${X(-230)} ${Y(62)}L${X(-252)} ${Y(76)}M${X(-60)} ${Y(170)}L${X(-330)} ${Y(44)}M${X(-150)} ${Y(90)}l-30 26`,
    hex(lighten(metal, -0.26)),
    2,
    { opacity: 0.6 },
  );
  pen.path(
    d`M${X(-372)} ${Y(0)}C${X(-410)} ${Y(-14)} ${X(-430)} ${Y(-50)} ${X(-446)} ${Y(-124)}l-24 -8C${X(-468)} ${Y(-60)} ${X(-450)} ${Y(-6)} ${X(-424)} ${Y(8)}z`,
    paints.brand,
  );
  pen.path(
    d`M${X(-390)} ${Y(0)}C${X(-424)} ${Y(-20)} ${X(-440)} ${Y(-60)} ${X(-446)} ${Y(-124)}l-10 -3.5C${X(-458)} ${Y(-60)} ${X(-444)} ${Y(-10)} ${X(-410)} ${Y(6)}z`,
    paints.brandShade,
  );
  if (stage.dark) pen.circle(X(-458), Y(-128), 5, '#ffdede');
}

function gate(stage: Stage): void {
  const { pen, mood, width: w, paints } = stage;
  sky(stage, 350);
  for (const [place, span, h] of [
    [-0.9, 420, 70],
    [0.1, 380, 54],
    [0.95, 460, 84],
  ] as const)
    peak(stage, stage.at(place), 372, span * (stage.hero ? 1.3 : 1), h, { near: 0.34 });
  tower(stage, stage.at(-0.82));
  haze(stage, 330, 60, 0.5);
  const tarmac: Lch = stage.dark ? [0.34, 0.03, 268] : [0.7, 0.02, 250];
  pen.rect(
    0,
    368,
    w,
    110,
    pen.linear([
      [0, hex(mix(tarmac, mood.haze, 0.5))],
      [1, hex(tarmac)],
    ]),
  );
  pen.stroke(d`M-10 400H${w + 10}`, hex(lighten(tarmac, 0.12)), 3, { cap: 'butt' });
  pen.stroke(d`M${stage.at(-1.4)} 452L${stage.at(1.6)} 424`, '#f2c14e', 4, { opacity: 0.8, cap: 'butt' });
  airliner(stage, stage.at(0.02), 402);
  // The hall: mullions, floor with the light lying on it, a bench, one bag.
  const steel = hex(stage.dark ? [0.2, 0.03, 262] : [0.36, 0.025, 255]);
  const floor: Lch = stage.dark ? [0.26, 0.035, 265] : mix([0.86, 0.015, 80], mood.low, 0.2);
  pen.rect(
    0,
    474,
    w,
    HEIGHT - 474,
    pen.linear([
      [0, hex(mix(floor, mood.mid, 0.35))],
      [1, hex(floor)],
    ]),
  );
  let shine = '';
  const step = stage.hero ? 233.3 : 200;
  let mullions = '';
  for (let x = step / 2; x < w; x += step) {
    mullions += d`M${x} 0V474`;
    shine += d`M${x + 12} 476h${step - 26}l-60 90h${-step + 26}z`;
  }
  pen.path(shine, hex(mood.sun), { opacity: stage.dark ? 0.07 : 0.32 });
  pen.stroke(mullions + d`M0 96H${w}`, steel, 7, { cap: 'butt' });
  pen.rect(0, 466, w, 12, steel);
  pen.path(d`M${step * 0.62} 100l-110 366h44l110 -366zM${step * 2.56} 100l-110 366h60l110 -366z`, '#fff', {
    opacity: 0.08,
  });
  bench(stage, stage.at(0.3), 544, steel);
  const b = stage.at(-0.42);
  pen.ellipse(b + 4, 547, 36, 5, paints.ink, { opacity: 0.25 });
  pen.stroke(d`M${b - 10} 478v-22h20v22`, steel, 3);
  pen.rect(b - 24, 474, 48, 66, paints.brand, { rx: 7 });
  pen.stroke(d`M${b - 12} 482v50M${b} 482v50M${b + 12} 482v50`, paints.brandShade, 3);
  pen.stroke(d`M${b - 16} 544h0M${b + 16} 544h0`, paints.ink, 8);
}

function tower(stage: Stage, x: number): void {
  const { pen, mood, paints } = stage;
  const wall = stage.far(mix(mood.land, [0.8, 0.03, 80], 0.5), 0.7);
  pen.path(d`M${x - 11} 372l4 -136h14l4 136zM${x - 26} 236l8 12h36l8 -12z`, wall);
  pen.path(d`M${x - 30} 206h60l-5 30h-50z`, paints.pane, { opacity: 0.85 });
  pen.path(d`M${x - 34} 206l6 -10h56l6 10z`, wall);
  pen.stroke(d`M${x} 196v-34M${x - 10} 196v-16`, wall, 2.5);
}

function airliner(stage: Stage, x: number, y: number): void {
  const { pen, paints } = stage;
  const s = stage.hero ? 1.16 : 0.98;
  const skin = paints.cream;
  pen.ellipse(x, y + 40 * s, 280 * s, 9, paints.ink, { opacity: 0.28 });
  pen.group({ transform: d`translate(${x} ${y})` + ` scale(${s})` }, () => {
    pen.stroke('M-168 14v18M20 16v18M34 16v18', paints.ink, 5);
    pen.stroke('M-168 36h0M14 37h0M38 37h0', paints.ink, 17);
    pen.path('M196 -46L250 -150H284L276 -44z', paints.brand);
    pen.path('M250 -150H284L276 -44h-24z', paints.brandShade);
    pen.path('M238 -22L306 -46l16 2l-44 30z', paints.creamShade);
    pen.path(
      'M-262 -10C-262 -26 -238 -52 -190 -54H200C240 -54 270 -50 296 -40C292 -26 240 10 180 16H-200C-240 16 -262 6 -262 -10z',
      skin,
    );
    pen.path(
      'M-262 -8C-240 -4 -200 -2 -150 -2H214C250 -8 280 -24 294 -36C288 -24 240 10 180 16H-200C-240 16 -262 6 -262 -8z',
      paints.creamShade,
    );
    pen.path('M-262 -14H258L246 -8H-261z', paints.brand);
    pen.path('M-246 -32q8 -10 22 -14h16l-4 16z', paints.ink);
    let windows = '';
    for (let i = 0; i < 27; i++) windows += `M${-176 + i * 13} -33h0`;
    pen.raw(`<path d="${windows}" stroke="${paints.pane}" stroke-width="6.5" stroke-linecap="round"/>`);
    pen.path('M-196 -42h11v30h-11zM186 -42h11v30h-11z', paints.creamShade);
    pen.path('M-40 0L96 2L176 66h-30L0 14z', hex([stage.dark ? 0.5 : 0.72, 0.02, 250]));
    pen.path('M-36 18h62q10 0 10 14t-10 14h-52q-22 -4 -22 -14t12 -14z', skin);
    pen.path('M-48 32q0 -10 12 -14h8v28h-2q-18 -4 -18 -14z', paints.brandShade);
  });
}

function bench({ pen }: Stage, x: number, y: number, steel: string): void {
  let seats = '';
  for (let i = 0; i < 4; i++) seats += d`M${x + i * 52} ${y - 30}h40q5 0 5 -5l4 -40h-7l-5 34h-37z`;
  pen.path(seats, steel);
  pen.stroke(d`M${x - 4} ${y - 26}h214M${x + 20} ${y - 26}v26M${x + 186} ${y - 26}v26`, steel, 5);
}
