import { seesRetailPrices } from '@portolan/contract/roles';
import { services } from '@portolan/contract/services';
import { formatMoney, numberFormat, type DealPriceView, type Money } from '@portolan/core';
import { ButtonLink, DetailedPrice, lockIcon } from '@portolan/ui';
import type { ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import type { DealService } from './deal-requests.ts';

export interface DealPriceProps {
  context: WidgetContext;
  service: DealService;
  price: DealPriceView;
  /** Of the card's title, which describes the link to the login. */
  titleId: string;
  /** The action beside the price. */
  children: ReactNode;
}

/** The price of a deal: to members also what it was and what it saves, to agents what it is made of. */
export function DealPrice({ context, service, price, titleId, children }: DealPriceProps) {
  const { navigate, promptLogin, role, t } = context;
  const amount = (value: Money | null) => value && dealAmount(value, t.language);
  const { retail, discountPercent } = price;
  const homeTab = `/?tab=${encodeURIComponent(services[service].dealTab!)}`;
  const rows = [
    { label: t('deals.price.wholesale'), amount: amount(price.wholesale) },
    { label: t('deals.price.markup'), amount: amount(price.markup) },
  ];
  return (
    <DetailedPrice
      price={amount(price.price)}
      label={seesRetailPrices(role) ? t('deals.price.traveller') : undefined}
      unit={t(service === 'activities' ? 'deals.price.per-person' : 'deals.price.in-total')}
      was={retail && retail !== 'not-available' ? amount(retail) : null}
      wasText={retail === 'not-available' ? t('deals.price.not-available') : null}
      discount={discountPercent ? formatPercent(-discountPercent, t.language) : null}
      rows={rows.flatMap((row) => (row.amount ? [{ label: row.label, amount: row.amount }] : []))}
    >
      {price.hidden && (
        // Leads to the home tab of the service (VIS-09 to -11).
        <ButtonLink
          variant="tint"
          size="s"
          icon={lockIcon}
          className="deal-reveal"
          href={navigate.href(homeTab)}
          aria-describedby={titleId}
          // On home already, the link alone would seem to do nothing.
          onClick={() => navigate.current().path === '/' && promptLogin?.(homeTab)}
        >
          {t('deals.card.reveal')}
        </ButtonLink>
      )}
      {children}
    </DetailedPrice>
  );
}

/** Deals show whole units. */
export function dealAmount(value: Money, language: string): string {
  return formatMoney(value, language, 'deal');
}

function formatPercent(value: number, language: string): string {
  return numberFormat(language, { style: 'percent' }).format(value / 100);
}
