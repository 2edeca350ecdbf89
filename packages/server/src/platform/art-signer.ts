import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import {
  artPath,
  brandPalette,
  paletteKey,
  parseArtPath,
  toSceneKind,
  variantsOf,
  type SceneShape,
} from '@portolan/art';

/** What a supplier, or our own seed, says about a picture. */
export interface Picture {
  kind: string;
  seed: string;
  /** One of the kind's variants, such as a car's body. */
  variant?: string;
}

/** Whose colours a picture takes and where its address begins. An `AgencyRecord` is one. */
export interface PictureOwner {
  siteOrigin: string;
  agency: { primaryColor: string };
}

/** Addresses of illustrations, signed so that nobody can make the server draw at will. */
export interface ArtSigner {
  /** Absolute address of a picture in the agency's colours; immutable: same words, same picture. */
  pictureUrl(owner: PictureOwner, picture: Picture, shape?: SceneShape): string;
  /** Path of an agency's stand-in logo. */
  markPath(name: string, seed: string, color: string, variant: 'wordmark' | 'square' | 'favicon'): string;
  /** Path of a car rental company's stand-in logo. */
  vendorPath(name: string): string;
  /**
   * Path of a signed drawing's twin as pixels, for networks, which show no SVG; `null` for what is not ours or no scene. Signed apart: whoever
   * holds the address of a drawing cannot ask for its pixels.
   * @param address whole, or from the root of the site
   */
  sharePath(address: string): string | null;
  /** The unsigned path of a signed address and what it is to be sent as, or `null` when the signature is not ours. */
  open(address: string): { path: string; format: ArtFormat } | null;
}

export type ArtFormat = 'svg' | 'png';

/** Where illustrations live. */
export const artPrefix = '/art/v1/';

/** @param key Derived for this purpose alone. */
export function createArtSigner(key: Buffer): ArtSigner {
  const mac = (path: string) => createHmac('sha256', key).update(path).digest('base64url').slice(0, 16);
  // Addresses of drawings are kept for ever, so the form of their signature is too. No path ends like a file.
  const macOf = (path: string, format: ArtFormat) => mac(format === 'svg' ? path : `${path}.${format}`);
  const sign = (path: string, format: ArtFormat = 'svg') => `${path}.${macOf(path, format)}.${format}`;
  const scenePath = ({ kind, seed, variant }: Picture, shape: SceneShape, color: string | null) => {
    const known = toSceneKind(kind);
    return artPath({
      kind: known,
      shape,
      palette: brandPalette(color),
      seed: fittingSeed(seed || kind),
      ...(variant && variantsOf(known).includes(variant) ? { variant } : {}),
    });
  };
  const open: ArtSigner['open'] = (address) => {
    const [, path = '', given = '', format] = /^(.+)\.([\w-]{16})\.(svg|png)$/.exec(address) ?? [];
    const expected = Buffer.from(macOf(path, format as ArtFormat));
    const actual = Buffer.from(given);
    return expected.length === actual.length && timingSafeEqual(expected, actual)
      ? { path, format: format as ArtFormat }
      : null;
  };
  return {
    pictureUrl: (owner, picture, shape = 'card') =>
      owner.siteOrigin + sign(scenePath(picture, shape, owner.agency.primaryColor)),
    markPath(name, seed, color, variant) {
      const { hue, chroma } = brandPalette(color);
      return sign(`${artPrefix}mark/${variant}/${paletteKey(hue, chroma)}/${slug(seed)}/${slug(name)}`);
    },
    vendorPath: (name) => sign(`${artPrefix}vendor/${slug(name)}`),
    sharePath(address) {
      if (!URL.canParse(address, 'http://site')) return null;
      const opened = open(new URL(address, 'http://site').pathname);
      const picture = opened && parseArtPath(opened.path);
      return picture ? sign(artPath({ ...picture, shape: 'hero' }), 'png') : null;
    },
    open,
  };
}

/** The seed itself, or a digest of one that would not fit into an address. */
function fittingSeed(seed: string): string {
  return /^[\w -]{1,60}$/.test(seed)
    ? seed
    : createHash('sha256').update(seed).digest('base64url').slice(0, 22);
}

/** Text as unreserved characters, so that no proxy rewrites the address; {@link unslug} reads it back. */
function slug(text: string): string {
  return encodeURIComponent(text.slice(0, 60).replaceAll(/\p{Surrogate}/gu, ''))
    .replaceAll(/[.!'()*~]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%', '~');
}

/** The inverse of `slug`. */
export function unslug(text: string): string {
  return decodeURIComponent(text.replaceAll('~', '%'));
}
