// The prompt on pages of all kinds, in a real browser: where it stands, what brings it, what it leaves alone.
import { anAgency } from '@portolan/contract/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { setPageSettings } from './settings.ts';

const config = (subdomain: string) => ({
  data: {
    agency: anAgency({ agencyName: 'Lantern Travel', subdomain }),
    siteOrigin: 'https://book.example',
    language: 'en',
    currencies: ['USD'],
    services: {},
  },
});
const extras = { data: { currencies: [], rates: { USD: 1 }, art: {} } };
let answer: (key: string) => Response | Promise<Response>;
const said: string[] = [];
const told: string[] = [];
const onPrompt = (event: Event) => told.push((event as HTMLElementEventMap['travel-prompt']).detail.action);
const realFetch = globalThis.fetch.bind(globalThis);
let count = 0;

beforeAll(async () => {
  await import('../define/login-prompt.ts');
  await page.viewport(1000, 700);
});
beforeEach(() => {
  answer = (key) => Response.json(config(key));
  said.length = told.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) =>
    String(url).startsWith('https://api.example/sdk/v1/extras?')
      ? Promise.resolve(Response.json(extras))
      : String(url).startsWith('https://api.example')
        ? Promise.resolve(answer(new URL(url).searchParams.get('key')!.slice(3)))
        : realFetch(url, init),
  );
  for (const kind of ['warn', 'error'] as const)
    vi.spyOn(console, kind).mockImplementation((line: unknown) => void said.push(String(line)));
  addEventListener('travel-prompt', onPrompt);
  setPageSettings({}, 'https://api.example');
});
afterEach(async () => {
  removeEventListener('travel-prompt', onPrompt);
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  await turn();
  scrollTo(0, 0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const turn = () => new Promise((resolve) => setTimeout(resolve));
const until = <T,>(check: () => T) => vi.waitFor(check, 10_000);
/** A page; `{prompt}` in it stands for the attributes of an agency of its own. */
function open(html: string): HTMLElement {
  document.body.innerHTML = html.replaceAll('{prompt}', `agency="pk_prompt${++count}"`);
  return document.querySelector('travel-login-prompt')!;
}
const card = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.prompt.is-shown');
async function shown(element: Element): Promise<HTMLElement> {
  const region = await until(() => (expect(card(element)).toBeTruthy(), card(element)!));
  await Promise.all(region.getAnimations().map(({ finished }) => finished));
  return region;
}
const live = (element: Element) =>
  until(() => expect(element.shadowRoot?.querySelector('[role=status]')).toBeTruthy());

describe('<travel-login-prompt> on a partner’s page', () => {
  it('comes when the visitor scrolls the deals to mid-screen, and tells the page (POP-03)', async () => {
    const element = open(
      '<div style="block-size:2000px"></div><travel-deals>Deals</travel-deals><div style="block-size:2000px"></div><travel-login-prompt {prompt}></travel-login-prompt>',
    );
    await live(element);
    scrollTo(0, 300);
    await turn();
    expect(card(element)).toBeFalsy();
    document.querySelector('travel-deals')!.scrollIntoView({ block: 'center' });
    await shown(element);
    expect(told).toEqual(['shown']);
    expect(sessionStorage.getItem(`travel-prompt${count}-displaySavingPopup`)).toBe('false');
  });

  it('takes a block of the page’s own by `target`, and says what is no selector', async () => {
    const element = open(
      '<div style="block-size:2000px"></div><p id="members">Members pay less</p><div style="block-size:2000px"></div><travel-login-prompt {prompt} target="#members"></travel-login-prompt>',
    );
    await live(element);
    document.querySelector('#members')!.scrollIntoView({ block: 'center' });
    await shown(element);
    const other = open('<travel-login-prompt {prompt} target="##" redirect="https://evil.example"></travel-login-prompt>');
    await live(other);
    await until(() =>
      expect(said.sort()).toEqual([
        expect.stringContaining('redirect="https://evil.example" is no path'),
        expect.stringContaining('target="##" is not a selector'),
      ]),
    );
  }); // prettier-ignore

  it('stands at the edge of the screen whatever the page does to its ancestors, and takes no room in it', async () => {
    const element = open(
      '<div style="transform:translate(30px,40px);overflow:hidden;inline-size:300px;display:flex;gap:40px;opacity:.1;filter:blur(9px);z-index:-1;position:relative"><i>a</i><travel-login-prompt {prompt} when="now"></travel-login-prompt><i>b</i></div>',
    );
    const [one, other] = document.querySelectorAll('i');
    const { right, bottom, width } = (await shown(element)).getBoundingClientRect();
    expect([Math.round(innerWidth - right), Math.round(innerHeight - bottom)]).toEqual([16, 16]);
    expect(width).toBeGreaterThan(300);
    expect(other!.getBoundingClientRect().left - one!.getBoundingClientRect().right).toBe(40);
    const { left, top } = card(element)!.getBoundingClientRect();
    // Under every pointer, above all of the page.
    expect(document.elementFromPoint(left + 30, top + 30)).toBe(element);
  });

  it('waits while a calendar or list of another element is open, and takes no press of it', async () => {
    const element = open(
      '<div id="other"></div><travel-login-prompt {prompt} when="now"></travel-login-prompt>',
    );
    const shadow = document.querySelector('#other')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = '<div popover="auto">A calendar</div>';
    const calendar = shadow.querySelector<HTMLElement>('[popover]')!;
    calendar.showPopover();
    // Its code and words are there, and it is not shown.
    await until(() => expect(element.shadowRoot?.querySelector('.prompt')).toBeTruthy());
    await turn();
    expect(card(element)).toBeFalsy();
    expect(told).toEqual([]);
    calendar.hidePopover();
    await shown(element);
  });

  it('takes no focus; the keyboard reaches it, closes it by Escape and is back where it was', async () => {
    const element = open(
      '<input id="first"><travel-login-prompt {prompt} when="now" redirect="/booknow/hotels"></travel-login-prompt>',
    );
    const field = document.querySelector<HTMLInputElement>('#first')!;
    await userEvent.click(field);
    const region = await shown(element);
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Tab}');
    const root = element.shadowRoot!;
    await until(() => expect(root.activeElement?.className).toContain('is-main'));
    expect((root.activeElement as HTMLAnchorElement).href).toBe(
      'https://book.example/login?redirect=%2Fbooknow%2Fhotels&lng=en&currency=USD',
    );
    expect(region.getAttribute('aria-labelledby')).toBe(region.querySelector('h2')!.id);
    await userEvent.keyboard('{Escape}');
    await until(() => expect(told).toEqual(['shown', 'closed']));
    expect(document.activeElement).toBe(field);
  });

  it('moves to the other edge when what gets the focus stands below it', async () => {
    const element = open(
      '<input id="top"><button id="low" style="position:fixed;inset-block-end:30px;inset-inline-end:40px">Ours</button><travel-login-prompt {prompt} when="now"></travel-login-prompt>',
    );
    const region = await shown(element);
    expect(region.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight / 2);
    // Beside the card's middle, where the button is not covered.
    await userEvent.click(document.querySelector('#top')!);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.id).toBe('low');
    await until(() => expect(region.getBoundingClientRect().top).toBeLessThan(innerHeight / 4));
  });

  it('stays away from those whom the page knows, and from whoever has logged in behind another widget’s frame', async () => {
    const known = open(`<travel-agency {prompt} profile-information='{"firstName":"Mia"}'><travel-login-prompt when="now"></travel-login-prompt></travel-agency>`); // prettier-ignore
    await import('../define/agency.ts');
    await live(known);
    expect(card(known)).toBeFalsy();
    sessionStorage.setItem(`travel-signed-in-pk_prompt${count + 1}`, '1');
    const member = open('<travel-login-prompt {prompt} when="now"></travel-login-prompt>');
    await live(member);
    await turn();
    expect(card(member)).toBeFalsy();
  });

  it('shows nothing of a failure: a prompt that cannot be shown is none', async () => {
    answer = () => Response.json({ error: 'Down', code: 'INTERNAL', requestId: '1' }, { status: 500 });
    const element = open('<travel-login-prompt {prompt}></travel-login-prompt>');
    await until(() => expect(said.join()).toContain('<travel-login-prompt>'));
    await until(() => expect(element.shadowRoot!.querySelector('.root a, .root button')).toBeTruthy());
    for (const part of element.shadowRoot!.querySelectorAll('.root *'))
      expect(getComputedStyle(part).visibility).toBe('hidden');
  });

  it('is a low sheet on a phone, over a fifth of the screen, in both directions', async () => {
    await page.viewport(360, 740);
    for (const lang of ['en', 'ar']) {
      const element = open(`<travel-login-prompt {prompt} lang="${lang}" when="now"></travel-login-prompt>`);
      const box = (await shown(element)).getBoundingClientRect();
      expect([box.left, box.right, Math.round(box.bottom)]).toEqual([0, 360, 740]);
      expect(box.height).toBeLessThan(740 / 4);
      const close = element.shadowRoot!.querySelector('.prompt-close')!.getBoundingClientRect();
      expect(lang === 'ar' ? close.left < 20 : close.right > 340).toBe(true);
      expect(Math.min(close.width, close.height)).toBeGreaterThanOrEqual(44);
    }
    await page.viewport(1000, 700);
  });
});
