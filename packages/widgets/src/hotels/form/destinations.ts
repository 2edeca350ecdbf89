import type { Place } from '@portolan/contract';
import type { HotelsQuery } from '@portolan/core/hotels';
import { createSuggestStore } from '@portolan/core/search';
import { bedIcon, pinIcon, planeIcon, type ComboboxOption } from '@portolan/ui';
import type { HotelsFlow } from '../flow.ts';
import { createSuggestApi } from '../suggest-api.ts';
import { readRecent, rememberPlace } from './recent.ts';

/** What the destination field suggests, and what picking a row means for the query. */
export function suggestDestinations(flow: HotelsFlow) {
  const { context } = flow;
  const suggest = flow.shared('suggest', () =>
    createSuggestStore(
      createSuggestApi(context.client, { v2: context.agency.enableHotelsV2, embedded: flow.embedded }),
    ),
  );
  return {
    recent: readRecent(context.storage).map(toOption),
    async load(text: string): Promise<readonly ComboboxOption<Place>[]> {
      await suggest.ask(text);
      const answer = suggest.getState();
      if (answer.text !== text) return [];
      if (answer.error) throw new Error(answer.error);
      return answer.places.map(toOption);
    },
    pick(place: Place) {
      rememberPlace(context.storage, place);
      return placeIn(place);
    },
  };
}

function toOption(place: Place): ComboboxOption<Place> {
  const icon = { city: pinIcon, region: pinIcon, airport: planeIcon, property: bedIcon };
  return {
    id: place.id,
    label: place.name,
    detail: place.context,
    icon: icon[place.type] ?? pinIcon,
    value: place,
  };
}

function placeIn(place: Place): Pick<HotelsQuery, 'destination' | 'placeId' | 'latitude' | 'longitude'> {
  const destination = [place.name, place.context].filter(Boolean).join(', ').slice(0, 200);
  return { destination, placeId: place.id, latitude: place.latitude, longitude: place.longitude };
}
