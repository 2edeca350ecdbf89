import { fromDecimal, money, toDecimal, type Money } from '@portolan/core';
import { TextField } from '@portolan/ui';
import { useState } from 'react';
import { useFlow } from '../shared/flow.ts';
import { price } from '../shared/format.ts';
import type { Credit } from './use-credit.ts';

/** The traveller's credit: how much there is, how much of it to use, and what is left for the card. Nothing where there is none. */
export function UseCredit({ credit, due, busy }: { credit: Credit; due: Money; busy: boolean }) {
  const { t } = useFlow().context;
  const [typed, setTyped] = useState<string | null>(null);
  const { balance, used, spend } = credit;
  const { currency } = due;
  if (balance <= 0) return null;
  const most = Math.min(balance, due.amount);
  const on = used > 0 || typed !== null;
  const say = (amount: number) => price(money(amount, currency), t.language);
  // Read when the field is left: while somebody types, an amount is not one yet.
  const settle = () => {
    const value = Number((typed ?? '').replace(/\s/g, '').replace(',', '.'));
    const wished = Number.isFinite(value) && value > 0 ? fromDecimal(value, currency).amount : 0;
    spend(Math.min(most, wished));
    setTyped(null);
  };
  return (
    <div className="trv-credit">
      <label className="trv-credit-on">
        <input
          type="checkbox"
          checked={on}
          disabled={busy}
          onChange={(event) => {
            setTyped(null);
            spend(event.currentTarget.checked ? most : 0);
          }}
        />
        <b>{t('checkout.credit.use')}</b>
        <small>{t('checkout.credit.balance', { amount: say(balance) })}</small>
      </label>
      {on && (
        <>
          <TextField
            label={t('checkout.credit.amount', { currency })}
            hint={t('checkout.credit.most', { amount: say(most) })}
            inputMode="decimal"
            autoComplete="off"
            enterKeyHint="done"
            dir="ltr"
            disabled={busy}
            value={typed ?? String(toDecimal(money(used, currency)))}
            onInput={setTyped}
            onBlur={settle}
          />
          <p className="trv-sub" role="status">
            {used >= due.amount
              ? t('checkout.credit.all')
              : t('checkout.credit.split', { credit: say(used), card: say(due.amount - used) })}
          </p>
        </>
      )}
    </div>
  );
}
