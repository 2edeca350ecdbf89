/** The hotel v2 and resort clients treat a 401 as an ordinary error, and signing in shows its own. */
const exempt = /^\/api\/(hotel\/v2|resort|auth)(\/|$)/;

/** True when a 401 of this path ends the visit (ERR-03, ERR-04). */
export function endsSession(path: string, status: number): boolean {
  return status === 401 && !exempt.test(path);
}
