/**
 * A state machine as data: for each state the states that may follow it. A state without successors is final. Whoever persists a
 * state asks {@link canMove} first, so an edge that is not listed cannot happen anywhere.
 */
export type Track<S extends string> = { readonly [from in S]: readonly S[] };

/** True when `to` is listed as a successor of `from`; staying where one is, is not a move. */
export function canMove<S extends string>(track: Track<S>, from: S, to: S): boolean {
  return Object.hasOwn(track, from) && track[from].includes(to);
}

/** True when nothing follows `state`. */
export function isFinal<S extends string>(track: Track<S>, state: S): boolean {
  return track[state].length === 0;
}

/** Every listed edge, in the order of the track. */
export function listEdges<S extends string>(track: Track<S>): (readonly [from: S, to: S])[] {
  return (Object.keys(track) as S[]).flatMap((from) => track[from].map((to) => [from, to] as const));
}
