import type { Place } from '@portolan/contract';
import type { HotelsQuery } from '@portolan/core/hotels';
import {
  Button,
  ComboboxField,
  describeGuests,
  pinIcon,
  PopField,
  SearchBar,
  shortRange,
  useStyles,
} from '@portolan/ui';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../flow.ts';
import formCss from './form.css?inline';

export interface SearchFormProps {
  /** Called after the search was sent: closes the sheet that the form is in. */
  onDone?: (() => void) | undefined;
  /** No own card around it. @default false */
  bare?: boolean | undefined;
}

/** The ticket-shaped search bar: where, when, who. Whole to look at from the start; what moves in it is in `flow.rest`. */
export function SearchForm({ onDone, bare = false }: SearchFormProps) {
  useStyles(formCss);
  const flow = useFlow();
  const { context, query, problems, today, rest, need, pending } = flow;
  const { t } = context;
  const [draft, setDraft] = useState(query);
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState(false);
  const box = useRef<HTMLDivElement>(null);

  const change = (part: Partial<HotelsQuery>) => setDraft((now) => ({ ...now, ...part }));
  const typed = useRef(false);
  // Back and forward change the question; what was typed for the old one is gone with it, but not what was typed while it was read.
  const asked = JSON.stringify(query);
  useEffect(() => {
    const keep = typed.current;
    typed.current = false;
    setDraft((now) => (keep ? { ...query, destination: now.destination } : query));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what it says, not which object says it
  }, [asked]);

  const places = rest?.destinations(flow);
  const type = (destination: string) => {
    setError(null);
    typed.current = !rest;
    // Typing over a picked place makes it a text again.
    change({ destination, placeId: null, latitude: null, longitude: null });
  };

  const search = () => {
    if (!draft.destination.trim() && draft.latitude === null && !draft.placeId) {
      setError(t('hotels.form.destination-missing'));
      box.current?.querySelector<HTMLInputElement>('input')?.focus();
    } else if (rest) {
      flow.go('results', rest.announce(flow, draft));
      onDone?.();
    } else {
      setSent(true);
      need().catch(() => {
        setSent(false);
        setError(t('errors.default'));
      });
    }
  };
  useEffect(() => {
    if (!sent || !rest) return;
    setSent(false);
    search();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when what the search waited for is there
  }, [sent, rest]);

  const intend = () =>
    void need().then(
      ({ prefetch }) => prefetch('results'),
      () => undefined,
    );
  // What the fields open is made when somebody comes near them: with all the rest of the form it fills a task.
  const [near, setNear] = useState(false);
  const pops = near ? rest : null;
  const come = () => {
    setNear(true);
    intend();
    void rest?.preloadCalendar();
  };
  return (
    <div ref={box} className={`htl-form${bare ? ' is-bare' : ''}`} onPointerEnter={intend} onFocus={intend}>
      {rest && <rest.ProblemNotes problems={problems} />}
      <SearchBar
        label={t('hotels.form.label')}
        onSubmit={search}
        action={
          <Button type="submit" variant="primary" size="l" block busy={sent}>
            {t('common.search')}
          </Button>
        }
      >
        {[
          <ComboboxField<Place>
            key="where"
            variant="ticket"
            icon={pinIcon}
            label={t('hotels.form.destination')}
            placeholder={t('hotels.form.destination-hint')}
            name="destination"
            value={draft.destination}
            onInput={type}
            onSelect={({ value }) => {
              setError(null);
              if (places) change(places.pick(value));
            }}
            onSubmit={search}
            load={async (text) => places?.load(text) ?? []}
            recent={places?.recent}
            error={error}
            List={rest && rest.ComboboxList}
          />,
          <PopField
            key="when"
            variant="ticket"
            label={t('common.dates.label')}
            text={pending ? '\u00a0' : shortRange(draft.stay.checkIn, draft.stay.checkOut, t, today)}
            onNeed={come}
          >
            {pops &&
              ((pop) => (
                <pops.DatesPop
                  {...pop}
                  value={draft.stay}
                  min={today}
                  onChange={(stay) => change({ stay })}
                />
              ))}
          </PopField>,
          <PopField
            key="who"
            variant="ticket"
            label={t('common.guests.label')}
            text={pending ? '\u00a0' : describeGuests(draft.occupancy, t)}
            onNeed={come}
          >
            {pops &&
              ((pop) => (
                <pops.GuestsPop
                  {...pop}
                  value={draft.occupancy}
                  onChange={(occupancy) => change({ occupancy })}
                />
              ))}
          </PopField>,
        ]}
      </SearchBar>
    </div>
  );
}
