import { useEffect, useRef, useState } from 'react';
import type { AgencyText } from '@portolan/contract';
import { ownTextProblem, type TextKey } from '@portolan/i18n';
import { Button, dateFormat, Tag, TextAreaField, useT } from '@portolan/ui';
import { About } from '../About.tsx';
import type { Failure } from '../context.ts';
import type { OfficeContext } from './Office.tsx';
import { Note } from './parts.tsx';

interface TextRowProps {
  text: AgencyText;
  language: string;
  direction: 'ltr' | 'rtl';
  /** What is typed; `undefined`: it is not being changed. */
  draft: string | undefined;
  setDraft(draft: string | undefined): void;
  changed(text: AgencyText): void;
  context: Pick<OfficeContext, 'notify' | 'office' | 'user'>;
}

/** One text: the original beside the agency's own words, which are changed here, given back, and taken back again. */
export function TextRow({ text, language, direction, draft, setDraft, changed, context }: TextRowProps) {
  const t = useT();
  const { office, user, notify } = context;
  const { key, original, text: own, updatedAt, updatedBy } = text;
  const [editing, setEditing] = useState(draft !== undefined);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  /** What the server refused, until it is changed. */
  const [refused, setRefused] = useState<{ text: string; words: string } | null>(null);
  /** What was given back a moment ago. */
  const [before, setBefore] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const value = draft ?? own ?? original ?? '';
  const words =
    refused?.text === value ? refused.words : original === null ? null : ownTextProblem(original, value);
  const problem = draft === undefined || words === null ? null : inWords(words);
  const said = { lang: language, dir: direction } as const;
  const date = dateFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  const holes = [...new Set(original?.match(/\{\{.*?\}\}/g))];

  useEffect(() => {
    if (editing) form.current?.querySelector('textarea')?.focus();
  }, [editing]);

  async function say(next: string | null): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    try {
      const at = await office.saveText(language, key, next);
      const me = user && `${user.personal_info.first_name} ${user.personal_info.last_name}`.trim();
      setDraft(undefined);
      setEditing(false);
      changed({
        ...text,
        text: next,
        updatedAt: next === null ? null : at,
        updatedBy: next === null ? null : me || null,
      });
      return true;
    } catch (error) {
      const { message, fields = {} } = error as Failure;
      const why = fields['texts.0.text'];
      if (why && next !== null) setRefused({ text: next, words: why });
      else setFailure(fields['texts'] ? t('office.texts.problem.full') : message);
      form.current?.querySelector('textarea')?.focus();
      return false;
    } finally {
      setBusy(false);
    }
  }
  async function save(): Promise<void> {
    if (busy) return;
    if (problem) return form.current?.querySelector('textarea')?.focus();
    setBefore(null);
    if (draft === undefined || draft === own) return stop();
    if (await say(draft === original ? null : draft)) notify(t('office.texts.saved'), 'good');
  }
  function stop(): void {
    setDraft(undefined);
    setRefused(null);
    setFailure(null);
    setEditing(false);
  }

  return (
    <article className="office-card" aria-label={key}>
      <div className="office-title">
        <span className="office-code office-soft">{key}</span>
        {own !== null && <Tag tone="brand">{t('office.texts.own')}</Tag>}
        {draft !== undefined && draft !== own && <Tag tone="caution">{t('office.texts.not-saved')}</Tag>}
      </div>
      <dl className="office-facts">
        <dt>{t('office.texts.original')}</dt>
        <dd {...said}>{original ?? '–'}</dd>
        {own !== null && !editing && (
          <>
            <dt>{t('office.texts.own')}</dt>
            <dd {...said}>
              <strong>{own}</strong>
            </dd>
          </>
        )}
      </dl>
      {original === null && <Note tone="info">{t('office.texts.gone')}</Note>}
      {own !== null && updatedAt && (
        <p className="office-soft">
          {updatedBy
            ? t('office.texts.changed-by', {
                name: `\u2068${updatedBy}\u2069`,
                date: date.format(Date.parse(updatedAt)),
              })
            : t('office.texts.changed', { date: date.format(Date.parse(updatedAt)) })}
        </p>
      )}
      {editing && (
        <form
          ref={form}
          className="office-list"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextAreaField
            {...said}
            name="text"
            label={t('office.texts.own')}
            hint={
              holes.length > 0
                ? t('office.texts.holes', { holes: `\u2066${holes.join(' ')}\u2069` })
                : t('office.texts.plain')
            }
            rows={value.length > 120 ? 5 : 2}
            maxLength={2000}
            value={value}
            error={problem && t(problem.text, problem.values)}
            onInput={setDraft}
          />
          <div className="office-actions">
            <Button type="submit" size="s" variant="primary" busy={busy}>
              {t('office.save')}
            </Button>
            <Button size="s" variant="text" onClick={stop}>
              {t('office.cancel')}
            </Button>
          </div>
        </form>
      )}
      {failure && <Note tone="bad">{failure}</Note>}
      <div role="status">
        {before !== null && own === null && !editing && (
          <p className="office-note">
            <span>{t('office.texts.reset-done')}</span>
            <Button
              size="s"
              variant="text"
              busy={busy}
              onClick={() => void say(before).then((done) => done && setBefore(null))}
            >
              {t('office.texts.undo')}
            </Button>
          </p>
        )}
      </div>
      {!editing && (
        <div className="office-actions">
          {original !== null && (
            <Button size="s" onClick={() => setEditing(true)}>
              {t('office.texts.change')}
              <About what={key} />
            </Button>
          )}
          {own !== null && (
            <Button
              size="s"
              variant="text"
              busy={busy}
              onClick={() => void say(null).then((done) => done && original !== null && setBefore(own))}
            >
              {t('office.texts.reset')}
              <About what={key} />
            </Button>
          )}
        </div>
      )}
    </article>
  );
}

/** The stable words of `ownTextProblem`, and the reader's for them. */
const problems: readonly [RegExp, TextKey][] = [
  [/^must say something/, 'office.texts.problem.empty'],
  [/^must have at most (?<most>\d+)/, 'office.texts.problem.long'],
  [/^must be one line/, 'office.texts.problem.line'],
  [/^must be plain text/, 'office.texts.problem.markup'],
  [/^must not look up/, 'office.texts.problem.lookup'],
  [/^must keep (?<hole>.+)/, 'office.texts.problem.missing'],
  [/^must not have (?<hole>.+)/, 'office.texts.problem.unknown'],
];

function inWords(words: string): { text: TextKey; values?: Record<string, string> } {
  for (const [pattern, text] of problems) {
    const { groups } = pattern.exec(words) ?? {};
    if (pattern.test(words))
      return { text, values: groups?.hole ? { hole: `\u2066${groups.hole}\u2069` } : { ...groups } };
  }
  return { text: 'office.texts.problem.hole' };
}
