/** Somebody else moved it first; read it again. */
export class LostRaceError extends Error {
  override readonly name = 'LostRaceError';
}
