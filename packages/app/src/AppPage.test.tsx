// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import fc from 'fast-check';
import type { Agency, SessionInfo, SignInProvider, Subscription } from '@portolan/contract';
import { roles } from '@portolan/contract/roles';
import { createT } from '@portolan/i18n';
import account from '@portolan/i18n/catalogues/en/account.json' with { type: 'json' };
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import { UiProvider } from '@portolan/ui';
import { anAgency } from '@portolan/contract/testing';
import { AppPage } from './AppPage.tsx';
import type { AccountActions, AppContext } from './context.ts';
import { noLinks } from './links/testing.ts';
import { noOffice } from './office/testing/no-office.ts';
import { passwordStrength } from './form/password-strength.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** An account whose every action succeeds. */
function anAccount(changes: Partial<AccountActions> = {}): AccountActions {
  return {
    signUp: vi.fn(() => Promise.resolve({ signUpId: 'ar_1' })),
    confirmCode: vi.fn(() => Promise.resolve()),
    confirmLink: vi.fn(() => Promise.resolve()),
    forgotPassword: vi.fn(() => Promise.resolve()),
    checkLink: vi.fn(() => Promise.resolve()),
    resetPassword: vi.fn(() => Promise.resolve()),
    sessions: vi.fn(() => Promise.resolve([])),
    endSession: vi.fn(() => Promise.resolve()),
    ...changes,
  };
}

const unasked: Subscription = { isSubscribed: false, request: null };
function open(name: string, changes: Partial<AppContext> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const context: AppContext = {
    agency: anAgency(),
    role: 'visitor',
    user: null,
    art: {},
    redirect: null,
    token: null,
    canSignUp: true,
    fromCheckout: false,
    links: noLinks,
    office: noOffice,
    proposalId: null,
    dealLinkId: null,
    origin: 'http://x',
    providers: null,
    account: anAccount(),
    external: {
      providers: () => Promise.resolve([]),
      go: () => Promise.resolve(),
      again: (kind) => `/${kind}`,
    },
    logIn: () => Promise.resolve(),
    logOut: () => Promise.resolve(),
    notify: () => undefined,
    subscription: { read: () => Promise.resolve(unasked), ask: () => Promise.resolve(unasked) },
    ...changes,
  };
  act(() =>
    root!.render(
      <UiProvider t={createT('en', [{ ...account, ...site, ...common }])} adopt={() => undefined}>
        <AppPage name={name} context={context} />
      </UiProvider>,
    ),
  );
  return container;
}

const type = (container: Element, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) {
    const input = container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
    input.value = value;
    act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
  }
};
const submit = (container: Element) =>
  act(async () => {
    container.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((done) => setTimeout(done, 0));
  });
const click = (container: Element, text: string) =>
  act(async () => {
    [...container.querySelectorAll('button')].find((button) => button.textContent?.trim() === text)!.click();
    await new Promise((done) => setTimeout(done, 0));
  });
const title = (container: Element) => container.querySelector('h1')?.textContent;
const errorOf = (container: Element, name: string) => {
  const described = container.querySelector(`[name=${name}]`)!.getAttribute('aria-describedby') ?? '';
  return described
    .split(' ')
    .map((id) => container.querySelector(`[id="${id}"].field-error`)?.textContent ?? '')
    .join('');
};

describe('an unknown page', () => {
  it('reads "The page you\'re looking for is not found." (ROUTE-ERR-05, ROUTE-ERR-06)', () => {
    expect(open('whatever').querySelector('h1')?.textContent).toBe(
      "The page you're looking for is not found.",
    );
  });
  it('has a contact link only with a contact address (ROUTE-ERR-07)', () => {
    expect(open('whatever').querySelector('a[href^=mailto]')?.getAttribute('href')).toBe(
      'mailto:hello@lantern.example',
    );
    act(() => root?.unmount());
    expect(
      open('x', { agency: anAgency({ contactEmailId: null }) }).querySelector('a[href^=mailto]'),
    ).toBeNull();
  });
  it('has "Take me home" (ROUTE-ERR-08)', () => {
    const home = [...open('whatever').querySelectorAll('a')].find(
      ({ textContent }) => textContent === 'Take me home',
    );
    expect(home?.getAttribute('href')).toBe('/');
  });
});

describe('logging in', () => {
  const fill = (container: Element, email: string, password: string) => type(container, { email, password });
  it('sends e-mail and password once, however often it is clicked', async () => {
    const logIn = vi.fn(() => new Promise<void>(() => undefined));
    const container = open('login', { logIn });
    fill(container, ' a@b.example ', 'secret');
    await submit(container);
    await submit(container);
    expect(logIn).toHaveBeenCalledTimes(1);
    expect(logIn).toHaveBeenCalledWith('a@b.example', 'secret');
  });
  it('says what is missing beside the fields and sends nothing', async () => {
    const logIn = vi.fn(() => Promise.resolve());
    const container = open('login', { logIn });
    await submit(container);
    expect(container.textContent).toContain('Email is required');
    expect(container.textContent).toContain('Password is required');
    const email = container.querySelector('[name=email]')!;
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(email.getAttribute('aria-describedby')!)?.textContent).toContain(
      'Email is required',
    );
    fill(container, 'nonsense', 'x');
    await submit(container);
    expect(container.textContent).toContain('Please enter a valid email address');
    expect(logIn).not.toHaveBeenCalled();
  });
  it('shows wrong credentials in the form, in the server’s words', async () => {
    const container = open('login', { logIn: () => Promise.reject(new Error('The password is not right.')) });
    fill(container, 'a@b.example', 'x');
    await submit(container);
    expect(container.querySelector('[role=alert]')?.textContent).toContain('The password is not right.');
    expect(container.querySelector<HTMLInputElement>('[name=email]')?.value).toBe('a@b.example');
  });
});

it('logs out once, by itself (ROUTE-PUB-08)', () => {
  const logOut = vi.fn(() => Promise.resolve());
  open('logout', { logOut });
  expect(logOut).toHaveBeenCalledTimes(1);
});

it('leads every screen that is not built yet to the agency’s contact', () => {
  for (const name of ['mytrip.dashboard', 'agent.dashboard', 'agent.users.clients']) {
    const container = open(name);
    expect(container.querySelector('a[href^=mailto]'), name).not.toBeNull();
    expect(container.querySelector('a[href="/"]'), name).not.toBeNull();
    act(() => root?.unmount());
    document.body.replaceChildren();
  }
});

describe('signing up (AUTH-30)', () => {
  const good = {
    firstName: 'Nora', lastName: 'Lind', email: 'nora@people.example', password: 'four plain words', confirm: 'four plain words',
  }; // prettier-ignore
  const accept = (container: Element) =>
    act(() => {
      container.querySelector<HTMLInputElement>('[name=terms]')!.click();
    });

  it('asks for names, e-mail, an optional phone, password and confirmation, and the terms (AUTH-30, ROUTE-PUB-04)', () => {
    const container = open('signup');
    expect(title(container)).toBe('Create your account');
    const fields = [...container.querySelectorAll('input')].map(({ name, type: kind, autocomplete }) => [name, kind, autocomplete]); // prettier-ignore
    expect(fields).toEqual([
      ['firstName', 'text', 'given-name'],
      ['lastName', 'text', 'family-name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
      ['password', 'password', 'new-password'],
      ['confirm', 'password', 'new-password'],
      ['terms', 'checkbox', ''],
    ]);
  });

  it('names everything that is wrong beside its field and in a summary, and focuses the first', async () => {
    const account = anAccount();
    const container = open('signup', { account });
    type(container, { phone: 'x', password: 'short', confirm: 'other' });
    await submit(container);
    expect(['firstName', 'lastName', 'email', 'phone', 'password', 'confirm', 'terms'].map((name) => errorOf(container, name))).toEqual([
      'First name is required', 'Last name is required', 'Email is required', 'Please enter a valid phone number',
      'Use at least 8 characters', 'The passwords do not match', 'Please accept the terms to go on',
    ]); // prettier-ignore
    expect(container.querySelectorAll('.summary li')).toHaveLength(7);
    expect((document.activeElement as HTMLInputElement).name).toBe('firstName');
    expect(container.querySelector<HTMLInputElement>('[name=phone]')!.value).toBe('x');
    expect(account.signUp).not.toHaveBeenCalled();
    type(container, { ...good, phone: '+45 20304050' });
    accept(container);
    expect(container.querySelector('.summary')).toBeNull();
    expect(container.querySelector('.field-error')).toBeNull();
  });

  it('sends what was typed, then asks for the code of the mail, which leads on', async () => {
    const account = anAccount();
    const container = open('signup', { account });
    type(container, good);
    accept(container);
    await submit(container);
    expect(account.signUp).toHaveBeenCalledWith({
      firstName: 'Nora', lastName: 'Lind', email: 'nora@people.example', password: 'four plain words', acceptTerms: true,
    }); // prettier-ignore
    expect(title(container)).toBe('Check your e-mail');
    const code = container.querySelector<HTMLInputElement>('[name=code]')!;
    expect([code.autocomplete, code.inputMode, document.activeElement === code]).toEqual([
      'one-time-code',
      'numeric',
      true,
    ]);
    type(container, { code: '12' });
    await submit(container);
    expect(errorOf(container, 'code')).toBe('Enter the six digits from the e-mail');
    type(container, { code: '123 456' });
    await submit(container);
    expect(account.confirmCode).toHaveBeenCalledWith('ar_1', '123456');
  });

  it('loses nothing that was typed, whatever the server says', async () => {
    const signUp = vi.fn(() =>
      Promise.reject(Object.assign(new Error('x'), { fields: { email: 'has the wrong format' } })),
    );
    const container = open('signup', { account: anAccount({ signUp }) });
    type(container, good);
    accept(container);
    await submit(container);
    expect(errorOf(container, 'email')).toBe('Please enter a valid email address');
    expect((document.activeElement as HTMLInputElement).name).toBe('email');
    signUp.mockImplementation(() => Promise.reject(new Error('Too many requests.')));
    await submit(container);
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Too many requests.');
    for (const [name, value] of Object.entries(good))
      expect(container.querySelector<HTMLInputElement>(`[name=${name}]`)!.value, name).toBe(value);
    expect(container.querySelector<HTMLInputElement>('[name=terms]')!.checked).toBe(true);
  });

  it('goes back from the code to all that was typed, and sends another mail', async () => {
    const account = anAccount();
    const container = open('signup', { account });
    type(container, good);
    accept(container);
    await submit(container);
    await click(container, 'Send a new e-mail');
    expect(account.signUp).toHaveBeenCalledTimes(2);
    expect(container.querySelector('[role=status]')?.textContent).toBe('A new e-mail is on its way.');
    await click(container, 'Change what you entered');
    expect(container.querySelector<HTMLInputElement>('[name=email]')!.value).toBe(good.email);
  });

  it('is said to be closed where the agency has none', () => {
    const container = open('signup', { canSignUp: false });
    expect(container.querySelector('form')).toBeNull();
    expect(container.querySelector('a[href^=mailto]')).not.toBeNull();
    expect(open('login', { canSignUp: false }).querySelector('a[href^="/signup"]')).toBeNull();
  });

  it('shows a password on request', () => {
    const container = open('signup');
    const input = container.querySelector<HTMLInputElement>('[name=password]')!;
    const button = [...container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Show the password',
    )!;
    act(() => button.click());
    expect([input.type, button.textContent, button.getAttribute('aria-pressed')]).toEqual([
      'text',
      'Hide the password',
      'true',
    ]);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['password1', 0], ['12345678901', 0], ['aaaaaaaaaaaa', 0], ['nora-lind', 0], ['Tr4vel-no', 1], ['correct horse bat', 2],
    ['four plain words and more', 3],
  ] as const)('of %s is %i', (password, level) => expect(passwordStrength(password, ['Nora', 'Lind'])).toBe(level)); // prettier-ignore
});

describe('the link of a mail', () => {
  it('confirms an address at a click, never by being opened (ROUTE-PUB-07)', async () => {
    const account = anAccount();
    const container = open('verify', { account, token: 't1' });
    expect(account.confirmLink).not.toHaveBeenCalled();
    await submit(container);
    expect(account.confirmLink).toHaveBeenCalledWith('t1');
    expect(title(container)).toBe('Your e-mail address is confirmed');
    expect(container.querySelector('a[href="/login"]')?.textContent).toBe('Log In');
  });
  it('that is over says so, with Log In and a new link (ROUTE-PUB-09)', async () => {
    const gone = () => Promise.reject(Object.assign(new Error('over'), { code: 'LINK_EXPIRED' }));
    const container = open('verify', { account: anAccount({ confirmLink: gone }), token: 't1' });
    await submit(container);
    expect(title(container)).toBe('This link or session has expired');
    for (const name of ['expired', 'verify', 'new-password']) {
      const bare = open(name);
      expect(title(bare), name).toBe('This link or session has expired');
      expect(bare.querySelector('a[href="/login"]')?.textContent, name).toBe('Log In');
    }
  });
  it('sets a new password; one that is over is known before anybody typed (ROUTE-PUB-06)', async () => {
    const account = anAccount();
    const container = open('new-password', { account, token: 't1' });
    type(container, { password: 'a whole new one', confirm: 'a whole new' });
    await submit(container);
    expect(errorOf(container, 'confirm')).toBe('The passwords do not match');
    type(container, { confirm: 'a whole new one' });
    await submit(container);
    expect(account.resetPassword).toHaveBeenCalledWith('t1', 'a whole new one');
    expect(title(container)).toBe('Your new password is saved');
    const checkLink = () => Promise.reject(Object.assign(new Error('over'), { code: 'LINK_EXPIRED' }));
    const over = open('new-password', { account: anAccount({ checkLink }), token: 't2' });
    await vi.waitFor(() => expect(title(over)).toBe('This link or session has expired'));
  });
});

it('says the same of a forgotten password whoever has the address (ROUTE-PUB-05)', async () => {
  const account = anAccount();
  const container = open('forgot-password', { account });
  expect(title(container)).toBe('Forgot your password?');
  await submit(container);
  expect(errorOf(container, 'email')).toBe('Email is required');
  type(container, { email: ' who@people.example ' });
  await submit(container);
  expect(account.forgotPassword).toHaveBeenCalledWith('who@people.example');
  expect(container.querySelector('[role=status]')?.textContent).toContain(
    'If \u2068who@people.example\u2069 has an account here',
  );
});

describe('another door', () => {
  it('stands below the form, with the way back (ROUTE-PUB-01)', async () => {
    const providers = () => Promise.resolve([{ id: 'pass', kind: 'social', name: 'Pass' }] as const);
    const external = { providers, go: () => Promise.resolve(), again: () => '' };
    for (const name of ['login', 'signup']) {
      const container = open(name, { external, redirect: '/booknow/cars' });
      await vi.waitFor(() => expect(container.querySelector('a[href^="/social"]')).not.toBeNull());
      const link = container.querySelector('a[href^="/social"]')!;
      expect([link.textContent, link.getAttribute('href')]).toEqual([
        'Continue with Pass',
        '/social?provider=pass&redirect=%2Fbooknow%2Fcars',
      ]);
    }
  });
  it.each([['sso'], ['social']] as const)(
    'goes through /%s once, and says when it failed (ROUTE-PUB-02, ROUTE-PUB-03)',
    async (kind) => {
      const go = vi.fn(() => Promise.resolve());
      const external = { providers: () => Promise.resolve([]), go, again: () => `/${kind}` };
      const container = open(kind, { external });
      expect([title(container), go.mock.calls]).toEqual(['Logging you in', [[kind]]]);
      go.mockImplementation(() =>
        Promise.reject(Object.assign(new Error('It did not work out.'), { code: 'SIGN_IN_FAILED' })),
      );
      const failed = open(kind, { external });
      await vi.waitFor(() => expect(title(failed)).toBe('You are not logged in'));
      expect(failed.querySelector('[role=alert]')?.textContent).toContain('It did not work out.');
      expect(failed.querySelector(`a[href="/${kind}"]`)?.textContent).toBe('Try again');
      go.mockImplementation(() => Promise.reject(Object.assign(new Error('x'), { code: 'NOT_FOUND' })));
      const none = open(kind, { external });
      await vi.waitFor(() => expect(title(none)).toBe('There is no other log-in here'));
    },
  );
});

describe('the profile', () => {
  const seen = { createdAt: '2026-11-20T10:00:00Z', seenAt: '2026-11-21T10:00:00Z', embedded: false };
  const here = {
    ...seen,
    id: 'se_1',
    current: true,
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const there = { ...seen, id: 'se_2', current: false, userAgent: null };
  it('lists where one is logged in, and ends every place but this', async () => {
    const sessions = vi.fn().mockResolvedValueOnce([here, there]).mockResolvedValue([here]);
    const account = anAccount({ sessions });
    const container = open('mytrip.profile', { account, role: 'customer' });
    await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(2));
    expect([...container.querySelectorAll('li strong')].map(({ textContent }) => textContent)).toEqual([
      'Firefox on Linux',
      'Unknown device',
    ]);
    expect(container.querySelector('li')?.textContent).toContain('This device');
    await click(container, 'Log out there');
    expect(account.endSession).toHaveBeenCalledWith('se_2');
    await vi.waitFor(() => expect(container.querySelectorAll('li')).toHaveLength(1));
    expect(container.querySelector('[role=status]')?.textContent).toBe('You are logged out there.');
  });
  it('asks a visitor to log in', () => {
    expect(open('agent.settings.profile').querySelector('a[href="/login"]')).not.toBeNull();
  });
});

describe('the subscription screen (ROUTE-PUB-10)', () => {
  const links = (container: Element) =>
    [...container.querySelectorAll('a')].map(({ textContent, pathname, search }) => [
      textContent,
      pathname + search,
    ]);
  it.each(['agency_owner', 'admin'] as const)(
    'tells the %s of an agency without one how it stands and what to do',
    (role) => {
      const container = open('subscription', { role, agency: anAgency({ isSubscribed: false }) });
      expect(title(container)).toBe('\u2068Lantern Travel\u2069 is not subscribed yet');
      expect(container.querySelector('button')?.textContent).toBe('Subscribe');
      expect(links(container)).toEqual([['Command Center', '/dashboard']]);
    },
  );
  it('asks for one by its button, and says where the answer goes, the next time too', async () => {
    const asked = { ...unasked, request: { email: 'ada@lantern.example', askedAt: '2026-11-22T12:00:00Z' } };
    const notify = vi.fn();
    const ask = vi.fn().mockRejectedValueOnce(new Error('Try later')).mockResolvedValueOnce(asked);
    const context = { role: 'agency_owner', agency: anAgency({ isSubscribed: false }), notify } as const;
    const container = open('subscription', {
      ...context,
      subscription: { read: () => Promise.resolve(unasked), ask },
    });
    const button = () => container.querySelector('button');
    act(() => button()!.click());
    await vi.waitFor(() => expect(notify).toHaveBeenCalledWith('Try later', 'bad'));
    await vi.waitFor(() => expect(button()!.getAttribute('aria-busy')).not.toBe('true'));
    const thanks = 'Thank you. Your request is in; we write to \u2068ada@lantern.example\u2069.';
    act(() => button()!.click());
    await vi.waitFor(() => expect(container.querySelector('[role=status]')?.textContent).toBe(thanks));
    expect([button(), ask.mock.calls.length]).toEqual([null, 2]);
    expect(document.activeElement).toBe(container.querySelector('h1'));
    act(() => root?.unmount());
    const later = open('subscription', {
      ...context,
      subscription: { read: () => Promise.resolve(asked), ask },
    });
    await vi.waitFor(() => expect(later.textContent).toContain(thanks));
    expect(later.querySelector('button')).toBeNull();
  });
  it('has nothing to do for the owner of a subscribed agency', () => {
    const container = open('subscription', { role: 'agency_owner' });
    expect(title(container)).toBe('\u2068Lantern Travel\u2069 is subscribed');
    expect(links(container)).toEqual([['Command Center', '/dashboard']]);
  });
  it.each([
    ['visitor', true],
    ['customer', false],
    ['agent', false],
    ['sales_agent', false],
  ] as const)('tells a %s nothing of it, whatever it is', (role, canLogIn) => {
    const said = [true, false].map(
      (isSubscribed) => open('subscription', { role, agency: anAgency({ isSubscribed }) }).textContent,
    );
    expect(said[0]).toBe(said[1]);
    expect(said[0]).toContain('Only the owner and the admins of the agency can see this.');
    const container = open('subscription', { role });
    expect(container.querySelector('a[href="/login?redirect=%2Fsubscription"]') !== null).toBe(canLogIn);
  });
});

// STORE-15: answers of a later server have more in them, those of an earlier one less.
describe('an answer with other members than we know', () => {
  /** The agency with some members that may be null or empty made so, and others that nobody knows. */
  const agencies = fc
    .record({
      gone: fc.subarray([
        'contactEmailId',
        'contactPhoneNumber',
        'returnUrl',
        'addressLine1',
        'city',
        'linkedin',
        'privacyPolicy',
        'profileInformation',
      ] as const),
      kind: fc.constantFrom(null, undefined, ''),
      extra: fc.dictionary(fc.stringMatching(/^x[a-z]{1,8}$/), fc.jsonValue(), { maxKeys: 4 }),
    })
    .map(({ gone, kind, extra }) => ({
      ...extra,
      ...anAgency(),
      ...Object.fromEntries(gone.map((name) => [name, kind])),
    })) as fc.Arbitrary<Agency>;
  const sessions = fc.array(
    fc.record(
      {
        id: fc.uuid(),
        current: fc.boolean(),
        seenAt: fc.constant('2026-11-21T10:00:00Z'),
        userAgent: fc.option(fc.string()),
        embedded: fc.boolean(),
        zone: fc.jsonValue(),
      },
      { requiredKeys: ['id', 'seenAt'] },
    ),
    { maxLength: 3 },
  ) as unknown as fc.Arbitrary<SessionInfo[]>;
  const providers = fc.array(
    fc.record(
      { id: fc.uuid(), kind: fc.constantFrom('sso', 'social'), name: fc.string(), icon: fc.jsonValue() },
      { requiredKeys: ['id', 'kind', 'name'] },
    ),
    { maxLength: 3 },
  ) as unknown as fc.Arbitrary<SignInProvider[]>;
  const names = [
    'login',
    'signup',
    'verify',
    'forgot-password',
    'new-password',
    'sso',
    'social',
    'agent.settings.profile',
    'mytrip.profile',
    'expired',
    'subscription',
    'mytrip.dashboard',
    'agent.dashboard',
    'whatever',
  ];

  it('breaks no screen of an account: what is unknown is ignored, what is optional may be missing (STORE-15)', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...names),
        fc.constantFrom(...roles),
        agencies,
        sessions,
        providers,
        async (name, role, agency, found, doors) => {
          const container = open(name, {
            role,
            agency,
            token: 't',
            providers: doors,
            account: anAccount({ sessions: () => Promise.resolve(found) }),
          });
          await act(async () => {
            await Promise.resolve();
          });
          expect(container.querySelector('h1')?.textContent).toBeTruthy();
          expect(container.textContent).not.toMatch(/undefined|null|NaN|\[object/);
          act(() => root?.unmount());
          document.body.replaceChildren();
        },
      ),
      { numRuns: 40 },
    );
  }, 60_000);
});
