import { useState, type ReactNode } from 'react';
import {
  autoUpdate,
  flip,
  offset,
  safePolygon,
  shift,
  useDismiss,
  useFloating,
  useFocus,
  useHover,
  useInteractions,
} from '@floating-ui/react';
import { useT } from '@portolan/ui';

/** An entry that the agent may not open (NAV-29). A tooltip tells a mouse and the keyboard why; a screen reader reads it as part of the link. */
export function DeniedItem({ reason, children }: { reason: string; children: ReactNode }) {
  const { direction } = useT();
  const [open, setOpen] = useState(false);
  const { refs, floatingStyles, context } = useFloating({
    open,
    onOpenChange: setOpen,
    // Beside the menu, on the side of the page.
    placement: direction === 'rtl' ? 'left' : 'right',
    strategy: 'fixed',
    whileElementsMounted: autoUpdate,
    middleware: [offset(8), flip({ fallbackPlacements: ['bottom', 'top'] }), shift({ padding: 8 })],
  });
  const { getReferenceProps, getFloatingProps } = useInteractions([
    // The mouse may go over to the tooltip.
    useHover(context, { move: false, handleClose: safePolygon() }),
    useFocus(context, { visibleOnly: true }),
    useDismiss(context),
  ]);
  return (
    <>
      <span
        ref={refs.setReference}
        {...getReferenceProps({
          className: 'agent-nav-item',
          role: 'link',
          'aria-disabled': true,
          tabIndex: 0,
        })}
      >
        {children}
        <span className="vh">{reason}</span>
      </span>
      {open && (
        <span
          ref={refs.setFloating}
          style={floatingStyles}
          {...getFloatingProps({ className: 'agent-nav-tip', 'aria-hidden': true })}
        >
          {reason}
        </span>
      )}
    </>
  );
}
