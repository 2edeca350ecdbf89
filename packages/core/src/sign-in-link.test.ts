import { describe, expect, it } from 'vitest';
import { anAgency } from '@portolan/contract/testing';
import { signInButtons, signInLink } from './sign-in-link.ts';

const at = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://x');
  return { path: pathname, query: searchParams };
};
const open = anAgency();
const sso = anAgency({
  returnUrl: 'https://lantern.example/in',
  sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false },
});

describe('Log In and Sign Up lead', () => {
  it('to the agency’s return URL where SSO forbids direct login (AUTH-01)', () => {
    expect(signInLink('login', at('/booknow/cars'), sso)).toBe('https://lantern.example/in');
    expect(signInLink('signup', at('/'), sso)).toBe('https://lantern.example/in');
  });
  it('with navigateTo for plum and for dealLinkId alone (AUTH-02, AUTH-03)', () => {
    const expected = (here: string) =>
      `https://lantern.example/in?${new URLSearchParams({ navigateTo: here })}`;
    expect(signInLink('login', at('/about?plum=1'), sso)).toBe(expected('/about?plum=1'));
    expect(signInLink('login', at('/about?dealLinkId=9'), sso)).toBe(expected('/about?dealLinkId=9'));
  });
  it('to our forms otherwise, with the way back (AUTH-04, AUTH-06)', () => {
    expect(signInLink('login', at('/booknow/cars/search?x=1'), open)).toBe(
      '/login?redirect=%2Fbooknow%2Fcars%2Fsearch%3Fx%3D1',
    );
    const allowed = anAgency({ ...sso, sso: { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: true } });
    expect(signInLink('signup', at('/booknow/cars'), allowed)).toBe('/signup?redirect=%2Fbooknow%2Fcars');
  });
  it('back to a booking without its secret', () => {
    const way = `/login?redirect=${encodeURIComponent('/booking/HP-7K2M9Q?lng=pt')}`;
    expect(signInLink('login', at('/booking/HP-7K2M9Q?token=secret&lng=pt'), open)).toBe(way);
    expect(signInLink('login', at('/booknow/hotels/checkout?token=q1'), open)).toContain('token%3Dq1');
  });
  it('with the given target where there is one (AUTH-05)', () => {
    expect(signInLink('login', at('/about'), open, '/mytrip/mytrips')).toBe(
      '/login?redirect=%2Fmytrip%2Fmytrips',
    );
  });
  it('without a way back from public pages (AUTH-07)', () => {
    for (const path of [
      '/',
      '/faqs',
      '/about',
      '/privacy-policy',
      '/login',
      '/blog',
      '/errors',
      '/hidden-gems',
    ])
      expect(signInLink('login', at(path), open)).toBe('/login');
  });
});

describe('Log In and Sign Up', () => {
  it('are there unless the agency hides them (VIS-01, VIS-02)', () => {
    expect(signInButtons(anAgency())).toEqual({ logIn: true, signUp: true });
    expect(signInButtons(anAgency({ isHideLoginOption: true }))).toEqual({ logIn: false, signUp: true });
    expect(signInButtons(anAgency({ isHideSignupOption: true }))).toEqual({ logIn: true, signUp: false });
  });
  it('lose Sign Up for the partner brand (VIS-03)', () => {
    const brandRules = { ...anAgency().brandRules, hideSignup: true };
    expect(signInButtons(anAgency({ brandRules }))).toEqual({ logIn: true, signUp: false });
  });
});
