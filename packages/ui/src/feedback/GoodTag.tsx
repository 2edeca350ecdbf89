import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';
import type { Tone } from '../types.ts';

export interface TagContent {
  icon?: IconShape | undefined;
  children: ReactNode;
}

/** The badge on a poster: something good. Apart from `Tag`, because no first screen of a widget has another tone. */
export function GoodTag(props: TagContent) {
  return <BareTag tone="good" {...props} />;
}

/** What every tag is, with the colours of a neutral and of a good one. */
export function BareTag({ tone, icon, children }: TagContent & { tone: Tone }) {
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
