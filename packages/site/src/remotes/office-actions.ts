import type { OfficeActions } from '@portolan/app';
import type { Client } from '@portolan/client';
import { officeRoutes } from '@portolan/contract/office-routes';
import { routes } from '@portolan/contract/routes';

/** The calls behind the screens of the back-office. */
export function createOfficeActions(client: Client): OfficeActions {
  // The browsers' table comes without them (`tooling/src/used-routes.mjs`): here they join it.
  Object.assign(routes, officeRoutes);
  return {
    providers: () => client.call('listSignInProviders').then(({ data }) => data),
    addProvider: (body) => client.call('addSignInProvider', { body }).then(({ data }) => data),
    replaceProvider: (providerId, body) =>
      client.call('replaceSignInProvider', { params: { providerId }, body }).then(({ data }) => data),
    removeProvider: (providerId) =>
      client.call('removeSignInProvider', { params: { providerId } }).then(() => undefined),
    checkProvider: (providerId) =>
      client.call('checkSignInProvider', { params: { providerId } }).then(({ data }) => data),
  };
}
