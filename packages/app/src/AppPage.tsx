import { AskUsPage } from './ask-us/AskUsPage.tsx';
import type { AppContext } from './context.ts';
import { LogIn } from './login/LogIn.tsx';
import { LogOut } from './logout/LogOut.tsx';
import { NotFound } from './not-found/NotFound.tsx';

export interface AppPageProps {
  /** Name of the host's route, such as `login`; what is not known here is not found (ROUTE-ERR-05). */
  name: string;
  context: AppContext;
}

const signingIn = new Set([
  'sso', 'social', 'signup', 'forgot-password', 'new-password', 'verify', 'expired', 'subscription',
]); // prettier-ignore
const links = new Set(['deal-link', 'short-link', 'disapprove-proposal', 'allow-agent-proposal']);

/** One page of the embedded app. */
export function AppPage({ name, context }: AppPageProps) {
  if (name === 'login') return <LogIn context={context} />;
  if (name === 'logout') return <LogOut context={context} />;
  if (signingIn.has(name)) return <AskUsPage title="account.ask.title.signup" context={context} />;
  if (name.startsWith('mytrip.') || links.has(name))
    return <AskUsPage title="account.ask.title.account" context={context} />;
  if (name.startsWith('agent.')) return <AskUsPage title="account.ask.title.agent" context={context} />;
  return <NotFound context={context} />;
}
