import { useEffect, useId, useRef, useState, type FormEvent, type RefObject } from 'react';
import { useT } from '@portolan/ui';
import type { TextKey } from '@portolan/i18n';
import type { Failure } from '../context.ts';
import type { Problems } from './problems.ts';

type Values = Record<string, string | boolean>;

export interface FormOptions<V extends Values> {
  initial: V;
  /** In the order of the screen: the first problem is where the focus goes. */
  fields: readonly (keyof V & string)[];
  check(values: V): Problems<V>;
  /** What a field's name of the server is called here, and what is said when the server refuses its value. */
  refused?: Readonly<Record<string, readonly [field: keyof V & string, text: TextKey]>>;
  /** Rejects with what the server said. */
  send(values: V): Promise<void>;
  /** Takes a failure that is a screen of its own; false leaves it to the form. */
  onFailure?(failure: Failure): boolean;
}

export interface Form<V extends Values> {
  values: V;
  /** Texts by field. */
  errors: Partial<Record<keyof V & string, string>>;
  /** For the summary: every problem with the id of its control. */
  list: readonly { id: string; text: string }[];
  /** The server's words about the whole form. */
  failure: string | null;
  busy: boolean;
  ref: RefObject<HTMLFormElement | null>;
  idOf(field: keyof V & string): string;
  set(field: keyof V & string, value: string | boolean): void;
  /** Checks a field that was left, unless it was left empty: nobody is told off for passing by. */
  leave(field: keyof V & string): void;
  submit(event: FormEvent): void;
  clearFailure(): void;
}

/**
 * A form: checked on leaving a field, while typing once it was wrong, and on sending. Nothing that was typed is ever lost, whatever
 * fails; the first field that is wrong gets the focus.
 */
export function useForm<V extends Values>(options: FormOptions<V>): Form<V> {
  const { fields, check, refused, send, onFailure } = options;
  const t = useT();
  const prefix = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(options.initial);
  const [problems, setProblems] = useState<Problems<V>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Counts refused submits: each moves the focus, after the summary has been shown.
  const [refusals, setRefusals] = useState(0);
  const idOf = (field: string) => `${prefix}-${field}`;
  const wrong = fields.filter((field) => problems[field]);

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
    const found = check(values);
    setProblems(found);
    setFailure(null);
    if (fields.some((field) => found[field])) return setRefusals((count) => count + 1);
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const failed = error as Failure;
      if (!onFailure?.(failed)) refuse(failed);
    } finally {
      setBusy(false);
    }
  }

  function refuse({ message, fields: said = {} }: Failure): void {
    const named: Problems<V> = {};
    for (const name of Object.keys(said)) {
      const known = refused?.[name];
      if (known) named[known[0]] = known[1];
    }
    setProblems(named);
    setFailure(Object.keys(named).length > 0 ? null : message || t('account.login.failed'));
    setRefusals((count) => count + 1);
  }

  const textOf = (field: keyof V & string) => (problems[field] ? t(problems[field] as TextKey) : '');
  return {
    values,
    errors: Object.fromEntries(wrong.map((field) => [field, textOf(field)])) as Form<V>['errors'],
    list: wrong.map((field) => ({ id: idOf(field), text: textOf(field) })),
    failure,
    busy,
    ref,
    idOf,
    set(field, value) {
      const next = { ...values, [field]: value };
      setValues(next);
      if (!problems[field]) return;
      setProblems({ ...problems, [field]: check(next)[field] });
    },
    leave(field) {
      if (values[field] === '' || values[field] === false) return;
      setProblems({ ...problems, [field]: check(values)[field] });
    },
    submit(event) {
      event.preventDefault();
      void submit();
    },
    clearFailure: () => setFailure(null),
  };
}
