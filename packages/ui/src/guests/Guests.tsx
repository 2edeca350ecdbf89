import type { Occupancy } from '@portolan/core';
import type { FieldProps } from '../types.ts';

/** A room while it is edited: the age of a child that was just added is not known yet. */
export interface GuestsProps extends Omit<FieldProps, 'label'> {
  /** @default the text "Travellers" */
  label?: string | undefined;
  value: Occupancy;
  /** Every change at once; always a valid occupancy (a new child counts as 8 until its age is chosen). */
  onChange(occupancy: Occupancy): void;
  variant?: 'field' | 'ticket' | undefined;
}

/** Rooms, adults and child ages in a popover. */
export function Guests(props: GuestsProps) {
  void props;
  return null;
}
