import type { Place } from '@portolan/contract';
import type { StoragePort } from '../../context.ts';

const name = 'hotels.recent';
const maxPlaces = 5;

/** Places picked lately on this device, newest first; empty when the storage cannot be read. */
export function readRecent(storage: StoragePort): Place[] {
  try {
    const value: unknown = JSON.parse(storage.get(name) ?? '[]');
    return Array.isArray(value) ? value.filter(isPlace).slice(0, maxPlaces) : [];
  } catch {
    return [];
  }
}

export function rememberPlace(storage: StoragePort, place: Place): void {
  const others = readRecent(storage).filter((other) => other.id !== place.id);
  storage.set(name, JSON.stringify([place, ...others].slice(0, maxPlaces)));
}

function isPlace(value: unknown): value is Place {
  const { id, name: title, context } = (value ?? {}) as Partial<Place>;
  return typeof id === 'string' && typeof title === 'string' && typeof context === 'string';
}
