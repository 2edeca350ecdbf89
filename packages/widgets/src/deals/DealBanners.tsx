import { searchPaths } from '@portolan/contract/services';
import { Banner, Button, ButtonLink } from '@portolan/ui';
import type { WidgetContext } from '../context.ts';
import type { DealService, DealTab } from './deal-requests.ts';

interface ErrorBannerProps {
  context: WidgetContext;
  message: string;
  onRetry(): void;
}

/** A failed request, with another try. */
export function ErrorBanner({ context: { t }, message, onRetry }: ErrorBannerProps) {
  return (
    <slot name="error">
      <Banner role="alert" title={t('deals.error.title')} description={message}>
        <Button onClick={onRetry}>{t('common.retry')}</Button>
      </Banner>
    </slot>
  );
}

/** No deals, with a link to the search of the service (DEALS-09, DEALS-10, DEALS-11). */
export function EmptyBanner({ context, service }: { context: WidgetContext; service: DealService }) {
  const { t, art } = context;
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
}

/** All that the tabs Air Travel and Cruises show; they request nothing (DEALS-12, DEALS-13). */
export function PromotionBanner({
  context,
  service,
}: {
  context: WidgetContext;
  service: 'flights' | 'cruise';
}) {
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
    <ButtonLink variant="primary" href={navigate.href(searchPaths[service])}>
      {t('deals.book-now')}
    </ButtonLink>
  );
}
