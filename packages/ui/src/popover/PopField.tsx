import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Field } from '../form/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import type { IconShape } from '../icon/icons.ts';
import type { FieldProps } from '../types.ts';

/** What a {@link PopField} gives the popover that it opens. */
export interface PopProps {
  id: string;
  label: string;
  anchor: RefObject<HTMLDivElement | null>;
  /** True when the button was pressed before the popover was there: it opens at once. */
  asked: boolean;
  /** Called once the popover is there. */
  onReady(): void;
  onOpen(open: boolean): void;
}

export interface PopFieldProps extends FieldProps {
  /** What the field says. */
  text: string;
  /** The popover, which may be loaded later than the field; a press before that opens it once it is there. */
  children(pop: PopProps): ReactNode;
  /** Called on hover, on focus and on a press without either. */
  onNeed?: (() => void) | undefined;
  variant?: 'field' | 'ticket' | undefined;
  icon?: IconShape | undefined;
  id?: string | undefined;
}

/** A field whose control is a button that opens a popover. */
export function PopField({ children: renderPop, text, onNeed, ...props }: PopFieldProps) {
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const [ready, setReady] = useState(false);
  // A press without hover or focus, as by voice. Not in the click itself, which would then close what it opened.
  useEffect(() => {
    if (asked) onNeed?.();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when it is asked for
  }, [asked]);
  return (
    <Field {...props}>
      {(control) => (
        <div className="anchored">
          <div className="anchor" ref={anchor}>
            <button
              {...control}
              type="button"
              className="control"
              popoverTarget={ready ? id : undefined}
              aria-haspopup="dialog"
              aria-expanded={open}
              aria-busy={(asked && !ready) || undefined}
              aria-labelledby={`${control.id}-label ${control.id}`}
              onPointerEnter={onNeed}
              onFocus={onNeed}
              onClick={() => setAsked(!asked)}
              onBlur={() => setAsked(false)}
            >
              {props.icon && <Icon icon={props.icon} />}
              <span className="clip num">{text}</span>
            </button>
          </div>
          {renderPop({
            id,
            label: props.label,
            anchor,
            asked,
            onReady: () => setReady(true),
            onOpen: setOpen,
          })}
        </div>
      )}
    </Field>
  );
}
