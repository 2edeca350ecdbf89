import { bookingPath, hotelPaths, isAtOrBelow } from '@portolan/contract/services';
import type { Agency } from '@portolan/contract';

/** Pages that need no way back (A-21). */
const publicPages =
  /^\/(login|sso|social|signup|forgotpassword|newpassword|verify|expired|logout|about|faqs|privacy-policy|user-terms-and-conditions|agency-terms-and-conditions|cookies-policy|disclaimer|cancellation-policy|blog|destination|top-destination|hidden-gems|cruise-line|errors)?(\/|$)/i;

/** Pages whose `token` is the secret of a booking: it opens that page and is handed on to no other. */
const isBookingPage = (path: string) =>
  isAtOrBelow(path, bookingPath) || isAtOrBelow(path, hotelPaths.confirmation);

/** A partner's deep-link value: opaque, handed on as it is; what is too long, or no text, is none (PARAM-09, PARAM-20). */
export function isPlum(value: string | null): boolean {
  return value !== null && /^[^\p{Cc}\p{Cs}]{1,512}$/u.test(value);
}

/**
 * Where Log In or Sign Up leads (AUTH-01 to AUTH-07): the agency's own sign-in where direct login is not allowed, else our form with
 * the way back.
 * @param at where the visitor is on the agency's site
 * @param target given target; without one the current path and query
 * @returns a path on the agency's site, or the absolute address of its own sign-in
 */
export function signInLink(
  kind: 'login' | 'signup',
  at: { readonly path: string; readonly query: URLSearchParams },
  agency: Pick<Agency, 'sso' | 'returnUrl'>,
  target?: string,
): string {
  const { isSSOEnabled, isDirectLoginAllowedForSSOUsers } = agency.sso;
  const query = new URLSearchParams(at.query);
  if (isBookingPage(at.path)) query.delete('token');
  const here = at.path + (query.size ? `?${query}` : '');
  if (isSSOEnabled && !isDirectLoginAllowedForSSOUsers && agency.returnUrl) {
    if (!isPlum(at.query.get('plum')) && !at.query.has('dealLinkId')) return agency.returnUrl;
    const url = new URL(agency.returnUrl);
    url.searchParams.set('navigateTo', here);
    return url.href;
  }
  const redirect = target ?? (publicPages.test(at.path) ? null : here);
  return `/${kind}${redirect ? `?redirect=${encodeURIComponent(redirect)}` : ''}`;
}

/** Which of the two a visitor is offered (VIS-01 to VIS-03); what the platform hides comes as a brand rule (VIS-04, BV-04). */
export function signInButtons(
  agency: Pick<Agency, 'isHideLoginOption' | 'isHideSignupOption' | 'brandRules'>,
): { logIn: boolean; signUp: boolean } {
  return {
    logIn: !agency.isHideLoginOption,
    signUp: !agency.isHideSignupOption && !agency.brandRules.hideSignup,
  };
}
