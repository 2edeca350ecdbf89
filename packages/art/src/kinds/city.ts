import { hex, lighten, mix, type Lch } from '../colour.ts';
import { roundTrees, type TreeSpot } from '../parts/plants.ts';
import { haze } from '../parts/land.ts';
import { launch } from '../parts/seaside.ts';
import { birds, sky } from '../parts/sky.ts';
import { water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** A skyline in three depths with one landmark, standing on its own reflection; a launch carries the brand. */
export function city(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const base = dice.between(384, 400);
  sky(stage, base - 30);
  const quay = base + 4;
  water(stage, quay, HEIGHT - quay, { glints: false });
  pen.reflected(quay, 0.42, 0.3, () => {
    skyline(stage, base, { near: 0.2, low: 110, high: 250, narrow: 34, wide: 66, windows: 0 });
    haze(stage, base - 150, 150, 0.5);
    skyline(stage, base, {
      near: 0.46,
      low: 80,
      high: 210,
      narrow: 42,
      wide: 72,
      windows: stage.dark ? 0.16 : 0.1,
    });
    landmark(stage, stage.at(dice.between(-0.3, 0.3)), base);
    skyline(stage, base, {
      near: 0.84,
      low: 40,
      high: 124,
      narrow: 48,
      wide: 86,
      windows: stage.dark || stage.hero ? 0.22 : 0.32,
    });
  });
  pen.rect(0, base - 2, w, 9, hex([mood.ink + 0.05, 0.03, mood.land[2]]));
  const trees: TreeSpot[] = [];
  for (let x = dice.between(0, 30); x < w; x += dice.between(44, 78))
    trees.push([x, base, dice.between(26, 44)]);
  roundTrees(stage, trees, mood.leaf);
  if (stage.dark) quayLamps(stage, base);
  ripples(stage, quay);
  launch(stage, stage.at(dice.between(-0.6, 0.6)), base + dice.between(56, 78), 1.15);
  birds(stage, 3, 90, 170);
}

interface Row {
  near: number;
  low: number;
  high: number;
  narrow: number;
  wide: number;
  /** Share of the windows that show. */
  windows: number;
}

/** One row of houses as one outline, one for its sunny sides and one for its windows; tallest where the subject is. */
function skyline(stage: Stage, base: number, row: Row): void {
  const { dice, pen, mood, paints } = stage;
  const focus = stage.at(0.05);
  // Near walls warm up by day, or a noon city would be all of the sky's colour.
  const warmth = stage.dark ? 0 : mood.name === 'noon' ? 1 : 0.25;
  const facade = mix(
    [mood.land[0] * 0.9, mood.land[1] * 0.85, mood.land[2]],
    [0.62, 0.095, 38],
    Math.min(1, warmth * (row.near + 0.3)),
  );
  const sunSide = stage.sun.x;
  const outlines = ['', ''];
  let lit = '';
  let windows = '';
  for (let x = dice.between(-30, 0); x < stage.width;) {
    const w = dice.between(row.narrow, row.wide) * (stage.small ? 1.3 : 1);
    const spread = stage.hero ? 620 : 420;
    const centred = Math.max(0, 1 - Math.abs(x + w / 2 - focus) / spread);
    const h = dice.between(row.low, row.high) * (0.42 + 0.72 * centred);
    const top = base - h;
    const roof = dice.between(0, 1);
    let house = '';
    house += d`M${x} ${base}V`;
    if (roof < 0.16) house += d`${top + 16}l${w / 2} -26l${w / 2} 26`;
    else if (roof < 0.32)
      house += d`${top}h${w * 0.2}v-14h${w * 0.28}${roof < 0.24 ? 'v-42h3v42' : ''}h${w * 0.3}v14h${w * 0.22}`;
    else if (roof < 0.44)
      house += d`${top + w * 0.35}q0 ${-w * 0.35} ${w / 2} ${-w * 0.35}t${w / 2} ${w * 0.35}`;
    else if (roof < 0.56) house += d`${top + 26}l${w} -26`;
    else if (roof < 0.68)
      house += d`${top + 22}h${w * 0.16}v-14h${w * 0.16}v-12h${w * 0.36}v12h${w * 0.16}v14h${w * 0.16}`;
    else house += d`${top}h${w}`;
    house += d`V${base}z`;
    outlines[dice.int(0, 1)] += house;
    if (row.near > 0.3) {
      const side = sunSide < x + w / 2 ? 0 : 0.72;
      lit += d`M${x + w * side} ${base}V${top + 28}h${w * 0.28}V${base}z`;
    }
    if (row.windows) {
      const dx = stage.small ? 14 : stage.hero ? 12 : 10;
      const dy = stage.small ? 20 : stage.hero ? 17 : 14;
      for (let y = top + 34; y < base - 12; y += dy) {
        for (let wx = x + 7; wx < x + w - 8; wx += dx) {
          if (dice.chance(row.windows)) windows += `M${Math.round(wx)} ${Math.round(y)}h4v6h-4z`;
        }
      }
    }
    x += w + (dice.chance(0.2) ? dice.between(3, 12) : 0.5);
  }
  pen.path(outlines[0] ?? '', stage.far(facade, row.near));
  pen.path(outlines[1] ?? '', stage.far(lighten(facade, stage.dark ? 0.03 : 0.05), row.near));
  pen.path(lit, hex(mood.sun), { opacity: stage.dark ? 0.05 : 0.14 });
  pen.path(windows, mood.lit > 0.2 ? paints.glow : paints.cream, { opacity: mood.lit > 0.2 ? 0.9 : 0.5 });
}

function landmark(stage: Stage, x: number, base: number): void {
  const { pen, mood, paints } = stage;
  const body: Lch = [mood.land[0] * 0.76, mood.land[1], mood.land[2]];
  const fill = stage.far(body, 0.72);
  const light = hex(mood.sun);
  const shine = { opacity: stage.dark ? 0.1 : 0.2 };
  switch (stage.variant) {
    case 'dome': {
      pen.rect(x - 92, base - 96, 184, 96, fill);
      pen.path(
        d`M${x - 62} ${base - 96}v-24h124v24zM${x - 50} ${base - 118}a50 60 0 0 1 100 0zM${x - 7} ${base - 174}h14v-24h-14z`,
        fill,
      );
      pen.path(d`M${x - 50} ${base - 118}a50 60 0 0 1 50 -60q-28 14 -30 60z`, light, shine);
      pen.stroke(d`M${x} ${base - 198}v-30`, fill, 3);
      let columns = '';
      for (let i = 0; i < 9; i++) columns += d`M${x - 80 + i * 20} ${base - 80}v76`;
      pen.stroke(columns, hex(mood.haze), 6, { opacity: 0.4, cap: 'butt' });
      break;
    }
    case 'wheel': {
      const r = 102;
      const cy = base - 122;
      let spokes = '';
      let cabins = '';
      for (let i = 0; i < 18; i++) {
        const a = (i * Math.PI) / 9;
        if (i < 9)
          spokes += d`M${x - Math.cos(a) * r} ${cy - Math.sin(a) * r}L${x + Math.cos(a) * r} ${cy + Math.sin(a) * r}`;
        cabins += d`M${x + Math.cos(a) * (r + 7)} ${cy + Math.sin(a) * (r + 7)}h0`;
      }
      pen.stroke(d`M${x - 54} ${base}L${x} ${cy}L${x + 54} ${base}`, fill, 8, { cap: 'butt' });
      pen.stroke(spokes, fill, 1.6);
      const ring = (q: number) => d`M${x - q} ${cy}a${q} ${q} 0 1 0 ${2 * q} 0a${q} ${q} 0 1 0 ${-2 * q} 0z`;
      pen.stroke(ring(r), fill, 6);
      pen.stroke(ring(r - 12) + ring(10), fill, 2.5);
      pen.stroke(cabins, paints.brand, 13);
      break;
    }
    case 'spire': {
      const half = d`L${x + 8} ${base - 262}L${x + 12} ${base - 196}L${x + 23} ${base - 190}L${x + 31} ${base}`;
      pen.path(
        d`M${x - 31} ${base}L${x - 23} ${base - 190}L${x - 12} ${base - 196}L${x - 8} ${base - 262}L${x} ${base - 346}${half}z`,
        fill,
      );
      pen.path(d`M${x} ${base - 346}${half}H${x}z`, light, shine);
      pen.stroke(
        d`M${x - 26} ${base - 140}h52M${x - 28} ${base - 90}h56M${x - 10} ${base - 230}h20`,
        hex(lighten(body, 0.12)),
        2.5,
        { opacity: 0.6, cap: 'butt' },
      );
      break;
    }
    case 'bridge': {
      const span = 190;
      let ropes = '';
      for (let i = -9; i <= 9; i++) {
        const t = i / 9;
        ropes += d`M${x + t * span * 0.72} ${base - 38}V${base - 52 - 118 * t * t}`;
      }
      pen.stroke(ropes, fill, 2, { cap: 'butt' });
      pen.stroke(
        d`M${x - span * 1.7} ${base - 46}Q${x - span} ${base - 70} ${x - span * 0.72} ${base - 172}Q${x} ${base + 66} ${x + span * 0.72} ${base - 172}Q${x + span} ${base - 70} ${x + span * 1.7} ${base - 46}`,
        fill,
        4,
      );
      pen.path(d`M${x - span * 1.9} ${base - 44}h${span * 3.8}v10h${-span * 3.8}z`, fill);
      for (const side of [-1, 1]) {
        const px = x + side * span * 0.72;
        pen.path(
          d`M${px - 15} ${base}L${px - 11} ${base - 186}h6v50h10v-50h6L${px + 15} ${base}h-9v-84h-12v84z`,
          fill,
        );
      }
      break;
    }
    default: {
      pen.path(
        d`M${x - 48} ${base}C${x - 17} ${base - 120} ${x - 8} ${base - 210} ${x - 5} ${base - 296}h10C${x + 8} ${base - 210} ${x + 17} ${base - 120} ${x + 48} ${base}h-20Q${x} ${base - 64} ${x - 28} ${base}z`,
        fill,
      );
      pen.path(
        d`M${x} ${base - 296}h5C${x + 8} ${base - 210} ${x + 17} ${base - 120} ${x + 48} ${base}h-20Q${x + 14} ${base - 34} ${x} ${base - 33}z`,
        light,
        shine,
      );
      pen.path(
        d`M${x - 25} ${base - 114}h50v9h-50zM${x - 14} ${base - 208}h28v8h-28zM${x - 1.5} ${base - 334}h3v40h-3z`,
        fill,
      );
      pen.stroke(
        d`M${x - 27} ${base - 84}L${x + 17} ${base - 114}M${x + 27} ${base - 84}L${x - 17} ${base - 114}M${x - 14} ${base - 150}l24 -46M${x + 14} ${base - 150}l-24 -46`,
        stage.far(body, 0.45),
        2,
      );
    }
  }
}

function quayLamps({ pen, width, paints }: Stage, base: number): void {
  let lamps = '';
  let trails = '';
  for (let x = 26; x < width; x += 62) {
    lamps += d`M${x} ${base - 6}h0`;
    trails += d`M${x} ${base + 14}v26`;
  }
  pen.stroke(trails, paints.glow, 3, { opacity: 0.16 });
  pen.stroke(lamps, paints.glow, 5);
}

function ripples(stage: Stage, y: number): void {
  const { pen, dice, width, mood } = stage;
  let lines = '';
  for (let i = 0; i < (stage.small ? 6 : width / 48); i++) {
    lines += d`M${dice.between(-10, width)} ${y + dice.between(10, 150)}h${dice.between(24, 90)}`;
  }
  pen.stroke(lines, hex(mood.low), 2, { opacity: 0.22 });
  let glints = '';
  for (let i = 0; i < (stage.small ? 6 : 16); i++) {
    const t = (i + 0.5) / 16;
    const w = (12 + t * 60) * dice.between(0.5, 1.2);
    glints += d`M${stage.sun.x - w / 2 + dice.between(-14, 14) * (1 + t)} ${y + 6 + t * 140}h${w}`;
  }
  pen.stroke(glints, hex(mood.sun), 2.6, { opacity: 0.5 });
}
