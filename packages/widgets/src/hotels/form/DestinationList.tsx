import type { Place } from '@portolan/contract';
import type { HotelsQuery } from '@portolan/core/hotels';
import { ComboboxList, type ComboboxInputProps, type ComboboxListProps } from '@portolan/ui';
import { useMemo } from 'react';
import { useFlow } from '../flow.ts';
import { suggestDestinations } from './destinations.ts';

/** What the destination field takes beside what every combobox takes. */
export interface DestinationFieldProps extends ComboboxInputProps {
  /** A place was chosen: what it changes in the query. */
  onPick(part: Partial<HotelsQuery>): void;
  /** Enter without an active row. */
  onSubmit(): void;
}

/** The rows of the destination field: places that the API suggests, and those that were chosen before. */
export function DestinationList({ field, ...list }: ComboboxListProps<Place, DestinationFieldProps>) {
  const flow = useFlow();
  const { load, recent, pick } = useMemo(() => suggestDestinations(flow), [flow]);
  return (
    <ComboboxList<Place>
      {...list}
      field={{ ...field, load, recent, onSelect: ({ value }) => field.onPick(pick(value)) }}
    />
  );
}
