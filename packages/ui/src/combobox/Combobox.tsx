import type { ReactNode } from 'react';
import type { IconName } from '../icon/Icon.tsx';
import type { FieldProps } from '../types.ts';

/** One row of the list. `id` is unique in the list. */
export interface ComboboxOption<V = unknown> {
  id: string;
  label: string;
  /** Second line, such as "Lisbon, Portugal". */
  detail?: string | undefined;
  icon?: IconName | undefined;
  /** What `onSelect` gets; never shown. */
  value: V;
}

export interface ComboboxProps<V = unknown> extends FieldProps {
  /** The text in the input; the owner keeps it. */
  value: string;
  onInput(text: string): void;
  /** A row was picked; `value` has already been set to its label through `onInput`. */
  onSelect(option: ComboboxOption<V>): void;
  /** Enter without an active row, such as "search for what is typed". */
  onSubmit?: (() => void) | undefined;
  /**
   * Rows for a text, called 150 ms after the last key. Aborted by the next key; reject with an `AbortError` or simply
   * ignore the signal. A rejection empties the list and shows its message.
   */
  load(text: string, signal: AbortSignal): Promise<readonly ComboboxOption<V>[]>;
  /** Rows while the field is empty: recent searches. @default none */
  recent?: readonly ComboboxOption<V>[] | undefined;
  /** Fewer letters than this load nothing. @default 1 */
  minLength?: number | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  /** Look as a field of the ticket-shaped search bar. @default 'field' */
  variant?: 'field' | 'ticket' | undefined;
  /** Before the input. */
  icon?: IconName | undefined;
  required?: boolean | undefined;
  /** Below the rows, such as "Powered by". */
  footer?: ReactNode;
  autoFocus?: boolean | undefined;
}

export function Combobox<V>(props: ComboboxProps<V>) {
  void props;
  return null;
}
