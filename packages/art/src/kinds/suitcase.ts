import { hex, lighten, mix, type Lch } from '../colour.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** "Not found": one suitcase left on the carousel, late in the evening of the arrivals hall. */
export function suitcase(stage: Stage): void {
  const { pen, paints, width: w, mood, dice } = stage;
  const tint = stage.inLight;
  const wall = tint(mix([0.9, 0.03, 250], mood.haze, 0.45));
  pen.rect(
    0,
    0,
    w,
    380,
    pen.linear([
      [0, hex(lighten(wall, -0.06))],
      [1, hex(lighten(wall, 0.03))],
    ]),
  );
  let panels = '';
  for (let x = 40; x < w; x += 152) panels += d`M${x} 0V372`;
  pen.stroke(panels + d`M0 96H${w}`, hex(lighten(wall, -0.07)), 2, { opacity: 0.7, cap: 'butt' });
  ceilingLight(stage);
  const floor = tint([0.74, 0.025, 250]);
  pen.rect(
    0,
    372,
    w,
    HEIGHT - 372,
    pen.linear([
      [0, hex(lighten(floor, 0.06))],
      [1, hex(lighten(floor, -0.08))],
    ]),
  );
  pen.rect(0, 366, w, 9, hex(lighten(wall, -0.14)));

  const x = stage.at(-0.02);
  hatch(stage, stage.at(0.62), tint);
  sign(stage, stage.at(-0.56), tint);
  // Everything on the belt stands on its own faint image in the polished floor.
  belt(stage, tint);
  pen.ellipse(x + 6, 418, 108, 12, paints.ink, { opacity: 0.35 });
  bag(stage, x, 416, dice.between(-2, 2));
  pen.stroke(d`M${x - 60} 526h150M${x - 190} 540h110M${x + 130} 542h80`, '#fff', 3, { opacity: 0.22 });
}

function ceilingLight(stage: Stage): void {
  const { pen, width: w, paints } = stage;
  const x = stage.at(-0.02);
  pen.path(
    d`M${x - 70} 0h140l150 430h-440z`,
    pen.linear([
      [0, paints.glow, stage.dark ? 0.4 : 0.3],
      [1, paints.glow, 0],
    ]),
  );
  let strips = '';
  for (let i = 0.5; i < 3; i++) strips += d`M${(w * i) / 3 - 84} 26h168`;
  pen.stroke(strips, hex([0.98, 0.03, 90]), 7, { opacity: 0.85 });
}

function hatch({ pen, paints }: Stage, x: number, tint: (c: Lch) => Lch): void {
  pen.path(d`M${x - 92} 372V236q0 -14 14 -14h156q14 0 14 14v136z`, hex(tint([0.5, 0.03, 255])));
  pen.rect(x - 78, 236, 156, 136, hex(tint([0.22, 0.03, 260])));
  let flaps = '';
  for (let i = 0; i < 6; i++)
    flaps += d`M${x - 76 + i * 26} 238h22l${i % 2 ? 2 : -2} ${104 + (i % 3) * 6}h-22z`;
  pen.path(flaps, hex(tint([0.33, 0.03, 258])));
  pen.stroke(d`M${x - 92} 212h184`, paints.brandShade, 5, { opacity: 0.8 });
}

function sign(stage: Stage, x: number, tint: (c: Lch) => Lch): void {
  const { pen, paints } = stage;
  pen.stroke(d`M${x - 54} 0v92M${x + 54} 0v92`, hex(tint([0.45, 0.02, 255])), 4, { cap: 'butt' });
  pen.rect(x - 86, 90, 172, 78, hex(tint([0.27, 0.035, 260])), { rx: 10 });
  pen.rect(x - 74, 102, 54, 54, paints.glow, { rx: 8 });
  const ink = hex([0.26, 0.04, 260]);
  pen.stroke(d`M${x - 54} 118v-6h14v6`, ink, 3);
  pen.rect(x - 63, 118, 32, 26, ink, { rx: 4 });
  pen.stroke(d`M${x - 2} 116h66M${x - 2} 130h50M${x - 2} 144h28`, paints.glow, 5, { opacity: 0.85 });
}

function belt(stage: Stage, tint: (c: Lch) => Lch): void {
  const { pen, width: w } = stage;
  const rubber = tint([0.34, 0.02, 262]);
  const steel = tint([0.82, 0.015, 250]);
  const left = stage.hero ? stage.at(-1.02) : -60;
  const r = 74;
  const outer = d`M${w + 20} 384H${left + r}a${r} 46 0 0 0 0 92H${w + 20}z`;
  pen.path(d`M${w + 20} 420H${left}v22q0 60 ${r} 66H${w + 20}z`, hex(lighten(steel, -0.2)));
  pen.path(
    d`M${w + 20} 476H${left + r}q-40 -2 -62 -22q10 50 62 54H${w + 20}z`,
    pen.linear([
      [0, hex(lighten(steel, -0.06))],
      [1, hex(lighten(steel, -0.24))],
    ]),
  );
  pen.path(outer, hex(steel));
  pen.path(
    d`M${w + 20} 391H${left + r}a${r - 10} 38 0 0 0 0 76H${w + 20}z`,
    pen.linear([
      [0, hex(lighten(rubber, 0.06))],
      [1, hex(rubber)],
    ]),
  );
  let plates = '';
  for (let x = left + r + 20; x < w + 60; x += 58) plates += d`M${x} 392q22 36 0 74`;
  plates += d`M${left + r - 6} 392q-14 24 -20 38M${left + r - 30} 456q-8 -8 -14 -20`;
  pen.stroke(plates, hex(lighten(rubber, 0.12)), 2.5);
  pen.stroke(d`M${left + r + 12} 430H${w}`, hex(lighten(rubber, 0.16)), 2, { opacity: 0.35 });
}

function bag(stage: Stage, x: number, y: number, tilt: number): void {
  const { pen, paints } = stage;
  pen.group({ transform: d`rotate(${tilt} ${x} ${y})` }, () => {
    const steel = hex([stage.dark ? 0.6 : 0.72, 0.015, 250]);
    pen.stroke(d`M${x - 34} ${y - 196}v-46q0 -8 8 -8h52q8 0 8 8v46`, steel, 6);
    pen.stroke(d`M${x - 18} ${y - 250}h36`, paints.ink, 11);
    pen.stroke(d`M${x - 62} ${y - 4}h0M${x + 62} ${y - 4}h0`, paints.ink, 17);
    pen.rect(x - 88, y - 206, 176, 200, paints.brand, { rx: 22 });
    pen.path(d`M${x + 30} ${y - 206}h36a22 22 0 0 1 22 22v156a22 22 0 0 1 -22 22h-36z`, paints.brandShade, {
      opacity: 0.75,
    });
    let ribs = '';
    for (const dx of [-60, -36, -12, 12, 36, 60]) ribs += d`M${x + dx} ${y - 188}v164`;
    pen.stroke(ribs, paints.brandShade, 5);
    pen.stroke(d`M${x - 66} ${y - 188}v164M${x - 42} ${y - 188}v164`, paints.brandLight, 2.5, {
      opacity: 0.8,
    });
    pen.stroke(d`M${x - 86} ${y - 106}h172`, paints.ink, 3, { opacity: 0.35, cap: 'butt' });
    pen.rect(x - 14, y - 118, 28, 24, steel, { rx: 5 });
    pen.path(d`M${x - 88 + 20} ${y - 204}q-18 4 -18 22v60`, 'none');
    // A luggage tag: someone will come for it.
    pen.stroke(d`M${x + 30} ${y - 232}q26 12 30 44`, paints.ink, 2.5);
    pen.path(d`M${x + 46} ${y - 190}h28l4 10v42h-36v-42z`, paints.cream);
    pen.stroke(d`M${x + 50} ${y - 164}h20M${x + 50} ${y - 154}h13`, paints.ink, 2.5, { opacity: 0.5 });
    pen.circle(x - 44, y - 150, 17, paints.cream, { opacity: 0.92 });
    pen.path(d`M${x - 55} ${y - 142}l11 -18l11 18z`, paints.brandShade);
    pen.rect(x + 6, y - 76, 46, 28, paints.brandLight, {
      rx: 4,
      transform: d`rotate(-9 ${x + 29} ${y - 62})`,
    });
  });
}
