import { glyphs, type GlyphName } from './glyphs.ts';

/** A decorative outline; the words beside it carry the meaning. */
export function Glyph({ name, size = 18 }: { name: GlyphName; size?: number }) {
  return (
    <svg
      className="htl-glyph"
      viewBox="0 0 24 24"
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={glyphs[name]} />
    </svg>
  );
}
