import { sessionStoragePort } from '../state/storage.ts';

const name = 'travel-frame-visit';

/** The id that correlates the calls of this visit; it authorises nothing. */
export function visitId(): string {
  let id = sessionStoragePort.get(name);
  if (!id) {
    id = [...crypto.getRandomValues(new Uint8Array(16))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    sessionStoragePort.set(name, id);
  }
  return id;
}
