import type { IconShape } from './icons.ts';
import { useStyles } from '../provider.tsx';
import iconCss from './icon.css?inline';

export interface IconProps {
  icon: IconShape;
  /** In pixels of a 16 px text; grows with the text. @default 20 */
  size?: number | undefined;
}

/** A decorative outline in the colour of its text; the words beside it carry the meaning. */
export function Icon({ icon, size = 20 }: IconProps) {
  useStyles(iconCss);
  return (
    <svg
      className={icon.mirror ? 'icon is-mirrored' : 'icon'}
      viewBox="0 0 24 24"
      width={`${size / 16}em`}
      height={`${size / 16}em`}
      aria-hidden="true"
    >
      <path d={icon.d} />
    </svg>
  );
}
