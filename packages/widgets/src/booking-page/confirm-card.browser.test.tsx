// The notice that a card is to be confirmed again, in a real browser: when, by which card, and how it ends.
import axe from 'axe-core';
import type { Client } from '@portolan/client';
import type { Booking } from '@portolan/contract';
import { createPalette, themeVariables } from '@portolan/core';
import { aBooking, apiError } from '@portolan/core/hotels/testing';
import { createT, type LanguageCode } from '@portolan/i18n';
import arBooking from '@portolan/i18n/catalogues/ar/booking.json' with { type: 'json' };
import arCheckout from '@portolan/i18n/catalogues/ar/checkout.json' with { type: 'json' };
import arCommon from '@portolan/i18n/catalogues/ar/common.json' with { type: 'json' };
import arErrors from '@portolan/i18n/catalogues/ar/errors.json' with { type: 'json' };
import arStays from '@portolan/i18n/catalogues/ar/stays.json' with { type: 'json' };
import booking from '@portolan/i18n/catalogues/en/booking.json' with { type: 'json' };
import checkout from '@portolan/i18n/catalogues/en/checkout.json' with { type: 'json' };
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import errors from '@portolan/i18n/catalogues/en/errors.json' with { type: 'json' };
import stays from '@portolan/i18n/catalogues/en/stays.json' with { type: 'json' };
import { createAdopter, elementCss, UiProvider } from '@portolan/ui';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeContext, fakeNavigation } from '../testing/fake-context.ts';
import { plainParts, TravelBooking } from './index.ts';

const texts = {
  en: { ...common, ...errors, ...stays, ...checkout, ...booking },
  ar: { ...arCommon, ...arErrors, ...arStays, ...arCheckout, ...arBooking },
};
const amount = { amount: 119_900, currency: 'USD' };
const authorisation = { until: '2026-03-08T12:00:00.000Z', amount, lapsed: false };
const pending = aBooking({ status: 'pending', paymentStatus: 'authorised' });
const due: Booking = { ...pending, authorisation };
const challenge = { type: 'challenge' as const, url: '/bank', expiresAt: '2026-03-07T13:00:00.000Z' };
/** No page is there: what the gateway's would say, the test says. */
const frameUrl = 'http://127.0.0.1:9/frame';

const until = (check: () => void) => vi.waitFor(check, { timeout: 15_000 });

let root: Root | null = null;
let host: HTMLElement | null = null;
afterEach(() => {
  root?.unmount();
  host?.remove();
});

/** The page of a booking, whose card is confirmed with these answers, in their order. */
function stage(
  shown: Booking,
  answers: (Booking | Error)[] = [],
  { language = 'en', width = 900 }: { language?: LanguageCode & keyof typeof texts; width?: number } = {},
) {
  host = document.body.appendChild(document.createElement('div'));
  host.style.cssText = `inline-size:${width}px`;
  for (const [name, value] of Object.entries(themeVariables(createPalette('#0b63ce'))))
    host.style.setProperty(name, value);
  const shadow = host.attachShadow({ mode: 'open' });
  const adopt = createAdopter(shadow);
  adopt(elementCss);
  const inner = shadow.appendChild(document.createElement('div'));
  inner.className = 'root';
  const t = createT(language, [texts[language]]);
  inner.dir = t.direction;
  inner.lang = language;
  let now = shown;
  const sent: { body: unknown; key: string | undefined }[] = [];
  const call = async (operation: string, options: { body?: unknown; idempotencyKey?: string }) => {
    if (operation === 'getBooking') return { data: now };
    if (operation === 'getPaymentGateway')
      return { data: { name: 'test', publishableKey: 'pk_test', frameUrl } };
    if (operation !== 'renewAuthorisation') return { data: [] };
    sent.push({ body: options.body, key: options.idempotencyKey });
    const answer = answers.shift() ?? pending;
    if (answer instanceof Error) throw answer;
    if (!answer.action) now = answer;
    return { data: answer };
  };
  const client = {
    call,
    // eslint-disable-next-line require-yield
    async *stream() {
      await new Promise(() => undefined);
    },
  } as unknown as Client;
  const navigate = fakeNavigation(`/booking/${shown.reference}`);
  const context = fakeContext({ t, client, navigate, timeZone: 'Europe/Lisbon' });
  root = createRoot(inner);
  root.render(
    <UiProvider t={t} adopt={adopt}>
      <TravelBooking context={context} reference={shown.reference} partsOf={() => plainParts} />
    </UiProvider>,
  );
  const button = (name: string) =>
    [...inner.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
  return {
    inner,
    sent,
    button,
    text: () => inner.textContent ?? '',
    async open() {
      await until(() => expect(button('Confirm card')).toBeDefined());
      button('Confirm card')!.click();
      await until(() => expect(inner.querySelector('iframe')).not.toBeNull());
      await until(() => {
        tell({ type: 'ready' });
        expect(button('Reserve $1,199.00')?.disabled).toBe(false);
      });
    },
    async send(token = 'tok_1') {
      await until(() => expect(button('Reserve $1,199.00')?.disabled).toBe(false));
      button('Reserve $1,199.00')!.click();
      // The frame is asked first.
      await new Promise((resolve) => requestAnimationFrame(resolve));
      tell({ type: 'token', token });
    },
  };

  /** As the gateway's frame would say it. */
  function tell(data: object, frame = inner.querySelector('iframe')) {
    const source = frame!.contentWindow;
    window.dispatchEvent(new MessageEvent('message', { data, origin: new URL(frameUrl).origin, source }));
  }
}

it('says until when the card is to be confirmed, and the ticket stays as it is', async () => {
  const page = stage(due);
  await until(() => expect(page.text()).toContain('Please confirm your card by Mar 8, 2026, 12:00'));
  expect(page.text()).toContain('Until then $1,199.00 is reserved');
  expect(page.inner.querySelector('iframe')).toBeNull();
});

it('shows nothing where nothing lapses', async () => {
  const page = stage(pending);
  await until(() => expect(page.text()).toContain(pending.reference));
  expect(page.button('Confirm card')).toBeUndefined();
});

it('confirms by the card of the frame, once, and says so', async () => {
  const page = stage(due);
  await page.open();
  await page.send();
  await until(() => expect(page.text()).toContain('Your card is confirmed.'));
  expect(page.sent).toEqual([{ body: { cardToken: 'tok_1' }, key: expect.any(String) as string }]);
  expect(page.button('Confirm card')).toBeUndefined();
});

it('says why a card was declined, and takes another one', async () => {
  const page = stage(due, [apiError('PAYMENT_DECLINED', '', { reason: 'expired_card' })]);
  await page.open();
  await page.send();
  await until(() => expect(page.text()).toContain('The card has expired.'));
  expect(page.text()).toContain('The earlier reservation still stands');
  await page.send('tok_2');
  await until(() => expect(page.text()).toContain('Your card is confirmed.'));
  expect(page.sent[1]!.key).not.toBe(page.sent[0]!.key);
});

it('opens the bank’s page when the bank asks', async () => {
  const page = stage(due, [{ ...due, action: challenge }]);
  await page.open();
  await page.send();
  await until(() => expect(page.text()).toContain('Confirm with your bank'));
});

it('says that it is too late, at first or when it turns out', async () => {
  const late = stage({ ...pending, authorisation: { ...authorisation, lapsed: true } });
  await until(() => expect(late.text()).toContain('cannot be confirmed here any more'));
  root?.unmount();
  host?.remove();
  const page = stage(due, [apiError('AUTHORISATION_NOT_RENEWABLE', '', { reason: 'too_late' })]);
  await page.open();
  await page.send();
  await until(() => expect(page.text()).toContain('cannot be confirmed here any more'));
});

it('tries a call without an answer again, under its own key', async () => {
  const page = stage(due, [apiError('PAYMENT_UNAVAILABLE')]);
  await page.open();
  await page.send();
  await until(() => expect(page.text()).toContain('cannot be reached at the moment'));
  page.button('Try again')!.click();
  await until(() => expect(page.text()).toContain('Your card is confirmed.'));
  expect(page.sent[1]).toEqual(page.sent[0]);
});

it('has no fault that axe finds, and fits a phone in a language that runs from right to left', async () => {
  const page = stage(due, [], { language: 'ar', width: 320 });
  await until(() => expect(page.text()).toContain('تأكيد البطاقة'));
  page.button('تأكيد البطاقة')!.click();
  await until(() => expect(page.inner.querySelector('iframe')).not.toBeNull());
  expect(page.inner.scrollWidth).toBeLessThanOrEqual(320);
  const { violations } = await axe.run(page.inner, { iframes: false });
  expect(violations.map(({ id }) => id)).toEqual([]);
});
