import { useEffect, useMemo, useRef, useState } from 'react';
import type { AgencyText } from '@portolan/contract';
import { foldText } from '@portolan/core';
import { directionOf, supportedLanguages } from '@portolan/i18n';
import { SelectField, useT } from '@portolan/ui';
import { useLoaded } from '../use-loaded.ts';
import type { OfficeContext } from './Office.tsx';
import { Confirm, More, NotLoaded, Search, Waiting } from './parts.tsx';
import { TextRow } from './TextRow.tsx';

/** Rows that are shown at first, and more at each press. */
const shownAtOnce = 25;

/** What was typed and not saved yet, by key. */
export type Drafts = ReadonlyMap<string, string>;

/** Every text that travellers read, and the agency's own words for it, per language. */
export function Texts({ context }: { context: OfficeContext }) {
  const t = useT();
  const languages = context.agency.languages;
  const [language, setLanguage] = useState(
    languages.includes(t.language) ? t.language : (languages[0] ?? 'en'),
  );
  const [drafts, setDrafts] = useState<Drafts>(new Map());
  /** A language that is gone to once drafts may be dropped. */
  const [next, setNext] = useState<string | null>(null);
  const dirty = drafts.size > 0;

  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [dirty]);

  const go = (code: string) => {
    setDrafts(new Map());
    setNext(null);
    setLanguage(code);
  };
  return (
    <div className="office">
      <header className="office-head">
        <h1>{t('office.texts.title')}</h1>
        <p className="office-soft">{t('office.texts.intro')}</p>
      </header>
      <SelectField
        name="language"
        label={t('office.texts.language')}
        value={language}
        onChange={(code) => (dirty ? setNext(code) : go(code))}
        options={languages.map((code) => ({ value: code, label: nameOf(code) }))}
      />
      <LanguageTexts
        key={language}
        language={language}
        drafts={drafts}
        setDrafts={setDrafts}
        context={context}
      />
      <Confirm
        open={next !== null}
        title={t('office.texts.leave-title')}
        text={t('office.texts.leave-text', { count: drafts.size })}
        yes={t('office.texts.drop')}
        no={t('office.texts.stay')}
        confirm={() => go(next!)}
        close={() => setNext(null)}
      />
    </div>
  );
}

interface LanguageTextsProps {
  language: string;
  drafts: Drafts;
  setDrafts(change: (drafts: Drafts) => Drafts): void;
  context: OfficeContext;
}

function LanguageTexts({ language, drafts, setDrafts, context }: LanguageTextsProps) {
  const t = useT();
  const { state, set, retry } = useLoaded(() => context.office.texts(language));
  const [search, setSearch] = useState('');
  const [show, setShow] = useState<'all' | 'own'>('all');
  const [most, setMost] = useState(shownAtOnce);
  const list = state.status === 'loaded' ? state.value : null;
  // Rows stay where they are while they are changed: what was the agency's own when the list came leads it.
  const first = useRef<ReadonlySet<string> | null>(null);
  if (list && !first.current)
    first.current = new Set(list.filter(({ text }) => text !== null).map(({ key }) => key));
  const folded = useMemo(
    () =>
      new Map(
        list?.map((text) => [text.key, foldText(`${text.key} ${text.original ?? ''} ${text.text ?? ''}`)]),
      ),
    [list],
  );

  if (state.status === 'loading') return <Waiting />;
  if (state.status === 'failed') return <NotLoaded failure={state.failure} retry={retry} />;
  const words = foldText(search).split(/\s+/).filter(Boolean);
  const leads = ({ key }: AgencyText) => (first.current!.has(key) ? 0 : 1);
  const found = list!
    .filter(
      ({ key, text }) =>
        (show === 'all' || text !== null || first.current!.has(key)) &&
        words.every((word) => folded.get(key)!.includes(word)),
    )
    .sort((a, b) => leads(a) - leads(b));
  return (
    <>
      <search className="office-bar">
        <Search
          hint={t('office.texts.search-hint')}
          value={search}
          onInput={(value) => {
            setSearch(value);
            setMost(shownAtOnce);
          }}
        />
        <SelectField
          name="show"
          label={t('office.texts.show')}
          value={show}
          onChange={(value) => setShow(value as typeof show)}
          options={(['all', 'own'] as const).map((value) => ({
            value,
            label: t(`office.texts.show.${value}`),
          }))}
        />
      </search>
      <p className="office-soft" role="status">
        {found.length === 0
          ? t(show === 'own' && words.length === 0 ? 'office.texts.none-own' : 'office.texts.none')
          : t('office.texts.found', { count: found.length })}
        {drafts.size > 0 && ` · ${t('office.texts.unsaved', { count: drafts.size })}`}
      </p>
      <ul className="office-list" aria-label={t('office.texts.title')}>
        {found.slice(0, most).map((text) => (
          <li key={text.key}>
            <TextRow
              text={text}
              language={language}
              direction={directionOf(language)}
              draft={drafts.get(text.key)}
              setDraft={(draft) =>
                setDrafts((known) => {
                  const now = new Map(known);
                  if (draft === undefined) now.delete(text.key);
                  else now.set(text.key, draft);
                  return now;
                })
              }
              changed={(now) => set(list!.map((one) => (one.key === now.key ? now : one)))}
              context={context}
            />
          </li>
        ))}
      </ul>
      {found.length > most && <More show={() => setMost(most + shownAtOnce)} />}
    </>
  );
}

/** A language in its own words. */
function nameOf(code: string): string {
  return supportedLanguages.find((known) => known.code === code)?.nativeName ?? code;
}
