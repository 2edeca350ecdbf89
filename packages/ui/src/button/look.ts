import type { ReactNode } from 'react';
import type { IconShape } from '../icon/icons.ts';

/** What buttons and links that look like them have in common. */
export interface Look {
  /** `primary` is the one brand-filled action of a view. @default 'outline' */
  variant?: 'primary' | 'tint' | 'outline' | 'text' | undefined;
  /** Control height 36, 44 or 56. @default 'm' */
  size?: 's' | 'm' | 'l' | undefined;
  /** Takes the whole inline size. @default false */
  block?: boolean | undefined;
  icon?: IconShape | undefined;
  /** Shows a spinner, keeps the label, says `aria-busy` and ignores clicks. @default false */
  busy?: boolean | undefined;
  children?: ReactNode;
  /** No other name than the visible words: who says them to a computer must press it (WCAG 2.5.3). More goes behind them, hidden. */
  'aria-label'?: never;
}

export function namesOf(
  variant: Look['variant'] = 'outline',
  size: Look['size'] = 'm',
  block?: boolean,
): string {
  return `button is-${variant} is-${size}${block ? ' is-block' : ''}`;
}
