import { useId, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { warningIcon } from '../icon/icons.ts';
import { useStyles, useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import fieldCss from './field.css?inline';

/** Ids and aria attributes that belong on the control of a {@link Field}. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldShellProps extends FieldProps {
  /** `ticket`: a field of the search bar, without a border of its own. @default 'field' */
  variant?: 'field' | 'ticket' | undefined;
  /** Id of the control, where something outside must find it. @default a generated one */
  id?: string | undefined;
  children(control: ControlProps): ReactNode;
}

/** Label above, hint below it, the control, then the error. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  variant,
  children,
  ...own
}: FieldShellProps) {
  useStyles(fieldCss);
  const t = useT();
  const generated = useId();
  const id = own.id ?? generated;
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className={`field${error ? ' is-invalid' : ''}${variant === 'ticket' ? ' is-ticket' : ''}`}>
      <label htmlFor={id} id={`${id}-label`} className={hideLabel ? 'vh' : 'field-label'}>
        {label}
        {optional && <small> ({t('common.optional')})</small>}
      </label>
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={errorId} className="field-error">
          <Icon icon={warningIcon} size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
