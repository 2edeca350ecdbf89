import { useCallback, useEffect, useState } from 'react';
import type { SessionInfo } from '@portolan/contract';
import { Button, ButtonLink, Icon, Skeleton, useStyles, useT, warningIcon } from '@portolan/ui';
import type { AppContext, Failure } from '../context.ts';
import authCss from '../form/auth.css?inline';
import { describeDevice } from './describe-device.ts';
import profileCss from './profile.css?inline';

type ProfileContext = Pick<AppContext, 'account' | 'user' | 'role'>;

/** Who one is, and where one is logged in; every place but this can be ended from here. */
export function Profile({ context }: { context: ProfileContext }) {
  useStyles(authCss);
  useStyles(profileCss);
  const t = useT();
  const { account, user, role } = context;
  const [sessions, setSessions] = useState<readonly SessionInfo[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [ending, setEnding] = useState<string | null>(null);
  const [ended, setEnded] = useState(false);
  const failed = useCallback((error: Failure) => setFailure(error.message || t('account.login.failed')), [t]);
  const load = useCallback(
    () =>
      account.sessions().then((found) => {
        setSessions(found);
        setFailure(null);
      }, failed),
    [account, failed],
  );
  useEffect(() => {
    if (role !== 'visitor') void load();
  }, [role, load]);
  const end = async (id: string) => {
    setEnding(id);
    setEnded(false);
    try {
      await account.endSession(id);
      setEnded(true);
    } catch (error) {
      // Whoever ended it meanwhile has done what was asked.
      if ((error as Failure).code !== 'NOT_FOUND') failed(error as Failure);
    }
    await load();
    setEnding(null);
  };

  if (role === 'visitor')
    return (
      <section className="profile">
        <h1>{t('account.profile.title')}</h1>
        <ButtonLink variant="primary" href="/login">
          {t('account.login.submit')}
        </ButtonLink>
      </section>
    );
  const date = new Intl.DateTimeFormat(t.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="profile" aria-labelledby="profile-title">
      <h1 id="profile-title">{t('account.profile.title')}</h1>
      {user && (
        <p className="profile-who">
          <strong>
            <bdi>{`${user.personal_info.first_name} ${user.personal_info.last_name}`.trim()}</bdi>
          </strong>
          <bdi>{user.personal_info.email}</bdi>
          <a href="/forgotpassword">{t('account.sessions.password')}</a>
        </p>
      )}
      <h2>{t('account.sessions.title')}</h2>
      <p>{t('account.sessions.text')}</p>
      {failure && (
        <p className="auth-failure" role="alert">
          <Icon icon={warningIcon} size={18} /> <span>{failure}</span>
          <Button size="s" variant="text" onClick={() => void load()}>
            {t('account.sessions.retry')}
          </Button>
        </p>
      )}
      <div role="status">{ended && <p className="auth-note">{t('account.sessions.ended')}</p>}</div>
      {!sessions && !failure && <Skeleton />}
      {sessions && (
        <ul className="profile-sessions">
          {sessions.map(({ id, current, seenAt, userAgent, embedded }) => {
            const device = describeDevice(userAgent);
            const name = device ? t('account.sessions.device', device) : t('account.sessions.unknown');
            return (
              <li key={id}>
                <span>
                  <strong id={`session-${id}`}>
                    <bdi>{name}</bdi>
                  </strong>
                  <small>
                    {t('account.sessions.seen', { date: date.format(new Date(seenAt)) })}
                    {embedded && ` · ${t('account.sessions.embedded')}`}
                  </small>
                </span>
                {current ? (
                  <em>{t('account.sessions.current')}</em>
                ) : (
                  <Button
                    size="s"
                    busy={ending === id}
                    aria-describedby={`session-${id}`}
                    onClick={() => void end(id)}
                  >
                    {t('account.sessions.end')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {sessions && sessions.length > 1 && (
        <Button variant="outline" busy={ending === 'others'} onClick={() => void end('others')}>
          {t('account.sessions.end-others')}
        </Button>
      )}
    </section>
  );
}
