import { useEffect, useState, type ComponentType } from 'react';
import { Button, Spinner, useStyles, useT } from '@portolan/ui';
import { screenCss } from '../screen.css.ts';
import type { LinkPagesProps } from './LinkPages.tsx';

/** The screens of links, whose code only they load. */
export function LazyLinkPages(props: LinkPagesProps) {
  useStyles(screenCss);
  const t = useT();
  const [Pages, setPages] = useState<ComponentType<LinkPagesProps> | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    setFailed(false);
    void import('./LinkPages.tsx').then(
      ({ LinkPages }) => current && setPages(() => LinkPages),
      () => current && setFailed(true),
    );
    return () => void (current = false);
  }, [attempt]);
  if (Pages) return <Pages {...props} />;
  if (!failed) return <Spinner />;
  return (
    <div className="app-screen" role="alert">
      <p>{t('site.errors.title')}</p>
      <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
        {t('common.retry')}
      </Button>
    </div>
  );
}
