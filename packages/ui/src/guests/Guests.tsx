import { completeOccupancy, type Occupancy, type OccupancyDraft } from '@portolan/core';
import { useState } from 'react';
import type { IconShape } from '../icon/icons.ts';
import { PopField } from '../popover/PopField.tsx';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import { describeGuests, describeMissingAge } from './describe-guests.ts';
import { GuestsPop } from './GuestsPop.tsx';

export interface GuestsProps extends Omit<FieldProps, 'label'> {
  /** @default the text "Travellers" */
  label?: string | undefined;
  value: Occupancy;
  /** Every change at once, as soon as every child has an age; until then the field says whose is missing. */
  onChange(occupancy: Occupancy): void;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** Rooms, adults and child ages in a popover; every change applies at once. */
export function Guests({ value, onChange, ...props }: GuestsProps) {
  const t = useT();
  const known = JSON.stringify(value);
  // What is not complete yet; another value from outside wins over it.
  const [draft, setDraft] = useState<{ rooms: OccupancyDraft; of: string } | null>(null);
  const rooms = draft?.of === known ? draft.rooms : value;
  const change = (next: OccupancyDraft) => {
    const complete = completeOccupancy(next);
    setDraft(complete ? null : { rooms: next, of: known });
    if (complete) onChange(complete);
  };
  return (
    <PopField
      {...props}
      label={props.label ?? t('common.guests.label')}
      text={describeGuests(rooms, t)}
      error={describeMissingAge(rooms, t) ?? props.error}
    >
      {(pop) => <GuestsPop {...pop} value={rooms} onChange={change} />}
    </PopField>
  );
}
