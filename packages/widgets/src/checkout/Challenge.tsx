import type { BankAction } from '@portolan/core/checkout';
import { Button, Dialog, Icon, lockIcon } from '@portolan/ui';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFlow } from '../shared/flow.ts';
import { Callout } from '../shared/Parts.tsx';
import { frameAddress } from './use-card-frame.ts';

const lateAfterMs = 8000;

export interface ChallengeProps {
  /** `null`: the bank asks for nothing. */
  action: BankAction | null;
  /** The bank's page says that it is done, with a yes or a no; the server knows which. */
  onAnswer(): void;
  /** The traveller would rather not. */
  onLeave(): void;
}

/**
 * The bank's own page, in a dialog over the checkout. What it posts only says when to ask the server: messages count when they come
 * from this very frame and from its origin, and none of them can say that a payment succeeded.
 */
export function Challenge({ action, onAnswer, onLeave }: ChallengeProps) {
  const { context } = useFlow();
  const { t } = context;
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState(380);
  const [state, setState] = useState<'loading' | 'late' | 'ready'>('loading');
  const [round, setRound] = useState(0);
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const open = action !== null;
  const url = action?.url;
  const address = useMemo(() => {
    const found = url === undefined ? null : frameAddress(url, context, place.current);
    if (found && round > 0) found.searchParams.set('round', String(round));
    return found;
  }, [url, context, round]);

  // A layout effect: it listens before the bank's page can speak.
  useLayoutEffect(() => {
    if (!address) return;
    setState('loading');
    const timer = setTimeout(() => setState('late'), lateAfterMs);
    let over = false;
    const hear = (event: MessageEvent) => {
      if (event.origin !== address.origin || event.source !== frame.current?.contentWindow) return;
      const message = event.data as { type?: unknown; height?: unknown } | null;
      if (message?.type === 'ready') {
        clearTimeout(timer);
        setState('ready');
      } else if (message?.type === 'resize') {
        if (typeof message.height === 'number' && message.height > 40 && message.height < 2000)
          setHeight(Math.ceil(message.height));
      } else if (message?.type === 'challenge' && !over) {
        over = true;
        answer.current();
      }
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(timer);
      removeEventListener('message', hear);
    };
  }, [address]);

  return (
    <div ref={place}>
      <Dialog
        open={open}
        title={t('checkout.challenge.title')}
        onClose={onLeave}
        actions={<Button onClick={onLeave}>{t('checkout.challenge.leave')}</Button>}
      >
        <div className="trv-challenge">
          <p className="trv-sub trv-secure">
            <Icon icon={lockIcon} size={18} />
            {t('checkout.challenge.text')}
          </p>
          <div
            className={`trv-card-frame${state === 'ready' ? '' : ' trv-sk'}`}
            style={{ minBlockSize: `${height}px` }}
          >
            {address && (
              <iframe
                ref={frame}
                src={address.href}
                title={t('checkout.challenge.frame')}
                allow="payment; publickey-credentials-get"
                sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
                referrerPolicy="origin"
                style={{ blockSize: `${height}px`, colorScheme: 'normal' }}
              />
            )}
          </div>
          {state === 'late' && (
            <Callout tone="caution" action={{ label: t('common.retry'), run: () => setRound(round + 1) }}>
              {t('checkout.challenge.slow')}
            </Callout>
          )}
        </div>
      </Dialog>
    </div>
  );
}
