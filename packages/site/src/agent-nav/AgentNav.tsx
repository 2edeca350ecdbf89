import { useCallback, useEffect, useState } from 'react';
import { useDismiss, useFloating, useFocus, useHover, useInteractions } from '@floating-ui/react';
import type { NavigationItem } from '@portolan/contract';
import { createI18nextT } from '@portolan/i18n/i18next';
import { Button, downIcon, Icon, useAreaTexts, useStyles, useT, WithTexts } from '@portolan/ui';
import { useSite, useSiteState } from '../shell/page-context.tsx';
import { localStoragePort } from '../state/storage.ts';
import { AcademyLink } from './AcademyLink.tsx';
import { agentMenu, leadsTo, type AgentMenuItem } from './agent-menu.ts';
import agentNavCss from './agent-nav.css?inline';
import { DeniedItem } from './DeniedItem.tsx';
import { NavMark } from './icons.tsx';

/** How long a mouse stays on the folded menu before it opens (CONST-26). */
export const expandAfterMs = 100;
/** In local storage: the agent folded the menu. */
const foldedKey = 'agentNavFolded';

export interface AgentNavProps {
  /** In the slide-in menu of phones it is always open and folds nothing. */
  variant: 'rail' | 'slide';
  path: string;
}

/** The agent's menu with its own texts: visitors and customers never load it. */
export function AgentNav(props: AgentNavProps) {
  const t = useAreaTexts(['agent', 'common'], undefined, createI18nextT);
  if (!t) return props.variant === 'rail' ? <div className="agent-nav-place" /> : null;
  return (
    <WithTexts t={t}>
      <Menu {...props} />
    </WithTexts>
  );
}

function Menu({ variant, path }: AgentNavProps) {
  useStyles(agentNavCss);
  const t = useT();
  const rail = variant === 'rail';
  const [folded, setFolded] = useState(() => rail && localStoragePort.get(foldedKey) === 'true');
  const [peeking, setPeeking] = useState(false);
  const open = !folded || peeking;
  const { refs, context } = useFloating<HTMLElement>({ open: peeking, onOpenChange: setPeeking });
  // Folded, it opens for a mouse that stays and for the keyboard, and folds again when they leave, or on Escape.
  const { getReferenceProps } = useInteractions([
    useHover(context, {
      enabled: folded,
      mouseOnly: true,
      move: false,
      delay: { open: expandAfterMs, close: 0 },
    }),
    useFocus(context, { enabled: folded, visibleOnly: true }),
    useDismiss(context),
  ]);

  return (
    <nav
      className={`agent-nav is-${variant}${folded ? ' is-folded' : ''}${open ? ' is-open' : ''}`}
      aria-label={t('agent.nav.title')}
      ref={refs.setReference}
      {...getReferenceProps()}
    >
      <div className="agent-nav-panel">
        {rail && (
          <button
            type="button"
            className="agent-nav-fold"
            aria-expanded={!folded}
            onClick={() => {
              setPeeking(false);
              setFolded(!folded);
              localStoragePort.set(foldedKey, String(!folded));
            }}
          >
            <NavMark name={folded ? 'unfold' : 'fold'} />
            <span className="agent-nav-text">{t(folded ? 'agent.nav.expand' : 'agent.nav.collapse')}</span>
          </button>
        )}
        <Items path={path} />
      </div>
    </nav>
  );
}

function Items({ path }: { path: string }) {
  const t = useT();
  const { client } = useSite();
  const agency = useSiteState((state) => state.agency);
  const role = useSiteState((state) => state.role);
  const [navigation, setNavigation] = useState<readonly NavigationItem[] | 'failed' | null>(null);
  const load = useCallback(() => {
    setNavigation(null);
    client.call('getNavigations').then(
      ({ data }) => setNavigation(data),
      () => setNavigation('failed'),
    );
  }, [client]);
  // Another role has another menu.
  useEffect(load, [load, role]);

  if (navigation === 'failed')
    return (
      <div className="agent-nav-failed" role="alert">
        <p>{t('agent.nav.failed')}</p>
        <Button size="s" variant="outline" onClick={load}>
          {t('agent.nav.retry')}
        </Button>
      </div>
    );
  if (!navigation)
    return (
      <div className="agent-nav-wait" aria-busy="true">
        {Array.from({ length: 9 }, (_, at) => (
          <i key={at} />
        ))}
      </div>
    );
  return (
    <ul>
      {agentMenu(navigation, agency).map((item) => (
        <Item key={item.id} item={item} path={path} />
      ))}
    </ul>
  );
}

function Item({ item, path }: { item: AgentMenuItem; path: string }) {
  const t = useT();
  const inside = item.below.some((child) => leadsTo(child, path));
  const [open, setOpen] = useState(inside);
  const text = 'key' in item.text ? t(item.text.key) : item.text.label;
  const content = (
    <>
      <NavMark name={item.icon} />
      <span className="agent-nav-text">
        <bdi>{text}</bdi>
      </span>
    </>
  );
  if (!item.readable)
    return (
      <li>
        <DeniedItem reason={t('agent.nav.denied', { item: text })}>{content}</DeniedItem>
      </li>
    );
  if (item.below.length > 0)
    return (
      <li className={inside ? 'is-inside' : undefined}>
        <button type="button" className="agent-nav-item" aria-expanded={open} onClick={() => setOpen(!open)}>
          {content}
          <Icon icon={downIcon} size={16} />
        </button>
        <ul hidden={!open}>
          {item.below.map((child) => (
            <Item key={child.id} item={child} path={path} />
          ))}
        </ul>
      </li>
    );
  const out = item.external && (
    <>
      <span className="vh">({t('agent.nav.external')})</span>
      <NavMark name="out" size={14} />
    </>
  );
  if (item.academy)
    return (
      <li>
        <AcademyLink href={item.href!} name={text}>
          {content}
          {out}
        </AcademyLink>
      </li>
    );
  return (
    <li>
      <a
        className="agent-nav-item"
        href={item.href!}
        aria-current={leadsTo(item, path) ? 'page' : undefined}
        {...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      >
        {content}
        {out}
      </a>
    </li>
  );
}
