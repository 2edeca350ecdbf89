import type { Place } from '@portolan/contract';
import type { HotelsQuery } from '@portolan/core/hotels';
import { createSuggestStore, type SuggestState } from '@portolan/core/search';
import type { T } from '@portolan/i18n';
import { bedIcon, pinIcon, planeIcon, type ComboboxAnswer, type ComboboxOption } from '@portolan/ui';
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
    async load(text: string): Promise<ComboboxAnswer<Place>> {
      await suggest.ask(text);
      const { places, match, error, text: asked } = suggest.getState();
      if (asked !== text) return { options: [], note: null };
      if (error) throw new Error(error);
      return { options: places.map(toOption), note: describeMatch(match, text, context.t) };
    },
    pick(place: Place) {
      rememberPlace(context.storage, place);
      return placeIn(place);
    },
  };
}

/** What the places are, where they are not what was typed. */
function describeMatch(match: SuggestState['match'], text: string, t: T): string | null {
  if (match === 'similar') return t('hotels.form.similar');
  return match === 'popular' ? t('hotels.form.unknown', { text: text.trim().slice(0, 60) }) : null;
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
