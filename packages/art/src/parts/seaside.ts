import { hex } from '../colour.ts';
import { d } from '../pen.ts';
import type { Stage } from '../stage.ts';

/** A parasol standing at (x, y); five panels, the brand's and cream in turn, shaded away from the light. */
export function parasol(stage: Stage, x: number, y: number, size: number, tilt = 0): void {
  const { pen, paints } = stage;
  const s = size / 140;
  const k = (v: number) => v * s;
  pen.group({ transform: d`rotate(${tilt} ${x} ${y})` }, () => {
    pen.rect(x - k(2), y - k(132), k(4), k(132), paints.cream);
    const top = y - k(140);
    const rim = y - k(90);
    const dome = d`M${x - k(74)} ${rim}C${x - k(62)} ${top - k(6)} ${x + k(62)} ${top - k(6)} ${x + k(74)} ${rim}`;
    const hem = d`q${k(-14.8)} ${k(-11)} ${k(-29.6)} 0`.repeat(5) + 'z';
    pen.path(dome + hem, paints.brand);
    const panel = (from: number, to: number) => {
      const a = x + k(from);
      const b = x + k(to);
      return d`M${a} ${rim}C${a + k(-from * 0.12)} ${rim - k(28)} ${x + k(from * 0.4)} ${top + k(8)} ${x} ${top}C${x + k(to * 0.4)} ${top + k(8)} ${b - k(to * 0.12)} ${rim - k(28)} ${b} ${rim}q${k((from - to) / 2)} ${k(-11)} ${k(from - to)} 0z`;
    };
    pen.path(panel(-44.4, -14.8) + panel(14.8, 44.4), paints.cream);
    const side = stage.sun.x < x ? 1 : -1;
    pen.path(
      d`M${x} ${top}C${x + side * k(34)} ${top} ${x + side * k(66)} ${top + k(16)} ${x + side * k(74)} ${rim}q${-side * k(14.8)} ${k(-11)} ${-side * k(29.6)} 0C${x + side * k(44)} ${top + k(24)} ${x + side * k(22)} ${top + k(6)} ${x} ${top}z`,
      paints.brandShade,
      { opacity: 0.5 },
    );
    pen.circle(x, top, k(3), paints.cream);
  });
}

/** A lounger with its raised head towards `side` (1 right, -1 left). */
export function lounger(stage: Stage, x: number, y: number, side: 1 | -1, size = 1): void {
  const { pen, paints } = stage;
  const k = (v: number) => v * size;
  const s = (v: number) => v * size * side;
  pen.ellipse(x + s(44), y + k(2), k(62), k(6), paints.ink, { opacity: 0.18 });
  pen.stroke(
    d`M${x + s(8)} ${y - k(14)}v${k(15)}M${x + s(62)} ${y - k(14)}v${k(15)}M${x + s(84)} ${y - k(30)}l${s(5)} ${k(31)}`,
    paints.creamShade,
    k(4),
  );
  pen.path(
    d`M${x} ${y - k(18)}h${s(64)}l${s(30)} ${k(-28)}l${s(5)} ${k(4)}l${s(-30)} ${k(31)}h${s(-69)}z`,
    paints.cream,
  );
  pen.path(
    d`M${x + s(4)} ${y - k(19)}h${s(59)}l${s(29)} ${k(-27)}l${s(-4)} ${k(-3)}l${s(-28)} ${k(24)}h${s(-56)}z`,
    paints.brand,
  );
}

/** A small sailing boat on the horizon. */
export function sailboat(stage: Stage, x: number, y: number, size: number): void {
  const { pen, paints } = stage;
  const k = (v: number) => v * size;
  pen.path(d`M${x} ${y - k(52)}q${k(24)} ${k(24)} ${k(26)} ${k(44)}h${k(-26)}z`, paints.cream);
  pen.path(d`M${x - k(3)} ${y - k(46)}q${k(-4)} ${k(24)} ${k(-18)} ${k(38)}h${k(18)}z`, paints.creamShade);
  pen.path(
    d`M${x - k(24)} ${y - k(5)}h${k(52)}q${k(-6)} ${k(11)} ${k(-14)} ${k(11)}h${k(-26)}q${k(-9)} ${k(-3)} ${k(-12)} ${k(-11)}z`,
    hex([stage.mood.ink + 0.1, 0.05, 40]),
  );
}

/** A motor launch with the brand on its cabin. */
export function launch(stage: Stage, x: number, y: number, size = 1): void {
  const { pen, paints } = stage;
  const k = (v: number) => v * size;
  pen.path(
    d`M${x - k(34)} ${y}h${k(80)}q${k(-4)} ${k(10)} ${k(-13)} ${k(15)}h${k(-57)}q${k(-8)} ${k(-5)} ${k(-10)} ${k(-15)}z`,
    paints.cream,
  );
  pen.path(
    d`M${x - k(31)} ${y + k(8)}h${k(71)}q${k(-3)} ${k(5)} ${k(-7)} ${k(7)}h${k(-57)}q${k(-5)} ${k(-3)} ${k(-7)} ${k(-7)}z`,
    paints.creamShade,
  );
  pen.rect(x - k(18), y - k(15), k(40), k(15), paints.brand, { rx: k(3) });
  pen.rect(x - k(13), y - k(11), k(30), k(6), paints.pane, { rx: k(2) });
  pen.stroke(d`M${x - k(58)} ${y + k(18)}h${k(124)}M${x - k(30)} ${y + k(24)}h${k(60)}`, '#fff', k(2.4), {
    opacity: 0.45,
  });
}

/** A canoe in the brand's colour with its paddle laid across. */
export function canoe(stage: Stage, x: number, y: number, size = 1): void {
  const { pen, paints } = stage;
  const k = (v: number) => v * size;
  pen.ellipse(x, y + k(17), k(70), k(5), paints.ink, { opacity: 0.16 });
  pen.path(
    d`M${x - k(66)} ${y - k(6)}q${k(22)} ${k(12)} ${k(66)} ${k(12)}t${k(66)} ${k(-12)}q${k(-6)} ${k(22)} ${k(-26)} ${k(24)}h${k(-80)}q${k(-20)} ${k(-2)} ${k(-26)} ${k(-24)}z`,
    paints.brand,
  );
  pen.path(
    d`M${x - k(61)} ${y + k(6)}q${k(8)} ${k(11)} ${k(21)} ${k(12)}h${k(80)}q${k(13)} ${k(-1)} ${k(21)} ${k(-12)}q${k(-26)} ${k(8)} ${k(-61)} ${k(8)}t${k(-61)} ${k(-8)}z`,
    paints.brandShade,
  );
  pen.stroke(d`M${x - k(20)} ${y + k(4)}L${x + k(34)} ${y - k(20)}`, paints.cream, k(2.6));
  pen.ellipse(x + k(38), y - k(22), k(9), k(4), paints.cream, {
    transform: d`rotate(-24 ${x + k(38)} ${y - k(22)})`,
  });
  pen.stroke(d`M${x - k(84)} ${y + k(20)}h${k(60)}M${x + k(10)} ${y + k(24)}h${k(70)}`, '#fff', k(2), {
    opacity: 0.4,
  });
}
