import { dealPriceView, numberFormat } from '@portolan/core';
import { seesRetailPrices } from '@portolan/contract/roles';
import { services } from '@portolan/contract/services';
import { ButtonLink, DetailedPrice, lockIcon } from '@portolan/ui';
import type { PriceProps, Prices } from './DealCard.tsx';
import type { DealService } from './requests.ts';

/** A price to whoever looks: what it was, what it saves, and to agents what it is made of. */
function MemberPrice({ context, service, id, view, text, children }: PriceProps) {
  const { navigate, promptLogin, role, t } = context;
  const reveal = revealLink(service);
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
      {view.hidden && (
        <ButtonLink
          variant="tint"
          size="s"
          icon={lockIcon}
          className="deal-reveal"
          href={navigate.href(reveal)}
          aria-describedby={id}
          // The card may be on home already; then the link alone would seem to do nothing.
          onClick={() => navigate.current().path === '/' && promptLogin?.(reveal)}
        >
          {t('deals.card.reveal')}
        </ButtonLink>
      )}
      {children}
    </DetailedPrice>
  );
}

/** To everybody. */
export const allPrices: Prices = { viewOf: dealPriceView, Block: MemberPrice };

function percent(value: number, language: string): string {
  return numberFormat(language, { style: 'percent' }).format(value / 100);
}

/** Where Reveal Price leads: the home tab of the service (VIS-09 to -11). */
function revealLink(service: DealService): string {
  return `/?tab=${encodeURIComponent(services[service].dealTab!)}`;
}
