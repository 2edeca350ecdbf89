/** Where the time comes from; tests pass their own. */
export interface Clock {
  /** Milliseconds since the epoch, UTC. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** The instant as ISO text in UTC. */
export function toInstant(ms: number): string {
  return new Date(ms).toISOString();
}
