import { parseHex } from './colour.ts';
import { isMood, type MoodName } from './moods.ts';

/** What a picture takes from the agency: OKLCH hue in degrees and chroma 0–.37. */
export interface Palette {
  readonly hue: number;
  readonly chroma: number;
}

/** The product's own blue, for agencies without a usable colour. */
const FALLBACK = '#0b63ce';

/** Hue and chroma of a `#rgb` or `#rrggbb` colour (alpha dropped); of `#0b63ce` when the text is not such a colour. */
export function brandPalette(colour: string | null | undefined): Palette {
  const parsed = parseHex(colour ?? '') ?? parseHex(FALLBACK);
  const [, chroma, hue] = parsed ?? [0, 0.16, 255];
  // A grey has no hue worth keeping: rounding noise would give each grey another address.
  return chroma < 0.005 ? { hue: 0, chroma: 0 } : { hue, chroma };
}

/**
 * A palette as a slug for URLs: hue in whole degrees and chroma in thousandths, `255-160`; with a mood
 * `255-160-dusk`. `paletteKey(parsePaletteKey(key))` is `key` again.
 */
export function paletteKey(hue: number, chroma: number, mood?: MoodName): string {
  const h = ((Math.round(hue) % 360) + 360) % 360;
  const c = Math.min(370, Math.max(0, Math.round(chroma * 1000)));
  return `${h}-${c}${mood ? `-${mood}` : ''}`;
}

/** The inverse of {@link paletteKey}; undefined when the slug is not exactly one that it makes. */
export function parsePaletteKey(key: string): (Palette & { readonly mood?: MoodName }) | undefined {
  const [, h = '', c = '', mood] = /^(\d{1,3})-(\d{1,3})(?:-([a-z]+))?$/.exec(key) ?? [];
  if (h === '' || (mood !== undefined && !isMood(mood))) return undefined;
  const palette = { hue: Number(h), chroma: Number(c) / 1000, ...(mood !== undefined && { mood }) };
  return paletteKey(palette.hue, palette.chroma, mood) === key ? palette : undefined;
}
