import { dealPriceView, numberFormat } from '@portolan/core';
import { seesRetailPrices } from '@portolan/contract/roles';
import { DetailedPrice } from '@portolan/ui';
import type { PriceProps, Prices } from './DealCard.tsx';

/** A price to whoever looks: what it was, what it saves, and to agents what it is made of. */
function MemberPrice({ context: { role, t }, view, text, children }: PriceProps) {
  const { retail, discountPercent, wholesale = null, markup = null } = view;
  const rows = [
    { label: t('deals.price.wholesale'), amount: text(wholesale) },
    { label: t('deals.price.markup'), amount: text(markup) },
  ];
  return (
    <DetailedPrice
      price={text(view.price)}
      label={seesRetailPrices(role) ? t('deals.price.traveller') : undefined}
      was={retail && retail !== 'not-available' ? text(retail) : null}
      wasText={retail === 'not-available' ? t('deals.price.not-available') : null}
      discount={discountPercent ? percent(-discountPercent, t.language) : null}
      rows={rows.flatMap(({ label, amount }) => (amount ? [{ label, amount }] : []))}
    >
      {children}
    </DetailedPrice>
  );
}

/** To everybody. */
export const allPrices: Prices = { viewOf: dealPriceView, Block: MemberPrice };

function percent(value: number, language: string): string {
  return numberFormat(language, { style: 'percent' }).format(value / 100);
}
