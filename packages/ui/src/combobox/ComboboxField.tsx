import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Field } from '../form/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon, type IconShape } from '../icon/icons.ts';
import { useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';

/** One row of the list. `id` is unique in the list. */
export interface ComboboxOption<V = unknown> {
  id: string;
  label: string;
  /** Second line, such as "Lisbon, Portugal". */
  detail?: string | undefined;
  icon?: IconShape | undefined;
  /** What `onSelect` gets; never shown. */
  value: V;
}

/** Rows with a line above them that says what they are, such as "Did you mean". */
export interface ComboboxAnswer<V = unknown> {
  options: readonly ComboboxOption<V>[];
  note: string | null;
}

/** What the input of a combobox needs. */
export interface ComboboxInputProps extends FieldProps {
  /** The text in the input; the owner keeps it. */
  value: string;
  onInput(text: string): void;
  placeholder?: string | undefined;
  name?: string | undefined;
  /** Look as a field of the ticket-shaped search bar. @default 'field' */
  variant?: 'field' | 'ticket' | undefined;
  /** Before the input. */
  icon?: IconShape | undefined;
  required?: boolean | undefined;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
}

export interface ComboboxProps<V = unknown> extends ComboboxInputProps {
  /** A row was picked; `value` has already been set to its label through `onInput`. */
  onSelect(option: ComboboxOption<V>): void;
  /** Enter without an active row, such as "search for what is typed". */
  onSubmit?: (() => void) | undefined;
  /**
   * Rows for a text, called 150 ms after the last key. Aborted by the next key; reject with an `AbortError` or simply
   * ignore the signal. A rejection empties the list and shows its message.
   */
  load(text: string, signal: AbortSignal): Promise<readonly ComboboxOption<V>[] | ComboboxAnswer<V>>;
  /** Rows while the field is empty: recent searches. @default none */
  recent?: readonly ComboboxOption<V>[] | undefined;
  /** Fewer letters than this load nothing. @default 1 */
  minLength?: number | undefined;
  /** Below the rows, such as "Powered by". */
  footer?: ReactNode;
}

/** What the input tells its list. */
export interface ComboboxListActions {
  input(text: string): void;
  clear(): void;
  show(): void;
  key(event: KeyboardEvent): void;
  blur(): void;
}

export interface ComboboxListProps<V = unknown, Field extends ComboboxInputProps = ComboboxProps<V>> {
  field: Field;
  listId: string;
  box: RefObject<HTMLDivElement | null>;
  actions: RefObject<ComboboxListActions | null>;
  /** True when the traveller typed or clicked before the list was there. */
  asked: boolean;
  /** Empties the field. */
  clear(): void;
  onState(state: { shown: boolean; row: string | undefined }): void;
}

export type ComboboxFieldProps<Field extends ComboboxInputProps> = Field & {
  /** The list, which may be loaded later than the field; what is typed before that is kept. It gets all props of the field. */
  List: ComponentType<ComboboxListProps<never, Field>> | null;
};

/** The input of a {@link Combobox}: complete to look at and to type in, without the list. */
export function ComboboxField<Field extends ComboboxInputProps>(fieldAndList: ComboboxFieldProps<Field>) {
  const { List, ...rest } = fieldAndList;
  const props = rest as unknown as Field;
  const { value, onInput, icon } = props;
  const t = useT();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const actions = useRef<ComboboxListActions>(null);
  const [asked, setAsked] = useState(false);
  const [{ shown, row }, setState] = useState<{ shown: boolean; row: string | undefined }>({
    shown: false,
    row: undefined,
  });

  // What was typed before the code was there, as into a server's markup.
  useEffect(() => {
    const { activeElement } = input.current?.getRootNode() as Document | ShadowRoot;
    if (input.current?.value && activeElement === input.current) setAsked(true);
  }, []);

  const clear = () => {
    onInput('');
    actions.current?.clear();
    input.current?.focus();
  };

  return (
    <Field {...props}>
      {(control) => (
        <div className="anchored">
          <div className="control anchor" ref={box}>
            {icon && <Icon icon={icon} />}
            <input
              {...control}
              ref={input}
              name={props.name}
              type="text"
              role="combobox"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck="false"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={List ? listId : undefined}
              aria-activedescendant={row}
              aria-required={props.required || undefined}
              placeholder={props.placeholder}
              autoFocus={props.autoFocus}
              value={value}
              onInput={(event) => {
                const text = event.currentTarget.value;
                onInput(text);
                actions.current?.input(text);
                setAsked(true);
              }}
              onClick={() => {
                actions.current?.show();
                setAsked(true);
              }}
              onKeyDown={(event) => actions.current?.key(event)}
              onBlur={() => {
                actions.current?.blur();
                setAsked(false);
              }}
            />
            {/* Always there, so that a field that was typed in has the same elements as the server's empty one. */}
            <button
              type="button"
              className="icon-button"
              hidden={!value}
              aria-label={t('common.combobox.clear')}
              onClick={clear}
            >
              <Icon icon={closeIcon} size={16} />
            </button>
          </div>
          {List && (
            <List
              field={props}
              listId={listId}
              box={box}
              actions={actions}
              asked={asked}
              clear={clear}
              onState={setState}
            />
          )}
        </div>
      )}
    </Field>
  );
}
