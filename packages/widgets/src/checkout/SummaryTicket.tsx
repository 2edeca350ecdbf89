import type { PriceView } from '@portolan/contract';
import { priceLines } from '@portolan/core/price';
import { Ticket } from '@portolan/ui';
import type { ReactNode } from 'react';
import { useFlow } from '../shared/flow.ts';
import { Amount, LockedPrice } from '../shared/Parts.tsx';
import { PriceLinesList } from '../shared/PriceLinesList.tsx';

/** The ticket beside the form: what is being booked, and on its stub what it costs. */
export function SummaryTicket({
  labelledBy,
  price,
  base,
  timeZone,
  children,
}: {
  /** Id of the heading among the children. */
  labelledBy: string;
  price: PriceView | null;
  /** Names what is sold, such as "Room for 2 nights". */
  base: string;
  /** Of the place. */
  timeZone: string;
  children: ReactNode;
}) {
  return (
    <aside className="trv-summary" aria-labelledby={labelledBy}>
      <Ticket
        as="div"
        stub={
          <div className="trv-summary-price">
            {price ? (
              <>
                <PriceLinesList lines={priceLines(price)} base={base} timeZone={timeZone} />
                <AgentLines price={price} />
              </>
            ) : (
              <LockedPrice />
            )}
          </div>
        }
      >
        {children}
      </Ticket>
    </aside>
  );
}

/** What only agents are sent. */
function AgentLines({ price: { net, markup } }: { price: PriceView }) {
  const { t } = useFlow().context;
  if (!net && !markup) return null;
  return (
    <dl className="trv-lines trv-agent">
      {net && (
        <div>
          <dt>{t('stays.price.wholesale')}</dt>
          <dd>
            <Amount value={net} />
          </dd>
        </div>
      )}
      {markup && (
        <div>
          <dt>{t('stays.price.markup')}</dt>
          <dd>
            <Amount value={markup} />
          </dd>
        </div>
      )}
    </dl>
  );
}
