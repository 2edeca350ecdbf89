/**
 * Content-Security-Policies of what this server answers. Scripts run by the nonce of their own answer and by what those load, nothing
 * turns a text into code (Trusted Types), and what is not named here is not let in.
 */

/** The end of every policy of ours: no sink takes a plain string. @param names policies that the page's code may make @default none */
export function trustedTypes(names: readonly string[] = []): string {
  return `require-trusted-types-for 'script'; trusted-types ${names.join(' ') || "'none'"}`;
}

/** Of an answer that is no page: opened by itself it is a document all the same, and it may do nothing. */
export const noPagePolicy = `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; ${trustedTypes()}`;

/** Headers of the plain pages that are for developers: the API's own, and those of demo mode. */
export function plainPageHeaders(page: {
  /** Of the page's style and script; absent: it has neither. */
  nonce?: string | undefined;
  /** True when it has a script. @default false */
  script?: boolean;
  /** Directives beyond those of every such page. */
  policy?: readonly string[];
  /** @default 'no-store' */
  cacheControl?: string;
  https: boolean;
}): Record<string, string> {
  const { nonce, script = false, policy = [], cacheControl = 'no-store', https } = page;
  return {
    'content-security-policy': [
      "default-src 'none'",
      ...(nonce ? [`style-src 'nonce-${nonce}'`] : []),
      `script-src ${nonce && script ? `'nonce-${nonce}' 'strict-dynamic'` : "'none'"}`,
      ...policy,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      trustedTypes(),
    ].join('; '),
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'permissions-policy': noFeatures,
    'cross-origin-opener-policy': 'same-origin',
    ...transportSecurity(https),
  };
}

/** Nothing of ours asks for these. */
export const noFeatures = 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), browsing-topics=()';

/** Only over TLS; the browser ignores it elsewhere, and nobody should wonder. */
export function transportSecurity(https: boolean): Record<string, string> {
  return https ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}
