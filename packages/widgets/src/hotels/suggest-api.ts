import type { Client } from '@portolan/client';
import type { Suggestions } from '@portolan/core/search';

/**
 * Suggestions by the call of the agency's version: v2 `GET …/autocomplete?key=`, v1 `POST …/auto-suggest`. On a partner's page
 * always the POST: its address is fixed, so the browser asks for permission once and not for every key.
 */
export function createSuggestApi(client: Client, { v2, embedded }: { v2: boolean; embedded: boolean }) {
  return {
    async suggest(text: string, { signal }: { signal?: AbortSignal | undefined } = {}): Promise<Suggestions> {
      const body =
        v2 && !embedded
          ? await client.call('autocompleteHotelsV2', { query: { key: text }, signal })
          : await client.call('suggestHotels', { body: { text, isManageLocation: false }, signal });
      return body?.data ?? {};
    },
  };
}
