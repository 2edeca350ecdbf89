import { addDays, nightsBetween, type LocalDate } from '@portolan/core';
import { useState, type ComponentType } from 'react';
import { Pop } from '../popover/Pop.tsx';
import type { PopProps } from '../popover/PopField.tsx';
import { useStyles, useT } from '../provider.tsx';
import type { CalendarProps, DaySpan, SpanRules } from './Calendar.tsx';
import { longDate } from './format.ts';
import dateRangeCss from './date-range.css?inline';

/** Loads the calendar's chunk; call it on intent (hover, focus) to have it there at the click. */
export function preloadCalendar(): Promise<ComponentType<CalendarProps>> {
  return import('./Calendar.tsx').then((module) => module.Calendar);
}

export interface DatesPopProps extends PopProps, Omit<SpanRules, 'max'> {
  value: DaySpan | null;
  onChange(span: DaySpan): void;
  /** @default 500 days after `min` */
  max?: LocalDate | undefined;
}

/** The calendar of a range of days; the calendar itself is a chunk of its own, loaded on intent. */
export function DatesPop({
  value,
  onChange,
  min,
  max = addDays(min, 500),
  longest,
  sameDay,
  days,
  words,
  ...pop
}: DatesPopProps) {
  useStyles(dateRangeCss);
  const t = useT();
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Calendar: ComponentType<CalendarProps> } | null>(null);
  const rules = { min, max, longest, sameDay, days, words };
  return (
    <>
      <Pop
        {...pop}
        className="dates-pop"
        busy={!loaded}
        onOpen={(opened) => {
          setOpen(opened);
          pop.onOpen(opened);
          if (opened) void preloadCalendar().then((Calendar) => setLoaded((known) => known ?? { Calendar }));
        }}
      >
        {(close) =>
          open && loaded && <loaded.Calendar {...rules} value={value} onChange={onChange} onDone={close} />
        }
      </Pop>
      <span className="vh" role="status">
        {open && value ? summary(value) : ''}
      </span>
    </>
  );

  function summary({ from, to }: DaySpan): string {
    const [first, last] = [longDate(from, t.language), longDate(to, t.language)];
    const count = nightsBetween(from, to);
    if (words) return `${words.from} ${first}, ${words.to} ${last}, ${words.length(count)}`;
    return t('common.dates.summary', {
      checkIn: first,
      checkOut: last,
      nights: t('common.dates.nights', { count }),
    });
  }
}
