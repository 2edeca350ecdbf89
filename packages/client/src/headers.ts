import { read, type ClientOptions } from './options.ts';
import { localZone } from './zone.ts';

/** The hotel client has addresses of two versions (API-GEN-11 to -13). */
const correlated = /^\/api\/(v2\/)?(hotel|flight|resort)/;
let browserZone: string | undefined;

/** The headers of a call of a visitor without a session. */
export function visitorHeaders(path: string, options: ClientOptions): Record<string, string> {
  // Before a flow has an id of its own, its calls belong together by the visit.
  const correlationId =
    correlated.test(path) &&
    ((options.correlationId && read(options.correlationId)) || read(options.sessionId));
  return {
    'Content-Type': 'application/json',
    'Accept-Language': read(options.language),
    'x-session-id': read(options.sessionId),
    timeZone: (options.timeZone && read(options.timeZone)) || (browserZone ??= localZone()),
    ...(options.agencyKey && { 'x-agency-key': options.agencyKey }),
    ...(correlationId && { 'x-correlation-id': correlationId }),
  };
}
