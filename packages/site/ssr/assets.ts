/** The hashed files of the browser build. */
export interface SiteAssets {
  /** Public folder of all of them. */
  readonly base: string;
  /** Entry (`client`, `remote-hotels` …) → its file, then all that it imports statically. */
  readonly entries: Readonly<Record<string, readonly string[]>>;
  /** What the client of every page loads as soon as it knows its state. */
  readonly afterStart: readonly string[];
  /** The widgets of home: their file, then all that it imports statically. */
  readonly home: readonly string[];
  /** File → `sha384-…`. */
  readonly integrity: Readonly<Record<string, string>>;
  /** Script of the head that asks for the agency, to be inlined. */
  readonly agencyRequest: string;
  /** Font faces, to be inlined. */
  readonly css: string;
}
