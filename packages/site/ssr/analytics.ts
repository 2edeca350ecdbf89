import type { Agency } from '@portolan/contract';

/** Ids as the two services write them. Whatever else an agency typed never becomes a script. */
const googleId = /^(?:G|GT|AW|DC|UA)-[A-Z0-9-]{4,30}$/i;
const facebookId = /^\d{5,20}$/;

/**
 * The agency's own analytics tags for the end of the document, or nothing while they are switched off (BRAND-10, AGY-53 to -55).
 * They run by the nonce of the answer; `securityHeaders` of the server lets them talk to their own hosts.
 */
export function analyticsTags({ analytics }: Pick<Agency, 'analytics'>, nonce: string): string {
  if (!analytics.isEnabled) return '';
  const google = analytics.googleAnalyticsId?.trim() ?? '';
  const facebook = analytics.facebookAnalyticsId?.trim() ?? '';
  return [
    googleId.test(google) &&
      `<script nonce="${nonce}" async src="https://www.googletagmanager.com/gtag/js?id=${google}"></script>
<script nonce="${nonce}">window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());gtag('config','${google}')</script>`,
    facebookId.test(facebook) &&
      `<script nonce="${nonce}">!function(w,f){if(w.fbq)return;f=w.fbq=function(){f.callMethod?f.callMethod.apply(f,arguments):f.queue.push(arguments)};w._fbq=f;f.push=f;f.loaded=true;f.version='2.0';f.queue=[]}(window);fbq('init','${facebook}');fbq('track','PageView')</script>
<script nonce="${nonce}" async src="https://connect.facebook.net/en_US/fbevents.js"></script>`,
  ]
    .filter(Boolean)
    .join('\n');
}
