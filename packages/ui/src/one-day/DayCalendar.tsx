import type { LocalDate } from '@portolan/core';
import { useEffect, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { CalendarGrid, type DayFacts } from '../date-range/CalendarGrid.tsx';
import { longDate, parseTyped, typedDate } from '../date-range/format.ts';
import { TextField } from '../form/controls.tsx';
import { useT } from '../provider.tsx';

export interface DayCalendarProps {
  label: string;
  value: LocalDate | null;
  onChange(date: LocalDate): void;
  min: LocalDate;
  max: LocalDate;
  days?: DayFacts | undefined;
  onDone(): void;
}

/** The grids of months for one day, and an input to type it. Choosing a day closes the calendar. */
export function DayCalendar({ label, value, onChange, min, max, days, onDone }: DayCalendarProps) {
  const t = useT();
  return (
    <div className="calendar">
      <TypedDay
        label={label}
        value={value}
        min={min}
        max={max}
        isClosed={days?.isClosed}
        onCommit={onChange}
      />
      <CalendarGrid
        min={min}
        max={max}
        initial={value ?? min}
        from={value ?? undefined}
        to={value ?? undefined}
        days={days}
        onChoose={(date) => {
          onChange(date);
          onDone();
        }}
      />
      <div className="calendar-end">
        <p>{value ? longDate(value, t.language) : t('fields.day.choose')}</p>
        <Button size="s" onClick={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}

interface TypedProps extends Pick<DayCalendarProps, 'label' | 'value' | 'min' | 'max'> {
  isClosed: DayFacts['isClosed'] | undefined;
  onCommit(date: LocalDate): void;
}

function TypedDay({ label, value, min, max, isClosed, onCommit }: TypedProps) {
  const t = useT();
  const text = value ? typedDate(value, t.language) : '';
  const [typed, setTyped] = useState(text);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    setTyped(text);
    setError(null);
  }, [text]);

  function check() {
    if (typed === '' || typed === text) return setError(null);
    const date = parseTyped(typed, t.language, min);
    if (!date) setError(t('common.dates.invalid', { example: typedDate(min, t.language) }));
    else if (date < min) setError(t('common.dates.past'));
    else if (date > max || isClosed?.(date)) setError(t('fields.day.not-available'));
    else onCommit(date);
  }

  return (
    <TextField
      label={label}
      value={typed}
      error={error}
      placeholder={typedDate(min, t.language)}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      dir="ltr"
      onInput={setTyped}
      onBlur={check}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        check();
      }}
    />
  );
}
