import { addDays, maxStayNights, nightsBetween, type LocalDate } from '@portolan/core';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { infoIcon } from '../icon/icons.ts';
import { TextField } from '../form/controls.tsx';
import { useT } from '../provider.tsx';
import { CalendarGrid, type DayFacts } from './CalendarGrid.tsx';
import { longDate, parseTyped, typedDate } from './format.ts';

/** Two days of a calendar, in order. */
export interface DaySpan {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** What the two days are called. */
export interface SpanWords {
  /** Labels of the two days, such as "Pick-up" and "Drop-off". */
  readonly from: string;
  readonly to: string;
  /** Asks for each of them. */
  readonly pickFrom: string;
  readonly pickTo: string;
  /** Says that the second must come after the first. */
  readonly order: string;
  /** How long the span is: "4 nights". */
  length(days: number): string;
  /** Says that the span was cut, and where it ends now. */
  tooLong(most: number, end: string): string;
}

export interface SpanRules {
  min: LocalDate;
  max: LocalDate;
  /** Most days from the first to the last. @default 60 (CONST-18) */
  longest?: number | undefined;
  /** Both may be the same day. @default false: a night lies between */
  sameDay?: boolean | undefined;
  days?: DayFacts | undefined;
  /** @default check-in, check-out and nights */
  words?: SpanWords | undefined;
}

export interface CalendarProps extends SpanRules {
  value: DaySpan | null;
  onChange(span: DaySpan): void;
  onDone(): void;
}

/** The grids of months for two days, two typed inputs, and what was chosen in words. */
export function Calendar({
  value,
  onChange,
  onDone,
  words: given,
  longest = maxStayNights,
  ...rules
}: CalendarProps) {
  const { min, max, sameDay = false, days } = rules;
  const t = useT();
  const words = given ?? stayWords(t);
  // A first day that waits for its second; `null` when the next press begins a new range.
  const [first, setFirst] = useState<LocalDate | null>(null);
  const [hover, setHover] = useState<LocalDate | null>(null);
  const [note, setNote] = useState('');

  const cap = (from: LocalDate, to: LocalDate) => {
    const latest = addDays(from, longest);
    return to > latest ? latest : to;
  };

  function commit({ from, to }: DaySpan) {
    const end = cap(from, to);
    setFirst(null);
    setNote(end === to ? '' : words.tooLong(longest, longDate(end, t.language)));
    onChange({ from, to: end });
  }

  function choose(date: LocalDate) {
    if (first && (date > first || (sameDay && date === first))) return commit({ from: first, to: date });
    setFirst(date);
    setHover(null);
    setNote('');
  }

  const end = first ? (hover && hover > first ? cap(first, hover) : first) : value?.to;
  return (
    <div className="calendar">
      <TypedDays
        value={value}
        min={min}
        max={max}
        sameDay={sameDay}
        isClosed={days?.isClosed}
        words={words}
        onCommit={commit}
        onInvalid={() => setNote('')}
      />
      <CalendarGrid
        min={min}
        max={max}
        initial={value?.from ?? min}
        from={first ?? value?.from}
        to={end}
        days={days}
        onChoose={choose}
        onHover={(date) => setHover(first && date)}
      />
      <div className="calendar-end">
        <p>
          {note ? (
            <span className="calendar-note" role="alert">
              <Icon icon={infoIcon} size={16} />
              {note}
            </span>
          ) : first ? (
            words.pickTo
          ) : value ? (
            words.length(nightsBetween(value.from, value.to))
          ) : (
            words.pickFrom
          )}
        </p>
        <Button size="s" onClick={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}

/** The words of a stay. */
export function stayWords(t: ReturnType<typeof useT>): SpanWords {
  return {
    from: t('common.dates.check-in'),
    to: t('common.dates.check-out'),
    pickFrom: t('common.dates.pick-check-in'),
    pickTo: t('common.dates.pick-check-out'),
    order: t('common.dates.order'),
    length: (count) => t('common.dates.nights', { count }),
    tooLong: (count, date) => t('common.dates.too-long', { count, date }),
  };
}

interface TypedProps {
  value: DaySpan | null;
  min: LocalDate;
  max: LocalDate;
  sameDay: boolean;
  isClosed: DayFacts['isClosed'] | undefined;
  words: SpanWords;
  onCommit(span: DaySpan): void;
  onInvalid(): void;
}

/** The same two days as text, for those who would rather type. */
function TypedDays({ value, min, max, sameDay, isClosed, words, onCommit, onInvalid }: TypedProps) {
  const t = useT();
  const text = (date: LocalDate | undefined) => (date ? typedDate(date, t.language) : '');
  const [typed, setTyped] = useState({ from: text(value?.from), to: text(value?.to) });
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({});
  useEffect(() => {
    setTyped({ from: text(value?.from), to: text(value?.to) });
    setErrors({});
    // The words follow what was chosen in the grid, not what is being typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value?.from, value?.to]);

  function check() {
    const read = (raw: string) => parseTyped(raw, t.language, min);
    const [from, to] = [read(typed.from), read(typed.to)];
    const wrong = t('common.dates.invalid', { example: typedDate(min, t.language) });
    const next: typeof errors = {};
    if (typed.from && !from) next.from = wrong;
    else if (from && (from < min || from > max)) next.from = t('common.dates.past');
    else if (from && isClosed?.(from)) next.from = t('fields.day.not-available');
    if (typed.to && !to) next.to = wrong;
    else if (from && to && (sameDay ? to < from : to <= from)) next.to = words.order;
    else if (to && isClosed?.(to)) next.to = t('fields.day.not-available');
    setErrors(next);
    if (next.from || next.to) return onInvalid();
    if (from && to && (from !== value?.from || to !== value?.to)) onCommit({ from, to });
  }

  const field = (name: 'from' | 'to', label: string) => (
    <TextField
      label={label}
      value={typed[name]}
      error={errors[name]}
      placeholder={text(name === 'from' ? min : addDays(min, 2))}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      dir="ltr"
      onInput={(raw) => setTyped({ ...typed, [name]: raw })}
      onBlur={check}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        check();
      }}
    />
  );
  return (
    <div className="calendar-typed">
      {field('from', words.from)}
      {field('to', words.to)}
    </div>
  );
}
