import { visitorHeaders } from './headers.ts';
import { read, type ClientOptions } from './options.ts';

const gateway = '/api/getCurrentPaymentGateway';

/**
 * The headers of one call (API-GEN-02 to -14). `/sdk/*` gets none: it is one simple cross-origin GET that must not cost a
 * preflight.
 */
export async function headersFor(path: string, options: ClientOptions): Promise<Record<string, string>> {
  if (path.startsWith('/sdk/')) return {};
  const token = await options.getAccessToken?.();
  const optional = !token && (path === gateway || read(options.optionalAuth));
  return {
    ...visitorHeaders(path, options),
    ...(token && { 'x-access-token': token }),
    ...(optional && { 'x-optional-auth': 'true' }),
  };
}
