import type { ReactNode } from 'react';
import type { Tone } from '../types.ts';

export interface StampProps {
  tone: Exclude<Tone, 'neutral' | 'brand'>;
  /** "Confirmed" */
  children: ReactNode;
  /** Presses in once; confirmation page only. @default false */
  animate?: boolean | undefined;
}
export function Stamp(props: StampProps) {
  void props;
  return null;
}
