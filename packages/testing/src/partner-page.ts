import { createServer } from 'node:http';
import type { Page } from 'playwright-core';

export interface PartnerPage {
  /** Attributes of `<html>`; `lang="en"` unless told. */
  html?: string;
  /** Inside `<head>`, after the watcher. */
  head?: string;
  body: string;
  /** Answer headers, such as `content-security-policy`; `{nonce}` in them and in the HTML is this page's nonce. */
  headers?: Record<string, string>;
}

/** What the browser held against the page since it was opened. */
export interface PolicyViolation {
  directive: string;
  blocked: string;
  sample: string;
}

export interface PartnerServer {
  /** `http://localhost:<port>`: a page's address is this and its path. */
  origin: string;
  /** What every path answers from now on. */
  show(page: PartnerPage): void;
  close(): Promise<void>;
}

// Inline and first, so that it sees everything.
const watcher = `<script nonce="{nonce}">
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => window.violations.push({
    directive: event.effectiveDirective, blocked: event.blockedURI, sample: event.sample,
  }));
</script>`;

/**
 * A partner's own web server, which sends the headers that a test wants. A real one: Chromium lets no page that was made up by an
 * interceptor ask anything of this machine.
 */
export async function startPartnerServer(): Promise<PartnerServer> {
  const nonce = 'b2Zmc2Vhc29u';
  let shown: PartnerPage = { body: '' };
  const withNonce = (text: string) => text.replaceAll('{nonce}', nonce);
  const server = createServer((request, response) => {
    if (request.url === '/favicon.ico') {
      response.writeHead(204).end();
      return;
    }
    for (const [name, value] of Object.entries(shown.headers ?? {}))
      response.setHeader(name, withNonce(value));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      withNonce(
        `<!doctype html><html ${shown.html ?? 'lang="en"'}><head><meta charset="utf-8"><title>A partner</title>${watcher}${shown.head ?? ''}</head><body>${shown.body}</body></html>`,
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    origin: `http://localhost:${typeof address === 'object' ? address?.port : ''}`,
    show(page) {
      shown = page;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every breach of the page's policies so far. */
export function violationsOf(page: Page): Promise<PolicyViolation[]> {
  return page.evaluate(() => (window as unknown as { violations: PolicyViolation[] }).violations);
}
