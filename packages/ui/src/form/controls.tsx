import {
  useEffect,
  useId,
  useRef,
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { Icon } from '../icon/Icon.tsx';
import { warningIcon } from '../icon/icons.ts';
import { useStyles } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import controlsCss from './controls.css?inline';
import { Field } from './Field.tsx';
import fieldCss from './field.css?inline';

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'onChange' | 'value'> & {
    value: string;
    onInput(value: string): void;
  };

/** A one-line input. Give it `autoComplete`, `inputMode` and `enterKeyHint`. */
export function TextField(props: TextFieldProps) {
  useStyles(controlsCss);
  const [field, { onInput, ...rest }] = splitField(props);
  return (
    <Field {...field} id={rest.id}>
      {(control) => (
        <input
          {...rest}
          {...control}
          className="control"
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value' | 'children'> & {
    value: string;
    onChange(value: string): void;
    options: readonly { value: string; label: string }[];
    /** First, unselectable row while `value` is `''`. */
    placeholder?: string | undefined;
    /** Look as a field of the ticket-shaped search bar. @default 'field' */
    variant?: 'field' | 'ticket' | undefined;
  };

/** A native list of choices. */
export function SelectField(props: SelectFieldProps) {
  useStyles(controlsCss);
  const [field, { onChange, options, placeholder, value, variant, ...rest }] = splitField(props);
  return (
    <Field {...field} id={rest.id} variant={variant}>
      {(control) => (
        <select
          {...rest}
          {...control}
          className="control"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && (
            <option value="" disabled={value !== ''} hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export type TextAreaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onInput' | 'onChange' | 'value'> & {
    value: string;
    onInput(value: string): void;
  };

/** An input of several lines. */
export function TextAreaField(props: TextAreaFieldProps) {
  useStyles(controlsCss);
  const [field, { onInput, ...rest }] = splitField(props);
  return (
    <Field {...field} id={rest.id}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className="control"
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}

export interface CheckboxProps {
  label: ReactNode;
  checked: boolean;
  onChange(checked: boolean): void;
  /** At the inline end, such as a count of results. */
  detail?: ReactNode;
  id?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  error?: string | null | undefined;
  /** `radio` with a shared `name` makes one choice of many. @default 'checkbox' */
  type?: 'checkbox' | 'radio' | undefined;
}

/** A native checkbox or radio button with its label at the inline end. */
export function Checkbox({
  label,
  checked,
  onChange,
  detail,
  error,
  type = 'checkbox',
  ...rest
}: CheckboxProps) {
  useStyles(fieldCss);
  useStyles(controlsCss);
  const id = useId();
  return (
    <>
      <label className="check">
        <input
          {...rest}
          type={type}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
        {detail !== undefined && <small>{detail}</small>}
      </label>
      {error && (
        <p id={id} className="field-error">
          <Icon icon={warningIcon} size={16} />
          {error}
        </p>
      )}
    </>
  );
}

export interface ErrorSummaryProps {
  /** Texts of the fields that are wrong; `id` is that of the control, where the link leads. */
  errors: readonly { id?: string | undefined; text: string }[];
  title: string;
}

/** What is wrong, in one place: shown and focused when more than two fields are. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  useStyles(fieldCss);
  useStyles(controlsCss);
  const box = useRef<HTMLDivElement>(null);
  const shown = errors.length > 2;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  const focus = (id: string) =>
    (box.current?.getRootNode() as Document | ShadowRoot).getElementById(id)?.focus();
  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <strong>{title}</strong>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={text}>
            {id ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault();
                  focus(id);
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The members of {@link FieldProps} apart from those of the control. */
function splitField<P extends FieldProps>(props: P): [FieldProps, Omit<P, keyof FieldProps>] {
  const { label, hint, error, optional, hideLabel, ...rest } = props;
  return [{ label, hint, error, optional, hideLabel }, rest];
}
