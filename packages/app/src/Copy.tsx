import { Button } from '@portolan/ui';
import { About } from './About.tsx';
import type { AppContext } from './context.ts';

export interface CopyProps {
  text: string;
  /** Whose text it is, for who cannot see what the button stands beside. */
  about: string;
  words: {
    /** On the button. */
    copy: string;
    copied: string;
    /** That it has to be selected instead. */
    notCopied: string;
  };
  notify: AppContext['notify'];
}

/** Puts a text on the clipboard; where that is forbidden, or the page not secure, the text stands beside the button. */
export function Copy({ text, about, words, notify }: CopyProps) {
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      notify(words.copied, 'good');
    } catch {
      notify(words.notCopied, 'bad');
    }
  }
  return (
    <Button size="s" onClick={() => void copy()}>
      {words.copy}
      <About what={about} />
    </Button>
  );
}
