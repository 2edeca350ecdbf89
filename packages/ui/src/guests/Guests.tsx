import type { Occupancy } from '@portolan/core';
import type { IconShape } from '../icon/icons.ts';
import { PopField } from '../popover/PopField.tsx';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import { describeGuests } from './describe-guests.ts';
import { GuestsPop } from './GuestsPop.tsx';

export interface GuestsProps extends Omit<FieldProps, 'label'> {
  /** @default the text "Travellers" */
  label?: string | undefined;
  value: Occupancy;
  /** Every change at once; always a valid occupancy (a new child counts as 8 until its age is chosen). */
  onChange(occupancy: Occupancy): void;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** Rooms, adults and child ages in a popover; every change applies at once. */
export function Guests({ value, onChange, ...props }: GuestsProps) {
  const t = useT();
  return (
    <PopField {...props} label={props.label ?? t('common.guests.label')} text={describeGuests(value, t)}>
      {(pop) => <GuestsPop {...pop} value={value} onChange={onChange} />}
    </PopField>
  );
}
