import { addDays, nightsBetween, type LocalDate, type Stay } from '@portolan/core';
import { useId, useRef, useState, type ComponentType } from 'react';
import { Field } from '../form/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/icons.ts';
import { keepPlaced, popoverCss, returnFocus } from '../popover.ts';
import { useStyles, useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import type { CalendarProps } from './Calendar.tsx';
import { longDate, shortRange } from './format.ts';

export interface DateRangeProps extends Omit<FieldProps, 'label'> {
  /** @default the text "Dates" */
  label?: string | undefined;
  /** `null` until dates were chosen. */
  value: Stay | null;
  /** Both days, in order, at most 60 nights apart. */
  onChange(stay: Stay): void;
  /** First day that can be chosen: today, in the traveller's zone. */
  min: LocalDate;
  /** Last day that can be chosen. @default 500 days after `min` */
  max?: LocalDate | undefined;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** Loads the calendar's chunk; call it on intent (hover, focus) to have it there at the click. */
export function preloadCalendar(): Promise<ComponentType<CalendarProps>> {
  return import('./Calendar.tsx').then((module) => module.Calendar);
}

/** The button that opens the calendar; the calendar itself is a chunk of its own, loaded on intent. */
export function DateRange(props: DateRangeProps) {
  useStyles(popoverCss);
  useStyles(dateRangeCss);
  const t = useT();
  const { value, onChange, min, max = addDays(min, 500) } = props;
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const stop = useRef<() => void>(undefined);
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Calendar: ComponentType<CalendarProps> } | null>(null);
  const label = props.label ?? t('common.dates.label');

  const prepare = () =>
    void preloadCalendar().then((Calendar) => setLoaded((known) => known ?? { Calendar }));

  return (
    <Field {...props} label={label}>
      {(control) => (
        <div className="anchored">
          <div className="anchor" ref={anchor}>
            <button
              {...control}
              type="button"
              className="control"
              popoverTarget={id}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-labelledby={`${control.id}-label ${control.id}`}
              onPointerEnter={prepare}
              onFocus={prepare}
            >
              {props.icon && <Icon icon={props.icon} />}
              <span className="clip num">
                {value
                  ? shortRange(value.checkIn, value.checkOut, t.language, min)
                  : t('common.dates.choose')}
              </span>
            </button>
          </div>
          <div
            ref={popover}
            id={id}
            popover="auto"
            role="dialog"
            aria-label={label}
            aria-busy={!loaded}
            className="pop is-sheet dates-pop"
            onToggle={(event) => {
              const opened = event.newState === 'open';
              setOpen(opened);
              if (opened) prepare();
              stop.current?.();
              stop.current = opened ? keepPlaced(event.currentTarget, anchor.current) : undefined;
              if (!opened) returnFocus(event.currentTarget, anchor.current);
            }}
          >
            {open && loaded && (
              <loaded.Calendar
                value={value}
                min={min}
                max={max}
                onChange={onChange}
                onDone={() => popover.current?.hidePopover?.()}
              />
            )}
          </div>
          <span className="vh" role="status">
            {open && value
              ? t('common.dates.summary', {
                  checkIn: longDate(value.checkIn, t.language),
                  checkOut: longDate(value.checkOut, t.language),
                  nights: t('common.dates.nights', {
                    count: nightsBetween(value.checkIn, value.checkOut),
                  }),
                })
              : ''}
          </span>
        </div>
      )}
    </Field>
  );
}

// The size of the calendar is there before its code, so nothing jumps when it arrives.
const dateRangeCss = `.dates-pop{inline-size:min(calc(var(--_u)*42),calc(100% - 16px));min-block-size:calc(var(--_u)*27.5)}
@container(max-width:640px){.dates-pop{inline-size:min(calc(var(--_u)*22),calc(100% - 16px))}}`;
