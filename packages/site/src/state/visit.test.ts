// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { anAgency } from '@portolan/contract/testing';
import { createClient } from '@portolan/client';
import { isPlum, signInLink } from '@portolan/core';
import { hiding, isCheckout, isDealLink } from '../shell/visibility.ts';
import { readCookie, removeCookie } from './cookies.ts';
import { routeTypeOf } from './deep-link.ts';
import { forgetSession } from './session.ts';
import { visitId } from './visit-id.ts';
import { keepVisit } from './visit.ts';

const agency = anAgency();
const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return { path: pathname, query: searchParams };
};
const visit = (address: string) => keepVisit(at(address), agency);
const items = () => [sessionStorage.getItem('deepLink'), sessionStorage.getItem('routeType')];
const noCookies = { hideHeader: false, hideFooter: false };

beforeEach(() => {
  sessionStorage.clear();
  for (const name of ['hideHeader', 'hideFooter', 'pll_language', 'x-session-id']) removeCookie(name);
});

describe('the visit’s id', () => {
  it('is kept in a cookie named x-session-id (STORE-02)', () => {
    const id = visitId(new URLSearchParams());
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(readCookie('x-session-id')).toBe(id);
    expect(visitId(new URLSearchParams())).toBe(id);
    expect(visitId(new URLSearchParams('xsessionid=S1'))).toBe('S1');
    expect(readCookie('x-session-id')).toBe('S1');
  });
});

describe('hideHeader and hideFooter', () => {
  it('hide the header by the query, and for the visit by a cookie, until log-out (PARAM-16, STORE-11)', () => {
    visit('/?hideHeader=true');
    expect(hiding(at('/?hideHeader=true'), agency, false, noCookies)).toEqual({
      header: true,
      footer: false,
    });
    expect([readCookie('hideHeader'), readCookie('hideFooter')]).toEqual(['true', null]);
    expect(hiding(at('/about'), agency, false, { ...noCookies, hideHeader: true }).header).toBe(true);
    forgetSession();
    expect(readCookie('hideHeader')).toBeNull();
  });
  it('hide the footer likewise (PARAM-17, STORE-12)', () => {
    visit('/about?hideFooter=true');
    expect(hiding(at('/about?hideFooter=true'), agency, true, noCookies)).toEqual({ header: false, footer: true });
    expect([readCookie('hideHeader'), readCookie('hideFooter')]).toEqual([null, 'true']);
    forgetSession();
    expect(readCookie('hideFooter')).toBeNull();
  }); // prettier-ignore
  it('mean nothing with any other value', () => {
    for (const value of ['', '1', 'TRUE', 'false', 'true ', '<b>']) {
      const address = `/?${new URLSearchParams({ hideHeader: value, hideFooter: value })}`;
      visit(address);
      expect(hiding(at(address), agency, false, noCookies)).toEqual({ header: false, footer: false });
    }
    expect([readCookie('hideHeader'), readCookie('hideFooter')]).toEqual([null, null]);
  });
});

describe('lng', () => {
  it('is remembered; an unknown one is ignored', () => {
    visit('/?lng=pt');
    expect(readCookie('pll_language')).toBe('pt');
    visit('/about?lng=%3Cscript%3E');
    expect(readCookie('pll_language')).toBe('pt');
  });
});

describe('the link that a visit came by', () => {
  it('is kept for the visit with its kind, under the names of the session items, until log-out (STORE-08, STORE-09)', () => {
    visit('/about?dealLinkId=dl_1&x=1');
    expect(items()).toEqual(['/about?dealLinkId=dl_1&x=1', 'deal']);
    visit('/about');
    expect(items()).toEqual(['/about?dealLinkId=dl_1&x=1', 'deal']);
    visit('/booknow/hotels/deal/pr_1');
    expect(items()).toEqual(['/booknow/hotels/deal/pr_1', 'proposal']);
    visit('/booknow/cars?plum=p%2F1');
    expect(items()).toEqual(['/booknow/cars?plum=p%2F1', 'partner']);
    forgetSession();
    expect(items()).toEqual([null, null]);
  });
  it('is none of a form to log in, of an odd id, or of endless text', () => {
    for (const address of [
      '/', '/login?dealLinkId=1', '/signup?plum=1', '/?dealLinkId=', '/?dealLinkId=%3Cb%3E', '/?plum=', `/?plum=${'x'.repeat(513)}`, '/?plum=a%00b',
      `/?dealLinkId=1&x=${'x'.repeat(2_000)}`,
    ])
      visit(address);
    expect(items()).toEqual([null, null]);
  }); // prettier-ignore
  it('is named as the specification’s open line proposes (STORE-14)', async () => {
    visit('/about?dealLinkId=dl_1');
    expect(Object.keys(sessionStorage).sort()).toEqual(['deepLink', 'routeType']);
    const { names } = await import('./names.ts');
    expect(names.accessToken).toBe('access_token');
    const { currencyStorageKey, saveCheckout } = await import('@portolan/core');
    expect(currencyStorageKey).toBe('selectedCurrency');
    const kept = new Map<string, string>();
    saveCheckout({ get: () => null, set: (key, value) => void kept.set(key, value), remove: () => undefined }, '/x', 1);
    expect([...kept.keys()].sort()).toEqual(['checkoutFlag', 'checkoutRedirectUrl', 'checkoutTimestamp']);
  }); // prettier-ignore
  it('is of a kind, whatever the case of its path', () => {
    const kind = (address: string) => routeTypeOf(at(address).path, at(address).query);
    expect(kind('/?proposalId=pr_1')).toBe('proposal');
    expect(kind('/AllowAgentProposal/x')).toBe('proposal');
    expect(kind('/disapproveProposal')).toBe('proposal');
    expect(kind('/booknow/hotels')).toBeNull();
  });
});

describe('parameters of links', () => {
  const sso = anAgency({
    returnUrl: 'https://lantern.example/in',
    sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
  });
  const navigateTo = (address: string) =>
    new URL(signInLink('login', at(address), sso)).searchParams.get('navigateTo');
  const flagAt = async (address: string) => {
    let flag: string | null = null;
    const client = createClient({
      base: 'http://x',
      language: 'en',
      sessionId: 's',
      optionalAuth: () => isDealLink(at(address).path, at(address).query),
      fetch: (_input, init) => {
        flag = new Headers(init?.headers).get('x-optional-auth');
        return Promise.resolve(Response.json({ data: {} }));
      },
    });
    await client.call('getAgency');
    return flag;
  };
  it('dealLinkId flags requests as optionally logged in, and gives SSO agencies navigateTo (PARAM-06)', async () => {
    expect(await flagAt('/about?dealLinkId=dl_1')).toBe('true');
    expect(await flagAt('/about')).toBeNull();
    expect(navigateTo('/about?dealLinkId=dl_1')).toBe('/about?dealLinkId=dl_1');
    expect(navigateTo('/about')).toBeNull();
  });
  it('proposalId flags requests as optionally logged in, and hides the header (PARAM-07)', async () => {
    expect(await flagAt('/about?proposalId=pr_1')).toBe('true');
    expect(hiding(at('/about?proposalId=pr_1'), agency, false, noCookies).header).toBe(true);
    expect(hiding(at('/about'), agency, false, noCookies).header).toBe(false);
  });
  it('plum gives SSO agencies navigateTo (PARAM-09)', () => {
    expect(navigateTo('/about?plum=1')).toBe('/about?plum=1');
    expect(navigateTo('/about?plum=')).toBeNull();
    expect(navigateTo(`/about?plum=${'x'.repeat(513)}`)).toBeNull();
  });
  it('plum is handed on unchanged, whatever a partner writes (PARAM-20)', () => {
    for (const plum of ['a/b?c=d&e=f', 'ü é 漢', '100%', '"><script>', '{"a":[1]}']) {
      const address = `/booknow/hotels?${new URLSearchParams({ plum })}`;
      expect(isPlum(plum)).toBe(true);
      expect(new URL(navigateTo(address)!, 'http://x').searchParams.get('plum')).toBe(plum);
    }
  });
  it('checkout=true makes an address a checkout, and no other value does (PARAM-14)', () => {
    const of = (address: string) => isCheckout(at(address).path, at(address).query);
    expect(of('/about?checkout=true')).toBe(true);
    expect(hiding(at('/about?checkout=true'), agency, false, noCookies).header).toBe(true);
    expect([of('/about?checkout=1'), of('/about?checkout='), of('/about')]).toEqual([false, false, false]);
  });
});
