import type { LocalDate, Stay } from '@portolan/core';
import type { FieldProps } from '../types.ts';

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
}

/** The button that opens the calendar; the calendar itself is a chunk of its own, loaded on intent. */
export function DateRange(props: DateRangeProps) {
  void props;
  return null;
}
