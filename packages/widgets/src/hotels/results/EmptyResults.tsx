import { Button } from '@portolan/ui';
import { useFlow } from '../flow.ts';
import { EmptyState } from '../../shared/Parts.tsx';

/** The filters exclude every result. */
export function NoMatch({ total, onClearFilters }: { total: number; onClearFilters(): void }) {
  const { t } = useFlow().context;
  return (
    <EmptyState
      title={t('stays.empty.filtered-title')}
      text={t('stays.empty.filtered-text', { count: total })}
    >
      <Button variant="primary" onClick={onClearFilters}>
        {t('stays.filters.clear')}
      </Button>
    </EmptyState>
  );
}

/** The search found nothing. */
export function NoResults({ placeName, onChangeSearch }: { placeName: string; onChangeSearch(): void }) {
  const { t } = useFlow().context;
  return (
    <EmptyState
      slot="empty"
      title={t('stays.empty.none-title', { place: placeName })}
      text={t('stays.empty.none-text')}
    >
      <Button variant="primary" onClick={onChangeSearch}>
        {t('stays.empty.change')}
      </Button>
    </EmptyState>
  );
}

export interface SearchFailedProps {
  online: boolean;
  /** The server's own words, when it sent any. */
  message: string | null | undefined;
  onRetry(): void;
  onChangeSearch(): void;
}

/** The search failed before anything was found. */
export function SearchFailed({ online, message, onRetry, onChangeSearch }: SearchFailedProps) {
  const { t } = useFlow().context;
  return (
    <EmptyState
      slot="error"
      title={t(online ? 'stays.error.title' : 'errors.offline')}
      text={online && message ? message : t('stays.error.text')}
    >
      <Button variant="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button onClick={onChangeSearch}>{t('stays.empty.change')}</Button>
    </EmptyState>
  );
}
