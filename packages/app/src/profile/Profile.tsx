import { useCallback, useEffect, useState } from 'react';
import type { SessionInfo } from '@portolan/contract';
import { Button, ButtonLink, Icon, Skeleton, useStyles, useT, warningIcon } from '@portolan/ui';
import type { AppContext, Failure } from '../context.ts';
import { authCss } from '../form/auth.css.ts';
import { describeDevice } from './describe-device.ts';

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

const profileCss = `.profile{display:grid;gap:var(--_4);justify-items:start;max-inline-size:720px;margin:var(--_7) auto;padding:0 var(--_4)}
.profile h1{font-family:var(--travel-font-display,inherit);font-size:var(--_h2);font-weight:700}.profile h2{font-size:var(--_h3);margin-block-start:var(--_4)}
.profile>p{margin:0;color:var(--_ink-2)}.profile-who{display:flex;flex-wrap:wrap;gap:var(--_1) var(--_4)}.profile-who strong{color:var(--_ink)}
.profile-sessions{list-style:none;margin:0;padding:0;inline-size:100%;background:var(--_surface);border-radius:var(--_rl);box-shadow:var(--_e1)}
.profile-sessions li{display:flex;flex-wrap:wrap;gap:var(--_2) var(--_4);align-items:center;justify-content:space-between;padding:var(--_4)}
.profile-sessions li+li{border-block-start:1px solid var(--_line)}.profile-sessions span{display:grid;gap:var(--_1)}
.profile-sessions small{font-size:var(--_small);color:var(--_ink-2)}.profile-sessions em{font-style:normal;font-weight:600;color:var(--_good)}`;
