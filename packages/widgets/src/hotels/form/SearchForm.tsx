import type { Place } from '@portolan/contract';
import {
  createSuggestStore,
  hasDestination,
  withoutListState,
  type HotelsQuery,
  type QueryProblem,
} from '@portolan/core/hotels';
import {
  Button,
  Combobox,
  DateRange,
  Guests,
  SearchBar,
  Icon,
  useStyles,
  type ComboboxOption,
  bedIcon,
  infoIcon,
  pinIcon,
  planeIcon,
} from '@portolan/ui';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../flow.ts';
import { createSuggestApi } from '../suggest-api.ts';
import { newRandomId } from '../parts/random-id.ts';
import { formCss } from './form.css.ts';
import { readRecent, rememberPlace } from './recent.ts';

export interface SearchFormProps {
  /** Called after the search was sent: closes the sheet that the form is in. */
  onDone?: (() => void) | undefined;
  /** No own card around it. @default false */
  bare?: boolean | undefined;
}

/** The ticket-shaped search bar: where, when, who. */
export function SearchForm({ onDone, bare = false }: SearchFormProps) {
  useStyles(formCss);
  const flow = useFlow();
  const { context, query, problems, today } = flow;
  const { t, storage } = context;
  const [draft, setDraft] = useState(query);
  const [error, setError] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);

  // Back and forward change the question; what was typed for the old one is gone with it.
  useEffect(() => setDraft(query), [query]);

  const suggest = flow.shared(`suggest`, () =>
    createSuggestStore(
      createSuggestApi(context.client, { v2: context.agency.enableHotelsV2, embedded: flow.embedded }),
    ),
  );
  const load = async (text: string): Promise<readonly ComboboxOption<Place>[]> => {
    await suggest.ask(text);
    const answer = suggest.getState();
    if (answer.text !== text) return [];
    if (answer.error) throw new Error(answer.error);
    return answer.places.map(toOption);
  };

  const type = (destination: string) => {
    setError(null);
    // Typing over a picked place makes it a text again.
    setDraft((now) => ({ ...now, destination, placeId: null, latitude: null, longitude: null }));
  };
  const pick = ({ value: place }: ComboboxOption<Place>) => {
    rememberPlace(storage, place);
    setError(null);
    setDraft((now) => ({ ...now, ...placeIn(place) }));
  };

  const search = (next: HotelsQuery = draft) => {
    if (!hasDestination(next)) {
      setError(t('hotels.form.destination-missing'));
      box.current?.querySelector<HTMLInputElement>('input')?.focus();
      return;
    }
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
    flow.go('results', asked);
    onDone?.();
  };
  return (
    <div
      ref={box}
      className={`htl-form${bare ? ' is-bare' : ''}`}
      onPointerEnter={() => flow.prefetch('results')}
      onFocus={() => flow.prefetch('results')}
    >
      <ProblemNotes problems={problems} />
      <SearchBar
        label={t('hotels.form.label')}
        onSubmit={() => search()}
        action={
          <Button type="submit" variant="primary" size="l" block>
            {t('common.search')}
          </Button>
        }
      >
        {[
          <Combobox<Place>
            key="where"
            variant="ticket"
            icon={pinIcon}
            label={t('hotels.form.destination')}
            placeholder={t('hotels.form.destination-hint')}
            name="destination"
            value={draft.destination}
            onInput={type}
            onSelect={pick}
            onSubmit={() => search()}
            load={load}
            recent={readRecent(storage).map(toOption)}
            error={error}
          />,
          <DateRange
            key="when"
            variant="ticket"
            value={draft.stay}
            min={today}
            onChange={(stay) => setDraft((now) => ({ ...now, stay }))}
          />,
          <Guests
            key="who"
            variant="ticket"
            value={draft.occupancy}
            onChange={(occupancy) => setDraft((now) => ({ ...now, occupancy }))}
          />,
        ]}
      </SearchBar>
    </div>
  );
}

/** What the address said that could not be used, in words. */
export function ProblemNotes({ problems }: { problems: readonly QueryProblem[] }) {
  const { t } = useFlow().context;
  const texts = [...new Set(problems.map((problem) => noteKey(problem)))].map((key) => t(key));
  if (texts.length === 0) return null;
  return (
    <ul className="htl-notes">
      {texts.map((text) => (
        <li key={text}>
          <Icon icon={infoIcon} size={18} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function noteKey({ param, reason }: QueryProblem) {
  if (param === 'startDate' || param === 'endDate') {
    if (reason === 'in-past') return 'hotels.note.past' as const;
    if (reason === 'too-long') return 'hotels.note.too-long' as const;
    return 'hotels.note.dates' as const;
  }
  if (param === 'occupancy') return 'hotels.note.occupancy' as const;
  return 'hotels.note.other' as const;
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
