import type { LocalDate } from '@portolan/core';
import type { IconShape } from '../icon/icons.ts';
import { PopField } from '../popover/PopField.tsx';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import type { DaySpan, SpanRules } from './Calendar.tsx';
import { DatesPop, preloadCalendar } from './DatesPop.tsx';
import { longDate } from './format.ts';
import { shortRange } from './short-range.ts';

export interface DateRangeProps extends Omit<FieldProps, 'label'>, Omit<SpanRules, 'max'> {
  /** @default the text "Dates" */
  label?: string | undefined;
  /** `null` until dates were chosen. */
  value: DaySpan | null;
  /** Both days, in order, at most `longest` days apart. */
  onChange(span: DaySpan): void;
  /** First day that can be chosen: today, in the traveller's zone. */
  min: LocalDate;
  /** Last day that can be chosen. @default 500 days after `min` */
  max?: LocalDate | undefined;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** The button that opens the calendar; the calendar itself is a chunk of its own, loaded on intent. */
export function DateRange({
  value,
  onChange,
  min,
  max,
  longest,
  sameDay,
  days,
  words,
  ...props
}: DateRangeProps) {
  const t = useT();
  const rules = { min, max, longest, sameDay, days, words };
  return (
    <PopField
      {...props}
      label={props.label ?? t('common.dates.label')}
      text={value ? spanText(value) : t('common.dates.choose')}
      onNeed={() => void preloadCalendar()}
    >
      {(pop) => <DatesPop {...pop} {...rules} value={value} onChange={onChange} />}
    </PopField>
  );

  function spanText({ from, to }: DaySpan): string {
    return from === to ? longDate(from, t.language) : shortRange(from, to, t, min);
  }
}
