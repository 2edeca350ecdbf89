import type { Alternative, Item, Quote } from '@portolan/contract';
import { subtract, type Money } from '@portolan/core';
import type { CheckoutState } from '@portolan/core/checkout';
import { chargedOf } from '@portolan/core/price';
import { Button, Icon, TicketRow, clockIcon, doorIcon, tagIcon } from '@portolan/ui';
import { useState, type ReactNode } from 'react';
import { CancellationTerms } from '../shared/CancellationTerms.tsx';
import { useFlow } from '../shared/flow.ts';
import { price } from '../shared/format.ts';
import { Amount, Callout, PriceSummary } from '../shared/Parts.tsx';
import { useArrival } from '../shared/use-arrival.ts';
import type { CheckoutParts } from './parts.ts';

interface ScreenProps<I extends Item> {
  state: CheckoutState<I>;
  parts: Pick<CheckoutParts<I, never>, 'Facts' | 'Alternative' | 'priceNotes'>;
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
    <div className="trv-screen" role="region" aria-label={title}>
      <span className={`trv-screen-mark is-${tone}`}>
        <Icon icon={icon[tone]} size={28} />
      </span>
      <h2 ref={ref} tabIndex={-1}>
        {title}
      </h2>
      <p className="trv-sub">{lead}</p>
      {children}
    </div>
  );
}

/** Old and new side by side, price and terms, and why; accepting is as plain as going back. */
export function PriceChanged<I extends Item>({
  state,
  parts: { Facts },
  onAccept,
  onBack,
}: ScreenProps<I> & { onAccept(): void }) {
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
      <div className="trv-compare">
        {previous && (
          <ComparedOffer
            heading={t('checkout.changed.before')}
            offer={{ ...quote, cancellation: previous.cancellation }}
            total={previous.total}
            old
          >
            <Facts item={previous.item as I} />
          </ComparedOffer>
        )}
        <ComparedOffer heading={t('checkout.changed.now')} offer={quote} total={total}>
          <Facts item={quote.item} />
        </ComparedOffer>
      </div>
      {difference && difference.amount !== 0 && (
        <p className={`trv-difference${cheaper ? ' is-good' : ''}`}>
          {t(cheaper ? 'checkout.changed.cheaper' : 'checkout.changed.dearer', {
            amount: price({ ...difference, amount: Math.abs(difference.amount) }, t.language),
          })}
        </p>
      )}
      <p className="trv-sub">{t('checkout.changed.kept')}</p>
      <div className="trv-actions">
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
  offer,
  total,
  old = false,
  children,
}: {
  heading: string;
  offer: Pick<Quote, 'item' | 'cancellation' | 'price'>;
  total: Money | null;
  old?: boolean;
  children: ReactNode;
}) {
  const { starts } = offer.item;
  return (
    <section className={`trv-compared${old ? ' is-old' : ''}`}>
      <h3>{heading}</h3>
      {total && (
        <p className="trv-price-total">
          {old ? (
            <s>
              <Amount value={total} />
            </s>
          ) : (
            <Amount value={total} />
          )}
        </p>
      )}
      {children}
      <CancellationTerms
        policy={offer.cancellation}
        total={old || !offer.price ? total : chargedOf(offer.price)}
        startsAt={starts.at}
        timeZone={starts.zone}
      />
    </section>
  );
}

/** It went to somebody else: what can be had instead, held with one click, form kept. */
export function SoldOut<I extends Item>({
  state,
  parts,
  onChoose,
  onBack,
}: ScreenProps<I> & { onChoose(offerId: string): void }) {
  const { t } = useFlow().context;
  const { item, parts: sold, alternatives } = state.quote!;
  return (
    <Screen
      tone="bad"
      title={t('checkout.sold-out.title')}
      lead={t('checkout.sold-out.text', { name: sold[0]?.label ?? item.title })}
    >
      {state.notice?.code !== 'SOLD_OUT' && state.notice && (
        <Callout tone="bad">{state.notice.message ?? t('stays.rooms.refused')}</Callout>
      )}
      {alternatives.length > 0 && (
        <ul className="trv-alternatives">
          {(alternatives as (Alternative & { item: I })[]).slice(0, 4).map((alternative) => (
            <TicketRow
              key={alternative.offerId}
              as="li"
              className="trv-alternative"
              stub={
                <div className="trv-rate-stub">
                  <PriceSummary
                    view={alternative.price}
                    notes={parts.priceNotes(alternative.item, alternative.price, t)}
                  />
                  <Button variant="primary" block onClick={() => onChoose(alternative.offerId)}>
                    {t('checkout.sold-out.select')}
                  </Button>
                </div>
              }
            >
              <div className="trv-alternative-what">
                <parts.Alternative alternative={alternative} />
              </div>
            </TicketRow>
          ))}
        </ul>
      )}
      <p className="trv-sub">{t('checkout.changed.kept')}</p>
      <div className="trv-actions">
        <Button size="l" onClick={onBack}>
          {t('checkout.sold-out.back')}
        </Button>
      </div>
    </Screen>
  );
}

/** The hold has run out: hold the same offer again, at whatever it costs now. */
export function Expired({
  state,
  onAgain,
  onBack,
}: {
  state: CheckoutState;
  onAgain(): Promise<Quote | null>;
  onBack(): void;
}) {
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
      <p className="trv-sub">{t('checkout.changed.kept')}</p>
      <div className="trv-actions">
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
        <div className="trv-actions">
          <Button variant="primary" size="l" onClick={onRetry}>
            {t('checkout.unresolved.again')}
          </Button>
        </div>
      )}
    </Screen>
  );
}
