import type { WorldRegion } from '@portolan/contract';

/** Rows of the tables that migrations 173 to 175 make. Times are ISO text in UTC. */
export interface DestinationTables {
  destinations: DestinationRow;
  destination_texts: DestinationTextRow;
  cruise_landings: CruiseLandingRow;
}

/** What the catalogue holds of a city; written by imports alone. */
export interface DestinationRow {
  slug: string;
  city: string;
  state: string;
  country_code: string;
  region: WorldRegion;
  latitude: number;
  longitude: number;
  time_zone: string;
  hotels: number;
  /** Hotels with four stars or more that guests rate 4 or better. */
  liked: number;
  reviews: number;
  rating: number | null;
  /** A kind of illustration. */
  scene: string;
  top_rank: number | null;
  gem_rank: number | null;
  best_property_id: string | null;
  search_text: string;
}

export interface DestinationTextRow {
  agency_id: string;
  slug: string;
  language: string;
  summary: string;
  /** Sanitised when it was written. */
  content: string;
  updated_at: string;
}

export interface CruiseLandingRow {
  slug: string;
  position: number;
  ship_line_id: string;
  title: string;
  /** `art:{kind}/{seed}`, or an address. */
  image: string;
  /** HTML by language. */
  content: Record<string, string>;
}
