import { read, type ClientOptions } from './options.ts';
import { localZone } from './zone.ts';

const correlated = /^\/api\/(hotel|flight|resort)/;
const gateway = '/api/getCurrentPaymentGateway';
let browserZone: string | undefined;

/**
 * The headers of one call (API-GEN-02 to -14). `/sdk/*` gets none: it is one simple cross-origin GET that must not cost a
 * preflight.
 */
export async function headersFor(path: string, options: ClientOptions): Promise<Record<string, string>> {
  if (path.startsWith('/sdk/')) return {};
  const token = await options.getAccessToken?.();
  const correlationId = correlated.test(path) && read(options.correlationId);
  const optional = !token && (path === gateway || read(options.optionalAuth));
  return {
    'Content-Type': 'application/json',
    'Accept-Language': read(options.language),
    'x-session-id': read(options.sessionId),
    timeZone: (options.timeZone && read(options.timeZone)) || (browserZone ??= localZone()),
    ...(options.agencyKey && { 'x-agency-key': options.agencyKey }),
    ...(token && { 'x-access-token': token }),
    ...(correlationId && { 'x-correlation-id': correlationId }),
    ...(optional && { 'x-optional-auth': 'true' }),
  };
}
