import { bookingPath, isAtOrBelow, servicePaths } from '@portolan/contract';
import { isMeasured, vendorHosts, vendorsOf } from '@portolan/core/consent';
import { transportSecurity, trustedTypes } from '../http/index.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { mapOrigin } from './map-origin.ts';

/** Policies of the site's own code: it makes markup of an agency's texts, sanitised, and starts the worker of maps. */
const ownPolicies = ['travel-html', 'travel-map'];
/** Pages about one person's booking or proposal, of every service: their address may hold its secret. */
const privatePages = [
  bookingPath,
  ...Object.values(servicePaths).flatMap(({ confirmation, proposal }) =>
    [confirmation, proposal].filter((path) => path !== undefined),
  ),
];

/**
 * Headers of every document. Scripts run by the nonce of this one answer and by what those load (`strict-dynamic`); nothing frames
 * the site, and nothing on it may be guessed into another type.
 */
export function securityHeaders(options: {
  /** Path of the document. */
  path: string;
  nonce: string;
  tenant: AgencyRecord | null;
  /** `null`: the gateway's frames are pages of this site. */
  gatewayOrigin: string | null;
  https: boolean;
}): Record<string, string> {
  const { path, nonce, tenant, gatewayOrigin, https } = options;
  const isPrivate = privatePages.some((address) => isAtOrBelow(path, address));
  // Only where a visit may be measured at all: there the vendors' own scripts pass through a policy that knows their addresses.
  const vendors = tenant?.agency.status === 'Active' && isMeasured(path) ? vendorsOf(tenant.agency) : [];
  const trustedNames = [...ownPolicies, ...(vendors.length > 0 ? ['default'] : [])];
  const map = tenant && mapOrigin(tenant.agency);
  const own = tenant ? ` ${tenant.siteOrigin}` : '';
  const policy = [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob: https:${own}`,
    `font-src 'self'`,
    ['connect-src', "'self'" + own, ...(map ? [map] : []), ...vendorHosts(vendors)].join(' '),
    `frame-src 'self'${gatewayOrigin ? ` ${gatewayOrigin}` : ''}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    trustedTypes(trustedNames),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': isPrivate ? 'no-referrer' : 'strict-origin-when-cross-origin',
    ...(isPrivate ? { 'x-robots-tag': 'noindex' } : {}),
    // The nonce makes each document its own; the page's data revalidates by its own calls.
    'cache-control': isPrivate ? 'no-store' : 'private, no-cache',
    'permissions-policy': 'camera=(), microphone=(), usb=(), serial=(), browsing-topics=()',
    // Windows of signing in pass through these and go back to the frame that opened them: they keep their opener.
    'cross-origin-opener-policy': /^\/(sso|social)(\/|$)/i.test(path)
      ? 'unsafe-none'
      : 'same-origin-allow-popups',
    ...transportSecurity(https),
  };
}
