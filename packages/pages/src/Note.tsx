import { Button, useT } from '@portolan/ui';

interface Level {
  /** `p` below the page's own heading. @default 'h1' */
  as?: 'h1' | 'p';
}

/** One sentence that stands for a page, as its heading. */
export function Note({ text, art, as: Words = 'h1' }: { text: string; art?: string | undefined } & Level) {
  return (
    <div className="doc doc-note">
      {art && <img src={art} alt="" width="700" height="490" decoding="async" />}
      <Words>{text}</Words>
    </div>
  );
}

/** The page's shape until its text is there. */
export function Waiting({ text }: { text: string }) {
  return (
    <div className="doc doc-wait" aria-busy="true">
      <p className="vh" role="status">
        {text}
      </p>
      <span />
      <span />
      <span />
    </div>
  );
}

export function Failed({ onRetry, as: Words = 'h1' }: { onRetry(): void } & Level) {
  const t = useT();
  return (
    <div className="doc doc-note" role="alert">
      <Words>{t('pages.failed')}</Words>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}
