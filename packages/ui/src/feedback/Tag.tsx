import { useStyles } from '../provider.tsx';
import type { Tone } from '../types.ts';
import { BareTag, type TagContent } from './GoodTag.tsx';
import tonesCss from './tones.css?inline';

export interface TagProps extends TagContent {
  /** @default 'neutral' */
  tone?: Tone | undefined;
}

/** A fact in two or three words: "Free cancellation". */
export function Tag({ tone = 'neutral', ...content }: TagProps) {
  useStyles(tonesCss);
  return <BareTag tone={tone} {...content} />;
}
