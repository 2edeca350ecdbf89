import type { Place } from '@portolan/contract';
import { Button, type ComboboxAnswer } from '@portolan/ui';
import { useEffect, useMemo, useState } from 'react';
import { announceSearch } from '../form/announce-search.ts';
import { suggestDestinations } from '../form/destinations.ts';
import { EmptyState } from '../../shared/Parts.tsx';
import { useFlow } from '../flow.ts';

/** The text that was searched for is no place that we know for certain: offers what it may mean. */
export function UnknownPlace({ onChangeSearch }: { onChangeSearch(): void }) {
  const flow = useFlow();
  const { context, query } = flow;
  const { t } = context;
  const { load, pick } = useMemo(() => suggestDestinations(flow), [flow]);
  const [answer, setAnswer] = useState<ComboboxAnswer<Place> | null>(null);
  useEffect(() => {
    let left = false;
    setAnswer(null);
    // Without choices there is still the form.
    load(query.destination).then(
      (found) => !left && setAnswer(found),
      () => !left && setAnswer({ options: [], note: null }),
    );
    return () => void (left = true);
  }, [load, query.destination]);

  const choose = (place: Place) => {
    flow.go('results', announceSearch(flow, { ...query, ...pick(place) }));
    flow.startSearch();
  };
  const options = answer?.options ?? [];
  return (
    <EmptyState
      slot="error"
      title={t('stays.unknown.title', { text: query.destination.slice(0, 60) })}
      text={
        answer === null
          ? t('common.combobox.loading')
          : options.length > 0
            ? t('stays.unknown.choose')
            : t('stays.unknown.text')
      }
    >
      {options.slice(0, 6).map(({ id, label, detail, value }) => (
        <Button key={id} variant="tint" onClick={() => choose(value)}>
          <bdi>{[label, detail].filter(Boolean).join(', ')}</bdi>
        </Button>
      ))}
      <Button variant={answer && options.length === 0 ? 'primary' : 'text'} onClick={onChangeSearch}>
        {t('stays.empty.change')}
      </Button>
    </EmptyState>
  );
}
