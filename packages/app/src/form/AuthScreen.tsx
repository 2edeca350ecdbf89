import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary, Icon, useStyles, useT, warningIcon } from '@portolan/ui';
import type { AppContext } from '../context.ts';
import authCss from './auth.css?inline';
import type { Form } from './use-form.ts';

interface AuthScreenProps {
  title: string;
  /** One sentence below the title. */
  intro?: ReactNode;
  art: AppContext['art'];
  children: ReactNode;
}

/** A screen around signing in: a picture at the start, what is to be done at the end. */
export function AuthScreen({ title, intro, art, children }: AuthScreenProps) {
  useStyles(authCss);
  const picture = art.room ?? art.hero;
  return (
    <section className="auth" aria-labelledby="auth-title">
      <div className="auth-art">{picture && <img src={picture} alt="" decoding="async" />}</div>
      <div className="auth-main">
        <h1 id="auth-title" tabIndex={-1}>
          {title}
        </h1>
        {intro && <p className="auth-intro">{intro}</p>}
        {children}
      </div>
    </section>
  );
}

interface AuthFormProps {
  form: Pick<Form<Record<string, string | boolean>>, 'failure' | 'list' | 'ref'> & {
    submit(event: FormEvent): void;
  };
  children: ReactNode;
}

/** The form of a screen: what the server said of it, all that is wrong where that is much, then the fields. */
export function AuthForm({ form, children }: AuthFormProps) {
  const t = useT();
  return (
    <form
      ref={form.ref}
      className="auth-form"
      // Until its code is there a press does nothing: sent as it is, a password would stand in the address.
      method="dialog"
      noValidate
      onSubmit={form.submit}
      aria-labelledby="auth-title"
    >
      {form.failure && (
        <p className="auth-failure" role="alert" tabIndex={-1}>
          <Icon icon={warningIcon} size={18} /> <span>{form.failure}</span>
        </p>
      )}
      <ErrorSummary title={t('account.problem.title')} errors={form.list} />
      {children}
    </form>
  );
}
