import { useEffect, useState } from 'react';
import { isAborted } from '@portolan/client';
import type { DestinationPrices } from '@portolan/contract';
import { formatMoney, utcMidnight } from '@portolan/core';
import { useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';

type State = { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; prices: DestinationPrices };

/**
 * A place's year: the cheapest two nights for two of each month, as the reader's role may see them; without prices, how the months
 * compare. It asks when the page knows its currency, and again when that changes; a place without prices has no such part.
 */
export function Year({ slug, name, context }: { slug: string; name: string; context: PagesContext }) {
  const t = useT();
  const { client, currency = null, role } = context;
  const [state, setState] = useState<State>({ status: 'loading' });
  useEffect(() => {
    if (currency === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    setState({ status: 'loading' });
    client.call('getDestinationPrices', { params: { slug }, query: { currency }, signal }).then(
      ({ data }) => signal.aborted || setState({ status: 'loaded', prices: data }),
      (error: unknown) => signal.aborted || isAborted(error) || setState({ status: 'failed' }),
    );
    return () => controller.abort();
  }, [client, slug, currency, role]);
  // Prices are an extra: a page about a place is whole without them.
  if (state.status === 'failed' || (state.status === 'loaded' && state.prices.months.length === 0))
    return null;
  return (
    <section aria-labelledby="place-year" aria-busy={state.status === 'loading'}>
      <h2 id="place-year">{t('places.year', { place: name })}</h2>
      {state.status === 'loading' ? (
        <div className="year-wait">
          <p className="vh" role="status">
            {t('places.year.loading')}
          </p>
        </div>
      ) : (
        <Months prices={state.prices} />
      )}
    </section>
  );
}

function Months({ prices: { months, nights, adults } }: { prices: DestinationPrices }) {
  const t = useT();
  const short = new Intl.DateTimeFormat(t.language, { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(t.language, { month: 'long', timeZone: 'UTC' });
  const day = (month: string) => utcMidnight(`${month}-15`);
  const low = months.filter(({ level }) => level === 'low').map(({ month }) => long.format(day(month)));
  const hidden = months.every(({ price }) => price === null);
  return (
    <>
      <p className="year-lead">
        {low.length > 0 && (
          <>
            <b>{t('places.year.best', { months: new Intl.ListFormat(t.language).format(low) })}</b>{' '}
          </>
        )}
        {hidden ? t('places.year.hidden') : t('places.year.lead', { nights, adults })}
      </p>
      <ul className="year">
        {months.map(({ month, level, price }) => (
          <li key={month} className={`is-${level}`}>
            <span className="year-bar" aria-hidden="true">
              <i />
            </span>
            <span className="year-month">{short.format(day(month))}</span>
            {price && (
              <span className="year-price">
                <bdi>{formatMoney(price.total, t.language, 'deal')}</bdi>
              </span>
            )}
            <span className="year-level">{t(`places.level.${level}`)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
