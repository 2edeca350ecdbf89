import { randomBytes } from 'node:crypto';
import { escapeHtml } from '@portolan/core';
import type { FrameOptions } from './options.ts';

/** A page and the headers that belong to it. */
export interface FrameDocument {
  html: string;
  headers: Record<string, string>;
}

/**
 * A page of a gateway that stands in a checkout: nothing but what it names runs in it, nobody but the checkout (and the page around
 * that) frames it, and it is kept nowhere. It speaks the messages of every card frame (README).
 */
export function frameDocument(page: {
  options: Pick<FrameOptions, 'language' | 'theme' | 'parentOrigin' | 'aroundOrigin'>;
  title: string;
  styles: string;
  /** Markup. */
  body: string;
  /** What the script finds in `#data`. */
  data: unknown;
  script: string;
  /** A script of the gateway's own, before `script`. */
  library?: string;
  /** Hosts that scripts may come from beside those with our nonce. */
  scriptHosts?: readonly string[];
  /** `false`: the gateway's own script is not known to work with Trusted Types. @default true */
  trustedTypes?: boolean;
  /** Directives beyond those of every frame. */
  policy: readonly string[];
  /** @default 'no-referrer' */
  referrerPolicy?: string;
}): FrameDocument {
  const { language, theme, parentOrigin, aroundOrigin } = page.options;
  const nonce = randomBytes(16).toString('base64');
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}" data-theme="${theme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<style nonce="${nonce}">${page.styles}</style>
</head>
<body>
  ${page.body}
  <script type="application/json" id="data" nonce="${nonce}">${JSON.stringify(page.data).replaceAll('<', '\\u003c')}</script>
${page.library ? `  <script src="${page.library}" nonce="${nonce}"></script>\n` : ''}  <script nonce="${nonce}">${page.script}</script>
</body>
</html>`;
  const policy = [
    "default-src 'none'",
    ['script-src', `'nonce-${nonce}'`, ...(page.scriptHosts ?? ["'strict-dynamic'"])].join(' '),
    `style-src 'nonce-${nonce}'`,
    ...page.policy,
    `frame-ancestors ${[parentOrigin, aroundOrigin].filter(Boolean).join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "object-src 'none'",
    ...(page.trustedTypes === false ? [] : ["require-trusted-types-for 'script'; trusted-types 'none'"]),
  ];
  return {
    html,
    headers: {
      'content-security-policy': policy.join('; '),
      'referrer-policy': page.referrerPolicy ?? 'no-referrer',
      'x-content-type-options': 'nosniff',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), usb=(), serial=(), browsing-topics=()',
      'cache-control': 'no-store',
    },
  };
}
