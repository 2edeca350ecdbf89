import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Field } from '../form/Field.tsx';
import { Icon } from '../icon/Icon.tsx';
import { closeIcon, type IconShape } from '../icon/icons.ts';
import { popoverCss, usePopover } from '../popover.ts';
import { useStyles, useT } from '../provider.tsx';
import type { FieldProps } from '../types.ts';
import { comboboxCss } from './combobox.css.ts';
import { highlight } from './highlight.tsx';

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
  icon?: IconShape | undefined;
  required?: boolean | undefined;
  /** Below the rows, such as "Powered by". */
  footer?: ReactNode;
  autoFocus?: boolean | undefined;
  id?: string | undefined;
}

const debounceMs = 150;

interface ListState<V> {
  /** What the rows were loaded for. */
  text: string;
  options: readonly ComboboxOption<V>[];
  error: string | null;
  loading: boolean;
}

/** APG combobox with list autocomplete; the active row is named by `aria-activedescendant`, focus stays in the input. */
export function Combobox<V>(props: ComboboxProps<V>) {
  useStyles(popoverCss);
  useStyles(comboboxCss);
  const { value, onInput, load, recent = [], minLength = 1, icon } = props;
  const t = useT();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<{ id: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null);
  const [list, setList] = useState<ListState<V>>({ text: '', options: [], error: null, loading: false });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const empty = value.trim().length < minLength;
  const options = empty ? (value.trim() ? [] : recent) : list.options;
  const error = empty ? null : list.error;
  const none = !empty && !list.loading && !error && list.text === value && !options.length;
  const shown = open && (options.length > 0 || !!error || none);
  const popover = usePopover(shown, box);
  const current = shown ? options[active] : undefined;

  const cancel = () => {
    if (!timer.current) return;
    clearTimeout(timer.current.id);
    timer.current.abort.abort();
    timer.current = null;
  };
  useEffect(() => cancel, []);

  function request(text: string, delay: number) {
    cancel();
    setActive(-1);
    if (text.trim().length < minLength) {
      setList({ text, options: [], error: null, loading: false });
      return;
    }
    const abort = new AbortController();
    const run = async () => {
      setList((before) => ({ ...before, loading: true }));
      try {
        const rows = await load(text, abort.signal);
        if (!abort.signal.aborted) setList({ text, options: rows, error: null, loading: false });
      } catch (reason) {
        if (!abort.signal.aborted)
          setList({ text, options: [], error: (reason as Error).message, loading: false });
      }
    };
    timer.current = { abort, id: setTimeout(() => void run(), delay) };
  }

  function show() {
    setOpen(true);
    if (!empty && list.text !== value) request(value, 0);
  }

  function pick(option: ComboboxOption<V>) {
    cancel();
    setOpen(false);
    setActive(-1);
    onInput(option.label);
    setList({ text: option.label, options: [], error: null, loading: false });
    props.onSelect(option);
  }

  function onKeyDown(event: KeyboardEvent) {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (move) {
      event.preventDefault();
      if (!shown) show();
      if (!options.length || event.altKey) return;
      const from = active < 0 && move < 0 ? 0 : active;
      setActive((from + move + options.length) % options.length);
    } else if (event.key === 'Enter') {
      if (current) {
        event.preventDefault();
        pick(current);
      } else if (props.onSubmit) {
        event.preventDefault();
        setOpen(false);
        props.onSubmit();
      }
    } else if (event.key === 'Escape' && (shown || value)) {
      // Consumed here, so that a dialog around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      if (shown) setOpen(false);
      else clear();
    } else if (event.key === 'Home' || event.key === 'End') setActive(-1);
  }

  function clear() {
    onInput('');
    request('', 0);
    input.current?.focus();
  }

  // The row may be outside the visible part of a long list.
  useEffect(() => {
    if (active >= 0)
      popover.current?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active, popover]);

  const announcement = !shown
    ? ''
    : (error ??
      (list.loading
        ? t('common.combobox.loading')
        : t('common.combobox.results', { count: options.length })));

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
              spellCheck={false}
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={listId}
              aria-activedescendant={current ? `${listId}-${active}` : undefined}
              aria-required={props.required || undefined}
              placeholder={props.placeholder}
              autoFocus={props.autoFocus}
              value={value}
              onInput={(event) => {
                const text = event.currentTarget.value;
                onInput(text);
                setOpen(true);
                request(text, debounceMs);
              }}
              onClick={show}
              onKeyDown={onKeyDown}
              onBlur={() => {
                setOpen(false);
                setActive(-1);
              }}
            />
            {value && (
              <button
                type="button"
                className="icon-button"
                aria-label={t('common.combobox.clear')}
                onClick={clear}
              >
                <Icon icon={closeIcon} size={16} />
              </button>
            )}
          </div>
          {/* Pointer presses must not take the focus, or blur would close the list before the click lands. */}
          <div
            ref={popover}
            popover="manual"
            className="pop combobox-pop"
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
          >
            {empty && options.length > 0 && (
              <p className="combobox-head" aria-hidden="true">
                {t('common.combobox.recent')}
              </p>
            )}
            {(error || none) && <p className="combobox-note">{error ?? t('common.no-results')}</p>}
            <ul id={listId} role="listbox" aria-label={empty ? t('common.combobox.recent') : props.label}>
              {options.map((option, index) => (
                <li
                  key={option.id}
                  id={`${listId}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => pick(option)}
                >
                  {option.icon && <Icon icon={option.icon} />}
                  <span>
                    <bdi>{empty ? option.label : highlight(option.label, value)}</bdi>
                    {option.detail && (
                      <small>
                        <bdi>{option.detail}</bdi>
                      </small>
                    )}
                  </span>
                </li>
              ))}
            </ul>
            {props.footer}
          </div>
          <span className="vh" role="status">
            {announcement}
          </span>
        </div>
      )}
    </Field>
  );
}
