import { useMemo } from 'react';
import { dealLinkIdOf, idOf, proposalIdOf, type AppContext } from '@portolan/app';
import { seesPrices } from '@portolan/contract/roles';
import type { Route } from '../routes.ts';
import { useSite } from '../shell/page-context.tsx';
import { createLinkActions } from './link-actions.ts';

/** What the screens of links are given: the calls, and the ids that the address names. */
export function useLinkContext(
  route: Pick<Route, 'params'>,
): Pick<AppContext, 'links' | 'proposalId' | 'dealLinkId' | 'origin'> {
  const { client, navigate, origin, store } = useSite();
  const links = useMemo(
    () =>
      createLinkActions({
        client,
        mayBuy: () => seesPrices(store.getState().role, store.getState().agency),
        leave: (href) => location.assign(href),
        newKey: () => `proposal-${[...crypto.getRandomValues(new Uint8Array(16))].join('')}`,
      }),
    [client, store],
  );
  const { query } = navigate.current();
  return {
    links,
    proposalId: idOf(route.params['proposalId']) ?? proposalIdOf(query),
    dealLinkId: dealLinkIdOf(query),
    origin,
  };
}
