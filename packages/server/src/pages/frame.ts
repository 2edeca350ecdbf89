import type { FrameRequest } from '@portolan/contract';
import type { Context } from '../context.ts';
import { parseQuery, frameAncestors, framedPageHeaders } from '../http/index.ts';
import { keyIsLive, type AgencyRecord, originAllowed } from '../tenancy/index.ts';

export interface FramePage {
  frame: FrameRequest;
  /** The key's origins; empty: nobody may frame the page. */
  ancestors: readonly string[];
}

/**
 * Judges the address of a frame: its key must be active and this agency's own, and the origin of the page around it, which the frame
 * will talk to, must be one of that key's. `window=1` is the same page in a window of its own, for which nobody may be around.
 */
export async function describeFrame(
  { agencies, clock }: Pick<Context, 'agencies' | 'clock'>,
  tenant: AgencyRecord,
  page: FrameRequest['page'],
  url: string,
): Promise<FramePage> {
  const query = parseQuery(url.split('?').slice(1).join('?'));
  const { key = '', origin = null, scheme = '' } = query;
  const found = tenant.agency.status === 'Active' ? await agencies.byKey(key) : null;
  const known = found?.record.id === tenant.id && keyIsLive(found.key, clock.now()) ? found.key : null;
  const own = page === 'sign-in' && query['window'] === '1';
  const accepted = known && (own || origin === null || originAllowed(origin, known.origins));
  return {
    frame: {
      page,
      key: accepted ? known.key : null,
      embedder: accepted && !own ? origin : null,
      scheme: scheme === 'light' || scheme === 'dark' ? scheme : null,
    },
    ancestors: accepted && !own ? frameAncestors(known.origins) : [],
  };
}

/** A page that nobody may frame says so by its status too. */
export function frameStatus({ key }: FrameRequest): number {
  return key === null ? 403 : 200;
}

/** Headers of a frame, which tells nobody where it was. */
export function frameHeaders(options: {
  nonce: string;
  tenant: AgencyRecord;
  frame: FrameRequest;
  ancestors: readonly string[];
  gatewayOrigin: string | null;
  https: boolean;
}): Record<string, string> {
  const { nonce, tenant, frame, ancestors, gatewayOrigin, https } = options;
  return {
    ...framedPageHeaders({
      nonce,
      siteOrigin: tenant.siteOrigin,
      ancestors,
      ...(frame.page === 'checkout' ? { frameSource: gatewayOrigin ?? "'self'" } : {}),
      referrerPolicy: 'no-referrer',
      https,
    }),
    // The window of signing in answers the frame that opened it, whatever the page around that frame says.
    'cross-origin-opener-policy': 'unsafe-none',
  };
}
