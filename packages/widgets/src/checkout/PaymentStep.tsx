import type { PaymentGateway } from '@portolan/contract';
import { money } from '@portolan/core';
import type { CheckoutState, CheckoutStore, Failure } from '@portolan/core/checkout';
import { Button, Icon, lockIcon, warningIcon } from '@portolan/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { WidgetContext } from '../context.ts';
import { useFlow } from '../shared/flow.ts';
import { price } from '../shared/format.ts';
import { Callout } from '../shared/Parts.tsx';
import { Challenge } from './Challenge.tsx';
import { UseCredit } from './UseCredit.tsx';
import { useCardFrame } from './use-card-frame.ts';
import { useCredit } from './use-credit.ts';

/** Step two: the gateway's own card frame, and the one button that pays. */
export function PaymentStep({
  state,
  checkout,
  open,
  scenario,
}: {
  state: CheckoutState;
  checkout: Pick<CheckoutStore, 'check' | 'pay' | 'answered' | 'leaveChallenge'>;
  open: boolean;
  /** Demo mode only: the failure that the sandbox plays. */
  scenario: string | null;
}) {
  const { context } = useFlow();
  const { t } = context;
  const { gateway, failed, retry } = useGateway(open);
  const due = state.quote?.price?.dueNow ?? null;
  const credit = useCredit(context, due, open, state.notice);
  const rest = due && money(due.amount - credit.used, due.currency);
  /** Credit pays all of it: no card, no frame. */
  const alone = credit.used > 0 && rest?.amount === 0;
  const card = useCardFrame(alone ? null : gateway, context, rest);
  const [asking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { notice, phase } = state;
  const working = asking || phase === 'submitting' || phase === 'challenge';

  const pay = async () => {
    if (working || !(card.ready || alone)) return;
    setRefusal(null);
    if (!checkout.check()) return;
    const how = {
      language: t.language,
      ...(scenario ? { scenario } : {}),
      ...(credit.used > 0 ? { walletAmount: credit.used } : {}),
    };
    if (alone) return checkout.pay(null, how);
    setAsking(true);
    const answer = await card.tokenise();
    setAsking(false);
    if (!answer.ok) return setRefusal(answer.message ?? t('checkout.payment.unreachable'));
    await checkout.pay(answer.token, how);
  };
  // The next step is where the traveller goes on: all of it in view, down to the button that pays.
  useEffect(() => {
    if (!open) return;
    heading.current?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [open]);
  // Another attempt starts with a clean slate.
  useEffect(() => setRefusal(null), [notice]);

  return (
    <section className={`trv-step${open ? '' : ' is-later'}`} aria-labelledby={title}>
      <h2 ref={heading} id={title} tabIndex={-1}>
        <span className="trv-step-number" aria-hidden="true">
          2
        </span>
        {t('checkout.payment.heading')}
      </h2>
      {open && (
        <>
          {notice && (
            <Callout tone="bad" alert>
              <b>{t(isOfCard(notice) ? 'checkout.declined.title' : 'checkout.payment.failed')}</b>{' '}
              {whyNot(notice, t)}{' '}
              {isCredit(notice)
                ? ''
                : t(isOfCard(notice) ? 'checkout.declined.kept' : 'checkout.changed.kept')}
            </Callout>
          )}
          {due && <UseCredit credit={credit} due={due} busy={working} />}
          {!alone && (
            <p className="trv-sub trv-secure">
              <Icon icon={lockIcon} size={18} />
              {t('checkout.payment.secure')}
            </p>
          )}
          {alone ? null : failed ? (
            <Callout tone="bad" alert action={{ label: t('common.retry'), run: retry }}>
              {t('checkout.payment.unreachable')}
            </Callout>
          ) : (
            <div
              className={`trv-card-frame${card.ready ? '' : ' trv-sk'}`}
              style={{ minBlockSize: `${card.height}px` }}
            >
              {card.src && (
                <iframe
                  ref={card.frame}
                  src={card.src}
                  title={t('checkout.payment.frame')}
                  allow="payment"
                  sandbox="allow-scripts allow-same-origin allow-forms"
                  referrerPolicy="origin"
                  style={{ blockSize: `${card.height}px`, colorScheme: 'normal' }}
                />
              )}
            </div>
          )}
          {!alone && card.late && !card.ready && (
            <Callout tone="caution" action={{ label: t('common.retry'), run: card.reload }}>
              {t('checkout.payment.slow')}
            </Callout>
          )}
          {refusal && (
            <p className="trv-refusal" role="alert">
              <Icon icon={warningIcon} size={18} />
              {refusal}
            </p>
          )}
          <div className="trv-pay">
            <Button
              variant="primary"
              size="l"
              busy={working}
              disabled={!(card.ready || alone) || working}
              onClick={() => void pay()}
            >
              {t('checkout.payment.pay')}
            </Button>
            <p className="trv-sub">
              {working
                ? t('checkout.payment.working')
                : due && !alone && t('checkout.payment.amount', { amount: price(rest ?? due, t.language) })}
            </p>
          </div>
          <p className="vh" role="status">
            {working ? t('checkout.payment.working') : ''}
          </p>
        </>
      )}
      <Challenge
        action={phase === 'challenge' ? state.action : null}
        onAnswer={() => void checkout.answered()}
        onLeave={checkout.leaveChallenge}
      />
    </section>
  );
}

/** The wallet held less than was to be used: somebody spent it elsewhere. */
function isCredit({ code, data }: Failure): boolean {
  return (
    code === 'PAYMENT_DECLINED' && (data as { reason?: unknown } | null)?.reason === 'insufficient_credit'
  );
}

const isOfCard = (notice: Failure) => notice.code === 'PAYMENT_DECLINED' && !isCredit(notice);

/** Why nothing was booked, in the traveller's language; the issuer's reason where it may be told. */
function whyNot({ code, data, message }: Failure, t: WidgetContext['t']): string {
  if (code === 'PAYMENT_DECLINED') {
    const { reason } = (data ?? {}) as { reason?: unknown };
    const known = declineKeys.find((key) => key === reason) ?? 'card_declined';
    return t(`checkout.declined.${known}`);
  }
  if (code === 'PAYMENT_UNAVAILABLE') return t('checkout.payment.unreachable');
  const nothing = t('checkout.payment.nothing-charged');
  // The supplier was asked before or after the money was reserved: either way it is given back.
  return code === 'SUPPLIER_UNAVAILABLE' && message ? `${message} ${nothing}` : (message ?? nothing);
}

/** The reasons that there are words for; every other one is a plain no. */
const declineKeys = [
  'card_declined', 'insufficient_funds', 'expired_card', 'incorrect_cvc', 'limit_exceeded', 'not_supported', 'try_again',
  'authentication_failed', 'challenge_abandoned', 'invalid_token', 'processing_error', 'insufficient_credit',
] as const; // prettier-ignore

/** The agency's gateway, asked for when the step opens. */
function useGateway(wanted: boolean) {
  const flow = useFlow();
  const { client } = flow.context;
  const kept = flow.shared('gateway', () => ({ value: null as PaymentGateway | null }));
  const [gateway, setGateway] = useState(kept.value);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (gateway) return;
    const controller = new AbortController();
    setFailed(false);
    // Asked for at once, so that the frame can start the moment the step opens.
    client.call('getPaymentGateway', { signal: controller.signal }).then(
      ({ data }) => {
        kept.value = data;
        setGateway(data);
      },
      () => !controller.signal.aborted && setFailed(true),
    );
    return () => controller.abort();
  }, [client, attempt, gateway, kept]);
  return { gateway: wanted ? gateway : null, failed, retry: () => setAttempt(attempt + 1) };
}
