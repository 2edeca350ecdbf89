// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act, fireEvent as fire } from '@testing-library/preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@portolan/client';
import type { BusinessInfo as Info } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import { UiProvider } from '@portolan/ui';
import { createNotify } from '../notices/notify.ts';
import { SiteProvider, type Site } from '../shell/page-context.tsx';
import { createSiteStore } from '../state/site-state.ts';
import { siteTexts } from '../texts.ts';
import { BusinessInfo } from './BusinessInfo.tsx';

const managers = Array.from({ length: 8 }, (_, at) => `Manager ${at + 1}`);
const told: Info = {
  contactEmailId: 'help@pine.example', contactPhoneNumber: '', hearBy: 'Google', hearByName: '', hqCountry: 'DK', bookingVolume: '$1M+',
  useForBusiness: 'API integration', productInterested: 'Hotels',
}; // prettier-ignore

/** What a person does, drawn before the next thing. */
const fireEvent = {
  input: (element: Element, init: object) => act(() => void fire.input(element, init)),
  click: (element: Element) => act(() => void fire.click(element)),
  blur: (element: Element) => act(() => void fire.focusOut(element)),
  submit: (element: Element) => act(() => void fire.submit(element)),
};

let root: Root | null = null;
let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  logged = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
  logged.mockRestore();
});

interface Answers {
  info?: Info;
  get?: () => Promise<unknown>;
  post?: () => Promise<unknown>;
}
/** The first test of a file loads its texts, on a machine that may be busy. */
const patience = { timeout: 10_000 };
async function show({ info = {}, get, post = () => Promise.resolve({ data: {} }) }: Answers = {}) {
  const sent: unknown[] = [];
  const call = vi.fn((name: string, options?: { body: unknown }) => {
    if (name === 'getBusinessInfo')
      return get ? get() : Promise.resolve({ data: info, supportManagers: managers });
    if (name === 'getCountryCodes')
      return Promise.resolve({ countries: [{ code: 'DK', name: 'Denmark' }, { code: 'PT', name: 'Portugal' }] }); // prettier-ignore
    sent.push(options?.body);
    return post();
  });
  const t = siteTexts('en', {}, {});
  const store = createSiteStore(
    { agency: anAgency(), language: 'en', currency: 'USD', isMobile: false, role: 'agency_owner', user: null, origin: 'http://x', art: {}, texts: {} },
    t,
  ); // prettier-ignore
  store.setState({ user: { personal_info: { email: 'owner@pine.example' } } as never });
  const container = document.createElement('div');
  document.body.append(container);
  // The page's own notices.
  const notify = createNotify(store);
  root = createRoot(container);
  act(() =>
    root!.render(
      <SiteProvider value={{ store, client: { call } as unknown as Client, notify } as unknown as Site}>
        <UiProvider t={t} adopt={() => undefined}>
          <BusinessInfo />
        </UiProvider>
      </SiteProvider>,
    ),
  );
  const form = () => container.querySelector('form');
  const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  const choose = (name: string, value: string) =>
    act(() => {
      const select = field(name);
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
  const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
  const options = (name: string) =>
    [...container.querySelectorAll<HTMLOptionElement>(`[name=${name}] option:not([hidden])`)].map(
      (one) => one.text,
    );
  const engine = (label: string) =>
    [...container.querySelectorAll('fieldset label')]
      .find((one) => one.textContent === label)!
      .querySelector('input')!;
  const submit = () => [...container.querySelectorAll('button')].find((one) => one.textContent === 'Submit')!;
  const settled = () =>
    vi.waitFor(() => {
      act(() => undefined);
      if (!form()) throw new Error('no form yet');
      if (options('hqCountry').length === 0) throw new Error('no countries yet');
    }, patience);
  return { container, form, field, choose, type, options, engine, submit, settled, sent };
}
/** The form with all that is required, Google as the way. */
async function filled(answers: Answers = {}) {
  const shown = await show(answers);
  await shown.settled();
  shown.type('contactEmailId', 'help@pine.example');
  shown.choose('hqCountry', 'DK');
  fireEvent.click(shown.engine('Hotels'));
  fireEvent.click(shown.engine('Cars'));
  shown.choose('bookingVolume', 'Under $100k');
  shown.choose('useForBusiness', 'B2C website');
  shown.choose('hearBy', 'Google');
  return shown;
}
type Filled = Awaited<ReturnType<typeof filled>>;
const never = (container: Element) =>
  expect([container.querySelector('dialog[open], form'), document.querySelector('.toast')]).toEqual([
    null,
    null,
  ]);

describe('the business information modal', () => {
  it('appears for an owner who told nothing (BIZ-03)', async () => {
    const { settled, container } = await show();
    await settled();
    expect(container.querySelector('dialog')?.textContent).toContain('Tell us about your business');
  });
  it('does not appear once all is told, nor again in a session after "Not now"', async () => {
    const { container } = await show({ info: told });
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    never(container);
    act(() => root?.unmount());
    const asked = await show();
    await asked.settled();
    fireEvent.click(
      [...asked.container.querySelectorAll('button')].find((one) => one.textContent === 'Not now')!,
    );
    expect(asked.form()).toBeNull();
    act(() => root?.unmount());
    const next = await show();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    never(next.container);
  });

  it('sends the owner’s e-mail alone when it is missing, by itself (BIZ-07)', async () => {
    const { sent } = await show();
    await vi.waitFor(() => expect(sent).toEqual([{ contactEmailId: 'owner@pine.example' }]));
    act(() => root?.unmount());
    const known = await show({ info: { contactEmailId: 'help@pine.example' } });
    await known.settled();
    expect(known.sent).toEqual([]);
  });
  it('sends it once, though the next page asks before the answer has come, and again after a failure (BIZ-07)', async () => {
    const waiting = () => new Promise<never>(() => undefined);
    const first = await show({ post: waiting });
    await vi.waitFor(() => expect(first.sent).toHaveLength(1));
    act(() => root?.unmount());
    const second = await show();
    await second.settled();
    expect(second.sent).toEqual([]);
    act(() => root?.unmount());
    localStorage.clear();
    const failing = await show({ post: () => Promise.reject(new Error('500')) });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(failing.sent).toHaveLength(1);
    act(() => root?.unmount());
    const again = await show();
    await vi.waitFor(() => expect(again.sent).toHaveLength(1));
  });
  it('only logs that it could not be fetched (ERR-17)', async () => {
    const { container } = await show({ get: () => Promise.reject(new Error('500')) });
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    never(container);
  });
  it('only logs that the e-mail could not be sent (ERR-18)', async () => {
    const { settled } = await show({ post: () => Promise.reject(new Error('500')) });
    await settled();
    await vi.waitFor(() => expect(logged).toHaveBeenCalled());
    expect(document.querySelector('.toast')).toBeNull();
  });

  it('sends eight members, engines joined by commas (BIZ-01, BIZ-02, BIZ-29), closes and says so (BIZ-06, ERR-15)', async () => {
    const { submit, form, sent } = await filled({ info: { contactEmailId: 'a@b.example' } });
    fireEvent.submit(form()!);
    await vi.waitFor(() => expect(form()).toBeNull());
    expect(sent).toEqual([
      {
        contactEmailId: 'help@pine.example', contactPhoneNumber: '', hearBy: 'Google', hearByName: '', hqCountry: 'DK', bookingVolume: 'Under $100k',
        useForBusiness: 'B2C website', productInterested: 'Hotels,Cars',
      },
    ]); // prettier-ignore
    await vi.waitFor(() =>
      expect(document.querySelector('.toast.is-good')?.textContent).toBe(
        'Business information submitted successfully',
      ),
    );
    expect(submit).toBeDefined();
  });
  it('closes at submit, and is there again with what was typed when that failed (BIZ-06, ERR-16)', async () => {
    let fail = () => undefined as void;
    const { form, field } = await filled({
      info: { contactEmailId: 'a@b.example' },
      post: () => new Promise((_, reject) => (fail = () => reject(new Error('500')))),
    });
    fireEvent.submit(form()!);
    await vi.waitFor(() => expect(form()).toBeNull());
    expect(document.querySelector('.toast')).toBeNull();
    act(() => fail());
    await vi.waitFor(() => expect(form()).not.toBeNull());
    await vi.waitFor(() =>
      expect(document.querySelector('.toast.is-bad')?.textContent).toBe(
        'Error submitting business information. Please try again.',
      ),
    );
    expect(field('contactEmailId').value).toBe('help@pine.example');
    expect(field('hqCountry').value).toBe('DK');
  });

  it('can be submitted when all that is required is there (BIZ-05), without a phone (BIZ-18)', async () => {
    const { submit, field } = await filled();
    expect([field('contactPhoneNumber').value, submit().disabled]).toEqual(['', false]);
  });
  const required = [
    ['support email', (it: Filled) => it.type('contactEmailId', '')],
    ['headquarters country', (it: Filled) => it.choose('hqCountry', '')],
    [
      'an engine',
      (it: Filled) => {
        fireEvent.click(it.engine('Hotels'));
        fireEvent.click(it.engine('Cars'));
      },
    ],
    ['annual volume', (it: Filled) => it.choose('bookingVolume', '')],
    ['intended usage', (it: Filled) => it.choose('useForBusiness', '')],
    ['how heard', (it: Filled) => it.choose('hearBy', '')],
  ] as const;
  it.each(required)('cannot be submitted without %s (BIZ-12, BIZ-13, BIZ-14, BIZ-15, BIZ-16, BIZ-17)', async (_, clear) => {
    const shown = await filled();
    expect(shown.submit().disabled).toBe(false);
    clear(shown);
    expect(shown.submit().disabled).toBe(true);
  }); // prettier-ignore

  it('says what is wrong with the e-mail on leaving it, and while editing once it was wrong (BIZ-08, BIZ-09, BIZ-10, BIZ-11)', async () => {
    const { type, field, container, settled } = await show();
    await settled();
    const error = () => container.querySelector('.field-error')?.textContent ?? null;
    type('contactEmailId', 'abc');
    expect(error()).toBeNull();
    fireEvent.blur(field('contactEmailId'));
    expect(error()).toBe('Please enter a valid email address');
    type('contactEmailId', '');
    expect(error()).toBe('Email is required');
    type('contactEmailId', 'a@b.example');
    expect(error()).toBeNull();
    type('contactEmailId', '');
    fireEvent.blur(field('contactEmailId'));
    expect(error()).toBe('Email is required');
  });

  it('offers six engines (BIZ-19); All selects them all (BIZ-20)', async () => {
    const { container, engine, form, sent } = await filled({ info: { contactEmailId: 'a@b.example' } });
    const labels = [...container.querySelectorAll('fieldset label')].map((one) => one.textContent);
    expect(labels).toEqual(['All', 'Resorts', 'Hotels', 'Flights', 'Cars', 'Activities', 'Cruises']);
    fireEvent.click(engine('All'));
    expect(labels.map((label) => engine(label!).checked)).not.toContain(false);
    fireEvent.submit(form()!);
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ productInterested: 'Resorts,Hotels,Flights,Cars,Activities,Cruises' }]),
    );
  });
  it('offers the volumes (BIZ-27) and the usages (BIZ-28)', async () => {
    const { options, settled } = await show();
    await settled();
    expect(options('bookingVolume')).toEqual([
      '$0 just getting started', 'Under $100k', '$100k - $500k', '$500k - $1M', '$1M+',
    ]); // prettier-ignore
    expect(options('useForBusiness')).toEqual(['B2C website', 'B2B on behalf of clients', 'API integration']);
  });

  it('asks Social Media for its network (BIZ-21)', async () => {
    const { choose, options, submit } = await filled();
    choose('hearBy', 'Social Media');
    expect(options('hearByName')).toEqual(['LinkedIn', 'Instagram', 'Facebook', 'TikTok', 'Twitter']);
    expect(submit().disabled).toBe(true);
    choose('hearByName', 'TikTok');
    expect(submit().disabled).toBe(false);
  });
  const ways = ['Peer referral', 'Other'];
  it.each(ways)('asks %s for a word (BIZ-22, BIZ-25)', async (way) => {
    const { choose, type, field, submit } = await filled();
    choose('hearBy', way);
    expect([field('hearByName').localName, submit().disabled]).toEqual(['input', true]);
    type('hearByName', '  ');
    expect(submit().disabled).toBe(true);
    type('hearByName', 'Ingrid');
    expect(submit().disabled).toBe(false);
  });
  it('asks Customer Support Manager for one of eight (BIZ-23, BIZ-24)', async () => {
    const { choose, options, submit } = await filled();
    choose('hearBy', 'Customer Support Manager');
    expect(options('hearByName')).toEqual(managers);
    expect(submit().disabled).toBe(true);
    choose('hearByName', 'Manager 3');
    expect(submit().disabled).toBe(false);
  });
  it('asks Google for nothing more, and forgets what another way was told (BIZ-26)', async () => {
    const { choose, field, submit, form, sent } = await filled({ info: { contactEmailId: 'a@b.example' } });
    choose('hearBy', 'Social Media');
    choose('hearByName', 'TikTok');
    choose('hearBy', 'Google');
    expect([field('hearByName'), submit().disabled]).toEqual([null, false]);
    fireEvent.submit(form()!);
    await vi.waitFor(() => expect(sent).toMatchObject([{ hearBy: 'Google', hearByName: '' }]));
  });
});
