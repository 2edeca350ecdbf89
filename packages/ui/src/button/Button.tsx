import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useStyles } from '../provider.tsx';
import { buttonCss } from './button.css.ts';
import { namesOf, type Look } from './look.ts';

export type ButtonProps = Look & Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Look>;

/** A button; `type="button"` unless told otherwise. */
export function Button({ variant, size, block, icon, busy, children, onClick, ...rest }: ButtonProps) {
  useStyles(buttonCss);
  return (
    <button
      part="button"
      type="button"
      {...rest}
      className={namesOf(variant, size, block)}
      aria-busy={busy || undefined}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <span className="spinner" aria-hidden="true" /> : icon && <Icon icon={icon} />}
      {children}
    </button>
  );
}
