import type { HiddenGem } from '@portolan/contract';
import { useT } from '@portolan/ui';
import type { PagesContext } from '../context.ts';
import { ChosenPlaces } from './ChosenPlaces.tsx';

/** Small places that guests love, with the house that they love most; there for every agency (ROUTE-DEST-05, -06, A-44). */
export function HiddenGems({ context }: { context: PagesContext }) {
  const t = useT();
  return (
    <ChosenPlaces<HiddenGem>
      context={context}
      list="gems"
      brought={context.content?.hiddenGems}
      load={async (signal) => (await context.client.call('listHiddenGems', { signal })).data}
      trail={
        context.agency.displayTopDestinations
          ? [
              [t('places.all'), '/destination'],
              [t('places.top.title'), '/top-destination'],
            ]
          : []
      }
      wide
      detail={({ hotel }) => (
        <p className="place-loved">
          {t('places.gems.loved')}{' '}
          <b>
            <bdi>{hotel.name}</bdi>
          </b>
        </p>
      )}
    />
  );
}
