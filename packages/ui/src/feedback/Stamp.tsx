import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon, clockIcon, infoIcon, warningIcon } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';
import type { Tone } from '../types.ts';

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

const stampCss = `.stamp{display:inline-flex;align-items:center;gap:var(--_2);padding:var(--_1) var(--_3);border:2px solid;border-radius:var(--_rs);font-weight:700;transform:rotate(-2deg)}
.stamp.is-good{color:var(--_good)}.stamp.is-caution{color:var(--_caution)}.stamp.is-bad{color:var(--_bad)}.stamp.is-info{color:var(--_info)}
.stamp.is-pressed{animation:press .12s var(--_in) both}@keyframes press{from{opacity:0;scale:1.5}}
@media(prefers-reduced-motion:reduce){.stamp.is-pressed{animation:none}}`;
