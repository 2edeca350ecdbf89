/**
 * The embedded app: signing in and out, account and back-office screens, and the 404 of every path that nobody else knows. React
 * only; the host gives it the agency, the user and the actions, and shows header and footer around it.
 */
export { AppPage, type AppPageProps } from './AppPage.tsx';
export { LogIn } from './login/LogIn.tsx';
export type { AccountActions, AppContext, ExternalActions, Failure, SubscriptionActions } from './context.ts';
export type { LinkActions } from './links/actions.ts';
export type { OfficeActions } from './office/actions.ts';
export { officePath, officeScreens } from './office/screens.ts';
export { dealLinkIdOf, idOf, proposalIdOf } from './links/ids.ts';
export { LazyLinkPages } from './links/LazyLinkPages.tsx';
