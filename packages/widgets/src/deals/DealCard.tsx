import { dealPriceView, type DealPriceView } from '@portolan/core';
import { ButtonLink, GoodTag, Icon, lockIcon, Media, Ticket } from '@portolan/ui';
import { memo, type MouseEvent } from 'react';
import type { WidgetContext } from '../context.ts';
import { cardContent } from './card-content.tsx';
import { dealAmount, DealPrice } from './DealPrice.tsx';
import type { Deal, DealService } from './deal-requests.ts';

export interface DealCardProps {
  /** Of the card's title; unique in the document. */
  titleId: string;
  context: WidgetContext;
  service: DealService;
  deal: Deal;
  correlationId: string;
}

/** One deal as a ticket: picture and facts above the perforation, price and action on the stub. */
export const DealCard = memo(function DealCard({
  titleId,
  context,
  service,
  deal,
  correlationId,
}: DealCardProps) {
  const { agency, art, currency, navigate, rates, role, t } = context;
  const { amounts, hasSaving, propertyId, version } = deal;
  const { title, image, imageOverlay, href, facts } = cardContent(deal, context, correlationId);
  const price = dealPriceView({ amounts, hasSaving, role, agency, service, version, currency, rates });
  const select = (event: MouseEvent) => {
    const goOn = context.emit('select', { service, id: propertyId, href });
    if (!goOn) event.preventDefault();
  };

  return (
    <Ticket
      className="deal"
      stub={
        <DealPrice context={context} service={service} price={price} titleId={titleId}>
          <ButtonLink
            variant="text"
            size="s"
            className="deal-view"
            href={navigate.href(href)}
            aria-describedby={titleId}
            onClick={select}
          >
            {t('deals.card.view')}
          </ButtonLink>
        </DealPrice>
      }
    >
      <Media src={image} fallback={art[service]}>
        {(price.saved || imageOverlay) && (
          <>
            {price.saved && <SavedTag saved={price.saved} context={context} />}
            {imageOverlay}
          </>
        )}
      </Media>
      <div className="deal-body">
        <h3 id={titleId} title={title}>
          {/* A pointer may press anywhere above the perforation; the keyboard has View Deal. */}
          <a href={navigate.href(href)} tabIndex={-1} onClick={select}>
            <bdi>{title}</bdi>
          </a>
        </h3>
        {facts}
      </div>
    </Ticket>
  );
});

interface SavedTagProps {
  saved: NonNullable<DealPriceView['saved']>;
  context: WidgetContext;
}

/** The badge on the picture. A closed lock stands for an amount that the server keeps from visitors; digits are never blurred. */
function SavedTag({ saved, context: { t } }: SavedTagProps) {
  return (
    <GoodTag>
      {t(`deals.price.${saved.text}`)}
      {saved.amount ? (
        <bdi>{dealAmount(saved.amount, t.language)}</bdi>
      ) : (
        saved.text === 'save-up-to' && <Icon icon={lockIcon} size={14} />
      )}
    </GoodTag>
  );
}
