import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, clockIcon, infoIcon, warningIcon } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';
import type { Tone } from '../types.ts';
import stampCss from './stamp.css?inline';

export interface StampProps {
  tone: Exclude<Tone, 'neutral' | 'brand'>;
  /** "Confirmed" */
  children: ReactNode;
  /** Presses in once; confirmation page only. @default false */
  animate?: boolean | undefined;
}

/** Icon of a status: colour never speaks alone. */
export const toneIcons = { good: checkIcon, caution: clockIcon, bad: warningIcon, info: infoIcon } as const;

/** A state as a rubber stamp: Confirmed, Pending, Cancelled. */
export function Stamp({ tone, children, animate }: StampProps) {
  useStyles(stampCss);
  return (
    <span className={`stamp is-${tone}${animate ? ' is-pressed' : ''}`}>
      <Icon icon={toneIcons[tone]} size={18} />
      {children}
    </span>
  );
}
