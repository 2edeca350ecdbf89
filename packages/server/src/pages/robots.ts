import { flightPaths, hotelPaths } from '@portolan/contract';

/** What belongs to one person, to staff or to a machine, and pages that are one search of many. */
const closed = [
  '/api/', '/dev/', '/frame/', '/sdk/v1/go/', '/booking/', '/mytrip/', '/dashboard', '/settings/', '/wallet/', '/users/', '/applications',
  '/login', '/logout', '/signup', '/sso', '/social', '/forgotpassword', '/newPassword', '/verify', '/expired', '/subscription', '/errors',
  '/deal-link', '/url/', '/disapproveProposal', '/allowAgentProposal', ...hotelPaths.otherDetails, ...flightPaths.otherDetails,
  '/booknow/*/search', '/booknow/*/details', '/booknow/*/result-details', '/booknow/*/reservation-details', '/booknow/*/deal/',
  '/*checkout', '/*confirm',
] as const; // prettier-ignore
/** The same words at a second address, for networks alone. */
const shares = ['/blog/share', '/destination/share'] as const;
/** Robots that fetch a page because somebody shared it; some of them keep to this file. */
const networks = [
  'facebookexternalhit', 'Facebot', 'Twitterbot', 'LinkedInBot', 'Slackbot', 'WhatsApp', 'TelegramBot', 'Discordbot', 'Pinterestbot',
] as const; // prettier-ignore

/** `robots.txt` of an agency's site. @param origin `null`: nobody's site, or one that is inactive; nothing is to be read */
export function writeRobots(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n';
  const close = (paths: readonly string[]) => paths.map((path) => `Disallow: ${path}`);
  return [
    'User-agent: *',
    ...close(closed),
    ...close(shares),
    // A query makes no page of its own, but for the language.
    'Disallow: /*?',
    'Allow: /*?lng=',
    'Disallow: /*?lng=*&',
    '',
    ...networks.map((name) => `User-agent: ${name}`),
    ...close(closed),
    ...shares.map((path) => `Allow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
