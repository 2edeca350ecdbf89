import { silentSuppliers, type SearchState } from '@portolan/core/search';
import { useFlow } from '../flow.ts';
import { clockTime } from '../parts/format.ts';
import { Callout } from '../../shared/Parts.tsx';

export interface ResultsNotesProps {
  state: SearchState<unknown, unknown, unknown>;
  online: boolean;
  onRetry(): void;
}

/** One line above the results, which stay: offline, a search that broke off, or suppliers that did not answer. */
export function ResultsNotes({ state, online, onRetry }: ResultsNotesProps) {
  const { context } = useFlow();
  const { t } = context;
  const silent = silentSuppliers(state.suppliers);
  const hasResults = state.results.size > 0;
  const retry = { label: t('common.retry'), run: onRetry };
  if (!online)
    return (
      <Callout tone="caution">
        {t('errors.offline')}{' '}
        {hasResults &&
          state.updatedAt !== null &&
          t('stays.note.stamped', { time: clockTime(state.updatedAt, context.timeZone, t.language) })}
      </Callout>
    );
  if (state.status === 'failed' && hasResults)
    return (
      <Callout tone="bad" action={retry}>
        {t('stays.note.broken')}
      </Callout>
    );
  if (silent > 0)
    return (
      <Callout tone="caution" action={state.status === 'searching' ? undefined : retry}>
        {t('stays.note.silent', { count: silent })}
      </Callout>
    );
  return null;
}
