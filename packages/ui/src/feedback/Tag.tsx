import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';

export interface TagProps {
  /** For one that warns there is `CautionTag`. @default 'neutral' */
  tone?: 'neutral' | 'good' | undefined;
  icon?: IconShape | undefined;
  children: ReactNode;
}

/** A fact in two or three words: "Free cancellation". Also the badge on a poster. */
export function Tag({ tone = 'neutral', icon, children }: TagProps) {
  useStyles(tagCss);
  return (
    <span className={`tag is-${tone}`}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  );
}

const tagCss = `.tag{display:inline-flex;align-items:center;gap:var(--_1);padding:.2em .75em;border-radius:var(--_rp);font-size:var(--_small);font-weight:650;line-height:1.45;background:var(--_sunken)}
.tag.is-good{color:var(--_good);background:var(--_good-tint)}
@media(forced-colors:active){.tag{border:1px solid}}`;
