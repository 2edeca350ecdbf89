import type { Money } from '@portolan/core';
import { useEffect, useState } from 'react';
import type { WidgetContext } from '../context.ts';

/** What a traveller may pay with beside a card. */
export interface Credit {
  /** What their wallet holds in the currency of the price; 0 when there is nothing to offer. */
  balance: number;
  /** How much of it is used now, in minor units; never more than the price. */
  used: number;
  spend(amount: number): void;
}

/**
 * Asks for the traveller's credit when the payment step opens, and again after `round` changes (a refusal: the balance was another). Nobody
 * is asked for visitors, and when it cannot be read, nothing is offered.
 */
export function useCredit(
  context: WidgetContext,
  due: Money | null,
  wanted: boolean,
  round: unknown,
): Credit {
  const { client, user } = context;
  const [balance, setBalance] = useState(0);
  const [used, spend] = useState(0);
  const currency = due?.currency ?? '';
  const known = user !== null && (user.isRewardWalletEnable || user.isTravelAgent);
  useEffect(() => {
    if (!wanted || !known || !currency) return;
    const controller = new AbortController();
    client.call('getWallet', { signal: controller.signal }).then(
      ({ data }) => {
        const found = data.balances.find((one) => one.currency === currency);
        setBalance(data.isOpen ? (found?.amount ?? 0) : 0);
      },
      () => !controller.signal.aborted && setBalance(0),
    );
    return () => controller.abort();
  }, [client, known, wanted, currency, round]);
  const most = Math.min(balance, due?.amount ?? 0);
  return { balance, used: Math.min(used, most), spend };
}
