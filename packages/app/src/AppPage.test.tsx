// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createT } from '@portolan/i18n';
import account from '@portolan/i18n/catalogues/en/account.json' with { type: 'json' };
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import { UiProvider } from '@portolan/ui';
import { anAgency } from '@portolan/testing/an-agency';
import { AppPage } from './AppPage.tsx';
import type { AppContext } from './context.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

function open(name: string, changes: Partial<AppContext> = {}) {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const context: AppContext = {
    agency: anAgency(),
    role: 'visitor',
    art: {},
    redirect: null,
    logIn: () => Promise.resolve(),
    logOut: () => Promise.resolve(),
    ...changes,
  };
  act(() =>
    root!.render(
      <UiProvider t={createT('en', [{ ...account, ...site }])} adopt={() => undefined}>
        <AppPage name={name} context={context} />
      </UiProvider>,
    ),
  );
  return container;
}

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
  const fill = (container: Element, email: string, password: string) => {
    for (const [name, value] of [['email', email], ['password', password]] as const) {
      const input = container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
      input.value = value;
      act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
    } // prettier-ignore
  };
  const submit = (container: Element) =>
    act(async () => {
      container
        .querySelector('form')!
        .dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
      await Promise.resolve();
    });
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
  for (const name of ['signup', 'mytrip.dashboard', 'agent.dashboard', 'deal-link']) {
    const container = open(name);
    expect(container.querySelector('a[href^=mailto]'), name).not.toBeNull();
    expect(container.querySelector('a[href="/"]'), name).not.toBeNull();
    act(() => root?.unmount());
    document.body.replaceChildren();
  }
});
