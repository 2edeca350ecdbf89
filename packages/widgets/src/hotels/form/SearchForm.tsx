import type { Place } from '@portolan/contract';
import { completeOccupancy, type OccupancyDraft } from '@portolan/core';
import { encodeHotelsQuery, hasDestination, type HotelsQuery } from '@portolan/core/hotels';
import type { T } from '@portolan/i18n';
import {
  Button,
  ComboboxField,
  describeGuests,
  describeMissingAge,
  Lazy,
  pinIcon,
  PopField,
  preload,
  SearchBar,
  shortRange,
  useStyles,
  type ComboboxListProps,
} from '@portolan/ui';
import { useEffect, useRef, useState } from 'react';
import { withTexts } from '../../with-texts.ts';
import { useFlow } from '../flow.ts';
import { pathOf } from '../../shared/navigation.ts';
import { hotelAddresses } from '../addresses.ts';
import { preloadView } from '../views.ts';
import { announceSearch } from './announce-search.ts';
import type { DestinationFieldProps } from './DestinationList.tsx';
import formCss from './form.css?inline';

export interface SearchFormProps {
  /** Called after the search was sent: closes the sheet that the form is in. */
  onDone?: (() => void) | undefined;
  /** No own card around it. @default false */
  bare?: boolean | undefined;
  /** What the traveller typed into the server's form, by names of fields. @default nothing */
  typed?: Readonly<Record<string, string>> | undefined;
}

const loadList = async () => (await import('./field-parts.ts')).DestinationList;
const loadDatesPop = async () => (await import('./field-parts.ts')).DatesPop;
const loadGuestsPop = async () => (await import('./field-parts.ts')).GuestsPop;
const preloadCalendar = async () => (await import('./field-parts.ts')).preloadCalendar();
const loadProblemNotes = async () => (await import('./ProblemNotes.tsx')).ProblemNotes;
/** What the traveller has filled in so far. */
type SearchDraft = Omit<HotelsQuery, 'occupancy'> & { readonly occupancy: OccupancyDraft };

/** The first screen has only the texts that it shows. */
const loadTexts = (t: T) => withTexts(t, ['common', 'hotels']);

/**
 * The ticket-shaped search bar: where, when, who. It is a real form that leads to the results page without any code; with code, the widget
 * goes there by itself. What the fields open is loaded on focus or pointer.
 */
export function SearchForm({ onDone, bare = false, typed }: SearchFormProps) {
  useStyles(formCss);
  const flow = useFlow();
  const { context, query, problems, today, isTodayKnown } = flow;
  const { client, t } = context;
  const [draft, setDraft] = useState<SearchDraft>(() => withTypedText(query, typed));
  const [error, setError] = useState<string | null>(null);
  const [marksMissing, setMarksMissing] = useState(false);
  const [isNear, setNear] = useState(false);
  const [showsPops, setShowsPops] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  // Back and forward change the query, and with it the draft.
  const asked = JSON.stringify(query);
  const [drafted, setDrafted] = useState(asked);
  if (drafted !== asked) {
    setDrafted(asked);
    setDraft(query);
  }
  const change = (part: Partial<SearchDraft>) => setDraft((before) => ({ ...before, ...part }));
  const changeDestination = (part: Partial<HotelsQuery>) => {
    setError(null);
    change(part);
  };

  const submit = () => {
    if (!hasDestination(draft)) {
      setError(t('hotels.form.destination-missing'));
      box.current?.querySelector<HTMLInputElement>('input[role=combobox]')?.focus();
      return;
    }
    const occupancy = completeOccupancy(draft.occupancy);
    if (!occupancy) {
      setMarksMissing(true);
      // The last of the fields that open something.
      [...box.current!.querySelectorAll<HTMLElement>('button[aria-haspopup=dialog]')].at(-1)?.focus();
      return;
    }
    setMarksMissing(false);
    flow.go('results', announceSearch(flow, { ...draft, occupancy }));
    flow.startSearch();
    onDone?.();
  };

  /** Loads what the next steps need, on focus or pointer. */
  const prepare = () => {
    client.wake?.();
    setNear(true);
    void preload(loadList, loadTexts, t);
    preloadView('results', t);
  };
  const preparePops = () => {
    setShowsPops(true);
    // A failure shows when the calendar is opened.
    preloadCalendar().catch(() => undefined);
  };
  // The focus may have come before the code.
  useEffect(() => {
    if (box.current?.matches(':focus-within')) prepare();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the code takes over
  }, []);

  // Without code nobody is asked for an age: what cannot be searched for is left as it was.
  const searchable = completeOccupancy(draft.occupancy) ?? query.occupancy;
  const resultsPath = pathOf(hotelAddresses(context.agency), 'results');
  // Without code the form leads to the agency's site, which no page may frame.
  const leavesPage = flow.embedded || context.embedder !== undefined;
  const popProps = { loadTexts, error: () => null };
  return (
    <div ref={box} className={`htl-form${bare ? ' is-bare' : ''}`} onPointerEnter={prepare} onFocus={prepare}>
      {isTodayKnown && problems.length > 0 && (
        <Lazy load={loadProblemNotes} loadTexts={loadTexts} error={() => null} problems={problems} />
      )}
      <SearchBar
        label={t('hotels.form.label')}
        action={leavesPage ? new URL(resultsPath, context.siteOrigin).href : resultsPath}
        target={leavesPage ? '_top' : undefined}
        hidden={hiddenFields({ ...draft, occupancy: searchable }, t.language, isTodayKnown)}
        onSubmit={submit}
        button={
          <Button type="submit" variant="primary" size="l" block>
            {t('common.search')}
          </Button>
        }
      >
        {[
          <ComboboxField<DestinationFieldProps>
            key="where"
            variant="ticket"
            icon={pinIcon}
            label={t('hotels.form.destination')}
            placeholder={t('hotels.form.destination-hint')}
            name="destination"
            value={draft.destination}
            // Typing over a picked place makes it a text again.
            onInput={(destination) =>
              changeDestination({ destination, placeId: null, latitude: null, longitude: null })
            }
            onPick={changeDestination}
            onSubmit={submit}
            error={error}
            List={isNear ? LazyDestinationList : null}
          />,
          <PopField
            key="when"
            variant="ticket"
            label={t('common.dates.label')}
            text={isTodayKnown ? shortRange(draft.stay.checkIn, draft.stay.checkOut, t, today) : '\u00a0'}
            onNeed={preparePops}
          >
            {(pop) =>
              showsPops && (
                <Lazy
                  load={loadDatesPop}
                  {...popProps}
                  {...pop}
                  value={{ from: draft.stay.checkIn, to: draft.stay.checkOut }}
                  min={today}
                  onChange={({ from, to }) => change({ stay: { checkIn: from, checkOut: to } })}
                />
              )
            }
          </PopField>,
          <PopField
            key="who"
            variant="ticket"
            label={t('common.guests.label')}
            text={describeGuests(draft.occupancy, t)}
            error={marksMissing ? describeMissingAge(draft.occupancy, t) : null}
            onNeed={preparePops}
          >
            {(pop) =>
              showsPops && (
                <Lazy
                  load={loadGuestsPop}
                  {...popProps}
                  {...pop}
                  value={draft.occupancy}
                  marksMissing={marksMissing}
                  onChange={(occupancy) => change({ occupancy })}
                />
              )
            }
          </PopField>,
        ]}
      </SearchBar>
    </div>
  );
}

function LazyDestinationList(props: ComboboxListProps<Place, DestinationFieldProps>) {
  return <Lazy load={loadList} loadTexts={loadTexts} error={() => null} {...props} />;
}

/** The query as the traveller has edited it in the server's form. */
function withTypedText(query: HotelsQuery, typed: SearchFormProps['typed']): HotelsQuery {
  const destination = typed?.destination;
  if (destination === undefined || destination === query.destination) return query;
  return { ...query, destination, placeId: null, latitude: null, longitude: null };
}

/** What the address of the results says beside the destination. Dates are left out until the traveller's day is known. */
function hiddenFields(
  draft: HotelsQuery,
  language: string,
  isTodayKnown: boolean,
): Readonly<Record<string, string>> {
  const { destination: _, startDate, endDate, ...fields } = encodeHotelsQuery(draft, 'search');
  return {
    ...fields,
    ...(isTodayKnown && startDate && endDate ? { startDate, endDate } : {}),
    lng: language,
  };
}
