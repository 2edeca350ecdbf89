import { hex, lighten, mix, type Lch } from '../colour.ts';
import { bellTower, street } from '../parts/houses.ts';
import { haze, ridge } from '../parts/land.ts';
import { cypresses, type TreeSpot } from '../parts/plants.ts';
import { birds, sky } from '../parts/sky.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** Plastered houses climbing a hill to a bell tower; below, a tram in the brand's colour. */
export function oldTown(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  sky(stage, 360);
  ridge(stage, 310, 26, stage.far(mood.land, 0.25), 110);
  const hill = stage.at(0.15);
  const reach = stage.hero ? 520 : 400;
  pen.path(
    d`M${hill - reach} 470C${hill - reach * 0.5} 430 ${hill - reach * 0.4} 262 ${hill} 256S${hill + reach * 0.6} 390 ${hill + reach * 1.2} 420V470z`,
    stage.far(mix(mood.leaf, mood.sand, 0.3), 0.5),
  );
  bellTower(stage, hill + dice.between(-40, 40), 300, dice.between(96, 120), 0.62);
  street(stage, { from: hill - 150, to: hill + 150, base: 330, low: 40, high: 78, near: 0.55 });
  const trees: TreeSpot[] = [];
  for (let i = 0; i < 7; i++)
    trees.push([hill - 250 + i * 82 + dice.between(-14, 14), 372, dice.between(46, 74)]);
  cypresses(stage, trees, mix(mood.haze, mood.leaf, 0.65));
  haze(stage, 290, 110, 0.34);
  street(stage, { from: hill - reach * 0.66, to: w, base: 400, low: 50, high: 92, near: 0.72 });
  if (stage.hero) street(stage, { from: -10, to: stage.at(-0.9), base: 480, low: 66, high: 104, near: 0.8 });
  const start = stage.hero ? stage.at(-0.95) : -12;
  street(stage, { from: start, to: w + 10, base: 480, low: 112, high: 178, near: 0.97, detailed: true });

  const stone: Lch = mix(mood.haze, [stage.dark ? 0.36 : 0.66, 0.03, mood.land[2]], 0.9);
  pen.rect(
    0,
    476,
    w,
    HEIGHT - 476,
    pen.linear([
      [0, hex(lighten(stone, 0.06))],
      [1, hex(lighten(stone, -0.1))],
    ]),
  );
  pen.rect(0, 474, w, 8, hex(lighten(stone, 0.12)));
  let cobbles = '';
  for (let i = 0; i < (stage.small ? 8 : w / 24); i++)
    cobbles += d`M${dice.between(0, w)} ${dice.between(492, 555)}q7 -5 14 0`;
  pen.stroke(cobbles, hex(lighten(stone, -0.14)), 2, { opacity: 0.5 });
  pen.stroke(d`M-5 526H${w + 5}M-5 544H${w + 5}`, hex(lighten(stone, -0.2)), 3, { cap: 'butt' });
  tram(stage, stage.at(dice.between(-0.25, 0.2)), 530);
  lamps(stage);
  birds(stage, 4, 90, 190);
}

function tram(stage: Stage, x: number, y: number): void {
  const { pen, paints } = stage;
  const l = x - 122;
  pen.stroke(d`M0 ${y - 178}H${stage.width}`, paints.ink, 1.5, { opacity: 0.5, cap: 'butt' });
  pen.stroke(d`M${x + 30} ${y - 130}l-52 -48`, paints.ink, 2.5);
  pen.ellipse(x, y + 3, 136, 8, paints.ink, { opacity: 0.3 });
  pen.path(d`M${l + 10} ${y - 122}q112 -20 224 0l6 8h-236z`, paints.creamShade);
  pen.rect(l, y - 116, 244, 56, paints.cream, { rx: 6 });
  pen.path(d`M${l} ${y - 64}h244v44q0 8 -8 8h-228q-8 0 -8 -8z`, paints.brand);
  pen.path(d`M${l} ${y - 30}h244v10q0 8 -8 8h-228q-8 0 -8 -8z`, paints.brandShade);
  let panes = '';
  for (let i = 0; i < 5; i++) panes += d`M${l + 40 + i * 34} ${y - 106}h26v36h-26z`;
  pen.path(d`${panes}M${l + 9} ${y - 106}h22v60h-22zM${l + 213} ${y - 106}h22v60h-22z`, paints.pane, {
    opacity: stage.dark ? 1 : 0.75,
  });
  pen.path(d`M${l + 40} ${y - 70}l18 -36h8l-18 36zM${l + 142} ${y - 70}l18 -36h8l-18 36z`, '#fff', {
    opacity: 0.2,
  });
  pen.stroke(d`M${l + 4} ${y - 60}h236M${l + 40} ${y - 42}h164`, paints.cream, 3, { cap: 'butt' });
  pen.circle(l + 7, y - 40, 5, paints.glow);
  pen.circle(l + 237, y - 40, 5, paints.glow);
  pen.rect(l + 34, y - 14, 176, 10, paints.ink, { rx: 3 });
  pen.stroke(
    d`M${l + 64} ${y - 6}h0M${l + 100} ${y - 6}h0M${l + 146} ${y - 6}h0M${l + 182} ${y - 6}h0`,
    paints.ink,
    20,
  );
  pen.stroke(
    d`M${l + 64} ${y - 6}h0M${l + 100} ${y - 6}h0M${l + 146} ${y - 6}h0M${l + 182} ${y - 6}h0`,
    paints.creamShade,
    8,
  );
}

function lamps({ pen, paints, at, dark }: Stage): void {
  let posts = '';
  let lights = '';
  for (const place of [-0.85, 0.95]) {
    posts += d`M${at(place)} 500v-118`;
    lights += d`M${at(place) - 9} 380l4 -22h10l4 22z`;
  }
  pen.stroke(posts, paints.ink, 5);
  if (dark) {
    const halo = pen.radial([
      [0, paints.glow, 0.6],
      [1, paints.glow, 0],
    ]);
    pen.circle(at(-0.85), 370, 62, halo);
    pen.circle(at(0.95), 370, 62, halo);
  }
  pen.path(lights, dark ? paints.glow : paints.cream);
}
