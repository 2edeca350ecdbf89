import { hex, lighten, mix } from '../colour.ts';
import * as furniture from '../parts/furniture.ts';
import { fan } from '../parts/plants.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';
import { isSceneKind, type DrawView, type SceneKind } from './kind.ts';

const layouts = ['double', 'panorama', 'balcony', 'suite', 'twin'] as const;
type Layout = (typeof layouts)[number];
const views = ['beach', 'lagoon', 'city', 'old-town', 'mountain', 'ski', 'desert', 'vineyard'] as const;

/** A view (`city`) lets the seed choose the layout; `twin.city` fixes both. */
export const roomViews: readonly string[] = [
  ...views,
  ...layouts.flatMap((l) => views.map((v) => `${l}.${v}`)),
];

/** A hotel room in one of five layouts; its window shows the destination, its bed carries the brand. */
export function room(stage: Stage, view: DrawView): void {
  const [first = '', second] = (stage.variant ?? '').split('.');
  const rolled = stage.dice.pick(layouts);
  const layout = second === undefined ? rolled : (first as Layout);
  const wanted = second ?? first;
  const kind: SceneKind = isSceneKind(wanted) ? wanted : 'city';
  const shades = createShades(stage);
  shell(stage, shades);
  const scene = view(kind, `${stage.pen.prefix}v`);
  const draw: Record<Layout, (s: Stage, c: furniture.Shades, v: string) => void> = {
    double,
    panorama,
    balcony,
    suite,
    twin,
  };
  draw[layout](stage, shades, scene);
}

function createShades(stage: Stage): furniture.Shades {
  const { dice } = stage;
  const tint = stage.indoors;
  const hue = dice.pick([70, 85, 150, 230, 25, 300]);
  return {
    tint,
    wall: tint([0.905, 0.03, hue]),
    floor: tint([0.7, 0.06, 58]),
    wood: tint([0.5, 0.06, 52]),
    // White cloth stays whiter than the wall behind it.
    linen: mix([0.985, 0.012, 80], tint([0.985, 0.012, 80]), 0.6),
    curtain: tint([0.95, 0.025, hue + 10]),
  };
}

/** Wall, skirting and boards. */
function shell(stage: Stage, { wall, floor }: furniture.Shades): void {
  const { pen, width: w } = stage;
  pen.rect(
    0,
    0,
    w,
    420,
    pen.linear([
      [0, hex(lighten(wall, -0.045))],
      [1, hex(wall)],
    ]),
  );
  pen.rect(
    0,
    418,
    w,
    HEIGHT - 418,
    pen.linear([
      [0, hex(lighten(floor, 0.03))],
      [1, hex(lighten(floor, -0.08))],
    ]),
  );
  let boards = '';
  const vanish = stage.at(0);
  for (let x = -w * 0.4; x < w * 1.4; x += 66)
    boards += d`M${vanish + (x - vanish) * 0.8} 420L${vanish + (x - vanish) * 1.25} ${HEIGHT}`;
  pen.stroke(boards, '#000', 2, { opacity: 0.07 });
  pen.rect(0, 408, w, 12, hex(lighten(wall, 0.04)));
  pen.rect(0, 418, w, 3, '#000', { opacity: 0.12 });
}

/** One window left, a double bed at the right. */
function double(stage: Stage, c: furniture.Shades, view: string): void {
  const x = stage.hero ? 470 : 66;
  furniture.window(stage, c, { x, y: 64, w: stage.hero ? 360 : 290, h: 272, bars: 1 }, view);
  furniture.curtains(stage, c, x, 64, stage.hero ? 360 : 290, 424);
  floorLight(stage, x, stage.hero ? 360 : 290);
  const bed = stage.hero ? 930 : 408;
  furniture.picture(stage, c, bed + 113, 112, 144, 104);
  furniture.nightstand(stage, c, bed - 40, 500);
  if (stage.hero) furniture.nightstand(stage, c, bed + 410, 500);
  furniture.bed(stage, c, bed, 364);
  furniture.lamp(stage, bed - 40, 434);
  if (stage.hero) furniture.lamp(stage, bed + 410, 434);
  plant(stage, c, x - (stage.hero ? 60 : 10), 452);
}

/** The bed under a window as wide as the wall. */
function panorama(stage: Stage, c: furniture.Shades, view: string): void {
  const w = stage.hero ? 800 : 640;
  const x = stage.at(0) - w / 2;
  furniture.window(stage, c, { x, y: 44, w, h: 256, bars: 3 }, view);
  furniture.curtains(stage, c, x, 44, w, 420, 26);
  const bed = stage.at(0) - 185;
  furniture.nightstand(stage, c, bed - 44, 500);
  furniture.nightstand(stage, c, bed + 414, 500);
  furniture.bed(stage, c, bed, 370, 322);
  furniture.lamp(stage, bed - 44, 434);
  furniture.lamp(stage, bed + 414, 434);
  if (stage.hero) plant(stage, c, stage.at(-1.1), 452);
}

/** Glass doors to a balcony, the bed seen from its side. */
function balcony(stage: Stage, c: furniture.Shades, view: string): void {
  const { pen } = stage;
  const x = stage.at(stage.hero ? -0.9 : -1.2);
  const w = stage.hero ? 380 : 300;
  furniture.window(stage, c, { x, y: 46, w, h: 372, bars: 1 }, view);
  let rail = '';
  for (let i = 1; i < 16; i++) rail += d`M${x + (w * i) / 16} 330V414`;
  pen.stroke(rail + d`M${x + 4} 328h${w - 8}`, hex(c.tint([0.35, 0.02, 260])), 3, { cap: 'butt' });
  pen.stroke(
    d`M${x + w / 2} 46V418M${x + w / 2 - 14} 240v30M${x + w / 2 + 14} 240v30`,
    hex(lighten(c.linen, -0.03)),
    6,
  );
  furniture.curtains(stage, c, x, 46, w, 424);
  floorLight(stage, x, w);
  furniture.picture(stage, c, stage.at(0.62), 120, 110, 130);
  furniture.sideBed(stage, c, stage.hero ? 940 : 416, 512, stage.hero ? 410 : 336);
  plant(stage, c, stage.at(stage.hero ? -1.12 : -1.36), 456);
}

/** A sitting corner before a corner window. */
function suite(stage: Stage, c: furniture.Shades, view: string): void {
  const { pen } = stage;
  const w = stage.hero ? 560 : 430;
  const x = stage.at(0.1) - w / 2;
  furniture.window(stage, c, { x, y: 56, w, h: 290, bars: 2 }, view);
  furniture.curtains(stage, c, x, 56, w, 420, 30);
  pen.ellipse(stage.at(0.05), 530, stage.hero ? 330 : 280, 26, hex(c.tint([0.86, 0.05, stage.hue + 30])), {
    opacity: 0.8,
  });
  furniture.floorLamp(stage, c, stage.at(stage.hero ? 0.88 : 1.14), 508);
  furniture.sofa(stage, c, stage.at(-0.1) - 165, 500, 330);
  furniture.coffeeTable(stage, c, stage.at(0.12), 536);
  plant(stage, c, stage.at(stage.hero ? -1 : -1.34), 452);
}

/** Two beds and a window between them. */
function twin(stage: Stage, c: furniture.Shades, view: string): void {
  const w = stage.hero ? 330 : 280;
  const x = stage.at(0) - w / 2;
  furniture.window(stage, c, { x, y: 56, w, h: 250, bars: 1 }, view);
  furniture.curtains(stage, c, x, 56, w, 330, 30);
  floorLight(stage, x, w);
  const gap = stage.hero ? 250 : 214;
  for (const side of [-1, 1]) {
    const middle = stage.at(0) + side * gap;
    furniture.picture(stage, c, middle - 42 + side * (stage.hero ? 20 : 40), 138, 84, 96);
    furniture.bed(stage, c, middle - 125, 374, 300, 250);
  }
  furniture.nightstand(stage, c, stage.at(0), 500);
  furniture.lamp(stage, stage.at(0), 434);
}

function floorLight({ pen, mood, dark }: Stage, x: number, w: number): void {
  pen.path(d`M${x + 20} 424h${w - 40}l80 140H${x - 30}z`, hex(mood.sun), { opacity: dark ? 0.06 : 0.2 });
}

function plant(stage: Stage, c: furniture.Shades, x: number, y: number): void {
  const { pen } = stage;
  pen.ellipse(x, y + 62, 36, 6, '#000', { opacity: 0.15 });
  pen.path(d`M${x - 28} ${y}h56l-9 62h-38z`, hex(c.tint([0.63, 0.085, 45])));
  pen.path(d`M${x + 6} ${y}h22l-9 62h-17z`, hex(c.tint([0.55, 0.085, 42])));
  fan(stage, x, y + 3, 126, c.tint([0.48, 0.1, 150]));
}
