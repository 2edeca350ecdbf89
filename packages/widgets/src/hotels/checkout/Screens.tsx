import type { Offer, Quote } from '@portolan/contract';
import { subtract } from '@portolan/core';
import type { CheckoutState } from '@portolan/core/hotels';
import { Button, Icon, TicketRow, clockIcon, doorIcon, tagIcon } from '@portolan/ui';
import { useState, type ReactNode } from 'react';
import { useFlow } from '../flow.ts';
import { price } from '../parts/format.ts';
import { CancellationTerms } from '../parts/CancellationTerms.tsx';
import { Amount, boardKey, Callout, OfferTags, PriceSummary } from '../parts/Parts.tsx';
import { useArrival } from '../parts/use-arrival.ts';

interface ScreenProps {
  state: CheckoutState;
  onBack(): void;
}

function Screen({
  title,
  children,
  lead,
  tone,
}: {
  title: string;
  lead: string;
  children: ReactNode;
  tone: 'caution' | 'bad' | 'info';
}) {
  const ref = useArrival(title);
  const icon = { caution: tagIcon, bad: doorIcon, info: clockIcon };
  return (
    <div className="htl-screen" role="region" aria-label={title}>
      <span className={`htl-screen-mark is-${tone}`}>
        <Icon icon={icon[tone]} size={28} />
      </span>
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      <p className="htl-sub">{lead}</p>
      {children}
    </div>
  );
}

/** Old and new side by side, price and terms, and why; accepting is as plain as going back. */
export function PriceChanged({ state, onAccept, onBack }: ScreenProps & { onAccept(): void }) {
  const { t } = useFlow().context;
  const quote = state.quote!;
  const { previous } = quote;
  const total = quote.price?.total ?? null;
  const sameCurrency = previous && total && previous.total.currency === total.currency;
  const difference = sameCurrency ? subtract(total, previous.total) : null;
  const dearer = difference !== null && difference.amount > 0;
  const cheaper = difference !== null && difference.amount < 0;
  return (
    <Screen
      tone="caution"
      title={t(previous?.termsWorse && !dearer ? 'checkout.changed.terms-title' : 'checkout.changed.title')}
      lead={t('checkout.changed.why')}
    >
      <div className="htl-compare">
        {previous && (
          <ComparedOffer
            heading={t('checkout.changed.before')}
            quote={{ ...quote, board: previous.board, cancellation: previous.cancellation }}
            total={previous.total}
            old
          />
        )}
        <ComparedOffer heading={t('checkout.changed.now')} quote={quote} total={total} />
      </div>
      {difference && difference.amount !== 0 && (
        <p className={`htl-difference${cheaper ? ' is-good' : ''}`}>
          {t(cheaper ? 'checkout.changed.cheaper' : 'checkout.changed.dearer', {
            amount: price({ ...difference, amount: Math.abs(difference.amount) }, t.language),
          })}
        </p>
      )}
      <p className="htl-sub">{t('checkout.changed.kept')}</p>
      <div className="htl-actions">
        <Button variant="primary" size="l" onClick={onAccept} disabled={!total}>
          {total
            ? t('checkout.changed.accept', { amount: price(total, t.language) })
            : t('checkout.changed.title')}
        </Button>
        <Button size="l" onClick={onBack}>
          {t('checkout.changed.back')}
        </Button>
      </div>
    </Screen>
  );
}

function ComparedOffer({
  heading,
  quote,
  total,
  old = false,
}: {
  heading: string;
  quote: Quote;
  total: Quote['price'] extends infer P ? (P extends { total: infer T } ? T : never) | null : never;
  old?: boolean;
}) {
  const { t } = useFlow().context;
  return (
    <section className={`htl-compared${old ? ' is-old' : ''}`}>
      <h3>{heading}</h3>
      {total && (
        <p className="htl-price-total">
          {old ? (
            <s>
              <Amount value={total} />
            </s>
          ) : (
            <Amount value={total} />
          )}
        </p>
      )}
      <p>{t(boardKey(quote.board))}</p>
      <CancellationTerms
        policy={quote.cancellation}
        total={old ? total : (quote.price?.dueNow ?? total)}
        checkIn={quote.checkIn}
        timeZone={quote.property.timeZone}
      />
    </section>
  );
}

/** The room went to somebody else: other rates of the same property, held with one click, form kept. */
export function SoldOut({ state, onChoose, onBack }: ScreenProps & { onChoose(offerId: string): void }) {
  const { t } = useFlow().context;
  const quote = state.quote!;
  return (
    <Screen
      tone="bad"
      title={t('checkout.sold-out.title')}
      lead={t('checkout.sold-out.text', { name: quote.property.name })}
    >
      {state.notice?.code !== 'SOLD_OUT' && state.notice && (
        <Callout tone="bad">{state.notice.message ?? t('stays.rooms.refused')}</Callout>
      )}
      {quote.alternatives.length > 0 && (
        <ul className="htl-alternatives">
          {quote.alternatives.slice(0, 4).map((offer: Offer) => (
            <TicketRow
              key={offer.offerId}
              as="li"
              className="htl-alternative"
              stub={
                <div className="htl-rate-stub">
                  <PriceSummary view={offer.price} nights={quote.nights} />
                  <Button variant="primary" block onClick={() => onChoose(offer.offerId)}>
                    {t('stays.rate.select')}
                  </Button>
                </div>
              }
            >
              <div className="htl-alternative-what">
                <h3>
                  <bdi>{offer.roomName}</bdi>
                </h3>
                <div className="htl-tags">
                  <OfferTags offer={offer} timeZone={quote.property.timeZone} />
                </div>
              </div>
            </TicketRow>
          ))}
        </ul>
      )}
      <p className="htl-sub">{t('checkout.changed.kept')}</p>
      <div className="htl-actions">
        <Button size="l" onClick={onBack}>
          {t('checkout.sold-out.back')}
        </Button>
      </div>
    </Screen>
  );
}

/** The hold has run out: hold the same rate again, at whatever it costs now. */
export function Expired({ state, onAgain, onBack }: ScreenProps & { onAgain(): Promise<Quote | null> }) {
  const { t } = useFlow().context;
  const [busy, setBusy] = useState(false);
  const [gone, setGone] = useState(false);
  const again = async () => {
    setBusy(true);
    const quote = await onAgain();
    setBusy(false);
    setGone(quote === null);
  };
  return (
    <Screen tone="info" title={t('checkout.expired.title')} lead={t('checkout.expired.text')}>
      {(gone || state.notice) && (
        <Callout tone="bad">{state.notice?.message ?? t('checkout.expired.gone')}</Callout>
      )}
      <p className="htl-sub">{t('checkout.changed.kept')}</p>
      <div className="htl-actions">
        {!gone && (
          <Button variant="primary" size="l" busy={busy} onClick={() => void again()}>
            {t('checkout.expired.again')}
          </Button>
        )}
        <Button size="l" variant={gone ? 'primary' : 'outline'} onClick={onBack}>
          {t('checkout.sold-out.back')}
        </Button>
      </div>
    </Screen>
  );
}

/** No answer to the payment yet, or another window is at it: never invite a second payment. */
export function Unresolved({ state, onRetry }: { state: CheckoutState; onRetry(): void }) {
  const { t } = useFlow().context;
  const elsewhere = state.phase === 'elsewhere';
  return (
    <Screen
      tone="info"
      title={t(elsewhere ? 'checkout.elsewhere.title' : 'checkout.unresolved.title')}
      lead={t(elsewhere ? 'checkout.elsewhere.text' : 'checkout.unresolved.text')}
    >
      {!elsewhere && (
        <div className="htl-actions">
          <Button variant="primary" size="l" onClick={onRetry}>
            {t('checkout.unresolved.again')}
          </Button>
        </div>
      )}
    </Screen>
  );
}
