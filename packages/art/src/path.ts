import { variantsOf } from './kinds/index.ts';
import { isSceneKind, type SceneKind } from './kinds/kind.ts';
import type { MoodName } from './moods.ts';
import { paletteKey, parsePaletteKey, type Palette } from './palette.ts';
import { isSceneShape, type SceneShape } from './stage.ts';

/** Everything that decides a picture, as its address carries it. */
export interface ArtAddress {
  readonly kind: SceneKind;
  readonly shape: SceneShape;
  readonly palette: Palette;
  readonly seed: string;
  readonly mood?: MoodName | undefined;
  readonly variant?: string | undefined;
}

/**
 * The unsigned path of a picture, `/art/v1/{kind}/{shape}/{palette}/{seed}`. The server appends `.{mac}.svg`; the last
 * segment never holds a dot before that. A variant rides on the kind (`road.suv`), a mood on the palette
 * (`255-160-dusk`). Every character is unreserved, so no client or proxy rewrites it.
 * @throws {RangeError} for a seed that is empty or longer than 120 characters once escaped.
 */
export function artPath({ kind, shape, palette, seed, mood, variant }: ArtAddress): string {
  const slug = escapeSeed(seed);
  if (slug === '' || slug.length > 120)
    throw new RangeError(`Art seed must have 1 to 120 characters: "${seed}"`);
  const what = variant ? `${kind}.${variant}` : kind;
  return `/art/v1/${what}/${shape}/${paletteKey(palette.hue, palette.chroma, mood)}/${slug}`;
}

/** The inverse of {@link artPath}; undefined for any path that it would not make. */
export function parseArtPath(path: string): ArtAddress | undefined {
  const [, what = '', shape = '', key = '', slug = ''] =
    /^\/art\/v1\/([a-z.-]{1,40})\/([a-z-]{1,10})\/([a-z0-9-]{1,20})\/([\w~-]{1,120})$/.exec(path) ?? [];
  const [kind = '', ...rest] = what.split('.');
  const variant = rest.length > 0 ? rest.join('.') : undefined;
  const parsed = parsePaletteKey(key);
  const seed = unescapeSeed(slug);
  if (!isSceneKind(kind) || !isSceneShape(shape) || !parsed || seed === undefined) return undefined;
  if (variant !== undefined && !variantsOf(kind).includes(variant)) return undefined;
  const { mood, ...palette } = parsed;
  return { kind, shape, palette, seed, ...(mood && { mood }), ...(variant !== undefined && { variant }) };
}

/** Percent escapes with `~` for `%`, because `%2E` and `%2F` are treated differently along the way. */
function escapeSeed(seed: string): string {
  return encodeURIComponent(seed.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replace(/[.!'()*~]/g, (c) => '%' + c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0'))
    .replace(/%/g, '~');
}

function unescapeSeed(slug: string): string | undefined {
  try {
    const seed = decodeURIComponent(slug.replace(/~/g, '%'));
    return seed !== '' && escapeSeed(seed) === slug ? seed : undefined;
  } catch {
    return undefined;
  }
}
