import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { usePopover } from '../popover/popover.ts';
import popoverCss from '../popover/popover.css?inline';
import { useStyles, useT } from '../provider.tsx';
import comboboxCss from './combobox.css?inline';
import type { ComboboxListProps, ComboboxOption } from './ComboboxField.tsx';
import { highlight } from './highlight.tsx';

const debounceMs = 150;

interface ListState<V> {
  /** What the rows were loaded for. */
  text: string;
  options: readonly ComboboxOption<V>[];
  note: string | null;
  error: string | null;
  loading: boolean;
}

const noRows = { options: [], note: null, error: null, loading: false };

/** The rows of a {@link ComboboxField}: loading, choosing, keyboard. */
export function ComboboxList<V>({
  field,
  listId,
  box,
  actions,
  asked,
  clear,
  onState,
}: ComboboxListProps<V>) {
  useStyles(popoverCss);
  useStyles(comboboxCss);
  const { value, onInput, load, recent = [], minLength = 1 } = field;
  const t = useT();
  const timer = useRef<{ id: ReturnType<typeof setTimeout>; abort: AbortController } | null>(null);
  const [list, setList] = useState<ListState<V>>({ text: '', ...noRows });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const empty = value.trim().length < minLength;
  const options = empty ? (value.trim() ? [] : recent) : list.options;
  const error = empty ? null : list.error;
  const note = empty ? null : list.note;
  const none = !empty && !list.loading && !error && list.text === value && !options.length;
  const shown = open && (options.length > 0 || !!error || none);
  const popover = usePopover(shown, box);
  const current = shown ? options[active] : undefined;

  const cancel = () => {
    if (!timer.current) return;
    clearTimeout(timer.current.id);
    timer.current.abort.abort();
    timer.current = null;
    setList((before) => ({ ...before, loading: false }));
  };
  useEffect(() => cancel, []);

  function request(text: string, delay: number) {
    cancel();
    setActive(-1);
    if (text.trim().length < minLength) {
      setList({ text, ...noRows });
      return;
    }
    const abort = new AbortController();
    const run = async () => {
      setList((before) => ({ ...before, loading: true }));
      try {
        const answer = await load(text, abort.signal);
        const rows = 'note' in answer ? answer : { options: answer };
        if (!abort.signal.aborted) setList({ text, ...noRows, ...rows });
      } catch (reason) {
        if (!abort.signal.aborted) setList({ text, ...noRows, error: (reason as Error).message });
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
    setList({ text: option.label, ...noRows });
    field.onSelect(option);
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
      } else if (field.onSubmit) {
        event.preventDefault();
        // The rows are of no use any more, and their request must not delay the one that is about to leave.
        cancel();
        setOpen(false);
        field.onSubmit();
      }
    } else if (event.key === 'Escape' && (shown || value)) {
      // Consumed here, so that a dialog around the field stays open.
      event.preventDefault();
      event.stopPropagation();
      if (shown) setOpen(false);
      else clear();
    } else if (event.key === 'Home' || event.key === 'End') setActive(-1);
  }

  const row = current && `${listId}-${active}`;
  useLayoutEffect(() => onState({ shown, row }), [onState, shown, row]);
  useLayoutEffect(() => {
    actions.current = {
      input(text) {
        setOpen(true);
        request(text, debounceMs);
      },
      clear: () => request('', 0),
      show,
      key: onKeyDown,
      blur() {
        cancel();
        setOpen(false);
        setActive(-1);
      },
    };
    return () => void (actions.current = null);
  });
  // What was typed before the list was there.
  useEffect(() => {
    if (asked) show();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

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
        : [note, t('common.combobox.results', { count: options.length })].filter(Boolean).join(' ')));

  return (
    <>
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
        {(error || none || note) && (
          <p className="combobox-note">{error ?? note ?? t('common.no-results')}</p>
        )}
        <ul id={listId} role="listbox" aria-label={empty ? t('common.combobox.recent') : field.label}>
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
        {field.footer}
      </div>
      <span className="vh" role="status">
        {announcement}
      </span>
    </>
  );
}
