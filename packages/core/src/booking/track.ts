/**
 * A state machine as data: for each state the states that may follow it. A state without successors is final. Whoever persists a
 * state asks {@link canMove} first, so an edge that is not listed cannot happen anywhere.
 */
export type Track<S extends string> = { readonly [from in S]: readonly S[] };

/** Who brings an edge about: `clock` is our own jobs, `staff` the agency's people. */
export type Mover = 'traveller' | 'supplier' | 'gateway' | 'staff' | 'clock';

/** A state with its meaning, its edges and what happens if nobody does anything. `docs/tracks.md` is made of it. */
export interface State<S extends string, A extends string> {
  readonly means: string;
  readonly to: { readonly [next in S]?: Mover };
  /** `null`: nothing can hang here. Otherwise whoever enters it also writes the moment at which somebody looks again. */
  readonly next: { readonly action: A; readonly when: string } | null;
}

export type States<S extends string, A extends string> = { readonly [from in S]: State<S, A> };

/** The bare edges of a machine. */
export function trackOf<S extends string>(states: States<S, string>): Track<S> {
  const entries = (Object.keys(states) as S[]).map((from) => [from, Object.keys(states[from].to)]);
  return Object.fromEntries(entries) as Track<S>;
}

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
