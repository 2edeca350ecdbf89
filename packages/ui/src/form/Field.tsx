import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import type { FieldProps } from '../types.ts';

export interface FieldShellProps extends FieldProps {
  /** Gets the ids and aria attributes that belong on the control. */
  children(control: {
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': true | undefined;
  }): ReactNode;
}

/** Label above, hint below it, the control, then the error. */
export function Field(props: FieldShellProps) {
  void props;
  return null;
}

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'onChange' | 'value'> & {
    value: string;
    onInput(value: string): void;
  };
export function TextField(props: TextFieldProps) {
  void props;
  return null;
}

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'children'> & {
    value: string;
    onChange(value: string): void;
    options: readonly { value: string; label: string }[];
    /** First, unselectable row while `value` is `''`. */
    placeholder?: string | undefined;
  };
export function SelectField(props: SelectFieldProps) {
  void props;
  return null;
}

export type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onInput' | 'onChange' | 'value'> & {
    value: string;
    onInput(value: string): void;
  };
export function TextAreaField(props: TextAreaFieldProps) {
  void props;
  return null;
}

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  /** At the inline end, such as a count of results. */
  detail?: ReactNode;
  name?: string | undefined;
  disabled?: boolean | undefined;
  error?: string | null | undefined;
  /** `radio` with a shared `name` makes one choice of many. @default 'checkbox' */
  type?: 'checkbox' | 'radio' | undefined;
}
export function Checkbox(props: CheckboxProps) {
  void props;
  return null;
}

export interface ErrorSummaryProps {
  /** Shown, and focused, when there are more than two: id of the control → text. */
  errors: readonly { id?: string | undefined; text: string }[];
  title: string;
}
export function ErrorSummary(props: ErrorSummaryProps) {
  void props;
  return null;
}
