import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import type { IconShape } from '../icon/icons.ts';
import { Icon } from '../icon/Icon.tsx';
import { useStyles } from '../provider.tsx';
import buttonCss from './button.css?inline';

interface Look {
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

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look>;
export type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Look>;

/** A button; `type="button"` unless told otherwise. */
export function Button({ variant, size, block, icon, busy, children, onClick, ...rest }: ButtonProps) {
  useStyles(buttonCss);
  return (
    <button
      part="button"
      type="button"
      {...rest}
      className={names(variant, size, block)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, busy, children, ...rest }: ButtonLinkProps) {
  useStyles(buttonCss);
  return (
    <a part="button" {...rest} className={names(variant, size, block)} aria-busy={busy || undefined}>
      {icon && <Icon icon={icon} />}
      {children}
    </a>
  );
}

function names(variant: Look['variant'] = 'outline', size: Look['size'] = 'm', block?: boolean): string {
  return `button is-${variant} is-${size}${block ? ' is-block' : ''}`;
}
