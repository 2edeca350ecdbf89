import { paths } from './paths.ts';

/** Lucide outlines (ISC licence), only those in use. */
export type IconName = keyof typeof paths;

export interface IconProps {
  name: IconName;
  /** In pixels of a 16 px text. @default 20 */
  size?: number | undefined;
  /** Flips in right-to-left text: arrows and chevrons. @default by name */
  mirror?: boolean | undefined;
}

/** A decorative outline in the colour of its text; the words beside it carry the meaning. */
export function Icon({ name, size = 20, mirror = /^(chevron-(l|r)|arrow|plane)/.test(name) }: IconProps) {
  return (
    <svg
      className={mirror ? 'icon is-mirrored' : 'icon'}
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
      <path d={paths[name]} />
    </svg>
  );
}
