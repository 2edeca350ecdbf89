import type { ContentPicture } from '@portolan/contract';
import type { ArtSigner } from '../platform/art-signer.ts';
import type { AgencyRecord } from '../tenancy/index.ts';

/** A picture as a row keeps it: `art:kind/seed` for a drawn one, else its address. */
export function storedPicture(picture: ContentPicture | null): string | null {
  if (picture === null || typeof picture === 'string') return picture;
  return `art:${picture.kind}/${picture.seed}`;
}

/** The inverse of {@link storedPicture}. */
export function readPicture(stored: string | null): ContentPicture | null {
  const [, kind, seed] = /^art:([a-z-]+)\/(.+)$/.exec(stored ?? '') ?? [];
  return kind && seed ? { kind, seed } : stored;
}

/** Address of a stored picture, in the agency's colours; `null` where there is none. */
export function pictureAddress(
  art: ArtSigner,
  tenant: AgencyRecord,
  stored: string | null,
  shape: 'hero' | 'card',
): string | null {
  const picture = readPicture(stored);
  return picture === null || typeof picture === 'string' ? picture : art.pictureUrl(tenant, picture, shape);
}
