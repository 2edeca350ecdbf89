/** What a map shows. */

export interface LngLat {
  /** Degrees, north is positive. */
  readonly latitude: number;
  /** Degrees, east is positive. */
  readonly longitude: number;
}

/** Something to choose on a map: a hotel, a desk, a meeting point, a harbour. */
export interface PlacePoint extends LngLat {
  readonly id: string;
  readonly name: string;
  /** On its pin: a price, or a few letters of the name. */
  readonly label: string;
  /** A second line of the list. */
  readonly note?: string | undefined;
  /** Pins that would cover each other are one pin with the label of the least value. @default the first point's label */
  readonly value?: number | undefined;
}

/** A route or a sailing, drawn straight from point to point. */
export interface PlaceLine {
  readonly id: string;
  readonly path: readonly LngLat[];
}

/** A name on the map that nobody chooses, such as the place of a search. */
export interface PlaceLabel extends LngLat {
  readonly text: string;
}

/** Where the map itself comes from. */
export interface MapGround {
  /** Template of our own tiles: `https://book.agency.example/map/1/{z}/{x}/{y}`. */
  readonly tiles: string;
  /** The agency's own style with streets, in the MapLibre style format. @default our own, without streets */
  readonly styleUrl?: string | undefined;
}
