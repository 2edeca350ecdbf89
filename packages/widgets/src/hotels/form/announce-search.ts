import { withoutListState, type HotelsQuery } from '@portolan/core/hotels';
import type { HotelsFlow } from '../flow.ts';
import { newRandomId } from '../../shared/random-id.ts';

/** The search that a draft asks for. Tells the host page of it. */
export function announceSearch({ context, query }: HotelsFlow, next: HotelsQuery): HotelsQuery {
  // One id follows a search through all its calls (ROUTE-HTL-16).
  const asked = { ...withoutListState(next), layout: query.layout, correlationId: newRandomId() };
  context.emit('search', {
    service: 'hotels',
    destination: asked.destination,
    placeId: asked.placeId,
    startDate: asked.stay.checkIn,
    endDate: asked.stay.checkOut,
    occupancy: asked.occupancy,
  });
  return asked;
}
