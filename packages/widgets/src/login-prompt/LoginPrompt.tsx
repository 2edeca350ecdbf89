import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { WidgetContext } from '../context.ts';
import type { PromptCardProps } from './PromptCard.tsx';
import { whenDue } from './when-due.ts';

/** In the visit's storage: `false` keeps the prompt away, everything else and nothing at all let it come (STORE-13). */
const flag = 'displaySavingPopup';

/** Agencies whose prompt has been here, for pages that forbid storage. */
const seen = new Set<string>();

export interface LoginPromptProps {
  context: WidgetContext;
  /** True on a partner's page. */
  embedded: boolean;
  /** The visitor asked for it, so it comes at once, however often it was closed. */
  asked: boolean;
  /** The page says who is there. */
  known: boolean;
  /** Where to come back to after logging in, a path on the agency's site. @default by the rules of the site's own links */
  redirect: string | null;
  /** The block whose way to mid-screen brings it early, found from a node of the widget. */
  block(from: Element): Element | null;
}

/** Waits for its moment, then shows the card; renders nothing that is seen before. */
export function LoginPrompt({ context, embedded, asked, known, redirect, block }: LoginPromptProps) {
  const anchor = useRef<HTMLParagraphElement>(null);
  const [due, setDue] = useState(false);
  const [closed, setClosed] = useState(false);
  const [said, setSaid] = useState('');
  const [Card, setCard] = useState<ComponentType<PromptCardProps> | null>(null);
  const { agency, role, storage, emit } = context;
  const visitor = role === 'visitor' && !known;
  const wanted = visitor && !agency.isHideLoginOption && !agency.profileInformation;
  const open = visitor && (asked || (wanted && due)) && !closed;

  const load = () =>
    void import('./PromptCard.tsx').then(
      (code) => setCard(() => code.PromptCard),
      // Whoever is not asked loses nothing.
      () => undefined,
    );
  useEffect(() => {
    if (!wanted || seen.has(agency.subdomain) || storage.get(flag) === 'false') return undefined;
    return whenDue({ block: () => block(anchor.current!), soon: load, due: () => setDue(true) });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a change of language or currency brings other objects, and the wait goes on
  }, [wanted, agency.subdomain]);
  useEffect(() => {
    if (asked) setClosed(false);
  }, [asked, redirect]);
  useEffect(() => {
    if (open) load();
  }, [open]);

  const keepAway = () => {
    seen.add(agency.subdomain);
    storage.set(flag, 'false');
  };
  return (
    <>
      <p ref={anchor} className="vh" role="status">
        {open && said}
      </p>
      {open && Card && (
        <Card
          context={context}
          embedded={embedded}
          asked={asked}
          redirect={redirect}
          onShown={(title) => {
            keepAway();
            setSaid(title);
            emit('prompt', { action: 'shown' });
          }}
          onClose={() => {
            keepAway();
            setClosed(true);
            emit('prompt', { action: 'closed' });
          }}
        />
      )}
    </>
  );
}
