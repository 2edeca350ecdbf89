import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icon/icons.ts';
import { useStyles, useT } from '../provider.tsx';

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

const stepperCss = `.stepper{display:grid;grid-template-columns:1fr auto 2.25em auto;align-items:center;row-gap:var(--_1);padding-block:var(--_2)}
.stepper small{display:block;font-size:var(--_small);color:var(--_ink-2)}.stepper output{text-align:center;font-weight:600}
.stepper button{display:grid;place-items:center;inline-size:calc(var(--_u)*2.25);block-size:calc(var(--_u)*2.25);border-radius:var(--_rp);color:var(--_brand-text);box-shadow:inset 0 0 0 1px var(--_line-field)}
.stepper button[aria-disabled]{color:var(--_ink-2);opacity:.5;cursor:not-allowed}.stepper-why{grid-column:1/-1}
@media(pointer:coarse){.stepper button{inline-size:44px;block-size:44px}}
@media(hover:hover){.stepper button:not([aria-disabled]):hover{background:var(--_brand-tint)}}
@media(forced-colors:active){.stepper button{border:1px solid}}`;
