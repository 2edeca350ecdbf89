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
    bookings: (query) => client.call('listBookings', { query }),
    proposals: () => client.call('listProposals').then(({ data }) => data),
    withdrawProposal: (proposalId) =>
      client.call('withdrawProposal', { params: { proposalId } }).then(() => undefined),
    markupRules: () => client.call('listMarkupRules', { query: {} }).then(({ data }) => data),
    addMarkupRule: (body, idempotencyKey) =>
      client.call('createMarkupRule', { body, idempotencyKey }).then(({ data }) => data),
    endMarkupRule: (ruleId) => client.call('endMarkupRule', { params: { ruleId } }).then(() => undefined),
    texts: (language) => client.call('listTexts', { params: { language } }).then(({ data }) => data),
    saveText: (language, key, text) =>
      client
        .call('saveOwnTexts', { params: { language }, body: { texts: [{ key, text }] } })
        .then(({ data }) => data.find((one) => one.key === key)?.updatedAt ?? null),
    checkProvider: (providerId) =>
      client.call('checkSignInProvider', { params: { providerId } }).then(({ data }) => data),
  };
}
