import { Icon } from '@portolan/ui';
import { glyphs, type GlyphName } from './glyphs.ts';

/** A decorative outline; the words beside it carry the meaning. */
export function Glyph({ name, size = 18 }: { name: GlyphName; size?: number }) {
  return <Icon icon={{ d: glyphs[name] }} size={size} />;
}
