import { Component, type ReactNode } from 'react';
import { useStyles, useT } from '@portolan/ui';
import { boundaryCss } from './boundary.css.ts';

interface BoundaryProps {
  onError(error: unknown): void;
  /** Called before the children are tried again. */
  onRetry(): void;
  children: ReactNode;
}

/** Catches what a widget throws while rendering: the page never sees it, the traveller gets a way on (ERR-02). */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.setState({ failed: false });
      this.props.onRetry();
    };
    return <Trouble code="UNKNOWN" message="" onRetry={retry} />;
  }
}

interface TroubleProps {
  code: string;
  /** What the server said; shown for what the traveller can understand. */
  message: string;
  onRetry(): void;
}

/** Codes that trying again cannot help; what the server said is the whole story. */
const final = new Set([
  'AGENCY_NOT_FOUND',
  'AGENCY_INACTIVE',
  'ORIGIN_NOT_ALLOWED',
  'ORIGIN_MISSING',
  'KEY_UNKNOWN',
  'KEY_INACTIVE',
]);

/** What went wrong and the way on; a slot `error` of the host page takes its place. */
export function Trouble({ code, message, onRetry }: TroubleProps) {
  useStyles(boundaryCss);
  const t = useT();
  const known = final.has(code);
  return (
    <slot name="error">
      <div className="trouble" role="alert" part="error">
        <p>{known ? message : textOr(t('errors.screen'), 'Something went wrong.')}</p>
        {!known && (
          <button type="button" onClick={onRetry}>
            {textOr(t('common.retry'), 'Try again')}
          </button>
        )}
      </div>
    </slot>
  );
}

/** English behind a text that could not be loaded: a failure must not depend on a file. */
function textOr(text: string, english: string): string {
  return /^[a-z]+\.[a-z.-]+$/.test(text) ? english : text;
}
