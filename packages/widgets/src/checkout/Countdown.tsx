import { passedMark, secondsLeft } from '@portolan/core/checkout';
import { Icon, clockIcon } from '@portolan/ui';
import { useEffect, useRef, useState } from 'react';
import { useFlow } from '../shared/flow.ts';

/** How long the price is held: shown by the second, said aloud at five minutes and at one. */
export function Countdown({ expiresAt, off }: { expiresAt: string; off: boolean }) {
  const { context } = useFlow();
  const { t } = context;
  const [left, setLeft] = useState(() => secondsLeft(expiresAt, context.now()));
  const [said, setSaid] = useState('');
  const before = useRef(left);
  useEffect(() => {
    const look = () => {
      const now = secondsLeft(expiresAt, context.now());
      const mark = passedMark(before.current, now);
      before.current = now;
      setLeft(now);
      if (mark !== null) setSaid(t('checkout.countdown.said', { count: Math.round(mark / 60) }));
    };
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [expiresAt, context, t]);
  // A device whose clock is wrong would count nonsense; the server still ends the hold.
  if (off) return null;
  const two = new Intl.NumberFormat(t.language, { minimumIntegerDigits: 2 });
  const minutes = new Intl.NumberFormat(t.language).format(Math.floor(left / 60));
  return (
    <div className={`trv-countdown${left <= 60 ? ' is-last' : left <= 300 ? ' is-soon' : ''}`}>
      <Icon icon={clockIcon} size={18} />
      <span>
        {t('checkout.countdown.label')}{' '}
        <bdi className="num" role="timer" aria-live="off">
          {minutes}:{two.format(left % 60)}
        </bdi>
      </span>
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  );
}
