import type { PriceView } from '@portolan/contract';
import type { Money } from '@portolan/core';
import { priceLines, visibleSaving } from '@portolan/core/price';
import {
  Button,
  ButtonLink,
  Icon,
  checkIcon,
  clockIcon,
  infoIcon,
  lockIcon,
  tagIcon,
  type IconShape,
  warningIcon,
} from '@portolan/ui';
import { Fragment, useState, type ReactNode } from 'react';
import type { ArtPurpose, WidgetContext } from '../context.ts';
import { useFlow } from './flow.ts';
import { price } from './format.ts';

/** An amount in the reader's language, safe in any writing direction. */
export function Amount({ value }: { value: Money }) {
  return <bdi className="num">{price(value, useFlow().context.t.language)}</bdi>;
}

export interface ArtProps {
  src: string;
  alt?: string | undefined;
  /** Says that this is no photo. @default false */
  labelled?: boolean | undefined;
  className?: string | undefined;
  eager?: boolean | undefined;
  /** Of the illustration that stands in for it. */
  purpose: ArtPurpose;
}

/** A picture in a box that keeps its ratio; a picture that fails gives way to an illustration, then to a plain plate. */
export function Art({ src, alt = '', labelled = false, className = '', eager = false, purpose }: ArtProps) {
  const { t, siteOrigin, art } = useFlow().context;
  const [failures, setFailures] = useState(0);
  const sources = [src, art[purpose]].filter((address): address is string => Boolean(address));
  const source = sources[failures];
  return (
    <div className={`trv-art ${className}`}>
      {source && (
        <img
          key={source}
          src={absolute(source, siteOrigin)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailures(failures + 1)}
        />
      )}
      {labelled && isIllustration(source) && (
        <span className="trv-art-label">{t('common.illustration')}</span>
      )}
    </div>
  );
}

/** Addresses of the API may be relative to the agency's site. */
export function absolute(address: string, siteOrigin: string): string {
  try {
    return new URL(address, siteOrigin).href;
  } catch {
    return address;
  }
}

function isIllustration(address: string | undefined): boolean {
  return address !== undefined && /(^|\/)art\/v1\//.test(address);
}

export function Tag({
  tone,
  icon,
  children,
}: {
  tone?: 'good' | 'caution';
  icon?: IconShape | undefined;
  children: ReactNode;
}) {
  return (
    <span className={`trv-tag${tone ? ` is-${tone}` : ''}`}>
      {icon && <Icon icon={icon} size={16} />}
      {children}
    </span>
  );
}

/**
 * What something costs: total first, then what it is for, taxes stated, the saving never louder than the price. Members that the server
 * did not send for this role are not shown; a hidden price says so and offers the way to see it.
 * @param notes what the total is for, such as "for 2 nights"; a line each
 */
export function PriceSummary({ view, notes }: { view: PriceView | null; notes: readonly string[] }) {
  const { t, role } = useFlow().context;
  if (!view) return <LockedPrice />;
  const lines = priceLines(view);
  const saved = visibleSaving(view);
  // Often the only tax is the one that the property collects: one line says both.
  const sameAmount = lines.split && lines.taxTotal.amount === lines.dueThereTotal.amount;
  const taxesText = () => {
    if (lines.taxTotal.amount === 0) return t('stays.price.all-included');
    const amount = price(lines.taxTotal, t.language);
    return t(sameAmount ? 'stays.price.taxes-there' : 'stays.price.taxes-included', { amount });
  };
  return (
    <div className="trv-price">
      {view.retail && (
        <p className="trv-price-was">
          <span className="vh">{t('stays.price.retail')} </span>
          <s>
            <Amount value={view.retail} />
          </s>
          {view.discountPercent ? <bdi> −{view.discountPercent}%</bdi> : null}
        </p>
      )}
      <p className="trv-price-total">
        <Amount value={view.total} />
      </p>
      <p className="trv-price-note">
        {notes.map((note, i) => (
          <Fragment key={i}>
            {i > 0 && <br />}
            {note}
          </Fragment>
        ))}
      </p>
      <p className="trv-price-note">{taxesText()}</p>
      {lines.split && !sameAmount && (
        <p className="trv-price-note">
          {t('stays.price.due-there', { amount: price(lines.dueThereTotal, t.language) })}
        </p>
      )}
      {saved && (
        <p className="trv-price-saved">
          <Icon icon={tagIcon} size={14} />
          <span>
            {t(role === 'visitor' ? 'stays.price.save-up-to' : 'stays.price.saved')} <Amount value={saved} />
          </span>
        </p>
      )}
      {(view.net || view.markup) && (
        <dl className="trv-price-rows">
          {view.net && (
            <div>
              <dt>{t('stays.price.wholesale')}</dt>
              <dd>
                <Amount value={view.net} />
              </dd>
            </div>
          )}
          {view.markup && (
            <div>
              <dt>{t('stays.price.markup')}</dt>
              <dd>
                <Amount value={view.markup} />
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

/** The agency shows prices to logged-in travellers only: say so, offer the way in, invent no digits. */
export function LockedPrice() {
  const { context } = useFlow();
  const { t, agency } = context;
  return (
    <div className="trv-locked">
      <p>
        <Icon icon={lockIcon} size={18} />
        <span>{t('stays.price.locked')}</span>
      </p>
      {!agency.isHideLoginOption && (
        <ButtonLink
          variant="tint"
          size="s"
          href={loginHref(context)}
          onClick={(event) => {
            if (!context.promptLogin) return;
            event.preventDefault();
            context.promptLogin(here(context));
          }}
        >
          {t('stays.price.log-in')}
        </ButtonLink>
      )}
    </div>
  );
}

export function here(context: WidgetContext): string {
  const { path, query } = context.navigate.current();
  const search = query.toString();
  return search ? `${path}?${search}` : path;
}

export function loginHref(context: WidgetContext): string {
  return context.navigate.href(`/login?redirect=${encodeURIComponent(here(context))}`);
}

/** Cause in one sentence, one way on. */
export function EmptyState({
  title,
  text,
  children,
  slot,
  level: Heading = 'h2',
}: {
  title: string;
  text: string;
  children?: ReactNode;
  /** `h1` where it is all that there is. @default 'h2' */
  level?: 'h1' | 'h2';
  /** Slot of the element whose content takes its place on a partner's page; absent: none does. */
  slot?: 'empty' | 'error' | undefined;
}) {
  const { art, siteOrigin } = useFlow().context;
  const state = (
    <div className="trv-empty">
      {art.empty && <img src={absolute(art.empty, siteOrigin)} alt="" />}
      <Heading>{title}</Heading>
      <p className="trv-sub">{text}</p>
      <div className="trv-actions">{children}</div>
    </div>
  );
  return slot ? <slot name={slot}>{state}</slot> : state;
}

/** A line above a list: something to know, and what to do about it. */
export function Callout({
  tone = 'info',
  children,
  action,
  alert = false,
}: {
  tone?: 'info' | 'caution' | 'bad' | 'good';
  children: ReactNode;
  action?: { label: string; run(): void } | undefined;
  alert?: boolean;
}) {
  const icon = { info: infoIcon, caution: clockIcon, bad: warningIcon, good: checkIcon };
  return (
    <div className={`trv-callout is-${tone}`} role={alert ? 'alert' : 'status'}>
      <Icon icon={icon[tone]} />
      <p>{children}</p>
      {action && (
        <Button variant="outline" size="s" onClick={action.run}>
          {action.label}
        </Button>
      )}
    </div>
  );
}
