import { hex, mix } from '../colour.ts';
import { d } from '../pen.ts';
import { HEIGHT, type Stage } from '../stage.ts';

export interface SkyLook {
  /** @default true */
  readonly sun?: boolean;
  /** How many clouds; by default it depends on the width. */
  readonly clouds?: number;
}

/** Air down to the horizon, the light in it, stars at night, clouds. */
export function sky(stage: Stage, horizon: number, look: SkyLook = {}): void {
  const { pen, mood, width } = stage;
  const air = pen.linear([
    [0, hex(mood.top)],
    [0.52, hex(mood.mid)],
    [0.9, hex(mood.low)],
  ]);
  pen.rect(0, 0, width, Math.min(HEIGHT, horizon + 60), air);
  if (mood.name === 'night') stars(stage, horizon);
  if (look.sun !== false) sun(stage);
  clouds(stage, horizon, look.clouds ?? (stage.small ? 2 : stage.hero ? 6 : 4));
}

/** The sun or the moon with its halo. */
export function sun(stage: Stage): void {
  const { pen, mood } = stage;
  const { x, y, r } = stage.sun;
  const light = hex(mood.sun);
  const halo = pen.radial([
    [0, light, 0.7],
    [0.35, light, 0.26],
    [1, light, 0],
  ]);
  pen.circle(x, y, r * 4.2, halo);
  if (mood.name !== 'noon') pen.circle(x, y, r * 1.45, light, { opacity: mood.name === 'night' ? 0.1 : 0.2 });
  pen.circle(x, y, r, light);
  if (mood.name === 'night') {
    const seas = d`M${x - 18} ${y - 8}a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M${x} ${y + 10}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M${x + 4} ${y - 16}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`;
    pen.path(seas, hex(mood.mid), { opacity: 0.15 });
  }
}

/** Small dots in three sizes: three elements, however many stars. */
function stars(stage: Stage, horizon: number): void {
  const { dice, pen, width } = stage;
  const count = stage.small ? 8 : Math.round(width / 38);
  for (const [size, opacity] of [
    [1.4, 0.5],
    [2.2, 0.75],
    [3.2, 0.95],
  ] as const) {
    let dots = '';
    for (let i = 0; i < count / size; i++) {
      dots += `M${dice.int(0, width)} ${dice.int(4, Math.round(horizon * 0.8))}h0`;
    }
    pen.stroke(dots, '#fff', size, { opacity });
  }
}

function clouds(stage: Stage, horizon: number, count: number): void {
  const { dice, pen, mood, width } = stage;
  if (count === 0) return;
  const night = mood.name === 'night';
  const top = hex(mix(mood.low, [0.99, 0.01, 80], night ? 0.1 : 0.7));
  const foot = hex(mix(mood.mid, mood.low, 0.6));
  const fill = pen.linear([
    [0, top, night ? 0.3 : 0.95],
    [1, foot, night ? 0.08 : 0.3],
  ]);
  let far = '';
  for (let i = 0; i < count; i++) {
    const x = ((i + dice.between(0.1, 0.9)) * width) / count;
    const y = dice.between(48, horizon * 0.5);
    pen.path(cloud(stage, x, y, dice.between(30, stage.small ? 40 : 58)), fill);
    const length = dice.between(40, 120);
    far += d`M${dice.between(0, width)} ${horizon * dice.between(0.52, 0.8)}h${length}m${-length * 0.7} 8h${length * 0.5}`;
  }
  pen.stroke(far, top, 4, { opacity: night ? 0.07 : 0.32 });
}

/** A flat foot and four round shoulders of unequal height. */
function cloud({ dice }: Stage, x: number, y: number, size: number): string {
  const w = size * dice.between(2.4, 3.1);
  const joints: [number, number][] = [
    [-0.5, 0],
    [-0.3 + dice.between(-0.04, 0.04), -0.34],
    [0.02 + dice.between(-0.07, 0.07), -dice.between(0.5, 0.66)],
    [0.28 + dice.between(-0.03, 0.05), -0.32],
    [0.5, 0],
  ];
  let path = d`M${x - w / 2} ${y}`;
  for (let i = 1; i < joints.length; i++) {
    const [ax, ay] = joints[i - 1] ?? [0, 0];
    const [bx, by] = joints[i] ?? [0, 0];
    const dx = (bx - ax) * w;
    const dy = (by - ay) * size;
    const r = Math.hypot(dx, dy) * 0.56;
    path += d`a${r} ${r} 0 0 1 ${dx} ${dy}`;
  }
  return path + 'z';
}

/** A few gulls, as one line. */
export function birds(stage: Stage, count: number, top: number, bottom: number): void {
  const { dice, pen } = stage;
  let flock = '';
  const cx = stage.at(dice.between(-0.6, 0.6));
  for (let i = 0; i < count; i++) {
    const x = cx + dice.between(-130, 130);
    const y = dice.between(top, bottom);
    const s = dice.between(6, 11);
    flock += d`M${x - s} ${y - s * 0.3}q${s * 0.6} ${-s * 0.4} ${s} ${s * 0.3}q${s * 0.4} ${-s * 0.7} ${s} ${-s * 0.3}`;
  }
  pen.stroke(flock, stage.paints.ink, 1.9, { opacity: 0.6 });
}
