import { useEffect, useState, type ComponentType } from 'react';
import { Button, Spinner, useStyles, useT } from '@portolan/ui';
import screenCss from './screen.css?inline';

/** A screen whose code only it loads; what does not come can be asked for again. @param load once for each attempt */
export function lazyScreen<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LazyScreen(props: P) {
    useStyles(screenCss);
    const t = useT();
    const [Screen, setScreen] = useState<ComponentType<P> | null>(null);
    const [failed, setFailed] = useState(false);
    const [attempt, setAttempt] = useState(0);
    useEffect(() => {
      let current = true;
      setFailed(false);
      void load().then(
        (loaded) => current && setScreen(() => loaded),
        () => current && setFailed(true),
      );
      return () => void (current = false);
    }, [attempt]);
    if (Screen) return <Screen {...props} />;
    if (!failed) return <Spinner />;
    return (
      <div className="app-screen" role="alert">
        <p>{t('site.errors.title')}</p>
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          {t('common.retry')}
        </Button>
      </div>
    );
  };
}
