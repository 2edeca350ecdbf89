import { resolveSessionId, sessionIdName, sessionIdParameter } from '@portolan/core';
import { readCookie, writeCookie } from './cookies.ts';

/** The id of this visit, in its cookie (SESS-01 to SESS-03, STORE-02). */
export function visitId(query: URLSearchParams): string {
  return resolveSessionId(query.get(sessionIdParameter), {
    read: () => readCookie(sessionIdName),
    write: (id) => writeCookie(sessionIdName, id),
    generate: () =>
      [...crypto.getRandomValues(new Uint8Array(16))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
  });
}
