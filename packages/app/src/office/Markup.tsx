import { Fragment, useRef, useState } from 'react';
import type { MarkupRule, MarkupRules } from '@portolan/contract';
import { may } from '@portolan/contract/roles';
import { activeServices } from '@portolan/contract/services';
import { formatMoney, numberFormat } from '@portolan/core';
import { Button, dateFormat, plusIcon, Tag, useT } from '@portolan/ui';
import { About } from '../About.tsx';
import type { Failure } from '../context.ts';
import { useLoaded } from '../use-loaded.ts';
import { countryName } from './country-name.ts';
import { MarkupForm } from './MarkupForm.tsx';
import type { OfficeContext } from './Office.tsx';
import { Confirm, NotLoaded, Note, Waiting } from './parts.tsx';

/**
 * What the agency's prices are made with: its base percentages and every rule that holds now or later, also for services that it does not
 * sell now. Its managers add rules and end them (ROUTE-AGT-04).
 */
export function Markup({ context }: { context: OfficeContext }) {
  const t = useT();
  const { agency, notify, office, role } = context;
  const { state, set, retry } = useLoaded(() => office.markupRules());
  const [adding, setAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const mayChange = may(role, 'settings.markup.change');
  const sold = activeServices(agency.bookingMenuItemOptions);

  const close = () => {
    setAdding(false);
    heading.current?.focus();
  };
  return (
    <div className="office">
      <header className="office-head">
        <h1 ref={heading} tabIndex={-1}>
          {t('office.markup.title')}
        </h1>
        <p className="office-soft">{t('office.markup.intro')}</p>
      </header>
      {state.status === 'loading' && <Waiting />}
      {state.status === 'failed' && <NotLoaded failure={state.failure} retry={retry} />}
      {state.status === 'loaded' && (
        <>
          <Base base={state.value.base.filter(({ service }) => sold.includes(service))} />
          {mayChange &&
            (adding ? (
              <MarkupForm
                context={context}
                known={state.value}
                cancel={close}
                saved={(rule) => {
                  const { rules } = state.value;
                  const others = rules.filter(({ ruleId }) => ruleId !== rule.ruleId);
                  set({ ...state.value, rules: [rule, ...others] });
                  notify(t('office.markup.added'), 'good');
                  close();
                }}
              />
            ) : (
              <div className="office-actions">
                <Button variant="primary" icon={plusIcon} onClick={() => setAdding(true)}>
                  {t('office.markup.add')}
                </Button>
              </div>
            ))}
          {state.value.rules.length === 0 && <p className="office-soft">{t('office.markup.none')}</p>}
          <ul className="office-list" aria-label={t('office.markup.rules')}>
            {state.value.rules.map((rule) => (
              <li key={rule.ruleId}>
                <Rule
                  rule={rule}
                  agent={state.value.agents.find(({ agentId }) => agentId === rule.agentId)?.name ?? null}
                  context={context}
                  mayEnd={mayChange}
                  sold={rule.service === null || sold.includes(rule.service)}
                  ended={() => {
                    const { rules } = state.value;
                    set({ ...state.value, rules: rules.filter(({ ruleId }) => ruleId !== rule.ruleId) });
                    heading.current?.focus();
                  }}
                  reload={retry}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The percentages that hold where no rule does. */
function Base({ base }: { base: MarkupRules['base'] }) {
  const t = useT();
  return (
    <section className="office-card" aria-labelledby="markup-base">
      <h2 id="markup-base">{t('office.markup.base')}</h2>
      <p className="office-soft">{t('office.markup.base-hint')}</p>
      <dl className="office-facts">
        {base.map(({ service, basisPoints }) => (
          <Fragment key={service}>
            <dt>{t(`site.service.${service}`)}</dt>
            <dd>{percentText(basisPoints, t.language)}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}

interface RuleProps {
  rule: MarkupRule;
  /** Name of the agent whose it is; `null` when it is nobody's, or their account is gone. */
  agent: string | null;
  context: OfficeContext;
  mayEnd: boolean;
  /** False for a rule of a service that the agency does not sell now. */
  sold: boolean;
  ended(): void;
  reload(): void;
}

function Rule({ rule, agent, context: { notify, office }, mayEnd, sold, ended, reload }: RuleProps) {
  const t = useT();
  const { ruleId, layer, agentId, where, service, value, startsAt, endsAt } = rule;
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const date = dateFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  const worth =
    value.kind === 'fixed'
      ? formatMoney(value.amount, t.language)
      : percentText(value.basisPoints, t.language);
  const of = service === null ? t('office.markup.service.any') : t(`site.service.${service}`);
  const itemLabel = t(service === null ? 'office.markup.where.item' : `office.markup.item.${service}`);
  const place = placeText(where, t.language) ?? t('office.markup.where.everywhere');

  async function end(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await office.endMarkupRule(ruleId);
      notify(t('office.markup.ended'), 'good');
      ended();
    } catch (error) {
      const { code, message } = error as Failure;
      setAsking(false);
      setBusy(false);
      if (code === 'NOT_FOUND') {
        notify(t('office.markup.gone'), 'bad');
        reload();
      } else setFailure(message);
    }
  }

  return (
    <article className="office-card" aria-labelledby={`rule-${ruleId}`}>
      <div className="office-title">
        <h2 id={`rule-${ruleId}`}>{worth}</h2>
        <Tag>{t(`office.markup.layer.${layer}`)}</Tag>
        {!sold && <Tag tone="caution">{t('office.markup.not-sold')}</Tag>}
      </div>
      <dl className="office-facts">
        <dt>{t('office.markup.service')}</dt>
        <dd>{of}</dd>
        <dt>{where.kind === 'item' ? itemLabel : t('office.markup.where')}</dt>
        <dd>
          <bdi>{place}</bdi>
        </dd>
        {value.kind === 'percent' && value.floor && (
          <>
            <dt>{t('office.markup.floor')}</dt>
            <dd>{formatMoney(value.floor, t.language)}</dd>
          </>
        )}
        {value.kind === 'percent' && value.cap && (
          <>
            <dt>{t('office.markup.cap')}</dt>
            <dd>{formatMoney(value.cap, t.language)}</dd>
          </>
        )}
        {agentId !== null && (
          <>
            <dt>{t('office.markup.agent')}</dt>
            <dd>{agent ? <bdi>{agent}</bdi> : <span className="office-code">{agentId}</span>}</dd>
          </>
        )}
        <dt>{t('office.markup.starts')}</dt>
        <dd>{date.format(Date.parse(startsAt))}</dd>
        {endsAt !== null && (
          <>
            <dt>{t('office.markup.ends')}</dt>
            <dd>{date.format(Date.parse(endsAt))}</dd>
          </>
        )}
      </dl>
      {failure && <Note tone="bad">{failure}</Note>}
      {mayEnd && (
        <div className="office-actions">
          <Button size="s" variant="text" onClick={() => setAsking(true)}>
            {t('office.markup.end')}
            <About what={[worth, of, place].join(', ')} />
          </Button>
        </div>
      )}
      <Confirm
        open={asking}
        title={t('office.markup.end-title')}
        text={t('office.markup.end-text')}
        yes={t('office.markup.end')}
        busy={busy}
        confirm={() => void end()}
        close={() => setAsking(false)}
      />
    </article>
  );
}

/** Where a rule holds, in the language of the reader; `null` for everywhere. */
function placeText(where: MarkupRule['where'], language: string): string | null {
  switch (where.kind) {
    case 'everywhere':
      return null;
    case 'country':
      return countryName(where.countryCode, language);
    case 'city':
      return `${where.city}, ${countryName(where.countryCode, language)}`;
    case 'item':
      return where.itemId;
  }
}

function percentText(basisPoints: number, language: string): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(basisPoints / 10_000);
}
