import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStyles } from '../provider.tsx';
import type { PopProps } from './PopField.tsx';
import { keepPlaced, returnFocus } from './popover.ts';
import popoverCss from './popover.css?inline';

export interface PopSurfaceProps extends PopProps {
  className: string;
  busy?: boolean | undefined;
  children(close: () => void): ReactNode;
}

/** The surface that a {@link PopField} opens: a sheet on narrow screens. */
export function Pop({
  id,
  label,
  anchor,
  asked,
  onReady,
  onOpen,
  className,
  busy,
  children,
}: PopSurfaceProps) {
  useStyles(popoverCss);
  const popover = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (asked) popover.current?.showPopover?.();
    onReady();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: from now on the button opens it by itself
  }, []);
  return (
    <div
      ref={popover}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      aria-busy={busy}
      className={`pop is-sheet ${className}`}
      onToggle={(event) => {
        const opened = event.newState === 'open';
        onOpen(opened);
        stop.current?.();
        stop.current = opened ? keepPlaced(event.currentTarget, anchor.current) : undefined;
        if (!opened) returnFocus(event.currentTarget, anchor.current);
      }}
    >
      {children(() => popover.current?.hidePopover?.())}
    </div>
  );
}
