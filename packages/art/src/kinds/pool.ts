import { hex, lighten, mix, type Lch } from '../colour.ts';
import { peak } from '../parts/land.ts';
import { palm } from '../parts/plants.ts';
import { lounger, parasol } from '../parts/seaside.ts';
import { birds, sky } from '../parts/sky.ts';
import { lightPath, water } from '../parts/water.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

/** An infinity pool above the sea with the hotel at its side; parasols, towels and a swim ring carry the brand. */
export function pool(stage: Stage): void {
  const { dice, pen, mood, width: w } = stage;
  const horizon = 262;
  sky(stage, horizon);
  peak(stage, stage.at(-0.55), horizon + 3, 300, dice.between(60, 96), { near: 0.36 });
  peak(stage, stage.at(-0.95), horizon + 3, 260, dice.between(40, 66), { near: 0.46 });
  water(stage, horizon, 90);
  hotel(stage);
  palm(stage, stage.at(-0.98), 368, 210, 24, 0.86);
  if (stage.hero) palm(stage, stage.at(-1.2), 372, 150, -20, 0.8);

  const stone: Lch = mix(
    [0.9, 0.03, 75],
    [0.34, 0.06, mood.top[2]],
    mood.name === 'night' ? 0.6 : stage.dark ? 0.4 : 0.02,
  );
  pen.rect(
    0,
    346,
    w,
    HEIGHT - 346,
    pen.linear([
      [0, hex(stone)],
      [1, hex(lighten(stone, -0.08))],
    ]),
  );
  const left = stage.hero ? 60 : 24;
  const far = stage.at(0.5);
  const near = stage.at(0.98);
  const basin = d`M${left + 60} 354H${far}L${near} ${HEIGHT + 8}H${left - 190}z`;
  const blue: Lch = stage.dark ? [0.6, 0.12, 215] : mix([0.78, 0.11, 212], mood.mid, 0.12);
  pen.stroke(basin, hex(lighten(stone, 0.05)), 16);
  pen.path(
    basin,
    pen.linear([
      [0, hex(mix(blue, mood.low, 0.5))],
      [0.3, hex(blue)],
      [1, hex(lighten(blue, stage.dark ? -0.06 : -0.1))],
    ]),
  );
  pen.clipped(basin, () => {
    let net = '';
    for (let i = 0; i < (stage.small ? 8 : w / 26); i++) {
      const t = dice.between(0.05, 1);
      const s = 14 + t * 42;
      net += d`M${dice.between(left - 120, near)} ${362 + t * 190}q${s * 0.5} ${-s * 0.22} ${s} 0t${s} ${s * 0.08}`;
    }
    pen.stroke(net, hex(lighten(blue, 0.13)), 3, { opacity: 0.6 });
    lightPath(stage, 356, 150);
    // The wall of the basin, seen through the water.
    pen.path(d`M${far} 354L${near} ${HEIGHT + 8}h-34L${far - 20} 354z`, hex(lighten(blue, -0.12)), {
      opacity: 0.5,
    });
    if (stage.dark)
      for (const place of [-0.7, 0, 0.62])
        pen.ellipse(
          stage.at(place),
          452,
          96,
          34,
          pen.radial([
            [0, '#fff6d0', 0.55],
            [1, '#fff6d0', 0],
          ]),
        );
  });
  let joints = '';
  for (let i = 0; i < 7; i++) joints += d`M${far + 40 + i * 60} 346L${near + 60 + i * 120} ${HEIGHT}`;
  pen.stroke(joints + d`M${far + 30} 392H${w}M${far + 90} 458H${w}`, hex(lighten(stone, -0.1)), 1.6, {
    opacity: 0.5,
  });
  ladder(stage, far - 60);
  ring(stage, stage.at(dice.between(-0.35, 0.05)), dice.between(440, 462));
  const deck = stage.at(0.78);
  parasol(stage, deck + (stage.hero ? 40 : 10), 420, 128);
  lounger(stage, deck - 42, 424, 1, 0.92);
  parasol(stage, stage.hero ? w - 120 : w - 36, 500, 168, 3);
  lounger(stage, stage.hero ? w - 270 : w - 150, 512, 1, 1.25);
  birds(stage, 3, 90, 170);
}

function hotel(stage: Stage): void {
  const { pen, mood, width: w, paints } = stage;
  const x = stage.at(0.62);
  const wall: Lch = mix(
    [0.95, 0.02, 80],
    [0.34, 0.08, mood.top[2]],
    mood.name === 'night' ? 0.62 : stage.dark ? 0.42 : 0.04,
  );
  const side = stage.sun.x < x;
  const floors = 4;
  for (let i = floors - 1; i >= 0; i--) {
    const y = 350 - (i + 1) * 54;
    const inset = i * 26;
    pen.rect(x + inset, y, w - x, 54, hex(lighten(wall, i % 2 ? -0.015 : 0)));
    let panes = '';
    let rails = '';
    for (let wx = x + inset + 16; wx < w; wx += 62) {
      panes += d`M${wx} ${y + 12}h40v34h-40z`;
      rails += d`M${wx - 7} ${y + 36}h54v13h-54z`;
    }
    pen.path(panes, paints.pane, { opacity: stage.dark ? 0.92 : 0.55 });
    pen.path(rails, hex(lighten(wall, 0.03)), { opacity: 0.85 });
    pen.rect(x + inset - 8, y - 3, w - x, 7, hex(lighten(wall, -0.1)));
  }
  if (side)
    pen.rect(
      x,
      130,
      w - x,
      220,
      pen.linear(
        [
          [0, hex([0.3, 0.08, 280]), 0],
          [1, hex([0.3, 0.08, 280]), 0.24],
        ],
        1,
        0,
      ),
    );
}

function ladder({ pen }: Stage, x: number): void {
  pen.stroke(
    d`M${x} 402v-52q0 -16 9 -16t9 16M${x + 30} 402v-52q0 -16 9 -16t9 16M${x} 368h30M${x} 386h30`,
    '#f4f7fa',
    3.5,
  );
}

function ring(stage: Stage, x: number, y: number): void {
  const { pen, paints } = stage;
  pen.ellipse(x + 6, y + 14, 58, 15, paints.ink, { opacity: 0.18 });
  pen.raw(
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="44" ry="17" fill="none" stroke="${paints.brand}" stroke-width="22"/>` +
      `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="44" ry="17" fill="none" stroke="${paints.cream}" stroke-width="22" stroke-dasharray="26 26.5"/>`,
  );
  pen.stroke(d`M${x - 50} ${y - 8}q14 -15 48 -16`, '#fff', 3, { opacity: 0.55 });
}
