/** One measured figure, with the target it is held against. */
export interface Figure {
  what: string;
  /** What was measured, as text with its unit. */
  measured: string;
  /** The goal, as text; `null` for a figure that is only reported. */
  target: string | null;
  /** Whether the goal is met; `null` when there is none. */
  met: boolean | null;
}

/** A figure whose goal is an upper bound. */
export function atMost(what: string, value: number, bound: number, unit: string, digits = 1): Figure {
  const show = (n: number) => `${n.toFixed(digits)} ${unit}`;
  return { what, measured: show(value), target: `≤ ${show(bound)}`, met: value <= bound };
}

/** A figure whose goal is a lower bound. */
export function atLeast(what: string, value: number, bound: number, unit = '', digits = 2): Figure {
  const show = (n: number) => `${n.toFixed(digits)} ${unit}`.trim();
  return { what, measured: show(value), target: `≥ ${show(bound)}`, met: value >= bound };
}

/** A figure without a goal. */
export function reported(what: string, measured: string): Figure {
  return { what, measured, target: null, met: null };
}

/** The table as Markdown, so that it can be pasted as it is. */
export function printTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, measured, target, met }) => [
    what,
    measured,
    target ?? '',
    met === null ? '' : met ? 'met' : 'missed',
  ]);
  const all = [['figure', 'measured', 'target', ''], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0), 3));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
  return [line(all[0] ?? []), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}
