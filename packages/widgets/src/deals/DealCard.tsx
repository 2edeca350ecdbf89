import {
  formatMoney,
  visitorPriceView,
  type DealPriceInput,
  type DealPriceView,
  type Money,
  type VisitorPriceView,
} from '@portolan/core';
import { ButtonLink, GoodTag, Icon, lockIcon, Media, PriceBlock, Ticket } from '@portolan/ui';
import type { ComponentType, MouseEvent, ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import type { CardContent } from './cards.tsx';
import type { DealService } from './requests.ts';

/** How prices are shown. */
export interface Prices {
  viewOf(input: DealPriceInput): PriceProps['view'];
  Block: ComponentType<PriceProps>;
}

export interface PriceProps {
  context: WidgetContext;
  service: DealService;
  /** Of the card's title. */
  id: string;
  /** What is not in it is not to be shown. */
  view: VisitorPriceView & Partial<DealPriceView>;
  text(value: Money | null): string | null;
  /** The action beside it. */
  children: ReactNode;
}

/** To visitors who see prices: all that most partners' pages begin with. */
export const visitorPrices: Prices = {
  viewOf: visitorPriceView,
  Block: ({ view, text, children }) => <PriceBlock price={text(view.price)}>{children}</PriceBlock>,
};

export interface DealCardProps {
  /** Of its title; unique in the widget. */
  id: string;
  context: WidgetContext;
  service: DealService;
  card: CardContent;
  prices: Prices;
}

/**
 * One deal as a ticket: poster and facts above the perforation, price and action on the stub. Nothing that hears a click may know more
 * than it needs: it outlives what the card was rendered from.
 */
export function DealCard({ id, context, service, card, prices: { viewOf, Block } }: DealCardProps) {
  const { agency, art, currency, navigate, rates, role, t } = context;
  const { id: chosen, amounts, version, href } = card;
  const view = viewOf({ amounts, role, agency, service, version, currency, rates });
  const text = (value: Money | null) => value && formatMoney(value, t.language, 'deal');
  const select = (event: MouseEvent) => {
    if (!context.emit('select', { service, id: chosen, href })) event.preventDefault();
  };

  return (
    <Ticket
      className="deal"
      stub={
        <Block context={context} service={service} id={id} view={view} text={text}>
          <ButtonLink
            variant="text"
            size="s"
            className="deal-view"
            href={navigate.href(href)}
            aria-describedby={id}
            onClick={select}
          >
            {t('deals.card.view')}
          </ButtonLink>
        </Block>
      }
    >
      <Media src={card.image} fallback={art[service]}>
        {(view.saved || card.over) && (
          <>
            {view.saved && <Saved saved={view.saved} text={text} context={context} />}
            {card.over}
          </>
        )}
      </Media>
      <div className="deal-body">
        <h3 id={id} title={card.title}>
          {/* A pointer may press anywhere above the perforation; the keyboard has View Deal. */}
          <a href={navigate.href(href)} tabIndex={-1} onClick={select}>
            <bdi>{card.title}</bdi>
          </a>
        </h3>
        {card.body}
      </div>
    </Ticket>
  );
}

interface SavedProps {
  saved: NonNullable<VisitorPriceView['saved']>;
  text(value: Money | null): string | null;
  context: WidgetContext;
}

/** The badge on the poster; an amount that the server keeps from visitors is a closed lock, never blurred digits. */
function Saved({ saved, text, context: { t } }: SavedProps) {
  return (
    <GoodTag>
      {t(`deals.price.${saved.text}`)}
      {saved.amount ? (
        <bdi>{text(saved.amount)}</bdi>
      ) : (
        saved.text === 'save-up-to' && <Icon icon={lockIcon} size={14} />
      )}
    </GoodTag>
  );
}
