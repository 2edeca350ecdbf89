// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAgency } from '@portolan/contract/testing';
import type { Role } from '@portolan/contract/roles';
import { fakeContext } from '../testing/fake-context.ts';
import type { WidgetContext } from '../context.ts';
import { LoginPrompt, type LoginPromptProps } from './LoginPrompt.tsx';
import { promptDelayMs } from './when-due.ts';
// Here before the clock is held: what is loaded later comes at once.
import './PromptCard.tsx';

/** What a browser would tell of the line across the middle of the screen. */
let cross: ((isIntersecting: boolean) => void) | null = null;
const watched: Element[] = [];
class Middle {
  constructor(
    tell: (entries: { isIntersecting: boolean }[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    expect(rootMargin).toBe('-50% 0px');
    cross = (isIntersecting) => tell([{ isIntersecting }]);
  }
  observe(element: Element) {
    watched.push(element);
  }
  disconnect() {
    cross = null;
  }
}

const kept = new Map<string, string>();
const storage = {
  get: (key: string) => kept.get(key) ?? null,
  set: (key: string, value: string) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
};
const events: string[] = [];
let visits = 0;
/** Each test is another agency's visit: what has been shown is remembered for the page. */
const agency = (more: Parameters<typeof anAgency>[0] = {}) =>
  anAgency({ subdomain: `lantern${visits}`, ...more }) as WidgetContext['agency'];
const world = (more: Partial<WidgetContext> = {}) =>
  fakeContext({
    agency: agency(),
    storage,
    emit: (name, detail) => {
      if (name === 'prompt') events.push((detail as { action: string }).action);
      return true;
    },
    ...more,
  });
const block = document.createElement('div');
const tree = (more: Partial<LoginPromptProps> = {}) => (
  <LoginPrompt
    context={world()}
    embedded={false}
    asked={false}
    known={false}
    redirect={null}
    block={() => block}
    {...more}
  />
);
const show = (more: Partial<LoginPromptProps> = {}) => render(tree(more));
const card = () => document.querySelector('.prompt.is-shown');
/** So much later, with everything there that was asked for before. */
const at = async (ms: number) => {
  await act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
  // The trigger, the card, its texts.
  for (let turn = 0; turn < 4; turn++) await act(async () => void (await vi.dynamicImportSettled()));
};
const press = (key: string, target: EventTarget) =>
  act(() => void target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

beforeEach(() => {
  visits++;
  kept.clear();
  events.length = watched.length = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('IntersectionObserver', Middle);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the login prompt', () => {
  it('comes after five seconds: not at 4.9, but at 5.1 (POP-01, CONST-23)', async () => {
    expect(promptDelayMs).toBe(5000);
    show();
    await at(4900);
    expect(card()).toBeNull();
    await at(200);
    expect(card()!.textContent).toContain('Log in to see member prices');
    expect(events).toEqual(['shown']);
  });

  it.each<Role>(['customer', 'agent', 'restricted_agent', 'sales_agent', 'admin', 'agency_owner'])(
    'never comes to a %s, who is logged in (POP-02)',
    async (role) => {
      show({ context: world({ role }) });
      await at(60_000);
      expect(card()).toBeNull();
      expect(watched).toEqual([]);
    },
  );

  it('goes when its visitor logs in elsewhere on the page', async () => {
    const { rerender } = show();
    await at(5100);
    expect(card()).not.toBeNull();
    await act(() => rerender(tree({ context: world({ role: 'customer' }) })));
    expect(card()).toBeNull();
  });

  it('comes at once when the visitor scrolls the exclusive deals to mid-screen (POP-03)', async () => {
    show();
    await at(100);
    expect(watched).toEqual([block]);
    act(() => void document.dispatchEvent(new Event('scroll')));
    act(() => cross!(false));
    await at(0);
    expect(card()).toBeNull();
    act(() => cross!(true));
    await at(0);
    expect(card()).not.toBeNull();
    expect(cross).toBeNull();
  });

  it('waits out deals that stand mid-screen before anybody has scrolled', async () => {
    show();
    act(() => cross!(true));
    await at(4900);
    expect(card()).toBeNull();
  });

  it('finds deals that come into the page later, once the visitor scrolls', async () => {
    let there: Element | null = null;
    show({ block: () => there });
    await at(100);
    expect(watched).toEqual([]);
    there = block;
    act(() => void document.dispatchEvent(new Event('scroll')));
    expect(watched).toEqual([block]);
  });

  it('comes once per session: shown or closed, the flag is false and stops both triggers (POP-04, STORE-13)', async () => {
    show();
    expect(kept.has('displaySavingPopup')).toBe(false);
    await at(5100);
    act(() => document.querySelector<HTMLElement>('.prompt-close')!.click());
    expect(card()).toBeNull();
    expect(kept.get('displaySavingPopup')).toBe('false');
    expect(events).toEqual(['shown', 'closed']);
    // A reload: the page remembers nothing, the session does.
    cleanup();
    visits++;
    watched.length = 0;
    show();
    await at(60_000);
    expect(card()).toBeNull();
    expect(watched).toEqual([]);
  });

  it.each(['true', '', 'nonsense'])('takes a flag of "%s" for true (STORE-13)', async (value) => {
    kept.set('displaySavingPopup', value);
    show();
    await at(5100);
    expect(card()).not.toBeNull();
  });

  it('comes once on a page that forbids storage, too', async () => {
    const nothing = { get: () => null, set: () => undefined, remove: () => undefined };
    show({ context: world({ storage: nothing }) });
    await at(5100);
    act(() => document.querySelector<HTMLElement>('.prompt-close')!.click());
    cleanup();
    show({ context: world({ storage: nothing }) });
    await at(60_000);
    expect(card()).toBeNull();
  });

  it.each([
    ['isHideLoginOption is on', { isHideLoginOption: true }],
    ['the agency lives inside partners (profileInformation)', { profileInformation: 'on' }],
  ])('stays away while %s (POP-04)', async (_why, more) => {
    show({ context: world({ agency: agency(more) }) });
    await at(60_000);
    expect(card()).toBeNull();
    expect(kept.size).toBe(0);
  });

  it('stays away while the page says who is there', async () => {
    show({ known: true });
    await at(60_000);
    expect(card()).toBeNull();
  });

  it('takes no focus, is a labelled region, and says politely that it is there', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    const { container } = show();
    const status = container.querySelector('[role=status]')!;
    expect(status.textContent).toBe('');
    await at(5100);
    expect(document.activeElement).toBe(field);
    expect(card()!.localName).toBe('section');
    expect(card()!.getAttribute('aria-labelledby')).toBe(card()!.querySelector('h2')!.id);
    expect(status.textContent).toBe('Log in to see member prices');
    field.remove();
  });

  it('closes by Escape from inside and gives the focus back; elsewhere the key is the page’s', async () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.focus();
    show();
    await at(5100);
    press('Escape', field);
    expect(card()).not.toBeNull();
    const button = document.querySelector<HTMLElement>('.prompt-close')!;
    act(() => {
      button.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: field }));
      button.focus();
    });
    const page = vi.fn();
    document.addEventListener('keydown', page);
    press('Escape', button);
    expect(card()).toBeNull();
    expect(page).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field);
    document.removeEventListener('keydown', page);
    field.remove();
  });

  it('waits while a dialog, a calendar or a list is open', async () => {
    const modal = vi.spyOn(document, 'querySelector');
    modal.mockImplementation((selector: string) =>
      selector === ':is(:modal, :popover-open)' ? block : null,
    );
    show();
    await at(9000);
    modal.mockRestore();
    expect(events).toEqual([]);
    await at(500);
    expect(events).toEqual(['shown']);
  });

  it('leads to log in and sign up by the rules of the site’s own links', async () => {
    show({ redirect: '/?tab=Hotels' });
    await at(5100);
    const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.prompt-way')];
    expect(links().map((link) => link.getAttribute('href'))).toEqual([
      '/login?redirect=%2F%3Ftab%3DHotels',
      '/signup?redirect=%2F%3Ftab%3DHotels',
    ]);
    cleanup();
    visits++;
    kept.clear();
    const sso = { isSSOEnabled: true, isDirectLoginAllowedForSSOUsers: false };
    show({
      context: world({ agency: agency({ sso, returnUrl: 'https://lantern.example/in', isHideSignupOption: true }) }),
    }); // prettier-ignore
    await at(5100);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['https://lantern.example/in']);
    act(() => links()[0]!.click());
    expect(events.at(-1)).toBe('log-in');
  });

  it('logs in in the frame of a partner’s page, and comes back to the given place', async () => {
    const promptLogin = vi.fn();
    show({ context: world({ promptLogin }), embedded: true, redirect: '/booknow/hotels' });
    await at(5100);
    const [logIn, signUp] = document.querySelectorAll<HTMLAnchorElement>('.prompt-way');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    act(() => void logIn!.dispatchEvent(click));
    expect(click.defaultPrevented).toBe(true);
    expect(promptLogin).toHaveBeenCalledExactlyOnceWith('/booknow/hotels');
    act(() => signUp!.click());
    expect(events).toEqual(['shown', 'log-in', 'sign-up']);
  });

  it('comes at once to whoever asks for it, also after it was closed, and closes by Escape', async () => {
    kept.set('displaySavingPopup', 'false');
    const { rerender } = show();
    await at(0);
    const asked = tree({ asked: true, redirect: '/?tab=Hotels' });
    await act(() => rerender(asked));
    await at(0);
    expect(card()).not.toBeNull();
    press('Escape', document);
    expect(card()).toBeNull();
    expect(events).toEqual(['shown', 'closed']);
  });

  it('leaves nothing behind when it goes', async () => {
    const removed = vi.spyOn(document, 'removeEventListener');
    const { unmount } = show();
    await at(100);
    unmount();
    await at(60_000);
    expect(events).toEqual([]);
    expect(removed).toHaveBeenCalledWith('scroll', expect.any(Function), true);
    expect(cross).toBeNull();
  });
});
