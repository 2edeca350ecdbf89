import { Button, useT } from '@portolan/ui';

/** One sentence that stands for a page. */
export function Note({ text, art }: { text: string; art?: string | undefined }) {
  return (
    <div className="doc doc-note">
      {art && <img src={art} alt="" width="700" height="490" decoding="async" />}
      <p>{text}</p>
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

export function Failed({ onRetry }: { onRetry(): void }) {
  const t = useT();
  return (
    <div className="doc doc-note" role="alert">
      <p>{t('pages.failed')}</p>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  );
}
