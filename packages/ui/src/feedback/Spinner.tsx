import { buttonCss } from '../button/button.css.ts';
import { useStyles, useT } from '../provider.tsx';

export interface SpinnerProps {
  /** What is waited for. @default the text "Loading" */
  label?: string | undefined;
}

/** For whole pages that wait for one answer; lists and cards use skeletons. */
export function Spinner({ label }: SpinnerProps) {
  useStyles(buttonCss);
  useStyles(
    '.waiting{display:grid;place-items:center;min-block-size:12em;font-size:1.5em;color:var(--_brand-text)}',
  );
  const t = useT();
  return (
    <div className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="vh">{label ?? t('common.loading')}</span>
    </div>
  );
}
