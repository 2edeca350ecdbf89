import { aTestServer, catchPages, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

let server: TestServer;
const pages = catchPages();
beforeAll(async () => {
  server = await aTestServer({ pages: pages.renderer });
  const key = (name: string, origins: string, more = 'null, true') =>
    server.sql(
      `insert into agency_keys (agency_id, partner_id, key, origins, valid_until, active)
       values ('ag_harbour', 'pt_demo_harbour', '${name}', '${origins}', ${more})`,
    );
  await key('pk_blog', '{https://blog.example,https://*.blog.example}');
  await key('pk_sly', `{"https://sly.example","https://a.example; script-src *"}`);
  // By the server's clock, which is the test's own; the database's goes on.
  await key(
    'pk_ended',
    '{https://blog.example}',
    `'${new Date(server.clock.now() - 1000).toISOString()}', true`,
  );
  await key('pk_off', '{https://blog.example}', 'null, false');
});
afterAll(() => server?.close());
beforeEach(() => void (pages.asked.length = 0));

const open = async (path: string, query: Record<string, string> = {}, site = 'harbour') => {
  const { status, headers } = await server.call(`${path}?${new URLSearchParams(query)}`, { site });
  const policy = String(headers['content-security-policy']);
  return { status, headers, policy, ancestors: /frame-ancestors ([^;]+)/.exec(policy)?.[1] };
};

describe('a page of the secure frame', () => {
  it.each(['/frame/checkout', '/frame/sign-in'])(
    '%s may stand in the pages of its key alone, runs only what it names, is kept nowhere and tells nobody',
    async (path) => {
      const page = await open(path, {
        key: 'pk_blog',
        origin: 'https://blog.example',
        scheme: 'dark',
        lng: 'ar',
      });
      expect(page.status).toBe(200);
      expect(page.ancestors).toBe('https://blog.example https://*.blog.example');
      expect(page.policy).toContain("default-src 'none'");
      expect(page.policy).toContain(`script-src 'nonce-${pages.seen.nonce}' 'strict-dynamic'`);
      expect(page.policy).not.toContain('unsafe');
      expect(page.headers).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-robots-tag': 'noindex',
      });
      expect(page.headers['x-frame-options']).toBeUndefined();
      expect(pages.seen).toMatchObject({
        language: 'ar',
        frame: { key: 'pk_blog', embedder: 'https://blog.example', scheme: 'dark' },
      });
    },
  );
  it('talks to a subdomain of its key, and to nobody when it is not told to whom', async () => {
    await open('/frame/checkout', { key: 'pk_blog', origin: 'https://en.blog.example' });
    expect(pages.seen.frame?.embedder).toBe('https://en.blog.example');
    await open('/frame/checkout', { key: 'pk_blog' });
    expect(pages.seen.frame).toMatchObject({ key: 'pk_blog', embedder: null });
  });
  it.each([
    ['no key', {}],
    ['an unknown key', { key: 'pk_nobody' }],
    ['an ended key', { key: 'pk_ended' }],
    ['a key that was switched off', { key: 'pk_off' }],
    ['a key of another agency', { key: 'pk_demo_nordlys', origin: 'http://localhost:4100' }],
    ['an origin that is not the key’s', { key: 'pk_blog', origin: 'https://evil.example' }],
    ['a look-alike', { key: 'pk_blog', origin: 'https://blog.example.evil.example' }],
    ['an opaque origin', { key: 'pk_blog', origin: 'null' }],
    ['a port of its own', { key: 'pk_blog', origin: 'https://blog.example:8443' }],
  ])('is refused to everybody with %s', async (_what, query) => {
    const page = await open('/frame/checkout', { origin: 'https://blog.example', ...query });
    expect([page.status, page.ancestors]).toEqual([403, "'none'"]);
    expect(pages.seen.frame).toMatchObject({ key: null, embedder: null });
  });
  it('is refused on the site of an inactive agency', async () => {
    const page = await open(
      '/frame/checkout',
      { key: 'pk_demo_quiet', origin: 'http://localhost:4100' },
      'quiet',
    );
    expect([page.status, page.ancestors]).toEqual([403, "'none'"]);
  });
  it('lets no origin of a key become another rule of the policy', async () => {
    const page = await open('/frame/checkout', { key: 'pk_sly', origin: 'https://sly.example' });
    expect(page.ancestors).toBe('https://sly.example');
    expect(page.policy).not.toContain('script-src *');
  });
  it('is a window of its own for signing in, which nobody may frame and which keeps its opener', async () => {
    const page = await open('/frame/sign-in', {
      key: 'pk_blog',
      window: '1',
      origin: 'https://blog.example',
    });
    expect([page.status, page.ancestors]).toEqual([200, "'none'"]);
    expect(page.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect(pages.seen.frame).toMatchObject({ key: 'pk_blog', embedder: null });
    // Not so the checkout.
    expect(
      (await open('/frame/checkout', { key: 'pk_blog', window: '1', origin: 'https://evil.example' })).status,
    ).toBe(403);
  });
});

it('keeps the opener of the pages that a window of signing in passes through, and of no others', async () => {
  for (const [path, policy] of [
    ['/sso', 'unsafe-none'],
    ['/social', 'unsafe-none'],
    ['/login', 'same-origin-allow-popups'],
    ['/ssox', 'same-origin-allow-popups'],
  ] as const)
    expect((await open(path)).headers['cross-origin-opener-policy'], path).toBe(policy);
});
