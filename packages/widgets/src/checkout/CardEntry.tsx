import { Icon, lockIcon } from '@portolan/ui';
import { useFlow } from '../shared/flow.ts';
import { Callout } from '../shared/Parts.tsx';
import type { CardFrame } from './use-card-frame.ts';

/** Where a card is entered: the gateway's own frame, or why it is not there, with another try. */
export function CardEntry({
  card,
  failed,
  retry,
}: {
  card: CardFrame;
  /** The gateway could not be asked for. */
  failed: boolean;
  retry(): void;
}) {
  const { t } = useFlow().context;
  return (
    <>
      <p className="trv-sub trv-secure">
        <Icon icon={lockIcon} size={18} />
        {t('checkout.payment.secure')}
      </p>
      {failed ? (
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
      {card.late && !card.ready && (
        <Callout tone="caution" action={{ label: t('common.retry'), run: card.reload }}>
          {t('checkout.payment.slow')}
        </Callout>
      )}
    </>
  );
}
