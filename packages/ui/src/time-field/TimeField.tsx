import { SelectField } from '../form/controls.tsx';
import { dateFormat } from '../date-range/short-range.ts';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';

export interface TimeFieldProps extends FieldProps {
  /** Wall time `HH:MM`; `null` until one was chosen. One between the steps, as from a link, is shown as it is. */
  value: string | null;
  onChange(time: string): void;
  /** Minutes between the times that can be chosen. @default 30 */
  step?: 15 | 30 | undefined;
  /** First and last time that can be chosen, `HH:MM`, such as opening hours. @default the whole day */
  from?: string | undefined;
  to?: string | undefined;
  variant?: 'field' | 'ticket' | undefined;
  id?: string | undefined;
}

/**
 * A time of day as a native list: it takes keys, also typed ones ("14:3"), and is a wheel on a phone. Nothing is chosen until somebody
 * chooses. Its texts are in the area `fields`.
 */
export function TimeField({
  value,
  onChange,
  step = 30,
  from = '00:00',
  to = '23:59',
  ...field
}: TimeFieldProps) {
  const t = useT();
  const format = dateFormat(t.language, { timeStyle: 'short' });
  const times = timesOfDay(step).filter((time) => time >= from && time <= to);
  if (value !== null && !times.includes(value)) times.push(value);
  return (
    <SelectField
      {...field}
      value={value ?? ''}
      onChange={onChange}
      placeholder={t('fields.time.choose')}
      options={times.sort().map((time) => ({
        value: time,
        // A narrow space before "PM" could not be typed.
        label: format.format(minutesOf(time) * 60_000).replace(/\u202f/g, ' '),
      }))}
    />
  );
}

function timesOfDay(step: number): string[] {
  return Array.from({ length: (24 * 60) / step }, (_, at) =>
    new Date(at * step * 60_000).toISOString().slice(11, 16),
  );
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
