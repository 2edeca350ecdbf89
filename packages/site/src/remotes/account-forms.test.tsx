// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AppPage, type LinkActions, type OfficeActions, type SubscriptionActions } from '@portolan/app';
import { createClient } from '@portolan/client';
import { operations } from '@portolan/contract';
import { errorCatalogue } from '@portolan/contract/codes';
import { createT } from '@portolan/i18n';
import account from '@portolan/i18n/catalogues/en/account.json' with { type: 'json' };
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import { anAgency } from '@portolan/contract/testing';
import { UiProvider } from '@portolan/ui';
import { createActions } from '../state/actions.ts';
import { createAccessTokens } from '../state/session.ts';
import { createSiteStore } from '../state/site-state.ts';
import { siteTexts } from '../texts.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type Answer = () => Promise<Response>;
const json = (status: number, body: object | null): Answer => {
  return () => Promise.resolve(new Response(body && JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })); // prettier-ignore
};
const fine = json(200, { data: { signUpId: 'ar_1', expiresAt: '2026-11-21T12:00:00Z' } });

const onUnauthorised = vi.fn();
/** The screen with the site's own actions and client, on a server that answers as told. */
function open(name: string) {
  const sent: { path: string; body: unknown }[] = [];
  const server = { answer: fine };
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    const path = new URL(url, 'http://x').pathname;
    // Only what the form sends fails, not what the screen asks before.
    if (/check-link|providers/.test(path)) return json(200, { data: [] })();
    sent.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    return server.answer();
  });
  const agency = anAgency();
  const store = createSiteStore(
    { agency, language: 'en', currency: 'USD', isMobile: false, role: 'visitor', user: null, origin: 'http://x', art: {}, texts: site },
    siteTexts('en', site, {}),
  ); // prettier-ignore
  const never = () => undefined;
  const actions = createActions({
    store, client: createClient({ base: 'http://x', language: () => 'en', sessionId: 's', onUnauthorised }), tokens: createAccessTokens(() => Promise.reject(new Error('none'))),
    origin: 'http://x', address: () => ({ path: `/${name}`, query: new URLSearchParams() }), saved: { get: () => null, set: never, remove: never },
    endSession: () => Promise.resolve(), setQuery: never, leave: never, reload: never, wait: () => Promise.resolve(), clearLocalStorage: never, retry: never, notify: never,
  }); // prettier-ignore
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const context = {
    agency, role: 'visitor', user: null, art: {}, redirect: null, token: 'tk', canSignUp: true, providers: [],
    fromCheckout: false, links: {} as LinkActions, office: {} as OfficeActions, subscription: {} as SubscriptionActions, proposalId: null, dealLinkId: null, origin: 'http://x',
    account: actions.account, external: actions.external, logIn: actions.logIn, logOut: actions.logOut, notify: never,
  } as const; // prettier-ignore
  act(() =>
    root!.render(
      <UiProvider t={createT('en', [{ ...account, ...site, ...common }])} adopt={never}>
        <AppPage name={name} context={context} />
      </UiProvider>,
    ),
  );
  return { container, sent, server };
}

type Typed = Record<string, string | true>;
const control = (container: Element, name: string) =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
/** All at once, as a password manager does it: before the screen is drawn again. */
const fill = (container: Element, values: Typed) =>
  act(() => {
    for (const [name, value] of Object.entries(values)) {
      const input = control(container, name);
      if (value === true) input.click();
      else {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }
    }
  });
const valuesOf = (container: Element): Typed =>
  Object.fromEntries(
    [...container.querySelectorAll('input')].map(({ name, type, checked, value }) => [name, type === 'checkbox' ? checked : value]),
  ) as Typed; // prettier-ignore
/** Until the server has answered. */
const submit = async (container: Element) => {
  act(() => {
    container.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
  await vi.waitFor(() => expect(container.querySelector('button[aria-busy=true]')).toBeNull(), {
    interval: 5,
  });
};
const errorOf = (container: Element, name: string) =>
  (control(container, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector(`[id="${id}"].field-error`)?.textContent ?? '')
    .join('');
const focused = () => (document.activeElement as HTMLInputElement).name;

interface Case {
  /** What stands before the form: a screen of its own. */
  page: string;
  first?: { fill: Typed };
  good: Typed;
  bad: Typed;
  /** By field, in the order of the screen. */
  problems: Record<string, string>;
  /** What the server calls its fields, and what the screen says of each by its own name. */
  refused: Record<string, [field: string, text: string]>;
  /** The operation's path, and the body for `good`. */
  path: string;
  body: object;
}
const person = { firstName: 'Nora', lastName: 'Lind', email: 'nora@people.example', phone: '', password: 'four plain words', confirm: 'four plain words', terms: true } as const; // prettier-ignore
const forms: Record<string, Case> = {
  'logging in': {
    page: 'login',
    good: { email: 'nora@people.example', password: 'x' },
    bad: { email: 'nora', password: '' },
    problems: { email: 'Please enter a valid email address', password: 'Password is required' },
    refused: { email: ['email', 'Please enter a valid email address'] },
    path: '/api/auth/login',
    body: { email: 'nora@people.example', password: 'x' },
  },
  'signing up': {
    page: 'signup',
    good: person,
    bad: { firstName: ' ', lastName: '', email: 'a@b', phone: '12', password: 'seven77', confirm: 'x' },
    problems: {
      firstName: 'First name is required', lastName: 'Last name is required', email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number', password: 'Use at least 8 characters', confirm: 'The passwords do not match',
      terms: 'Please accept the terms to go on',
    }, // prettier-ignore
    refused: {
      firstName: ['firstName', 'First name is required'], lastName: ['lastName', 'Last name is required'],
      email: ['email', 'Please enter a valid email address'], phone: ['phone', 'Please enter a valid phone number'],
      password: ['password', 'Use at least 8 characters'], acceptTerms: ['terms', 'Please accept the terms to go on'],
    }, // prettier-ignore
    path: '/api/auth/signup',
    body: { firstName: 'Nora', lastName: 'Lind', email: 'nora@people.example', password: 'four plain words', acceptTerms: true }, // prettier-ignore
  },
  'the code of a mail': {
    page: 'signup',
    first: { fill: person },
    good: { code: '123 456' },
    bad: { code: '123' },
    problems: { code: 'Enter the six digits from the e-mail' },
    refused: { code: ['code', 'Enter the six digits from the e-mail'] },
    path: '/api/auth/verify',
    body: { signUpId: 'ar_1', code: '123456' },
  },
  'a forgotten password': {
    page: 'forgot-password',
    good: { email: 'nora@people.example' },
    bad: { email: 'nora@' },
    problems: { email: 'Please enter a valid email address' },
    refused: { email: ['email', 'Please enter a valid email address'] },
    path: '/api/auth/forgot-password',
    body: { email: 'nora@people.example' },
  },
  'a new password': {
    page: 'new-password',
    good: { password: 'four plain words', confirm: 'four plain words' },
    bad: { password: 'short', confirm: 'other' },
    problems: { password: 'Use at least 8 characters', confirm: 'The passwords do not match' },
    refused: { password: ['password', 'Use at least 8 characters'] },
    path: '/api/auth/reset-password',
    body: { token: 'tk', password: 'four plain words' },
  },
  'the link of a mail': {
    page: 'verify',
    good: {},
    bad: {},
    problems: {},
    refused: {},
    path: '/api/auth/verify',
    body: { token: 'tk' },
  },
};
const failures: Record<string, [answer: Answer, words: string]> = {
  'no answer at all': [() => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong'],
  'a page of HTML with 500': [() => Promise.resolve(new Response('<h1>Oh</h1>', { status: 500 })), 'Something went wrong'],
  '503 without a body': [json(503, null), 'Something went wrong'],
  '429': [json(429, { error: 'Too many requests.', code: 'RATE_LIMITED' }), 'Too many requests.'],
  '401': [json(401, { error: 'That is not right.', code: 'INVALID_CREDENTIALS' }), 'That is not right.'],
  '409': [json(409, { error: 'It is taken.', code: 'CONFLICT' }), 'It is taken.'],
  '422 about what no field is called': [json(422, { error: 'Not valid.', fields: { shoe: 'is too small' } }), 'Not valid.'],
}; // prettier-ignore

it('logging in and signing up show 400 beside its field, 401 in the form and without a log-out, else "Something went wrong"; booking: checkout.test.tsx (ERR-25)', async () => {
  // An address that is in use is never said to be so: whoever asks would learn who has an account.
  expect(operations.signUp.errors.map((code) => errorCatalogue[code].status)).not.toContain(409);
  const fields = { email: 'is not valid' };
  for (const name of ['login', 'signup']) {
    const { container, server } = open(name);
    fill(container, name === 'login' ? { email: 'nora@people.example', password: 'x' } : person);
    server.answer = json(400, { error: 'Not valid.', code: 'VALIDATION_FAILED', fields });
    await submit(container);
    expect(errorOf(container, 'email')).toBe('Please enter a valid email address');
    act(() => root?.unmount());
    document.body.replaceChildren();
  }
  const { container, server } = open('login');
  fill(container, { email: 'nora@people.example', password: 'x' });
  for (const [answer, words] of [
    [
      json(401, { error: 'The password is not right.', code: 'INVALID_CREDENTIALS' }),
      'The password is not right.',
    ],
    [json(500, {}), 'Something went wrong'],
  ] as const) {
    server.answer = answer;
    await submit(container);
    expect(container.querySelector('[role=alert]')?.textContent?.trim()).toBe(words);
  }
  expect(onUnauthorised).not.toHaveBeenCalled();
});

describe.each(Object.entries(forms))('the form of %s', (_, form) => {
  async function ready() {
    const shown = open(form.page);
    if (form.first) {
      fill(shown.container, form.first.fill);
      await submit(shown.container);
      shown.sent.length = 0;
    }
    return shown;
  }

  it('says what is wrong beside each field, focuses the first, sums up more than two, and sends nothing', async () => {
    const { container, sent } = await ready();
    fill(container, form.bad);
    await submit(container);
    const wrong = Object.keys(form.problems);
    if (wrong.length === 0) return expect(sent).toHaveLength(1);
    expect(Object.fromEntries(wrong.map((name) => [name, errorOf(container, name)]))).toEqual(form.problems);
    await vi.waitFor(() => expect(focused()).toBe(wrong[0]));
    expect(valuesOf(container)).toMatchObject(form.bad);
    expect(sent).toEqual([]);
    const links = [...container.querySelectorAll<HTMLAnchorElement>('.summary a')];
    expect(links.map(({ textContent }) => textContent)).toEqual(
      wrong.length > 2 ? Object.values(form.problems) : [],
    );
    for (const [at, link] of links.entries()) {
      act(() => link.click());
      expect(focused()).toBe(wrong[at]);
    }
  });

  it('sends what a password manager filled in at once', async () => {
    const { container, sent } = await ready();
    fill(container, form.good);
    await submit(container);
    expect(sent).toEqual([{ path: form.path, body: form.body }]);
  });

  it.each(Object.entries(failures))('keeps all that was typed after %s, says so, and can be sent again', async (__, [answer, words]) => {
    const { container, sent, server } = await ready();
    fill(container, form.good);
    const typed = valuesOf(container);
    server.answer = answer;
    await submit(container);
    const alert = container.querySelector('[role=alert]')!;
    expect(alert.textContent?.trim()).toBe(words);
    await vi.waitFor(() => expect(document.activeElement === alert).toBe(true));
    expect(valuesOf(container)).toEqual(typed);
    server.answer = json(500, null);
    await submit(container);
    expect(sent).toEqual([{ path: form.path, body: form.body }, { path: form.path, body: form.body }]);
  }); // prettier-ignore

  it('says beside the fields what the server refuses (422), and drops it when that field is changed', async () => {
    const { container, server } = await ready();
    fill(container, form.good);
    const typed = valuesOf(container);
    const fields = Object.fromEntries(Object.keys(form.refused).map((name) => [name, 'is not valid']));
    server.answer = json(422, { error: 'Not valid.', code: 'VALIDATION_FAILED', fields });
    await submit(container);
    const said = Object.values(form.refused);
    if (said.length === 0) return expect(container.textContent).toContain('Not valid.');
    expect(said.map(([name]) => [name, errorOf(container, name)])).toEqual(said);
    await vi.waitFor(() => expect(focused()).toBe(said[0]![0]));
    expect(container.querySelectorAll('.summary li')).toHaveLength(said.length > 2 ? said.length : 0);
    expect(valuesOf(container)).toEqual(typed);
    const [name] = said[0]!;
    fill(container, { [name]: form.good[name]! });
    expect(said.map(([each]) => errorOf(container, each) !== '')).toEqual(
      said.map(([each]) => each !== name),
    );
  });
});
