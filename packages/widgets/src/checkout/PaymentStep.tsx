import { money } from '@portolan/core';
import type { CheckoutState, CheckoutStore, Failure } from '@portolan/core/checkout';
import { Button, Icon, warningIcon } from '@portolan/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { WidgetContext } from '../context.ts';
import { useFlow } from '../shared/flow.ts';
import { price } from '../shared/format.ts';
import { Callout } from '../shared/Parts.tsx';
import { CardEntry } from './CardEntry.tsx';
import { Challenge } from './Challenge.tsx';
import { declineText, isCardDeclined, isCreditShort } from './declined.ts';
import { UseCredit } from './UseCredit.tsx';
import { useCardFrame } from './use-card-frame.ts';
import { useCredit } from './use-credit.ts';
import { useGateway } from './use-gateway.ts';

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
              <b>{t(isCardDeclined(notice) ? 'checkout.declined.title' : 'checkout.payment.failed')}</b>{' '}
              {whyNot(notice, t)}{' '}
              {isCreditShort(notice)
                ? ''
                : t(isCardDeclined(notice) ? 'checkout.declined.kept' : 'checkout.changed.kept')}
            </Callout>
          )}
          {due && <UseCredit credit={credit} due={due} busy={working} />}
          {!alone && <CardEntry card={card} failed={failed} retry={retry} />}
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
              {rest && !alone
                ? t('checkout.payment.pay-amount', { amount: price(rest, t.language) })
                : t('checkout.payment.pay')}
            </Button>
            <p className="trv-sub">{working ? t('checkout.payment.working') : <TermsLinks />}</p>
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

/** What paying agrees to, where it is agreed to; a page of its own each, so that nothing typed is lost. */
function TermsLinks() {
  const { navigate, t } = useFlow().context;
  const link = (path: string, text: string) => (
    <a className="trv-link" href={navigate.href(path)} target="_blank" rel="noopener">
      {text}
    </a>
  );
  return (
    <>
      {t('checkout.payment.terms')} {link('/user-terms-and-conditions', t('checkout.payment.user-terms'))} ·{' '}
      {link('/cancellation-policy', t('checkout.payment.cancellation'))}
    </>
  );
}

/** Why nothing was booked, in the traveller's language; the issuer's reason where it may be told. */
function whyNot(notice: Failure, t: WidgetContext['t']): string {
  const { code, message } = notice;
  if (code === 'PAYMENT_DECLINED') return declineText(notice, t);
  if (code === 'PAYMENT_UNAVAILABLE') return t('checkout.payment.unreachable');
  const nothing = t('checkout.payment.nothing-charged');
  // The supplier was asked before or after the money was reserved: either way it is given back.
  return code === 'SUPPLIER_UNAVAILABLE' && message ? `${message} ${nothing}` : (message ?? nothing);
}
