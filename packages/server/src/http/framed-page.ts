import { noFeatures, transportSecurity, trustedTypes } from './page-policy.ts';

/** What `frame-ancestors` may hold of a key's origins; a pattern of ours is a host source of CSP as it stands. */
const hostSource = /^https?:\/\/(?:\*\.)?(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::(?:\d{1,5}|\*))?$/i;

/** A key's origins as sources of `frame-ancestors`; what is none is left out, so nothing else can end up in the header. */
export function frameAncestors(origins: readonly string[]): readonly string[] {
  return origins.filter((pattern) => hostSource.test(pattern));
}

/**
 * Headers of a page of the agency that stands in a partner's page. Nothing but what the answer names runs in it, it is kept nowhere,
 * and it stands in no page but those of its key.
 */
export function framedPageHeaders(page: {
  nonce: string;
  /** Where pictures of the agency are. */
  siteOrigin: string;
  /** From `frameAncestors`; empty: nobody may frame the page. */
  ancestors: readonly string[];
  /** Another origin that its code may ask, such as that of a map. @default none */
  connectSource?: string | null;
  /** What may stand in it. @default nothing */
  frameSource?: string;
  /** Where its forms may lead. @default nowhere */
  formAction?: string;
  referrerPolicy: 'no-referrer' | 'strict-origin';
  https: boolean;
}): Record<string, string> {
  const { nonce, siteOrigin, ancestors, referrerPolicy, https } = page;
  const { connectSource, frameSource = "'none'", formAction = "'none'" } = page;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https: ${siteOrigin}`,
    "font-src 'self'",
    `connect-src 'self'${connectSource ? ` ${connectSource}` : ''}`,
    `frame-src ${frameSource}`,
    `frame-ancestors ${ancestors.join(' ') || "'none'"}`,
    "base-uri 'none'",
    `form-action ${formAction}`,
    "object-src 'none'",
    trustedTypes(),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': referrerPolicy,
    'permissions-policy': noFeatures,
    ...transportSecurity(https),
  };
}
