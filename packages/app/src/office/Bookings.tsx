import { useEffect, useRef, useState } from 'react';
import type { BookingSummary } from '@portolan/contract';
import { bookingPath, fillPath } from '@portolan/contract/services';
import { formatMoney } from '@portolan/core';
import { bookingKind, type BookingKind } from '@portolan/core/booking-page';
import { Button, ButtonLink, dateFormat, SelectField, Tag, useT } from '@portolan/ui';
import { About } from '../About.tsx';
import type { Failure } from '../context.ts';
import { datesOf } from '../item-dates.ts';
import type { BookingSearch } from './actions.ts';
import type { OfficeContext } from './Office.tsx';
import { More, NotLoaded, Note, Search, Waiting } from './parts.tsx';

const groups = ['upcoming', 'open', 'past', 'cancelled'] as const;
const tones: Readonly<Record<BookingKind, 'good' | 'caution' | 'bad' | 'neutral'>> = {
  confirmed: 'good',
  completed: 'neutral',
  open: 'caution',
  review: 'caution',
  lost: 'bad',
  cancelling: 'caution',
  cancel_unknown: 'caution',
  cancelled: 'bad',
};

type State =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'loaded'; list: readonly BookingSummary[]; next: string | null };

/** The agency's bookings, newest first, in pages: by status, and by reference, traveller or title (ROUTE-AGT-16). */
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
  const narrow = (change: { group?: string; search?: string }) => {
    const { group = asked.group ?? '', search = typed } = change;
    const words = search.trim();
    setAsked({
      ...(group ? { group: group as (typeof groups)[number] } : {}),
      ...(words ? { search: words } : {}),
    });
  };
  const filtered = asked.group !== undefined || asked.search !== undefined;

  return (
    <div className="office">
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
          <ul className="office-list" aria-label={t('office.bookings.title')}>
            {state.list.map((booking) => (
              <Row key={booking.reference} booking={booking} />
            ))}
          </ul>
          {more !== null && more !== 'busy' && <Note tone="bad">{more.message}</Note>}
          {state.next && <More busy={more === 'busy'} show={() => void loadMore(state)} />}
        </>
      )}
    </div>
  );
}

function Row({ booking }: { booking: BookingSummary }) {
  const t = useT();
  const { reference, item, lead, price, createdAt } = booking;
  const { language } = t;
  const kind = bookingKind(booking);
  return (
    <li className="office-card office-row">
      <div className="office-lines">
        <div className="office-title">
          <h2>
            <bdi>{item.title}</bdi>
          </h2>
          <Tag tone={tones[kind]}>{t(`office.bookings.kind.${kind}`)}</Tag>
        </div>
        <p>
          <bdi>{lead}</bdi>
        </p>
        <p>{datesOf(item, t)}</p>
        <p className="office-meta">
          <span className="office-code">{reference}</span>
          <span>
            {t('office.made', {
              date: dateFormat(language, { dateStyle: 'medium' }).format(Date.parse(createdAt)),
            })}
          </span>
        </p>
      </div>
      <div className="office-end">
        <span className="office-sum">{formatMoney(price.total, language)}</span>
        <ButtonLink size="s" href={fillPath(bookingPath, { reference })}>
          {t('office.open')}
          <About what={reference} />
        </ButtonLink>
      </div>
    </li>
  );
}
