import type { Agency } from '@portolan/contract';
import { isPlum } from '../state/deep-link.ts';
import type { PageAddress } from './visibility.ts';

/** Pages that need no way back (A-21). */
const publicPages =
  /^\/(login|sso|social|signup|forgotpassword|newpassword|verify|expired|logout|about|faqs|privacy-policy|user-terms-and-conditions|agency-terms-and-conditions|cookies-policy|disclaimer|cancellation-policy|blog|destination|top-destination|hidden-gems|cruise-line|errors)?(\/|$)/i;

/** Pages whose `token` is the secret of a booking: it opens that page and is handed on to no other. */
const bookingPages = /^\/(booking\/|booknow\/hotels\/confirm-payment)/i;

/**
 * Where Log In or Sign Up leads (AUTH-01 to AUTH-07): the agency's own sign-in where direct login is not allowed, else our form with
 * the way back.
 * @param target given target; without one the current path and query
 */
export function signInLink(
  kind: 'login' | 'signup',
  at: PageAddress,
  agency: Pick<Agency, 'sso' | 'returnUrl'>,
  target?: string,
): string {
  const { isSSOEnabled, isDirectLoginAllowedForSSOUsers } = agency.sso;
  const query = new URLSearchParams(at.query);
  if (bookingPages.test(at.path)) query.delete('token');
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
