import { useEffect, useRef, useState } from 'react';
import type { BookingSummary } from '@portolan/contract';
import { Button, SelectField, TextField, useT } from '@portolan/ui';
import type { Failure } from '../context.ts';
import type { BookingSearch } from './actions.ts';
import { bookingColumns, BookingRow } from './BookingRow.tsx';
import type { OfficeContext } from './Office.tsx';
import { More, NotLoaded, Note, Search, Waiting } from './parts.tsx';

const groups = ['upcoming', 'open', 'past', 'cancelled'] as const;
type State =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'loaded'; list: readonly BookingSummary[]; next: string | null };

/** The agency's bookings, newest first, in pages: by status, first day, and by reference, traveller, e-mail or title (ROUTE-AGT-16). */
export function Bookings({ context: { office } }: { context: OfficeContext }) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<BookingSearch>({});
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State>({ status: 'loading' });
  const [more, setMore] = useState<'busy' | Failure | null>(null);
  // An answer to what is no longer asked is not shown.
  const current = useRef(asked);

  useEffect(() => {
    current.current = asked;
    setState({ status: 'loading' });
    setMore(null);
    office.bookings(asked).then(
      ({ data, next }) => current.current === asked && setState({ status: 'loaded', list: data, next }),
      (error: unknown) =>
        current.current === asked && setState({ status: 'failed', failure: error as Failure }),
    );
  }, [asked, attempt, office]);

  async function loadMore({ list, next }: Extract<State, { status: 'loaded' }>): Promise<void> {
    if (more === 'busy' || !next) return;
    setMore('busy');
    try {
      const page = await office.bookings({ ...asked, cursor: next });
      if (current.current !== asked) return;
      const known = new Set(list.map(({ reference }) => reference));
      const fresh = page.data.filter(({ reference }) => !known.has(reference));
      setState({ status: 'loaded', list: [...list, ...fresh], next: page.next });
      setMore(null);
    } catch (error) {
      if (current.current === asked) setMore(error as Failure);
    }
  }
  const narrow = (change: { group?: string; from?: string; to?: string }) => {
    const { group = asked.group ?? '', from = asked.from ?? '', to = asked.to ?? '' } = change;
    const words = typed.trim();
    setAsked({
      ...(group ? { group: group as (typeof groups)[number] } : {}),
      ...(words ? { search: words } : {}),
      ...(from ? { from } : {}),
      ...(to ? { to } : {}),
    });
  };
  const filtered = Object.keys(asked).length > 0;

  return (
    <div className="office is-wide">
      <header className="office-head">
        <h1>{t('office.bookings.title')}</h1>
      </header>
      <form
        role="search"
        className="office-bar"
        onSubmit={(event) => {
          event.preventDefault();
          narrow({});
        }}
      >
        <Search
          hint={t('office.bookings.search-hint')}
          value={typed}
          onInput={setTyped}
          maxLength={60}
          enterKeyHint="search"
        />
        <SelectField
          name="group"
          label={t('office.status')}
          value={asked.group ?? ''}
          onChange={(group) => narrow({ group })}
          options={[
            { value: '', label: t('office.all') },
            ...groups.map((value) => ({ value, label: t(`office.bookings.group.${value}`) })),
          ]}
        />
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            type="date"
            name={name}
            label={t(`office.bookings.${name}`)}
            value={asked[name] ?? ''}
            onInput={(day) => narrow({ [name]: day })}
          />
        ))}
        <Button type="submit">{t('office.texts.search')}</Button>
      </form>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'failed' && (
        <NotLoaded failure={state.failure} retry={() => setAttempt(attempt + 1)} />
      )}
      {state.status === 'loaded' && (
        <>
          <p className="office-soft" role="status">
            {state.list.length === 0
              ? t(filtered ? 'office.bookings.none-found' : 'office.bookings.none')
              : t('office.bookings.shown', { count: state.list.length })}
          </p>
          {state.list.length > 0 && (
            <table className="office-table" aria-label={t('office.bookings.title')}>
              <thead>
                <tr>
                  {bookingColumns.map((column) => (
                    <th key={column} scope="col" className={column === 'total' ? 'office-sum' : undefined}>
                      {t(`office.bookings.column.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {state.list.map((booking) => (
                  <BookingRow key={booking.reference} booking={booking} />
                ))}
              </tbody>
            </table>
          )}
          {more !== null && more !== 'busy' && <Note tone="bad">{more.message}</Note>}
          {state.next && <More busy={more === 'busy'} show={() => void loadMore(state)} />}
        </>
      )}
    </div>
  );
}
