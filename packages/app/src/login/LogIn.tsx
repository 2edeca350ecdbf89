import { useId, useRef, useState, type FormEvent } from 'react';
import { Button, Icon, useStyles, useT, warningIcon } from '@portolan/ui';
import type { TextKey } from '@portolan/i18n';
import type { AppContext } from '../context.ts';
import { loginCss } from './login.css.ts';
import { loginProblems, type LoginProblems } from './login-problems.ts';

type LogInContext = Pick<AppContext, 'art' | 'logIn'> & { agency: Pick<AppContext['agency'], 'agencyName'> };

/** E-mail and password; what the server says of them is shown in the form, never by leading away (ERR-25). */
export function LogIn({ context }: { context: LogInContext }) {
  useStyles(loginCss);
  const t = useT();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [visible, setVisible] = useState(false);
  const [problems, setProblems] = useState<LoginProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { art, agency } = context;
  const picture = art.room ?? art.hero;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = loginProblems({ email, password });
    setProblems(found);
    setFailure(null);
    const first = found.email ? 'email' : found.password ? 'password' : null;
    if (first) {
      form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await context.logIn(email.trim(), password);
    } catch (error) {
      setFailure((error as Error).message || t('account.login.failed'));
      setBusy(false);
    }
  };
  // Checked on leaving a field, and while typing once it was wrong.
  const check = (name: keyof LoginProblems, values: { email: string; password: string }, onBlur: boolean) => {
    if (!onBlur && !problems[name]) return;
    setProblems({ ...problems, [name]: loginProblems(values)[name] });
  };

  return (
    <div className="login">
      <div className="login-art">{picture && <img src={picture} alt="" decoding="async" />}</div>
      <form
        ref={form}
        className="login-form"
        noValidate
        onSubmit={(event) => void submit(event)}
        aria-labelledby="login-title"
      >
        <h1 id="login-title">{t('account.login.title')}</h1>
        <p className="login-intro">{t('account.login.intro', { agency: agency.agencyName })}</p>
        {failure && (
          <p className="login-failure" role="alert">
            <Icon icon={warningIcon} size={18} /> <span>{failure}</span>
          </p>
        )}
        <LoginField label={t('account.login.email')} problem={problems.email}>
          {(control) => (
            <input
              {...control}
              name="email"
              type="email"
              autoComplete="username"
              inputMode="email"
              enterKeyHint="next"
              autoCapitalize="none"
              spellCheck={false}
              value={email}
              onInput={(event) => {
                setEmail(event.currentTarget.value);
                check('email', { email: event.currentTarget.value, password }, false);
              }}
              onBlur={() => email && check('email', { email, password }, true)}
            />
          )}
        </LoginField>
        <LoginField label={t('account.login.password')} problem={problems.password}>
          {(control) => (
            <span className="login-secret">
              <input
                {...control}
                name="password"
                type={visible ? 'text' : 'password'}
                autoComplete="current-password"
                enterKeyHint="go"
                value={password}
                onInput={(event) => {
                  setPassword(event.currentTarget.value);
                  check('password', { email, password: event.currentTarget.value }, false);
                }}
              />
              <button type="button" aria-pressed={visible} onClick={() => setVisible(!visible)}>
                {t(visible ? 'account.login.hide' : 'account.login.show')}
              </button>
            </span>
          )}
        </LoginField>
        <Button type="submit" variant="primary" size="l" block busy={busy}>
          {t('account.login.submit')}
        </Button>
      </form>
    </div>
  );
}

interface LoginFieldProps {
  label: string;
  problem: TextKey | undefined;
  children(control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }): React.ReactNode;
}

function LoginField({ label, problem, children }: LoginFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <div className="login-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-invalid': problem ? true : undefined,
        'aria-describedby': problem ? `${id}-problem` : undefined,
      })}
      {problem && (
        <p className="login-problem" id={`${id}-problem`}>
          <Icon icon={warningIcon} size={16} /> {t(problem)}
        </p>
      )}
    </div>
  );
}
