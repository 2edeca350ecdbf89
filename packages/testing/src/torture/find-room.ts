import type { Random } from './random.ts';
import { isOk, type Visit } from './visit.ts';

/** What somebody wants to buy, and who travels. */
export interface Wish {
  offerId: string;
  travellers: object[];
}

/** Lisbon, Barcelona, Copenhagen; Paris, where harbour's agent has a markup of their own; Rome, where the platform takes a fee. */
const spots: [latitude: number, longitude: number][] = [[38.7223, -9.1393], [41.3874, 2.1686], [55.6761, 12.5683], [48.8566, 2.3522], [41.9028, 12.4964]]; // prettier-ignore

/** Searches a city and looks at one of its hotels; `null` when nothing was found. */
export async function findRoom({ rig, random, currency, persist }: Visit): Promise<Wish | null> {
  const stay = { ...aStay(rig.now(), random), occupancy: [{ adults: 2, childAges: [] }], currency };
  const [latitude, longitude] = random.pick(spots);
  const found = await persist(
    '/api/hotels/search',
    { body: { ...stay, latitude, longitude, radiusKm: 8 } },
    isOk,
  );
  const properties = (found?.text ?? '')
    .split('\n')
    .filter((line) => line.includes('"offers"'))
    .flatMap((line) => (JSON.parse(line) as { results?: { propertyId: string }[] }).results ?? []);
  if (properties.length === 0) return null;
  const { propertyId } = random.pick(properties);
  const details = await persist('/api/hotels/details', { body: { propertyId, ...stay } }, isOk);
  const offers: { offerId: string }[] = (details?.body?.data?.rooms ?? []).flatMap(
    (room: { offers: { offerId: string }[] }) => room.offers,
  );
  if (offers.length === 0) return null;
  const { offerId } = random.pick(offers);
  const lastName = random.pick(['Lovelace', 'King', 'Byron']);
  return { offerId, travellers: [{ kind: 'adult', group: 0, firstName: 'Ada', lastName }] };
}

/** A stay far enough away for free cancellation, near enough for penalties in some. */
function aStay(now: number, random: Random) {
  const day = 86_400_000;
  const start = now + random.pick([3, 20, 60]) * day;
  const at = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { checkIn: at(start), checkOut: at(start + random.between(1, 4) * day) };
}
