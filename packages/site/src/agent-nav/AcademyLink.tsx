import { useState, type MouseEvent, type ReactNode } from 'react';
import { useT } from '@portolan/ui';
import { useSite } from '../shell/page-context.tsx';

/**
 * The entry of the agency's academy. The page holds its bare address; a token for who clicks is made at the click, so that it is in no
 * document, and leaves no trace in a Referer.
 */
export function AcademyLink({ href, name, children }: { href: string; name: string; children: ReactNode }) {
  const t = useT();
  const { client } = useSite();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');

  const open = async (event: MouseEvent) => {
    event.preventDefault();
    if (state === 'opening') return;
    setState('opening');
    // In the click itself: browsers block a tab that a script opens later. Where none opens, this tab goes there.
    const tab = window.open('', '_blank');
    if (tab) {
      tab.opener = null;
      tab.document.title = name;
      tab.document.body.textContent = t('agent.nav.academy-opening', { item: name });
    }
    try {
      const { data } = await client.call('openAcademy');
      const { document: from } = tab ?? window;
      const link = from.createElement('a');
      link.href = data.url;
      link.rel = 'noreferrer';
      // A link counts where it is in a document.
      from.body.append(link);
      link.click();
      link.remove();
      setState('idle');
    } catch {
      tab?.close();
      setState('failed');
    }
  };

  return (
    <>
      <a
        className="agent-nav-item"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        aria-busy={state === 'opening'}
        onClick={(event) => void open(event)}
        // The middle button opens a tab too.
        onAuxClick={(event) => event.button === 1 && void open(event)}
      >
        {children}
      </a>
      {state === 'failed' && (
        <p className="agent-nav-failed" role="alert">
          {t('agent.nav.academy-failed', { item: name })}
        </p>
      )}
    </>
  );
}
