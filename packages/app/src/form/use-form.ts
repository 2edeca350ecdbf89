import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useT } from '@portolan/ui';
import type { TextKey } from '@portolan/i18n';
import type { Failure } from '../context.ts';
import type { Problems } from './problems.ts';

type Values = Record<string, string | boolean>;
/** The fields whose value is a `T`. */
type Of<V extends Values, T> = { [K in keyof V & string]: V[K] extends T ? K : never }[keyof V & string];

export interface FormOptions<V extends Values> {
  initial: V;
  /** In the order of the screen: the first problem is where the focus goes. */
  fields: readonly (keyof V & string)[];
  check(values: V): Problems<V>;
  /** What a field's name of the server is called here, and what is said when the server refuses its value. */
  refused?: Readonly<
    Record<string, readonly [field: keyof V & string, text: TextKey | ((words: string) => TextKey)]>
  >;
  /** Rejects with what the server said. */
  send(values: V): Promise<void>;
  /** Takes a failure that is a screen of its own; false leaves it to the form. */
  onFailure?(failure: Failure): boolean;
}

/** What every control of a form is given. */
interface Control {
  id: string;
  name: string;
  error: string | undefined;
}
/** Spread on a field that is typed into. */
export interface TypedControl extends Control {
  value: string;
  onInput(value: string): void;
  /** Checks the field, unless it was left empty: nobody is told off for passing by. */
  onBlur(): void;
}
/** Spread on a checkbox. */
export interface TickedControl extends Control {
  checked: boolean;
  onChange(checked: boolean): void;
}

export interface Form<V extends Values> {
  values: V;
  field(name: Of<V, string>): TypedControl;
  box(name: Of<V, boolean>): TickedControl;
  /** For the summary: every problem with the id of its control. */
  list: readonly { id: string; text: string }[];
  /** The server's words about the whole form. */
  failure: string | null;
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  submit(event: FormEvent): void;
  /** As it began. */
  reset(): void;
}

/**
 * A form: checked on leaving a field, while typing once it was wrong, and on sending. Nothing that was typed is ever lost, whatever
 * fails; the first field that is wrong gets the focus.
 */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { initial, fields, check, refused, send, onFailure } = options;
  const t = useT();
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  // A password manager fills several fields at once, before the screen is drawn again.
  const latest = useRef(initial);
  const [problems, setProblems] = useState<Problems<V>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Counts refused submits: each moves the focus, after the summary has been shown.
  const [refusals, setRefusals] = useState(0);
  const wrong = fields.filter((name) => problems[name]);

  useEffect(() => {
    if (refusals === 0) return;
    const first = wrong[0];
    if (first) ref.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else ref.current?.querySelector<HTMLElement>('[role=alert]')?.focus();
    // Only a refusal moves the focus, not what is typed after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusals]);

  async function submit(): Promise<void> {
    if (busy) return;
    const found = check(latest.current);
    setProblems(found);
    setFailure(null);
    if (fields.some((name) => found[name])) return setRefusals((count) => count + 1);
    setBusy(true);
    try {
      await send(latest.current);
    } catch (error) {
      const failed = error as Failure;
      if (!onFailure?.(failed)) refuse(failed);
    } finally {
      setBusy(false);
    }
  }

  function refuse({ message, fields: said = {} }: Failure): void {
    const named: Problems<V> = {};
    for (const [name, words] of Object.entries(said)) {
      const [field, text] = refused?.[name] ?? [];
      if (field) named[field] = typeof text === 'function' ? text(words) : text;
    }
    setProblems(named);
    setFailure(Object.keys(named).length > 0 ? null : message || t('account.login.failed'));
    setRefusals((count) => count + 1);
  }

  function keep(next: V): void {
    latest.current = next;
    setValues(next);
  }
  function set(name: keyof V & string, value: string | boolean): void {
    const before = check(latest.current);
    keep({ ...latest.current, [name]: value });
    const now = check(latest.current);
    setProblems((known) => {
      const next = { ...known };
      // What the server refused stays until that field is changed; a confirmation follows what it confirms.
      for (const each of fields)
        if (known[each] && (each === name || known[each] === before[each])) next[each] = now[each];
      return next;
    });
  }

  const idOf = (name: string) => `${prefix}-${name}`;
  const textOf = (name: keyof V) => problems[name] && t(problems[name]);
  const control = (name: keyof V & string): Control => ({ id: idOf(name), name, error: textOf(name) });
  return {
    values,
    field: (name) => ({
      ...control(name),
      value: values[name] as string,
      onInput: (value) => set(name, value),
      onBlur() {
        const now = latest.current;
        if (now[name] !== '') setProblems((known) => ({ ...known, [name]: check(now)[name] }));
      },
    }),
    box: (name) => ({
      ...control(name),
      checked: values[name] as boolean,
      onChange: (checked) => set(name, checked),
    }),
    list: wrong.map((name) => ({ id: idOf(name), text: textOf(name)! })),
    failure,
    busy,
    ref,
    submit(event) {
      event.preventDefault();
      void submit();
    },
    reset() {
      keep(initial);
      setProblems({});
      setFailure(null);
    },
  };
}
