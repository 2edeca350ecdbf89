import { useStyles } from '../provider.tsx';
import type { Tone } from '../types.ts';
import { BareTag, type TagContent } from './GoodTag.tsx';

export interface TagProps extends TagContent {
  /** @default 'neutral' */
  tone?: Tone | undefined;
}

/** A fact in two or three words: "Free cancellation". */
export function Tag({ tone = 'neutral', ...content }: TagProps) {
  useStyles(tonesCss);
  return <BareTag tone={tone} {...content} />;
}

const tonesCss = `.tag.is-brand{color:var(--_brand-text);background:var(--_brand-tint)}
.tag.is-caution{color:var(--_caution);background:var(--_caution-tint)}.tag.is-bad{color:var(--_bad);background:var(--_bad-tint)}.tag.is-info{color:var(--_info);background:var(--_info-tint)}`;
