import type { LinkActions } from '@portolan/app';
import type { Client } from '@portolan/client';
import type { Item } from '@portolan/contract';
import { fillPath, hotelPaths } from '@portolan/contract/services';
import { formatOccupancy, type Money } from '@portolan/core';

/** What the actions need of the page around them. */
export interface LinkPorts {
  client: Client;
  /** True when whoever looks may make a quote. */
  mayBuy(): boolean;
  /** Loads a document. */
  leave(href: string): void;
  newKey(): string;
}

/** The calls behind links that agents send. */
export function createLinkActions({ client, mayBuy, leave, newKey }: LinkPorts): LinkActions {
  return {
    proposal: (id) => client.call('getProposal', { params: { proposalId: id } }).then(({ data }) => data),
    decide: (id, body) =>
      client.call('decideProposal', { params: { proposalId: id }, body }).then(({ data }) => data),
    async book(proposalId, { offerId, item, price }) {
      const here = fillPath(hotelPaths.proposal, { proposalId });
      // A refused call would end the visit as if a session had ended, so whoever must log in does it before.
      if (!mayBuy()) return leave(`/login?redirect=${encodeURIComponent(here)}`);
      const { data: quote } = await client.call('createQuote', {
        body: { offerId: offerId ?? '' },
        idempotencyKey: newKey(),
      });
      leave(checkoutOf(quote.quoteId, proposalId, item, price.total));
    },
    dealLink: (id) => client.call('getDealLink', { params: { dealLinkId: id } }).then(({ data }) => data),
    dealLinks: () => client.call('listDealLinks').then(({ data }) => data),
    createDealLink: (body) => client.call('createDealLink', { body }).then(({ data }) => data),
    endDealLink: (id) => client.call('endDealLink', { params: { dealLinkId: id } }).then(() => undefined),
  };
}

/** The checkout of a quote, which names its proposal (ROUTE-CHK-02). */
function checkoutOf(quoteId: string, proposalId: string, item: Item, { currency }: Money): string {
  const query = new URLSearchParams({
    currency,
    propertyId: item.property.propertyId,
    startDate: item.checkIn,
    endDate: item.checkOut,
    occupancy: formatOccupancy(item.occupancy),
    token: quoteId,
    proposalId,
  });
  return `${hotelPaths.checkout}?${query}`;
}
