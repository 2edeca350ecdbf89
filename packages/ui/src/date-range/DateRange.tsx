import type { LocalDate, Stay } from '@portolan/core';
import type { IconShape } from '../icon/icons.ts';
import { PopField } from '../popover/PopField.tsx';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import { DatesPop, preloadCalendar } from './DatesPop.tsx';
import { shortRange } from './short-range.ts';

export interface DateRangeProps extends Omit<FieldProps, 'label'> {
  /** @default the text "Dates" */
  label?: string | undefined;
  /** `null` until dates were chosen. */
  value: Stay | null;
  /** Both days, in order, at most 60 nights apart. */
  onChange(stay: Stay): void;
  /** First day that can be chosen: today, in the traveller's zone. */
  min: LocalDate;
  /** Last day that can be chosen. @default 500 days after `min` */
  max?: LocalDate | undefined;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** The button that opens the calendar; the calendar itself is a chunk of its own, loaded on intent. */
export function DateRange({ value, onChange, min, max, ...props }: DateRangeProps) {
  const t = useT();
  return (
    <PopField
      {...props}
      label={props.label ?? t('common.dates.label')}
      text={value ? shortRange(value.checkIn, value.checkOut, t, min) : t('common.dates.choose')}
      onNeed={() => void preloadCalendar()}
    >
      {(pop) => <DatesPop {...pop} value={value} onChange={onChange} min={min} max={max} />}
    </PopField>
  );
}
