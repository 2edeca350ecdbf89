import type { T } from '@portolan/i18n';
import { Lazy } from '@portolan/ui';
import { useFlow } from '../flow.ts';
import { Callout } from '../../shared/Parts.tsx';
import { withTexts } from '../../with-texts.ts';
import type { ResultsMapProps } from './ResultsMap.tsx';

const loadMap = () => import('./ResultsMap.tsx').then((module) => module.ResultsMap);
const loadTexts = (t: T) => withTexts(t, ['common', 'stays', 'map']);

/** The map, in a chunk of its own: most travellers never open it. */
export function LazyResultsMap(props: ResultsMapProps) {
  const { t } = useFlow().context;
  return (
    <Lazy
      load={loadMap}
      loadTexts={loadTexts}
      fallback={<div className="htl-map-wait trv-sk" role="status" aria-label={t('common.loading')} />}
      error={() => <Callout tone="bad">{t('stays.map.failed')}</Callout>}
      {...props}
    />
  );
}
