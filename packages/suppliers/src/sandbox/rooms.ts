import type { RoomFacts, SupplierDetails } from '../port/index.ts';
import type { Building, SupplierName } from './building.ts';
import { createDice, mix } from './hash.ts';

export interface RoomType {
  /** Position in the house; equal at both suppliers. */
  index: number;
  id: string;
  name: string;
  size: number | null;
  sleeps: number;
  bedGroups: RoomFacts['bedGroups'];
  amenities: string[];
  picture: SupplierDetails['rooms'][number]['picture'];
  /** Of the standard room's price. */
  factor: number;
}

type Bed = RoomFacts['bedGroups'][number][number]['type'];
/** name | what meridian calls it | factor | sleeps | square metres | choices of beds, `2twin+1sofa/1king` */
type Row = [string, string, number, number, number, string];

const byType: Record<Building['type'], Row[]> = {
  hotel: [
    ['Standard Double Room', 'Double or Twin STANDARD', 1, 2, 18, '1double/2twin'],
    ['Superior King Room', 'Double SUPERIOR', 1.18, 3, 23, '1king'],
    ['Single Room', 'Single STANDARD', 0.82, 1, 13, '1twin'],
    ['Triple Room', 'Triple STANDARD', 1.3, 3, 25, '1double+1twin/3twin'],
    ['Family Room', 'Family Room', 1.55, 5, 32, '1queen+2twin+1sofa'],
    ['Junior Suite', 'Junior Suite', 1.72, 4, 36, '1king+1sofa'],
    ['Suite with {view}', 'Suite {VIEW}', 2.4, 4, 52, '1king+1sofa'],
  ],
  resort: [
    ['Garden Room', 'Double GARDEN VIEW', 1, 3, 28, '1king/2twin'],
    ['Deluxe Room with {view}', 'Double DELUXE {VIEW}', 1.28, 3, 34, '1king/2queen'],
    ['Family Suite', 'Family Suite', 1.7, 6, 55, '1king+2twin+1sofa'],
    ['Pool Suite', 'Suite POOL ACCESS', 2.1, 4, 60, '1king+1sofa'],
    ['Two-Bedroom Villa', 'Villa 2 bedrooms', 3.1, 6, 110, '1king+2queen'],
  ],
  apartment: [
    ['Studio', 'Studio', 1, 2, 28, '1double/2twin'],
    ['One-Bedroom Apartment', 'Apartment 1 bedroom', 1.3, 4, 44, '1queen+1sofa'],
    ['Two-Bedroom Apartment', 'Apartment 2 bedrooms', 1.85, 6, 68, '1queen+2twin+1sofa'],
    ['Penthouse with {view}', 'Penthouse {VIEW}', 2.6, 6, 95, '1king+1queen+1sofa'],
  ],
  guesthouse: [
    ['Double Room', 'Double Room', 1, 2, 17, '1double'],
    ['Twin Room', 'Twin Room', 1, 2, 17, '2twin'],
    ['Double Room with {view}', 'Double Room {VIEW}', 1.2, 3, 20, '1queen'],
    ['Family Room', 'Family Room', 1.5, 4, 28, '1double+2twin'],
    ['Attic Suite', 'Suite ATTIC', 1.65, 4, 36, '1king+1sofa'],
  ],
  hostel: [
    ['Private Double Room', 'Private Double', 1.5, 2, 12, '1double'],
    ['Private Twin Room', 'Private Twin', 1.5, 2, 12, '2twin'],
    ['Four-Bed Room', 'Private Quadruple', 2.3, 4, 20, '4twin'],
    ['Six-Bed Family Room', 'Private Room 6 beds', 3, 6, 28, '6twin'],
  ],
  villa: [
    ['Two-Bedroom Villa', 'Villa 2 bedrooms', 1, 5, 90, '1king+2twin'],
    ['Three-Bedroom Villa with {view}', 'Villa 3 bedrooms {VIEW}', 1.4, 7, 140, '2king+2twin'],
    ['Four-Bedroom Villa', 'Villa 4 bedrooms', 1.75, 8, 190, '2king+4twin'],
  ],
};

const views: Record<Building['place']['character'], string> = {
  '': 'City View',
  island: 'Sea View',
  beach: 'Sea View',
  ski: 'Mountain View',
  vineyard: 'Vineyard View',
  'old-town': 'Old Town View',
  desert: 'Dune View',
  mountain: 'Mountain View',
};

/** The house's room types, in a stable order; the first one is the standard that all others are priced from. */
export function roomsOf(supplier: SupplierName, building: Building): RoomType[] {
  const dice = createDice(mix(building.seed, 55));
  const rows = byType[building.type];
  const view = views[building.place.character];
  const rooms: RoomType[] = [];
  rows.forEach(([name, meridianName, factor, sleeps, size, beds], index) => {
    const kept = index === 0 || dice.chance(0.72);
    const jitter = 0.95 + dice.next() * 0.1;
    const metres = Math.round(size * (0.85 + building.stars * 0.05 + dice.next() * 0.15));
    const sized = dice.chance(0.9);
    if (!kept) return;
    const wording = supplier === 'aurora' ? name : meridianName;
    rooms.push({
      index,
      id:
        supplier === 'aurora'
          ? `${building.seed % 900000}${index}`
          : `rt-${(building.seed % 46656).toString(36)}-${index}`,
      name: wording.replace('{view}', view).replace('{VIEW}', view.toUpperCase()),
      size: sized ? metres : null,
      sleeps,
      bedGroups: beds.split('/').map(parseBeds),
      amenities: ['wifi', 'air_conditioning', 'kitchen'].filter((amenity) =>
        building.amenities.includes(amenity),
      ),
      picture: { kind: 'room', seed: `${building.seed.toString(36)}-r${index}` },
      factor: index === 0 ? factor : factor * jitter,
    });
  });
  return rooms;
}

function parseBeds(text: string): { type: Bed; count: number }[] {
  return text.split('+').map((part) => ({ type: part.slice(1) as Bed, count: Number(part[0]) }));
}
