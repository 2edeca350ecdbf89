import type { CancelQuote } from '@portolan/contract';
import { subtract, type Money } from '@portolan/core';
import { dueThereOf } from '@portolan/core/price';
import {
  refundParts,
  type AmountState,
  type CancellingState,
  type CancellingStore,
} from '@portolan/core/booking-page';
import type { T } from '@portolan/i18n';
import { Button, Dialog, Icon, toneIcons, useStyles } from '@portolan/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import { moment, price, timeInZone } from '../shared/format.ts';
import bookingCss from './booking.css?inline';
import { partsText } from './parts-text.ts';

export interface CancelDialogProps {
  cancelling: CancellingStore;
  /** What credit paid of the booking: then it is said where the refund goes. */
  paidWithCredit?: Money | undefined;
  /** What became of the price so far: it may only be reserved. */
  amount: AmountState;
  t: T;
  /** IANA name of the reader's own zone. */
  timeZone: string;
}

/** What cancelling costs and what comes back, before anything happens; then the one question. */
export function CancelDialog({ cancelling, paidWithCredit, amount, t, timeZone }: CancelDialogProps) {
  useStyles(bookingCss);
  const state = useSyncExternalStore(cancelling.subscribe, cancelling.getState, cancelling.getState);
  const { phase, quote } = state;
  const sending = phase === 'sending';
  const mayAccept = quote !== null && (phase === 'quoted' || sending || phase === 'failed');
  return (
    <Dialog
      kind="sheet"
      open={phase !== 'closed'}
      onClose={cancelling.close}
      // Whoever has accepted hears what became of it.
      dismissible={!sending}
      title={t(phase === 'refused' ? 'booking.cancel.refused-title' : 'booking.cancel.title')}
      actions={
        <>
          {!sending && (
            <Button variant={mayAccept ? 'primary' : 'outline'} onClick={cancelling.close}>
              {t(phase === 'refused' ? 'common.close' : 'booking.cancel.keep')}
            </Button>
          )}
          {mayAccept ? (
            <Button busy={sending} onClick={() => void cancelling.accept()}>
              {quote.refund.amount > 0
                ? t('booking.cancel.accept', { amount: price(quote.refund, t.language) })
                : t('booking.cancel.accept-nothing')}
            </Button>
          ) : (
            phase === 'failed' && (
              <Button variant="primary" onClick={() => void cancelling.retry()}>
                {t('common.retry')}
              </Button>
            )
          )}
        </>
      }
    >
      <div className="trip-cancel">
        <div role="status">
          {phase === 'asking' && (
            <p className="trip-wait">
              <span className="spinner" aria-hidden="true" /> {t('booking.cancel.asking')}
            </p>
          )}
          {sending && <p className="trip-small">{t('booking.cancel.sending')}</p>}
        </div>
        {quote && (
          <Cost
            quote={quote}
            state={state}
            paidWithCredit={paidWithCredit}
            standing={amount}
            t={t}
            timeZone={timeZone}
          />
        )}
        {phase === 'refused' && <p>{reasonText(state, t)}</p>}
        {phase === 'failed' && (
          <Note tone="bad">
            {t(
              state.failure?.code === 'SUPPLIER_UNAVAILABLE'
                ? 'booking.cancel.unavailable'
                : 'booking.cancel.failed',
            )}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

function Cost({
  quote,
  state: { previous },
  paidWithCredit,
  standing,
  t,
  timeZone,
}: {
  quote: CancelQuote;
  state: CancellingState;
  paidWithCredit: Money | undefined;
  standing: AmountState;
  t: T;
  timeZone: string;
}) {
  const { language } = t;
  const amount = (value: CancelQuote['paid']) => price(value, language);
  const parts = refundParts(quote, paidWithCredit);
  return (
    <>
      {previous && (
        <Note tone={comparison(previous, quote) === 'dearer' ? 'caution' : 'info'}>
          {t(`booking.cancel.again-${comparison(previous, quote)}`, {
            before: amount(previous.refund),
            after: amount(quote.refund),
          })}
        </Note>
      )}
      <div className={`trip-refund${quote.refund.amount > 0 ? '' : ' is-nothing'}`}>
        {quote.refund.amount > 0 ? (
          <>
            <span>{t('booking.cancel.back')}</span>
            <b>
              <bdi>{amount(quote.refund)}</bdi>
            </b>
          </>
        ) : (
          <b>{t('booking.cancel.nothing-back')}</b>
        )}
      </div>
      {parts && <p>{partsText(parts, t)}</p>}
      <dl className="trip-sum">
        <div>
          <dt>{t(`booking.line.${standing}`)}</dt>
          <dd>
            <bdi>{amount(quote.paid)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('booking.cancel.cost')}</dt>
          <dd className={quote.penalty.amount === 0 ? 'is-good' : undefined}>
            <bdi>{quote.penalty.amount === 0 ? t('booking.cancel.free') : amount(quote.penalty)}</bdi>
          </dd>
        </div>
      </dl>
      <ul className="trip-small">
        {quote.beyondPaid && <li>{t('booking.cancel.beyond-paid', { amount: amount(quote.beyondPaid) })}</li>}
        {quote.dueThere.length > 0 && (
          <li>
            {t('booking.cancel.at-property', { amount: amount(dueThereOf({ ...quote, total: quote.paid })) })}
          </li>
        )}
        {quote.nextPenaltyAt && (
          <li>
            {t('booking.cancel.dearer-from', { date: moment(quote.nextPenaltyAt, quote.timeZone, language) })}
          </li>
        )}
        <li>{t('booking.cancel.holds', { time: timeInZone(quote.expiresAt, timeZone, language) })}</li>
      </ul>
    </>
  );
}

function Note({ tone, children }: { tone: 'info' | 'caution' | 'bad'; children: ReactNode }) {
  return (
    <div className={`trip-note is-${tone}`} role="alert">
      <Icon icon={toneIcons[tone]} />
      <p>{children}</p>
    </div>
  );
}

function comparison(before: CancelQuote, now: CancelQuote): 'same' | 'dearer' | 'cheaper' {
  const more = subtract(now.refund, before.refund).amount;
  return more === 0 ? 'same' : more < 0 ? 'dearer' : 'cheaper';
}

function reasonText({ reason }: CancellingState, t: T): string {
  const key = `booking.cancel.refused.${reason}`;
  return t.has(key) ? t(key) : t('booking.cancel.refused.supplier_refuses');
}
