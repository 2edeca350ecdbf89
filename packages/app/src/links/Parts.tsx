import type { ReactNode, RefObject } from 'react';
import { Button, ButtonLink, Icon, useT, warningIcon } from '@portolan/ui';
import type { TextKey } from '@portolan/i18n';
import type { AppContext, Failure } from '../context.ts';
import { Screen } from '../Screen.tsx';

interface NoticeProps {
  title: TextKey;
  text: TextKey;
  context: Pick<AppContext, 'agency' | 'art'>;
  children?: ReactNode;
}

/** A link that leads to nothing, or to nothing any more: why, and who can help. */
export function Notice({ title, text, context: { agency, art }, children }: NoticeProps) {
  const t = useT();
  return (
    <Screen picture={art.empty} title={t(title)}>
      <p>{t(text, { agency: agency.agencyName })}</p>
      <div className="app-actions">
        {children}
        {agency.contactEmailId && (
          <ButtonLink href={`mailto:${agency.contactEmailId}`}>{t('links.write')}</ButtonLink>
        )}
        <ButtonLink variant="text" href="/">
          {t('links.home')}
        </ButtonLink>
      </div>
    </Screen>
  );
}

interface LetterHeadProps {
  title: string;
  /** `null`: whoever wrote it is not named, the agency is. */
  agentName: string | null;
  agency: AppContext['agency'];
  /** Takes the focus when what follows changes. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Before the title. */
  stamp?: ReactNode;
  children?: ReactNode;
}

/** What somebody at the agency calls what they send, and who they are. */
export function LetterHead({ title, agentName, agency, heading, stamp, children }: LetterHeadProps) {
  const t = useT();
  return (
    <header className="links-head">
      {stamp}
      <h1 id="letter-title" ref={heading} tabIndex={heading && -1} dir="auto">
        {title}
      </h1>
      <p className="links-soft">
        {agentName
          ? t('links.proposal.from', { agent: agentName, agency: agency.agencyName })
          : t('links.proposal.from-agency', { agency: agency.agencyName })}
      </p>
      {children}
    </header>
  );
}

/** What they say, in whatever language; nothing when they say nothing. */
export function Words({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="links-words" dir="auto">
      {text}
    </p>
  );
}

/** What could not be loaded, with another try. */
export function NotLoaded({
  failure,
  retry,
  context,
}: {
  failure: Failure;
  retry(): void;
  context: Pick<AppContext, 'agency' | 'art'>;
}) {
  const t = useT();
  if (failure.code === 'NOT_FOUND' || failure.code === 'VALIDATION_FAILED')
    return <Notice title="links.unknown.title" text="links.unknown.text" context={context} />;
  if (failure.code === 'LINK_EXPIRED')
    return <Notice title="links.over.title" text="links.over.text" context={context} />;
  return (
    <Notice title="links.failed.title" text="links.failed.text" context={context}>
      <Button variant="primary" onClick={retry}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}

/** What the server said of an action that failed. */
export function FailureNote({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <p className="links-failure" role="alert">
      <Icon icon={warningIcon} size={18} /> <span>{text}</span>
    </p>
  );
}
