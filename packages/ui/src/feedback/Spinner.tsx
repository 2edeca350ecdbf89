import buttonCss from '../button/button.css?inline';
import { useStyles, useT } from '../provider.tsx';
import spinnerCss from './spinner.css?inline';

export interface SpinnerProps {
  /** What is waited for. @default the text "Loading" */
  label?: string | undefined;
}

/** For whole pages that wait for one answer; lists and cards use skeletons. */
export function Spinner({ label }: SpinnerProps) {
  useStyles(buttonCss);
  useStyles(spinnerCss);
  const t = useT();
  return (
    <div className="waiting" role="status">
      <span className="spinner" aria-hidden="true" />
      <span className="vh">{label ?? t('common.loading')}</span>
    </div>
  );
}
