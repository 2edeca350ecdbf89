import { useState } from 'react';
import type { DealLinkSummary } from '@portolan/contract';
import {
  Button,
  Checkbox,
  dateFormat,
  SelectField,
  Spinner,
  Tag,
  TextAreaField,
  TextField,
  useStyles,
  useT,
} from '@portolan/ui';
import { About } from '../About.tsx';
import type { AppContext, Failure } from '../context.ts';
import { Copy } from '../Copy.tsx';
import { useForm } from '../form/use-form.ts';
import linksCss from './links.css?inline';
import { FailureNote, NotLoaded } from './Parts.tsx';
import { useLoaded } from '../use-loaded.ts';

type Context = Pick<AppContext, 'agency' | 'art' | 'links' | 'notify' | 'origin'>;

const lifetimes = ['30', '90', '365'] as const;
const dayMs = 86_400_000;

/** The agent's screen: make a deal link, and see all of the agency with their visits (ROUTE-LINK-09). */
export function DealLinks({ context }: { context: Context }) {
  useStyles(linksCss);
  const t = useT();
  const { links } = context;
  const { state, set, retry } = useLoaded(() => links.dealLinks());
  if (state.status === 'loading') return <Spinner />;
  if (state.status === 'failed') return <NotLoaded failure={state.failure} retry={retry} context={context} />;
  const list = state.value;
  return (
    <div className="links">
      <header className="links-head">
        <h1>{t('links.deals.title')}</h1>
        <p className="links-soft">{t('links.deals.intro')}</p>
      </header>
      <NewLink context={context} made={(link) => set([link, ...list])} />
      {list.length === 0 ? (
        <p className="links-soft">{t('links.deals.none')}</p>
      ) : (
        <ul className="links-list" aria-label={t('links.deals.title')}>
          {list.map((link) => (
            <Row
              key={link.dealLinkId}
              link={link}
              context={context}
              ended={() =>
                set(list.map((one) => (one === link ? { ...one, endedAt: new Date().toISOString() } : one)))
              }
            />
          ))}
        </ul>
      )}
    </div>
  );
}

function NewLink({ context, made }: { context: Context; made(link: DealLinkSummary): void }) {
  const t = useT();
  const empty = { title: '', message: '', target: '', landing: true, days: '90' };
  const form = useForm({
    initial: empty,
    fields: ['title', 'target', 'message'],
    check: ({ title, target }) => ({
      title: title.trim() ? undefined : 'links.deals.title-missing',
      target: target.trim() ? undefined : 'links.deals.target-missing',
    }),
    refused: {
      title: ['title', 'links.deals.title-missing'],
      target: ['target', 'links.deals.target-refused'],
    },
    async send({ title, message, target, landing, days }) {
      const words = message.trim();
      const link = await context.links.createDealLink({
        title: title.trim(),
        target: onThisSite(target.trim(), context.origin),
        landing,
        expiresAt: new Date(Date.now() + Number(days) * dayMs).toISOString(),
        ...(words ? { message: words } : {}),
      });
      form.reset();
      context.notify(t('links.deals.created'), 'good');
      made(link);
    },
  });
  const days = form.field('days');
  return (
    <form
      ref={form.ref}
      className="links-form"
      noValidate
      onSubmit={form.submit}
      aria-label={t('links.deals.new')}
    >
      <h2>{t('links.deals.new')}</h2>
      <FailureNote text={form.failure} />
      <TextField
        {...form.field('title')}
        label={t('links.deals.field-title')}
        maxLength={120}
        autoComplete="off"
      />
      <TextField
        {...form.field('target')}
        label={t('links.deals.field-target')}
        hint={t('links.deals.target-hint')}
        maxLength={2000}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
        dir="ltr"
      />
      <TextAreaField
        {...form.field('message')}
        label={t('links.deals.field-message')}
        optional
        rows={3}
        maxLength={1000}
      />
      <Checkbox {...form.box('landing')} label={t('links.deals.landing')} />
      <SelectField
        label={t('links.deals.field-life')}
        name="days"
        value={days.value}
        onChange={days.onInput}
        options={lifetimes.map((life) => ({
          value: life,
          label: t('links.deals.days', { count: Number(life) }),
        }))}
      />
      <div className="links-actions">
        <Button type="submit" variant="primary" busy={form.busy}>
          {t('links.deals.create')}
        </Button>
      </div>
    </form>
  );
}

function Row({ link, context, ended }: { link: DealLinkSummary; context: Context; ended(): void }) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const address = context.origin + link.path;
  const over = link.endedAt !== null || Date.parse(link.expiresAt) <= Date.now();
  const until = dateFormat(t.language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

  async function end(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await context.links.endDealLink(link.dealLinkId);
      context.notify(t('links.deals.has-ended', { title: link.title }), 'good');
      ended();
    } catch (error) {
      setFailure((error as Failure).message);
      setBusy(false);
    }
  }

  return (
    <li className="links-row">
      <div className="links-facts">
        <h2 dir="auto">{link.title}</h2>
        <span className="links-address">{address}</span>
        <p className="links-meta">
          {over ? <Tag tone="caution">{t('links.deals.over')}</Tag> : null}
          <span>{t('links.deals.visits', { count: link.visits })}</span>
          <span>{t('links.deal.until', { date: until.format(Date.parse(link.expiresAt)) })}</span>
          {link.agentName && <bdi>{link.agentName}</bdi>}
        </p>
        <FailureNote text={failure} />
      </div>
      {!over && (
        <div className="links-actions">
          <Copy
            text={address}
            about={link.title}
            words={{
              copy: t('links.deals.copy'),
              copied: t('links.deals.copied'),
              notCopied: t('links.deals.not-copied'),
            }}
            notify={context.notify}
          />
          <Button size="s" variant="text" busy={busy} onClick={() => void end()}>
            {t('links.deals.end')}
            <About what={link.title} />
          </Button>
        </div>
      )}
    </li>
  );
}

/** An address of this very site is meant as its path. */
function onThisSite(target: string, origin: string): string {
  return target.startsWith(`${origin}/`) ? target.slice(origin.length) : target;
}
