import { useEffect, useState } from 'react';
import type { SignInProvider } from '@portolan/contract';
import { ButtonLink, useT } from '@portolan/ui';
import type { AppContext } from '../context.ts';

/** The agency's other doors, as links below the form; nothing where it has none, or they cannot be asked for. */
export function OtherDoors({
  context: { providers, external, redirect },
}: {
  context: Pick<AppContext, 'providers' | 'external' | 'redirect'>;
}) {
  const t = useT();
  const [doors, setDoors] = useState<readonly SignInProvider[]>(providers ?? []);
  useEffect(() => {
    if (providers) return undefined;
    let here = true;
    external.providers().then(
      (found) => here && setDoors(found),
      () => undefined,
    );
    return () => void (here = false);
  }, [providers, external]);
  if (doors.length === 0) return null;
  return (
    <>
      <p className="auth-or">{t('account.external.or')}</p>
      <div className="auth-others">
        {doors.map(({ id, kind, name }) => {
          const query = new URLSearchParams({ provider: id, ...(redirect && { redirect }) });
          return (
            <ButtonLink key={id} href={`/${kind}?${query}`} block>
              {t('account.external.with', { name })}
            </ButtonLink>
          );
        })}
      </div>
    </>
  );
}
