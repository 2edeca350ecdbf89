import { addDays, type LocalDate } from '@portolan/core';
import { useState } from 'react';
import dateRangeCss from '../date-range/date-range.css?inline';
import type { DayFacts } from '../date-range/CalendarGrid.tsx';
import { longDate } from '../date-range/format.ts';
import { Lazy } from '../lazy/Lazy.tsx';
import { Pop } from '../popover/Pop.tsx';
import type { PopProps } from '../popover/PopField.tsx';
import { useStyles, useT } from '../provider.tsx';

/** Loads the calendar's chunk; preload it on intent (hover, focus) to have it there at the click. */
export const loadDayCalendar = () => import('./DayCalendar.tsx').then((module) => module.DayCalendar);

export interface DayPopProps extends PopProps {
  value: LocalDate | null;
  onChange(date: LocalDate): void;
  min: LocalDate;
  /** @default 500 days after `min` */
  max?: LocalDate | undefined;
  days?: DayFacts | undefined;
}

/** The calendar of one day; the calendar itself is a chunk of its own, loaded on intent. */
export function DayPop({ value, onChange, min, max = addDays(min, 500), days, ...pop }: DayPopProps) {
  useStyles(dateRangeCss);
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Pop
        {...pop}
        className="dates-pop"
        onOpen={(opened) => {
          setOpen(opened);
          pop.onOpen(opened);
        }}
      >
        {(close) =>
          open && (
            <Lazy
              load={loadDayCalendar}
              label={pop.label}
              value={value}
              min={min}
              max={max}
              days={days}
              onChange={onChange}
              onDone={close}
            />
          )
        }
      </Pop>
      <span className="vh" role="status">
        {open && value ? longDate(value, t.language) : ''}
      </span>
    </>
  );
}
