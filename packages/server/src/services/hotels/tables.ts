import type { HotelItem } from '@portolan/contract';

/** Rows of the catalogue of properties, which all agencies share. jsonb columns are parsed. */
export interface PropertyTables {
  properties: PropertyRow;
  property_suppliers: { supplier: string; supplier_property_id: string; property_id: string };
}

export interface PropertyRow {
  property_id: string;
  mapping_id: string | null;
  name: string;
  property_type: string;
  line1: string;
  city: string;
  state: string;
  country_code: string;
  latitude: number;
  longitude: number;
  time_zone: string;
  stars: number;
  review_score: number | null;
  review_count: number;
  amenities: string[];
  pictures: { kind: string; seed: string }[];
  check_in_from: string;
  check_out_until: string;
  phone: string | null;
  search_text: string;
}

/** The property as it was when the quote was made; picture by kind and seed, so that its address can be signed anew. */
export type StoredProperty = Omit<HotelItem['property'], 'image'> & {
  picture: { kind: string; seed: string };
};
