import type { Destination } from '@portolan/contract';
import { useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';

/** The places with the most hotels that guests like, in order, with the rule that makes the order (ROUTE-DEST-01). */
export function TopDestinations({ context }: { context: PagesContext }) {
  const t = useT();
  return (
    <ChosenPlaces<Destination>
      context={context}
      list="top"
      brought={context.content?.topDestinations}
      load={async (signal) => (await context.client.call('listTopDestinations', { signal })).data}
      trail={[
        [t('places.all'), '/destination'],
        [t('places.gems.title'), '/hidden-gems'],
      ]}
      ranked
    />
  );
}
