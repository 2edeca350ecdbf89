import type { Agency } from '@portolan/contract';
import { visitorHeaders } from './headers.ts';
import type { ClientOptions } from './options.ts';

/**
 * The agency of the page's own host, for a visitor without a session. A page asks this way before the client's code has arrived.
 * @returns `null` after any failure: the client asks again and reports it
 */
export async function fetchOwnAgency(options: ClientOptions): Promise<Agency | null> {
  const path = '/api/agency';
  try {
    const answer = await fetch(options.base + path, {
      method: 'GET',
      headers: visitorHeaders(path, options),
      credentials: 'omit',
    });
    return answer.ok ? ((await answer.json()) as { data: Agency }).data : null;
  } catch {
    return null;
  }
}
