import type { LocalDate } from '@portolan/core';
import type { DayFacts } from '../date-range/CalendarGrid.tsx';
import { asInstant, dateFormat } from '../date-range/short-range.ts';
import type { IconShape } from '../icon/icons.ts';
import { preload } from '../lazy/Lazy.tsx';
import { PopField } from '../popover/PopField.tsx';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import { DayPop, loadDayCalendar } from './DayPop.tsx';

export interface OneDayProps extends FieldProps {
  /** `null` until a day was chosen. */
  value: LocalDate | null;
  onChange(date: LocalDate): void;
  /** First day that can be chosen: today, in the traveller's zone. */
  min: LocalDate;
  /** Last day that can be chosen. @default 500 days after `min` */
  max?: LocalDate | undefined;
  days?: DayFacts | undefined;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** One day, on the same calendar as a range of days. Its texts are in the area `fields`. */
export function OneDay({ value, onChange, min, max, days, ...props }: OneDayProps) {
  const t = useT();
  return (
    <PopField
      {...props}
      text={value ? shortDay(value, min, t.language) : t('fields.day.choose')}
      onNeed={() => void preload(loadDayCalendar)}
    >
      {(pop) => <DayPop {...pop} value={value} onChange={onChange} min={min} max={max} days={days} />}
    </PopField>
  );
}

/** "Fri, Mar 12", with the year if it is not that of `today`. */
function shortDay(date: LocalDate, today: LocalDate, language: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return dateFormat(language, { weekday: 'short', day: 'numeric', month: 'short', ...year }).format(
    asInstant(date),
  );
}
