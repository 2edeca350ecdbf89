import type { AnchorHTMLAttributes } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useStyles } from '../provider.tsx';
import { buttonCss } from './button.css.ts';
import { namesOf, type Look } from './look.ts';

export type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof Look>;

/** A link that looks like a button. */
export function ButtonLink({ variant, size, block, icon, busy, children, ...rest }: ButtonLinkProps) {
  useStyles(buttonCss);
  return (
    <a part="button" {...rest} className={namesOf(variant, size, block)} aria-busy={busy || undefined}>
      {icon && <Icon icon={icon} />}
      {children}
    </a>
  );
}
