import { AskUsPage } from './ask-us/AskUsPage.tsx';
import type { AppContext } from './context.ts';
import { External } from './external/External.tsx';
import { Expired } from './expired/Expired.tsx';
import { ForgotPassword } from './forgot-password/ForgotPassword.tsx';
import { LazyLinkPages } from './links/LazyLinkPages.tsx';
import { LogIn } from './login/LogIn.tsx';
import { LogOut } from './logout/LogOut.tsx';
import { NewPassword } from './new-password/NewPassword.tsx';
import { NotFound } from './not-found/NotFound.tsx';
import { LazyOffice } from './office/LazyOffice.tsx';
import { isOfficeScreen } from './office/screens.ts';
import { Profile } from './profile/Profile.tsx';
import { SignUp } from './signup/SignUp.tsx';
import { Subscription } from './subscription/Subscription.tsx';
import { Verify } from './verify/Verify.tsx';

export interface AppPageProps {
  /** Name of the host's route, such as `login`; what is not known here is not found (ROUTE-ERR-05). */
  name: string;
  context: AppContext;
}

const links = new Set(['deal-link', 'disapprove-proposal', 'allow-agent-proposal']);

/** One page of the embedded app. */
export function AppPage({ name, context }: AppPageProps) {
  switch (name) {
    case 'login': {
      // Whoever goes over to the other form still wants to go where this one leads.
      const query = new URLSearchParams({
        ...(context.redirect && { redirect: context.redirect }),
        ...(context.fromCheckout && { from: 'checkout' }),
      });
      const signUp = context.canSignUp ? `/signup${query.size > 0 ? `?${query}` : ''}` : null;
      return <LogIn context={{ ...context, doors: { ...context, signUp, forgot: '/forgotpassword' } }} />;
    }
    case 'logout':
      return <LogOut context={context} />;
    case 'signup':
      return <SignUp context={context} />;
    case 'verify':
      return <Verify context={context} />;
    case 'forgot-password':
      return <ForgotPassword context={context} />;
    case 'new-password':
      return <NewPassword context={context} />;
    case 'sso':
    case 'social':
      return <External kind={name} context={context} />;
    case 'mytrip.profile':
    case 'agent.settings.profile':
      return <Profile context={context} />;
    case 'subscription':
      return <Subscription context={context} />;
    case 'expired':
      return <Expired context={context} />;
  }
  if (links.has(name)) return <LazyLinkPages name={name} context={context} />;
  if (isOfficeScreen(name)) return <LazyOffice name={name} context={context} />;
  if (name.startsWith('mytrip.')) return <AskUsPage title="account.ask.title.account" context={context} />;
  if (name.startsWith('agent.')) return <AskUsPage title="account.ask.title.agent" context={context} />;
  return <NotFound context={context} />;
}
