/** Props that several components share. */
import type { ReactNode } from 'react';

/** Label, hint and error of anything with a value; wired by ids within the same root. */
export interface FieldProps {
  label: string;
  /** Below the label. */
  hint?: string | undefined;
  /** Below the control, with an icon; sets `aria-invalid`. */
  error?: string | null | undefined;
  /** Adds the word "optional" after the label. @default false */
  optional?: boolean | undefined;
  /** Keeps the label for screen readers only. @default false */
  hideLabel?: boolean | undefined;
}

export type Tone = 'neutral' | 'brand' | 'good' | 'caution' | 'bad' | 'info';

export interface WithChildren {
  children?: ReactNode;
}
