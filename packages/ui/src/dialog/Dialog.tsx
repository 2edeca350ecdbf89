import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button or the backdrop. Focus goes back to where it was by itself. */
  onClose(): void;
  title: string;
  /** `sheet` comes from the block end on narrow containers and fills them; `side` is a panel at the inline end. @default 'dialog' */
  kind?: 'dialog' | 'sheet' | 'side' | undefined;
  /** Row of actions at the end, sticky. */
  actions?: ReactNode;
  /** `false`: only an action ends it (no close button, no Escape). @default true */
  dismissible?: boolean | undefined;
  children?: ReactNode;
}

export function Dialog(props: DialogProps) {
  void props;
  return null;
}
