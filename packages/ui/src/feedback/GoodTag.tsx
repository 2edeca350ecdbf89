import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';
import type { Tone } from '../types.ts';
import tagCss from './tag.css?inline';

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
