import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icon/icons.ts';
import { useStyles, useT } from '../provider.tsx';
import stepperCss from './stepper.css?inline';

export interface StepperProps {
  label: string;
  /** Below the label: "Ages 0 to 17". */
  hint?: string | undefined;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
  /** Why it can go no further; shown while `value` is at an end that has one. */
  limit?: { min?: string | undefined; max?: string | undefined } | undefined;
}

/** A count with two buttons; a button at its limit stays focusable and says why. */
export function Stepper({ label, hint, value, min, max, onChange, limit }: StepperProps) {
  useStyles(stepperCss);
  const t = useT();
  const id = useId();
  const reason = value >= max ? limit?.max : value <= min ? limit?.min : undefined;
  const button = (step: 1 | -1, icon: typeof plusIcon, text: string) => {
    const stuck = step > 0 ? value >= max : value <= min;
    return (
      <button
        type="button"
        aria-label={text}
        aria-disabled={stuck || undefined}
        aria-describedby={stuck && reason ? `${id}-why` : undefined}
        onClick={() => !stuck && onChange(value + step)}
      >
        <Icon icon={icon} />
      </button>
    );
  };
  return (
    <div className="stepper" role="group" aria-labelledby={id}>
      <div>
        <span id={id}>{label}</span>
        {hint && <small>{hint}</small>}
      </div>
      {button(-1, minusIcon, t('common.stepper.less', { label }))}
      <output className="num" aria-live="polite">
        {new Intl.NumberFormat(t.language).format(value)}
      </output>
      {button(1, plusIcon, t('common.stepper.more', { label }))}
      {reason && (
        <small id={`${id}-why`} className="stepper-why">
          {reason}
        </small>
      )}
    </div>
  );
}
