/**
 * What a page and the frame on the agency's own site say to each other, and nothing more. Both ends read every message through
 * {@link readMessage}: unknown types, missing or extra members, wrong kinds and sizes are as if nothing had been said.
 */

import { hotelPaths, isOfService, type ServiceKey, type ServicePaths } from '@portolan/contract/services';

/** Bears the version: two versions that do not understand each other never meet. */
export const protocol = 'travel-frame-2';

/**
 * The addresses of the services whose checkout and booking page a frame shows: those that are booked in a widget. Named one by one, for a
 * table of all services would come with the code of every widget.
 */
export const framedPaths = { hotels: hotelPaths } as const satisfies Partial<
  Record<ServiceKey, ServicePaths>
>;
export type FramedService = keyof typeof framedPaths;
export const framedServices = Object.keys(framedPaths) as FramedService[];

/** How long the frame may take to get ready before the page leads to the agency's site instead. */
export const readyWithinMs = 5_000;

/** From the page into the frame. */
export interface ToFrame {
  /** What to check out: a quote, or a booking that was made before a reload. Heard once. */
  open: {
    /** Whose checkout or booking page; `null`: nothing is shown, only signed in. */
    service: FramedService | null;
    quoteId: string | null;
    /** Sealed by the server; lets the frame hold the same price again. */
    offerId: string | null;
    reference: string | null;
    /** What the traveller chose on the page and the form takes up, such as beds; in the traveller's language. */
    hint: string | null;
    /** What the page knows of the traveller: a signed profile token, or JSON that only prefills. */
    profile: string | null;
    /** This visit has been logged in here before; a browser may keep that from the frame itself. */
    resume: boolean;
  };
  /** Focus goes in. */
  focus: { edge: 'start' | 'end' };
  scheme: { scheme: 'light' | 'dark' };
  /** A browse token is wanted: the one before ends soon, or was refused. */
  renew: object;
  /** Signs out of the frame's session. */
  leave: object;
}

/** From the frame out to the page. No member may ever hold a name, an address of a person, a card or a lasting token. */
export interface ToHost {
  /** The channel is there and the frame can show something. */
  ready: object;
  /** CSS pixels of all that is shown. */
  height: { height: number };
  /** Escape was pressed and nothing in the frame was there to be closed. */
  escape: object;
  /** A part of the frame that the focus went to, in CSS pixels from its top. */
  reveal: { top: number; bottom: number };
  /** For search and prices only, a few minutes, bound to this page's origin and key. */
  browse: { token: string; expiresAt: string };
  /** Whether somebody is logged in behind the frame; never who. */
  signed: { in: boolean };
  booked: { reference: string; amount: number; currency: string };
  /** The traveller wants back: to a path of the widget's own. */
  closed: { path: string | null };
  error: { code: string };
}

export type Message<M> = { [K in keyof M]: { type: K } & M[K] }[keyof M];
type Check = (value: unknown) => boolean;
type Shapes<M> = { readonly [K in keyof M]: { readonly [P in keyof M[K]]: Check } };

const text =
  (pattern: RegExp, most: number): Check =>
  (value) =>
    typeof value === 'string' && value.length <= most && pattern.test(value);
const orNull =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);
const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const pixels: Check = (value) => typeof value === 'number' && value >= 0 && value <= 50_000;

const id = text(/^[\w.~-]+$/, 4_000);
const line = text(/^\P{Cc}+$/u, 200);
const address = text(/^\/[\w/?&=%.~+*-]*$/, 2_000);
/** A path of a widget that may be around the frame. */
const ofWidget: Check = (value) =>
  address(value) && framedServices.some((service) => isOfService(framedPaths[service], value as string));

export const toFrame: Shapes<ToFrame> = {
  open: {
    service: oneOf(...framedServices, null),
    quoteId: orNull(id),
    offerId: orNull(id),
    reference: orNull(text(/^[A-Z0-9-]+$/, 20)),
    hint: orNull(line),
    profile: orNull(text(/./s, 4_096)),
    resume: oneOf(true, false),
  },
  focus: { edge: oneOf('start', 'end') },
  scheme: { scheme: oneOf('light', 'dark') },
  renew: {},
  leave: {},
};

export const toHost: Shapes<ToHost> = {
  ready: {},
  height: { height: pixels },
  escape: {},
  reveal: { top: pixels, bottom: pixels },
  browse: { token: text(/^[\w.~-]+$/, 2_000), expiresAt: text(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/, 30) },
  signed: { in: oneOf(true, false) },
  booked: {
    reference: text(/^[A-Z0-9-]+$/, 20),
    amount: (value) => Number.isSafeInteger(value),
    currency: text(/^[A-Z]{3}$/, 3),
  },
  closed: { path: orNull(ofWidget) },
  error: { code: text(/^[A-Z_]+$/, 60) },
};

/** A message as its shape says, with exactly those members; `null` for anything else. */
export function readMessage<M>(shapes: Shapes<M>, data: unknown): Message<M> | null {
  if (typeof data !== 'object' || data === null) return null;
  const given = data as Record<string, unknown>;
  const { type } = given;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return null;
  const shape = Object.entries(shapes[type as keyof M]) as [string, Check][];
  const known = shape.every(([name, check]) => Object.hasOwn(given, name) && check(given[name]));
  return known && Object.keys(given).length === shape.length + 1 ? (given as Message<M>) : null;
}

/** One end of the channel. */
export interface Line<Out> {
  say<K extends keyof Out>(type: K, message: Out[K]): void;
  close(): void;
}

/** Speaks and listens over a port; what is not understood is dropped in silence. */
export function lineOver<Out, In>(
  port: MessagePort,
  shapes: Shapes<In>,
  hear: (message: Message<In>) => void,
): Line<Out> {
  port.onmessage = ({ data }) => {
    const message = readMessage(shapes, data);
    if (message) hear(message);
  };
  return {
    say: (type, message) => port.postMessage({ type, ...message }),
    close() {
      port.onmessage = null;
      port.close();
    },
  };
}

/** The two messages before the channel. `hello` comes from the frame, `welcome` from the page with the port. */
export interface Greeting {
  travel: typeof protocol;
  type: 'hello' | 'welcome';
  nonce: string;
}

/** True for this very greeting: its protocol, its kind, the nonce of this frame. */
export function isGreeting(data: unknown, type: Greeting['type'], nonce: string): boolean {
  const given = data as Partial<Greeting> | null;
  return (
    typeof data === 'object' &&
    given?.travel === protocol &&
    given.type === type &&
    nonce.length === 32 &&
    given.nonce === nonce
  );
}
