import { read, type ClientOptions } from './options.ts';
import { localZone } from './zone.ts';

const correlated = /^\/api\/(hotel|flight|resort)/;
let browserZone: string | undefined;

/** The headers of a call of a visitor without a session. */
export function visitorHeaders(path: string, options: ClientOptions): Record<string, string> {
  const correlationId = correlated.test(path) && read(options.correlationId);
  return {
    'Content-Type': 'application/json',
    'Accept-Language': read(options.language),
    'x-session-id': read(options.sessionId),
    timeZone: (options.timeZone && read(options.timeZone)) || (browserZone ??= localZone()),
    ...(options.agencyKey && { 'x-agency-key': options.agencyKey }),
    ...(correlationId && { 'x-correlation-id': correlationId }),
  };
}
