import { useId, useState, type KeyboardEvent } from 'react';
import fieldCss from '../form/field.css?inline';
import { useStyles, useT } from '../provider.tsx';
import rangeCss from './range.css?inline';

export interface RangeFilterProps {
  /** Names the group and both ends: "Price a night". */
  label: string;
  /** Ends of the scale, in the unit of `value`. */
  min: number;
  max: number;
  /** @default 1 */
  step?: number | undefined;
  /** Chosen ends; equal to `min`/`max` means no limit. */
  value: readonly [from: number, to: number];
  /** While dragging or typing. */
  onChange(value: [from: number, to: number]): void;
  /** A value as text, for `aria-valuetext` and the labels of the ends. */
  format(value: number): string;
  /** Bars behind the sliders, one a bucket from `min` to `max`; decorative. */
  histogram?: readonly number[] | undefined;
}

/** Two native sliders over a histogram, and the same two values as number inputs. */
export function RangeFilter(props: RangeFilterProps) {
  useStyles(fieldCss);
  useStyles(rangeCss);
  const t = useT();
  const { label, min, max, step = 1, format, histogram } = props;
  const id = useId();
  const inScale = (value: number) => Math.min(max, Math.max(min, value));
  const [from, to] = [inScale(props.value[0]), inScale(props.value[1])];
  const set = (end: 0 | 1, value: number) => {
    const next = inScale(Number.isFinite(value) ? value : end ? max : min);
    props.onChange(end ? [from, Math.max(from, next)] : [Math.min(next, to), to]);
  };
  const names = [t('common.range.minimum', { label }), t('common.range.maximum', { label })] as const;
  const span = max - min || 1;
  const tallest = Math.max(1, ...(histogram ?? []));
  const bars = (drawn: (at: number) => boolean) =>
    (histogram ?? [])
      .map((count, index, { length }) =>
        drawn(min + (span * (index + 0.5)) / length) ? `M${index + 0.1} 1v${-count / tallest}h.8V1z` : '',
      )
      .join('');

  const slider = (end: 0 | 1) => (
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={end ? to : from}
      aria-label={names[end]}
      aria-valuetext={format(end ? to : from)}
      disabled={max <= min}
      onInput={(event) => set(end, Number(event.currentTarget.value))}
      onKeyDown={(event: KeyboardEvent) => {
        const page = event.key === 'PageUp' ? 10 : event.key === 'PageDown' ? -10 : 0;
        if (!page) return;
        event.preventDefault();
        set(end, (end ? to : from) + page * step);
      }}
    />
  );
  return (
    <fieldset className="range" aria-labelledby={id}>
      <legend id={id} className="field-label">
        {label}
      </legend>
      <p className="num">
        <bdi>{format(from)}</bdi> – <bdi>{format(to)}</bdi>
      </p>
      {histogram && (
        <svg
          className="range-bars"
          viewBox={`0 0 ${histogram.length} 1`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {/* Two shapes, not one a bar: each would be styled and laid out by itself. */}
          <path d={bars((at) => at < from || at > to)} />
          <path className="is-in" d={bars((at) => at >= from && at <= to)} />
        </svg>
      )}
      <div className="range-track">
        {slider(0)}
        {slider(1)}
      </div>
      <div className="range-ends">
        <Amount label={names[0]} value={from} min={min} max={max} step={step} onCommit={(v) => set(0, v)} />
        <Amount label={names[1]} value={to} min={min} max={max} step={step} onCommit={(v) => set(1, v)} />
      </div>
    </fieldset>
  );
}

interface AmountProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onCommit(value: number): void;
}

/** Applies on blur and Enter: half-typed numbers would throw the other end about. */
function Amount({ label, value, min, max, step, onCommit }: AmountProps) {
  const [text, setText] = useState<string | null>(null);
  const commit = () => {
    if (text !== null) onCommit(text === '' ? NaN : Number(text));
    setText(null);
  };
  return (
    <input
      className="control num"
      type="number"
      inputMode="numeric"
      aria-label={label}
      min={min}
      max={max}
      step={step}
      value={text ?? value}
      onInput={(event) => setText(event.currentTarget.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}
