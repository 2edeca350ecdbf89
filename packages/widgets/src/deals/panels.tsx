import { services } from '@portolan/contract/services';
import { Banner, Button, ButtonLink, useStyles } from '@portolan/ui';
import type { ReactNode } from 'react';
import type { WidgetContext } from '../context.ts';
import { Cards } from './CardRows.tsx';
import moreCss from './more.css?inline';
import { allPrices } from './MemberPrice.tsx';
import type { Deal, DealService, DealTab } from './requests.ts';
import { Slides } from './Slides.tsx';

export { plainText } from '@portolan/core';
export { ask } from './more-requests.ts';

export interface AnswerProps {
  context: WidgetContext;
  service: DealService;
  deals: readonly Deal[];
  error: string | null;
  correlationId: string;
  onRetry(): void;
  /** Items of a list, of which each stands where a card of the first row will. */
  placeholders: readonly ReactNode[];
}

/** What came of a request: the cards, a banner that says there are none, or a failure with another try. */
export function Answer({
  context,
  service,
  deals,
  error,
  correlationId,
  onRetry,
  placeholders,
}: AnswerProps) {
  useStyles(moreCss);
  const { t, art } = context;
  if (error)
    return (
      <slot name="error">
        <Banner role="alert" title={t('deals.error.title')} description={error}>
          <Button onClick={onRetry}>{t('common.retry')}</Button>
        </Banner>
      </slot>
    );
  if (!deals.length)
    return (
      <slot name="empty">
        <Banner
          role="status"
          title={t(`deals.empty.${service}.title`)}
          description={t(`deals.empty.${service}.text`)}
          art={art.empty ?? art[service]}
        >
          <BookNow context={context} service={service} />
        </Banner>
      </slot>
    );
  return (
    <Cards
      key={service}
      context={context}
      service={service}
      deals={deals}
      correlationId={correlationId}
      placeholders={placeholders}
      prices={allPrices}
      Mobile={Slides}
    />
  );
}

/** Air Travel and Cruises show this alone and ask for nothing (DEALS-12, DEALS-13). */
export function Promotion({ context, service }: { context: WidgetContext; service: 'flights' | 'cruise' }) {
  const { t, art } = context;
  return (
    <Banner
      title={t(`deals.promo.${service}.title`)}
      description={t(`deals.promo.${service}.text`)}
      art={art[service] ?? null}
    >
      <BookNow context={context} service={service} />
    </Banner>
  );
}

function BookNow({ context: { navigate, t }, service }: { context: WidgetContext; service: DealTab }) {
  return (
    <ButtonLink variant="primary" href={navigate.href(services[service].path)}>
      {t('deals.book-now')}
    </ButtonLink>
  );
}
