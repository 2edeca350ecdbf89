import { createHmac, timingSafeEqual } from 'node:crypto';

/** Addresses of illustrations, signed so that nobody can make the server draw at will. */
export interface ArtSigner {
  /** `/art/v1/{kind}/{seed}-{composition}.{mac}.svg`, immutable: same words, same picture. */
  url(kind: string, seed: string, composition?: 'card' | 'hero', palette?: string): string;
  /** An agency's mark. */
  markUrl(name: string, color: string, variant: 'full' | 'icon'): string;
  /** True when `mac` is ours for `path`. */
  verify(path: string, mac: string): boolean;
}

/** @param key Derived for this purpose alone. */
export function createArtSigner(key: Buffer): ArtSigner {
  const mac = (path: string) => createHmac('sha256', key).update(path).digest('base64url').slice(0, 16);
  const sign = (path: string) => `/art/v1/${path}.${mac(path)}.svg`;
  return {
    url: (kind, seed, composition = 'card', palette) =>
      sign(
        `${encodeURIComponent(kind)}/${encodeURIComponent(seed)}/${composition}${palette ? `/${encodeURIComponent(palette.replace('#', ''))}` : ''}`,
      ),
    markUrl: (name, color, variant) =>
      sign(`mark/${encodeURIComponent(name)}/${variant}/${encodeURIComponent(color.replace('#', ''))}`),
    verify(path, given) {
      const expected = Buffer.from(mac(path));
      const actual = Buffer.from(given);
      return expected.length === actual.length && timingSafeEqual(expected, actual);
    },
  };
}
