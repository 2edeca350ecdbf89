/** Where the session id lives; the host decides how (a cookie on a site, memory on a partner's page). */
export interface SessionIdPort {
  /** Value of the `x-session-id` cookie. */
  read(): string | null;
  write(id: string): void;
  /** A fresh, unguessable id. */
  generate(): string;
}

export const sessionIdName = 'x-session-id';
/** Query parameter that overrides the session id (SESS-03). */
export const sessionIdParameter = 'xsessionid';

/** What may be sent as a header and kept in a cookie: nothing that could end either. */
const allowed = /^[\w.~:-]{1,128}$/;

/**
 * The session id of this visit: the query's, else the stored one, else a new one; stored whenever it changed (SESS-01 to -03). A
 * value that no header may carry is ignored.
 */
export function resolveSessionId(query: string | null | undefined, port: SessionIdPort): string {
  const stored = port.read();
  const id = [query, stored].find((value) => value && allowed.test(value)) ?? port.generate();
  if (id !== stored) port.write(id);
  return id;
}
