// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from '@portolan/client';
import { anAgency } from '@portolan/contract/testing';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import pages from '@portolan/i18n/catalogues/en/pages.json' with { type: 'json' };
import site from '@portolan/i18n/catalogues/en/site.json' with { type: 'json' };
import type { PageData } from './page-data.ts';
import type { Route } from './routes.ts';
import { useSite, useSiteState, type Site } from './shell/page-context.tsx';
import { SiteApp } from './SiteApp.tsx';
import { createSiteStore, userState, type SiteState } from './state/site-state.ts';
import { siteTexts } from './texts.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const route: Route = { name: 'about', area: 'pages', params: {} };
function show(
  Page: React.ComponentType<{ route: Route }> | null,
  { agency = anAgency(), isMobile = false, path = '/about' } = {},
): { site: Site; text(): string; retried: () => number; loads: () => number } {
  const data: PageData = {
    agency, language: 'en', currency: 'USD', isMobile, role: 'visitor', user: null, origin: 'http://x', art: {}, texts: site,
  }; // prettier-ignore
  let retried = 0;
  let loads = 0;
  const nothing = () => undefined;
  const it: Site = {
    store: createSiteStore(data, siteTexts('en', { ...common, ...site, ...pages }, {})),
    client: {} as Client,
    navigate: {
      href: (path) => path,
      go: nothing,
      current: () => ({ path, query: new URLSearchParams() }),
      setQuery: nothing,
      subscribe: () => nothing,
    },
    actions: {
      chooseCurrency: nothing,
      loadCurrencies: () => void loads++,
      chooseLanguage: nothing,
      logIn: () => Promise.resolve(),
      logOut: () => Promise.resolve(),
      account: {} as Site['actions']['account'],
      external: {} as Site['actions']['external'],
      goToSignUp: nothing,
      retry: () => void retried++,
    },
    notify: nothing,
    origin: 'http://x',
    art: {},
  };
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  act(() => root!.render(<SiteApp site={it} adopt={nothing} route={route} Page={Page} year={2026} />));
  return { site: it, text: () => container.textContent ?? '', retried: () => retried, loads: () => loads };
}

describe('an embedded area', () => {
  it('has the host’s agency, currency, country and user, and sees them change (HOST-02, HOST-03, HOST-04, HOST-05)', () => {
    function Area() {
      const { store } = useSite();
      const agency = useSiteState((state) => state.agency.agencyName);
      const currency = useSiteState((state) => state.selectedCurrency.currency);
      const country = useSiteState((state) => state.country);
      const auth = useSiteState((state) => state.auth);
      return <output>{[agency, currency, country, auth, store.getState().role].join('|')}</output>;
    }
    const { site: host } = show(Area);
    const read = () => document.querySelector('output')!.textContent;
    expect(read()).toBe('Lantern Travel|AED|US|false|visitor');
    act(() =>
      host.store.setState({
        agency: anAgency({ agencyName: 'Renamed' }),
        selectedCurrency: { currency: 'EUR' },
        country: 'PT',
        ...userState({
          id: 'u',
          userType: 'Admin',
          isTravelAgent: true,
          isRestrictedAgent: false,
          personal_info: {
            first_name: 'Ada',
            last_name: 'L',
            email: 'a@b.c',
            profile_image: null,
            credits: { amount: 0, currency: 'USD' },
          },
          isRewardWalletEnable: false,
        }),
      }),
    );
    expect(read()).toBe('Renamed|EUR|PT|true|admin');
  });
  it('whose script did not come says so in its place, with the shell around it (ERR-22)', () => {
    show(null);
    expect(document.querySelector('main')?.textContent).toContain('Failed to load remote component.');
    expect(document.querySelector('header')).not.toBeNull();
  });
});

it('shows "Something went wrong." with a retry when the agency does not come (HOST-14)', () => {
  const it = show(() => <p>The page itself</p>);
  act(() => it.site.store.setState({ status: 'failed' }));
  expect(it.text()).toContain('Something went wrong.');
  expect(it.text()).not.toContain('The page itself');
  act(() => [...document.querySelectorAll('button')].find((b) => b.textContent === 'Try again')!.click());
  expect(it.retried()).toBe(1);
});

describe('an inactive agency', () => {
  it('is behind a modal that Escape does not close, on an inert page (HOST-10, HOST-11, HOST-12, HOST-13)', () => {
    show(() => <p>content</p>, { agency: anAgency({ status: 'Inactive' }) });
    const dialog = document.querySelector('dialog')!;
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toBe('Agency is inactivePlease contact the administrator');
    expect(dialog.querySelector('button')).toBeNull();
    expect(document.querySelector('.site')?.hasAttribute('inert')).toBe(true);
    const escape = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
    dialog.dispatchEvent(escape);
    expect(escape.defaultPrevented).toBe(true);
    const cancel = new Event('cancel', { cancelable: true });
    dialog.dispatchEvent(cancel);
    expect(cancel.defaultPrevented).toBe(true);
    act(() => dialog.close());
    expect(dialog.open).toBe(true);
  });
});

describe('the currency menu', () => {
  const options = [
    ['US', 'USD', 'United States'],
    ['GB', 'GBP', 'United Kingdom'],
    ['DE', 'EUR', 'Germany'],
  ].map(([code, currency, name]) => ({ code: code!, currency: currency!, name: name!, symbol: '', image: '', emoji: '', unicode: '' })); // prettier-ignore
  const type = (text: string) => {
    const input = document.querySelector<HTMLInputElement>('input[type=search]')!;
    act(() => {
      input.value = text;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return [...document.querySelectorAll('.panel.is-tall li')].map((item) => item.textContent?.trim());
  };
  const panel = () => document.querySelector('.panel.is-tall')!;
  const open = () => act(() => panel().parentElement!.querySelector('button')!.click());
  it('is empty, and asks for nothing, until it opens', () => {
    const it = show(() => null);
    expect([panel().childElementCount, it.loads()]).toEqual([0, 0]);
    open();
    expect(it.loads()).toBe(1);
    expect(panel().querySelector('input[type=search]')).not.toBeNull();
  });
  it('says that it is loading', () => {
    const it = show(() => null);
    open();
    act(() => it.site.store.setState({ currencies: options, currenciesStatus: 'pending' }));
    expect(panel().querySelector('[role=status]')?.textContent).toBe('Loading');
    expect(panel().querySelectorAll('li button')).toHaveLength(0);
  });
  it('says why the list could not be fetched, offers the built-in one, and tries again (CUR-07, ERR-13)', () => {
    const it = show(() => null);
    open();
    const failure = {
      currencies: options,
      currenciesStatus: 'rejected',
      currencyError: 'No currencies today',
    };
    act(() => it.site.store.setState(failure as Partial<SiteState>));
    expect(panel().querySelector('[role=alert] p')?.textContent).toBe('No currencies today');
    expect(panel().querySelectorAll('li button')).toHaveLength(3);
    const before = it.loads();
    act(() => panel().querySelector<HTMLButtonElement>('[role=alert] button')!.click());
    expect(it.loads()).toBe(before + 1);
  });
  it('lists what is enabled, is searched by name and code, whatever the case, and says when nothing is found (CUR-22, CUR-23, CUR-25, HDR-05)', () => {
    const it = show(() => null);
    open();
    act(() =>
      it.site.store.setState({
        currencies: options,
        currenciesStatus: 'fulfilled',
        currencyResolved: true,
        selectedCurrency: { currency: 'USD' },
      }),
    );
    expect(type('')).toEqual(['United StatesUSD', 'United KingdomGBP', 'GermanyEUR']);
    expect(type('united')).toHaveLength(2);
    expect(type('usd')).toEqual(['United StatesUSD']);
    expect(type('EUR')).toEqual(type('eur'));
    expect(type('zzz')).toEqual(['No results']);
  });
  it('is named by what can be read on its button, which says nothing while the currency is not known', () => {
    const it = show(() => null);
    const button = document.querySelector('.panel.is-tall')!.parentElement!.querySelector('button')!;
    const said = () => [button.getAttribute('aria-label'), button.textContent];
    act(() => it.site.store.setState({ currencyResolved: false }));
    // The dots that wait are the style sheet's: in the text they would have to be in the name, too.
    expect(said()).toEqual(['Currency', '']);
    act(() => it.site.store.setState({ currencyResolved: true, selectedCurrency: { currency: 'EUR' } }));
    expect(said()).toEqual(['Currency: EUR', 'EUR']);
  });
});

it('opens and closes the mobile slide-in menu (HDR-09, HDR-10)', () => {
  show(() => null, { isMobile: true });
  const dialog = document.querySelector<HTMLDialogElement>('dialog.slide')!;
  const burger = document.querySelector<HTMLButtonElement>('.burger')!;
  expect(dialog.open).toBe(false);
  act(() => burger.click());
  expect(dialog.open).toBe(true);
  expect(burger.getAttribute('aria-expanded')).toBe('true');
  act(() => dialog.querySelector<HTMLButtonElement>('.slide-close')!.click());
  expect(dialog.open).toBe(false);
});

it('shows the profile menu to a logged-in user, with name and e-mail (HDR-08, USER-03, USER-04, USER-05)', () => {
  const it = show(() => null);
  act(() =>
    it.site.store.setState(
      userState({
        id: 'u', userType: 'Customer', isTravelAgent: false, isRestrictedAgent: false, isRewardWalletEnable: true,
        personal_info: { first_name: 'Ada', last_name: 'Lovelace', email: 'ada@b.example', profile_image: '/me.png', credits: { amount: 0, currency: 'USD' } },
      }), // prettier-ignore
    ),
  );
  const header = document.querySelector('header')!;
  expect(header.textContent).toContain('Ada Lovelace');
  expect(header.textContent).toContain('ada@b.example');
  expect(header.querySelector('img.avatar')?.getAttribute('src')).toBe('/me.png');
  expect([...header.querySelectorAll('.panel li a')].map((a) => a.textContent)).toContain('Wallet');
  expect(header.textContent).not.toContain('Log In');
});

it('has the login prompt by its tag on home alone, for visitors alone (POP-02)', () => {
  const { site: host } = show(() => null, { path: '/' });
  const prompt = () => document.querySelector('travel-login-prompt');
  expect(prompt()?.getAttribute('when')).toBe('once');
  act(() => host.store.setState({ auth: true }));
  expect(prompt()).toBeNull();
  act(() => root!.unmount());
  show(() => null, { path: '/hotels' });
  expect(prompt()).toBeNull();
});

it('asks one thing at a time: the login prompt waits for the answer about cookies', () => {
  const { site: host } = show(() => null, { path: '/' });
  const prompt = () => document.querySelector('travel-login-prompt');
  act(() => host.store.setState({ askingConsent: true }));
  expect(prompt()).toBeNull();
  act(() => host.store.setState({ askingConsent: false }));
  expect(prompt()).not.toBeNull();
});

it('asks a visitor to log in for a price, on any page, with the way back, until it is closed (A-36)', () => {
  const { site: host } = show(() => null);
  const prompt = () => document.querySelector('travel-login-prompt');
  act(() => host.store.setState({ loginPrompt: '/?tab=Hotels' }));
  expect([prompt()?.getAttribute('when'), prompt()?.getAttribute('redirect')]).toEqual([
    'now',
    '/?tab=Hotels',
  ]);
  const tell = (action: string) =>
    act(() => {
      prompt()!.dispatchEvent(new CustomEvent('travel-prompt', { detail: { action }, bubbles: true }));
    });
  tell('shown');
  expect(prompt()).not.toBeNull();
  tell('closed');
  expect([host.store.getState().loginPrompt, prompt()]).toEqual([null, null]);
});
