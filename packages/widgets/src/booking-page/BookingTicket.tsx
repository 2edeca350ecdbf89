import type { Booking } from '@portolan/contract';
import { amountState, paymentParts, paymentState, statedAmount } from '@portolan/core/booking-page';
import { chargedOf, priceLines } from '@portolan/core/price';
import { Icon, Ticket, infoIcon } from '@portolan/ui';
import type { ReactNode } from 'react';
import { CancellationTerms } from '../shared/CancellationTerms.tsx';
import { useFlow } from '../shared/flow.ts';
import { dayAt, price } from '../shared/format.ts';
import { PriceLinesList } from '../shared/PriceLinesList.tsx';
import { partsText } from './parts-text.ts';

/**
 * The ticket to keep. The service draws where, when and who; its stub says what it cost, what became of the money, and until when it
 * could be undone.
 */
export function BookingTicket({
  booking,
  base,
  children,
}: {
  booking: Booking;
  /** Names what was sold, such as "Room for 2 nights". */
  base: string;
  children: ReactNode;
}) {
  const { t } = useFlow().context;
  const lines = priceLines(booking.price);
  const { item, cancelled } = booking;
  const state = paymentState(booking);
  const parts = paymentParts(booking);
  // The bank is asked for the card's part only.
  const amount = state === 'asked' && parts ? parts.card : statedAmount(booking);
  return (
    <Ticket
      className="trv-itinerary"
      stub={
        <div className="trv-itinerary-stub">
          <section>
            <h3>{t('stays.rate.price')}</h3>
            <PriceLinesList
              lines={lines}
              base={base}
              timeZone={item.starts.zone}
              now={t(`booking.line.${amountState(booking)}`)}
            />
            {lines.split && !cancelled && (
              <p className="trv-due">
                <Icon icon={infoIcon} size={18} />
                {t('checkout.confirmation.due', { amount: price(lines.dueThereTotal, t.language) })}
              </p>
            )}
            <div className="trv-paid">
              <h4>{t('booking.payment.heading')}</h4>
              <p>
                {t(`booking.payment.${state}`, {
                  amount: price(amount, t.language),
                  refund: price(cancelled?.refund ?? booking.price.dueNow, t.language),
                })}
              </p>
              {parts && <p className="trv-sub trv-small">{partsText(parts, t)}</p>}
            </div>
          </section>
          <section>
            {cancelled ? (
              <>
                <h3>
                  {t('booking.cancelled.heading', {
                    date: dayAt(cancelled.at, item.starts.zone, t.language),
                  })}
                </h3>
                <dl className="trv-lines">
                  {!cancelled.bySupplier && (
                    <div>
                      <dt>{t('booking.cancel.cost')}</dt>
                      <dd>
                        <bdi>
                          {cancelled.penalty.amount === 0
                            ? t('booking.cancel.free')
                            : price(cancelled.penalty, t.language)}
                        </bdi>
                      </dd>
                    </div>
                  )}
                  <div className="is-sum">
                    <dt>{t('booking.cancel.back')}</dt>
                    <dd>
                      <bdi>{price(cancelled.refund, t.language)}</bdi>
                    </dd>
                  </div>
                </dl>
              </>
            ) : (
              <>
                <h3>{t('stays.terms.heading')}</h3>
                <CancellationTerms
                  policy={booking.cancellation}
                  total={chargedOf(booking.price)}
                  startsAt={item.starts.at}
                  timeZone={item.starts.zone}
                />
              </>
            )}
          </section>
        </div>
      }
    >
      {children}
    </Ticket>
  );
}
