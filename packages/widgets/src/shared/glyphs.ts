/** Marks of amenities and rooms on the 24 grid; after Lucide (ISC licence) where it has them. */
import type { Amenity } from '@portolan/contract';

export const glyphs = {
  wifi: 'M12 20h.01M2 8.8a15 15 0 0 1 20 0M5 12.9a10 10 0 0 1 14 0M8.5 16.4a5 5 0 0 1 7 0',
  pool: 'M2 18c2 0 2-1.5 4-1.5S8 18 10 18s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5M2 22c2 0 2-1.5 4-1.5S8 22 10 22s2-1.5 4-1.5 2 1.5 4 1.5 2-1.5 4-1.5M8 14V5a2.5 2.5 0 0 1 5 0M16 14V5a2.5 2.5 0 0 1 5 0M8 10h8',
  spa: 'M12 21c-5 0-9-3-9-8 4 0 7 2 9 5 2-3 5-5 9-5 0 5-4 8-9 8zM12 15c-2-2-3-4.5-3-7 0-2 1-4 3-5 2 1 3 3 3 5 0 2.5-1 5-3 7z',
  gym: 'M6.5 6.5v11M17.5 6.5v11M3 9v6M21 9v6M6.5 12h11',
  parking: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 17V7h4a3 3 0 0 1 0 6H9',
  restaurant: 'M3 2v7a3 3 0 0 0 6 0V2M6 2v20M21 15V2a5 5 0 0 0-5 5v6a2 2 0 0 0 2 2h3zM21 15v7',
  bar: 'M8 22h8M12 15v7M5 3h14l-7 9zM12 12v3M7 6h10',
  air_conditioning: 'M12 2v20M4 7l16 10M20 7L4 17M9 3.5l3 2.5 3-2.5M9 20.5l3-2.5 3 2.5',
  breakfast: 'M4 8h13v6a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM17 9h1.5a3 3 0 0 1 0 6H17M3 22h15M8 2v2.5M12 2v2.5',
  pets: 'M11 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM17 4a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM6 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM22 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM12 11c-3 0-6 4-6 7 0 2 1.5 3 3 3s2-1 3-1 1.5 1 3 1 3-1 3-3c0-3-3-7-6-7z',
  airport_shuttle: 'M3 6h12l5 5v6h-3M9 17h4M3 6v11h2M3 11h17M9 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM17 17a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM10 6v5',
  beach: 'M12 4v17M3 12a9 9 0 0 1 18 0c-3-2-6-2-9 0-3-2-6-2-9 0zM3 21h18',
  family: 'M9 6a3 3 0 1 1-6 0 3 3 0 0 1 6 0zM20 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0zM2 21v-5a4 4 0 0 1 8 0v5M13.5 21v-2a4 4 0 0 1 8 0v2',
  accessible: 'M13 4a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0zM11.5 8v6h5l3 6M11.5 10.5h4.5M9 12.5a5 5 0 1 0 6 6.5',
  kitchen: 'M6 2h12a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM5 10h14M9 5v2M9 13v4',
  ev_charging: 'M4 21V5a2 2 0 0 1 2-2h6a2 2 0 0 1 2 2v16M2 21h14M14 11h2a2 2 0 0 1 2 2v4a2 2 0 0 0 4 0V8l-3-3M10 7l-3 5h4l-3 5',
  laundry: 'M5 2h14a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM17 13a5 5 0 1 1-10 0 5 5 0 0 1 10 0zM7 5h.01M11 5h.01M9 14c1-1 2-1 3 0s2 1 3 0',
  front_desk_24h: 'M3 18h18M5 18v-2a7 7 0 0 1 14 0v2M12 9V6M9.5 6h5M3 22h18',
  size: 'M3 3h6M3 3v6M21 3h-6M21 3v6M3 21h6M3 21v-6M21 21h-6M21 21v-6M3 3l6 6M21 21l-6-6',
  bed: 'M2 4v16M2 8h18a2 2 0 0 1 2 2v10M2 17h20M6 8v9',
  people: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M9 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM22 21v-2a4 4 0 0 0-3-3.9M16 3.1a4 4 0 0 1 0 7.8',
  meal: 'M3 2v7a3 3 0 0 0 6 0V2M6 2v20M21 15V2a5 5 0 0 0-5 5v6a2 2 0 0 0 2 2h3zM21 15v7',
  list: 'M8 6h13M8 12h13M8 18h13M3 6h.01M3 12h.01M3 18h.01',
  map: 'M9 4 3 6.5v13.5l6-2.5 6 2.5 6-2.5V4l-6 2.5zM9 4v13.5M15 6.5V20',
  phone: 'M22 17v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 1.7c.1 1 .4 1.9.7 2.8a2 2 0 0 1-.5 2.1L8 9.9a16 16 0 0 0 6 6l1.3-1.3a2 2 0 0 1 2.1-.4c.9.3 1.8.6 2.8.700A2 2 0 0 1 22 17z',
  print: 'M6 9V2h12v7M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 14h12v8H6z',
  paper: 'M14 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V8zM14 2v6h6M8 13h8M8 17h5',
  offline: 'M2 2l20 20M8.5 16.4a5 5 0 0 1 7 0M2 8.8a15 15 0 0 1 4.2-2.7M10.7 5A16 16 0 0 1 22 8.8M16.8 11.3a10 10 0 0 1 2.2 1.6M5 12.9a10 10 0 0 1 5.2-2.7M12 20h.01',
} as const satisfies Record<Amenity, string> & Record<string, string>; // prettier-ignore

export type GlyphName = keyof typeof glyphs;
