// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { routes } from '@portolan/contract/routes';
import { agencyScriptId, takeRequestedAgency } from './agency-script.ts';

const answered = { agencyName: 'Lantern Travel' };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.resetModules();
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify({ data: answered })));
  vi.stubGlobal('fetch', fetched);
  document.documentElement.lang = 'pt';
  document.documentElement.dataset.agency = 'pending';
  history.replaceState(null, '', '/');
  for (const name of ['access_token', 'auth', 'x-session-id'])
    document.cookie = `${name}=; Max-Age=0; Path=/`;
});
afterEach(() => vi.unstubAllGlobals());

/** Runs the script as the head of a document does. */
async function run(): Promise<void> {
  const script = Object.assign(document.createElement('script'), { id: agencyScriptId, type: 'text/plain' });
  document.head.replaceChildren(script);
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  await import('./agency-request.ts');
}

it('asks for the agency as the client does, shows the page and hands the answer over once (HOST-01, API-GEN-02 to -05)', async () => {
  let answer: (response: Response) => void = () => undefined;
  fetched.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await run();
  expect(document.documentElement.dataset.agency).toBe('pending');
  answer(new Response(JSON.stringify({ data: answered })));
  expect(await takeRequestedAgency()).toEqual(answered);
  expect(document.documentElement.dataset.agency).toBe('known');
  expect(takeRequestedAgency()).toBeUndefined();
  const [address, init] = fetched.mock.calls[0]!;
  expect([init?.method, address]).toEqual(routes.getAgency);
  expect(init?.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Accept-Language': 'pt',
    'x-session-id': /x-session-id=(\w+)/.exec(document.cookie)![1],
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('leaves a failure to the client: the spinner stays', async () => {
  fetched.mockImplementation(async () => new Response('{}', { status: 500 }));
  await run();
  expect(await takeRequestedAgency()).toBeNull();
  expect(document.documentElement.dataset.agency).toBe('pending');
});

it.each([
  ['a session', () => (document.cookie = 'access_token=a.b.c; Path=/')],
  ['a session that may be renewed', () => (document.cookie = 'auth=true; Path=/')],
  ['a deal link, whose calls say x-optional-auth', () => history.replaceState(null, '', '/?dealLinkId=1')],
])('asks for nothing on a page of %s', async (_name, arrange) => {
  arrange();
  await run();
  expect(takeRequestedAgency()).toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});
