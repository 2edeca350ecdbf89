// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '@portolan/client';
import { anAgency } from '@portolan/contract/testing';
import {
  aBooking,
  anAlternative,
  anOffer,
  apiError,
  aPrice,
  aQuote,
  aStay,
} from '@portolan/core/hotels/testing';
import { showHotels, type World } from './testing.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  toFrame.length = 0;
});

const path = '/booknow/hotels/checkout?token=q1&correlationId=c-1&propertyId=p1';
const show = (world: World = {}) => showHotels({ path, ...world });
type Screen = ReturnType<typeof show>;
const input = (screen: Screen, name: string | RegExp, at = 0) =>
  screen.getAllByRole('textbox', { name })[at] as HTMLInputElement;
const fill = (screen: Screen, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values))
    fireEvent.input(input(screen, new RegExp(`^${name}`)), { target: { value } });
};
const lead = {
  'First name': 'Ada',
  'Last name': 'Lovelace',
  'E-mail': 'ada@example.org',
  Phone: '+44 20 7946 0000',
};

/** The frame's side of the conversation. */
function frameSays(screen: Screen, message: unknown, origin = 'https://pay.example') {
  const frame = screen.container.querySelector('iframe')!;
  window.dispatchEvent(
    Object.assign(new Event('message'), { data: message, origin, source: frame.contentWindow }),
  );
}
/** What the widget said to the frame: happy-dom loads no frames, so their windows are made here. */
const toFrame: unknown[] = [];
function openFrame(screen: Screen) {
  const frame = screen.container.querySelector('iframe')!;
  const contentWindow = { postMessage: (...said: unknown[]) => toFrame.push(said) };
  if (!frame.contentWindow) Object.defineProperty(frame, 'contentWindow', { value: contentWindow });
}

/** The frame says that it is there until somebody listens. */
const payable = (screen: Screen) =>
  waitFor(() => {
    openFrame(screen);
    frameSays(screen, { type: 'ready' });
    expect((screen.getByRole('button', { name: /^Pay / }) as HTMLButtonElement).disabled).toBe(false);
  });
async function toPayment(screen: Screen) {
  await screen.findByRole('heading', { name: /Who is staying/ });
  fill(screen, lead);
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.container.querySelector('iframe')).toBeTruthy());
  await payable(screen);
}
async function pay(screen: Screen) {
  fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
  await Promise.resolve();
  frameSays(screen, { type: 'token', token: 'tok_1' });
}

describe('the checkout', () => {
  it('has an autocomplete token on every field of a person', async () => {
    const screen = show({ answers: { getQuote: () => ({ data: aQuote({ item: aStay({ occupancy: [{ adults: 2, childAges: [7] }, { adults: 1, childAges: [] }] }) }) }) } }); // prettier-ignore
    await screen.findByRole('heading', { name: /Who is staying/ });
    fireEvent.click(screen.getByRole('button', { name: /names of the other 2 guests/ }));
    const tokens = [...screen.container.querySelectorAll('input')].map((field) => field.autocomplete);
    expect(tokens).toEqual([
      'given-name', 'family-name', 'email', 'tel',
      'section-guest3 given-name', 'section-guest3 family-name',
      'section-guest1 given-name', 'section-guest1 family-name',
      'section-guest2 given-name', 'section-guest2 family-name',
    ]); // prettier-ignore
  });

  it('marks what is missing and lists it where the focus goes', async () => {
    const screen = show();
    await screen.findByRole('heading', { name: /Who is staying/ });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(input(screen, /^First name/).getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement?.textContent).toContain('E-mail: Email is required');
    fill(screen, { ...lead, 'Last name': '' });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(document.activeElement).toBe(input(screen, /^Last name/)));
    expect(screen.container.querySelector('iframe')).toBeNull();
  });

  it('starts with what is known about a logged-in traveller', async () => {
    const personal_info = {
      first_name: 'Grace',
      last_name: 'Hopper',
      email: 'grace@example.org',
      profile_image: null,
      credits: { amount: 0, currency: 'USD' },
    };
    const user = {
      id: 'u',
      userType: 'Customer',
      isTravelAgent: false,
      isRestrictedAgent: false,
      isRewardWalletEnable: false,
      personal_info,
    };
    const screen = show({ part: { user } });
    await screen.findByRole('heading', { name: /Who is staying/ });
    expect([input(screen, /^First name/).value, input(screen, /^E-mail/).value]).toEqual([
      'Grace',
      'grace@example.org',
    ]);
  });

  describe('offers an account', () => {
    const links = async (world: World) => {
      const screen = show(world);
      await screen.findByRole('heading', { name: /Who is staying/ });
      return screen.queryAllByRole('link', { name: /^(Log In|Sign Up)$/ });
    };
    it('to a visitor, with the way back to this checkout (AUTH-04, AUTH-06, AUTH-08)', async () => {
      const found = await links({ role: 'visitor' });
      expect(found.map((link) => link.getAttribute('href'))).toEqual(
        ['login', 'signup'].map((kind) => `/${kind}?redirect=${encodeURIComponent(path)}`),
      );
    });
    it('only as far as the agency does (VIS-02, VIS-03)', async () => {
      const agency = anAgency({ isHideSignupOption: true });
      expect((await links({ role: 'visitor', part: { agency } })).map((link) => link.textContent)).toEqual([
        'Log In',
      ]);
    });
    it('not to who has one, and not in a frame, which shows no other page', async () => {
      expect(await links({ role: 'customer' })).toEqual([]);
      cleanup();
      expect(await links({ role: 'visitor', part: { embedder: 'https://blog.example' } })).toEqual([]);
    });
  });

  describe('for a traveller with credit', () => {
    const user = {
      id: 'u',
      userType: 'Customer',
      isTravelAgent: false,
      isRestrictedAgent: false,
      isRewardWalletEnable: true,
      personal_info: {
        first_name: 'Grace',
        last_name: 'Hopper',
        email: 'grace@example.org',
        profile_image: null,
        credits: { amount: 0, currency: 'USD' },
      },
    };
    const due = aQuote().price!.dueNow;
    const wallet = (amount: number, currency = due.currency) => ({
      getWallet: () => ({ data: { isOpen: true, balances: [{ amount, currency }] } }),
    });
    const tick = async (screen: ReturnType<typeof show>) =>
      fireEvent.click(await screen.findByRole('checkbox', { name: /Use my credit/ }));

    it('uses what they say of it and asks the card for the rest', async () => {
      const screen = show({ part: { user }, answers: wallet(5_000) });
      await toPayment(screen);
      await tick(screen);
      const field = screen.getByRole('textbox', { name: /Amount to use/ });
      expect((field as HTMLInputElement).value).toBe('50');
      fireEvent.input(field, { target: { value: '20,5' } });
      fireEvent.focusOut(field);
      await waitFor(() => expect((field as HTMLInputElement).value).toBe('20.5'));
      await pay(screen);
      await waitFor(() => expect(screen.callsOf('createBooking')).toHaveLength(1));
      expect(screen.callsOf('createBooking')[0]!.input.body).toMatchObject({
        payment: { method: 'card', token: 'tok_1', walletAmount: 2_050 },
      });
    });

    it('needs no card where it pays all', async () => {
      const screen = show({ part: { user }, answers: wallet(due.amount + 1) });
      await toPayment(screen);
      await tick(screen);
      await screen.findByText('Your credit pays all of it. No card is needed.');
      expect(screen.container.querySelector('iframe')).toBeNull();
      fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
      await waitFor(() => expect(screen.callsOf('createBooking')).toHaveLength(1));
      expect(screen.callsOf('createBooking')[0]!.input.body).toMatchObject({
        payment: { method: 'wallet', walletAmount: due.amount },
      });
    });

    it('says nothing of it where there is none, in another currency too, or to visitors', async () => {
      const screen = show({ part: { user }, answers: wallet(5_000, 'XTS') });
      await toPayment(screen);
      await waitFor(() => expect(screen.callsOf('getWallet').length).toBeGreaterThan(0));
      expect(screen.queryByRole('checkbox', { name: /Use my credit/ })).toBeNull();
      screen.unmount();
      const visitor = show({ answers: wallet(5_000) });
      await toPayment(visitor);
      expect(visitor.callsOf('getWallet')).toHaveLength(0);
    });
  });

  it('opens the gateway’s own frame with key, language, colour and this page’s origin', async () => {
    const screen = show();
    await toPayment(screen);
    const address = new URL(screen.container.querySelector('iframe')!.src);
    expect(address.origin).toBe('https://pay.example');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      key: 'pk',
      lang: 'en',
      primary: '#0b63ce',
      parent: window.location.origin,
    });
  });

  it('books once with the frame’s token and shows the reference, however often "Pay now" is pressed', async () => {
    const screen = show();
    await toPayment(screen);
    fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
    await pay(screen);
    await screen.findByRole('heading', { name: /HP-7K2M9Q/ });
    expect(toFrame).toEqual([[{ type: 'tokenise' }, 'https://pay.example']]);
    expect(screen.callsOf('createBooking')).toHaveLength(1);
    expect(screen.callsOf('createBooking')[0]?.input).toMatchObject({
      idempotencyKey: expect.stringMatching(/^book-[0-9a-f]{24}$/) as string,
      body: {
        quoteId: 'q1',
        acceptedVersion: 1,
        payment: { method: 'card', token: 'tok_1' },
        travellers: [{ kind: 'adult', firstName: 'Ada', group: 0 }],
      },
    });
    expect(screen.navigate.address()).toMatch(/^\/booknow\/hotels\/confirm-payment\?.*reference=HP-7K2M9Q/);
    expect(screen.navigate.address()).not.toContain('secret');
    expect(screen.events.filter(([name]) => name === 'booked')).toEqual([
      ['booked', { reference: 'HP-7K2M9Q', total: { amount: 24_000, currency: 'USD' } }],
    ]);
  });

  it('takes no token from another origin', async () => {
    const screen = show();
    await toPayment(screen);
    fireEvent.click(screen.getByRole('button', { name: /^Pay / }));
    frameSays(screen, { type: 'token', token: 'stolen' }, 'https://evil.example');
    frameSays(screen, { type: 'error', message: 'The card number is not valid.' });
    await screen.findByText('The card number is not valid.');
    expect(screen.callsOf('createBooking')).toHaveLength(0);
  });

  it('keeps everything after a declined card', async () => {
    const decline = () => {
      throw apiError('PAYMENT_DECLINED', 'The payment was declined. Nothing was charged.');
    };
    const screen = show({ answers: { createBooking: decline } });
    await toPayment(screen);
    await pay(screen);
    expect((await screen.findByRole('alert')).textContent).toContain('The card was declined.');
    expect(screen.getByRole('alert').textContent).toContain('try another card');
    expect(input(screen, /^E-mail/).value).toBe('ada@example.org');
    expect((screen.getByRole('button', { name: /^Pay / }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('says of a refused booking why: 402 in its form, 410 on a screen with the way on; accounts: account-forms.test.tsx (ERR-25)', async () => {
    const answers: Response[] = [];
    const client = createClient({
      base: 'http://x',
      language: 'en',
      sessionId: 's',
      fetch: () => Promise.resolve(answers.shift()!),
    });
    const refuse = (status: number, code: string, error: string) => {
      answers.push(Response.json({ error, code, requestId: 'r' }, { status }));
      // Through the real client: what the screen reads is made of the status and the body alone.
      return client.call('createBooking', { body: {} as never });
    };
    const declined = show({ answers: { createBooking: () => refuse(402, 'PAYMENT_DECLINED', 'Declined.') } });
    await toPayment(declined);
    await pay(declined);
    expect((await declined.findByRole('alert')).textContent).toContain('The card was declined.');
    expect(declined.getByRole('button', { name: /^Pay / })).toBeTruthy();
    cleanup();
    sessionStorage.clear();
    const late = show({ answers: { createBooking: () => refuse(410, 'QUOTE_EXPIRED', 'Passed.') } });
    await toPayment(late);
    await pay(late);
    await late.findByRole('heading', { name: 'The price is no longer held' });
    expect(late.getByRole('button', { name: 'Check the price again' })).toBeTruthy();
  });

  it.each(['SUPPLIER_UNAVAILABLE', 'PAYMENT_UNAVAILABLE'])(
    'asks for no other card after %s: none was declined',
    async (code) => {
      const refuse = () => {
        throw apiError(code, 'It is not available at the moment.');
      };
      const screen = show({ answers: { createBooking: refuse } });
      await toPayment(screen);
      await pay(screen);
      const said = (await screen.findByRole('alert')).textContent;
      expect(said).toMatch(/Nothing was charged\. Everything you entered is kept\./);
      expect(said).not.toMatch(/another card/);
    },
  );

  it('keeps what was typed over a reload', async () => {
    const before = show();
    await before.findByRole('heading', { name: /Who is staying/ });
    fill(before, lead);
    cleanup();
    const after = show();
    await after.findByRole('heading', { name: /Who is staying/ });
    expect(input(after, /^Last name/).value).toBe('Lovelace');
  });

  it('shows old and new price with the terms compared, and goes on only after consent', async () => {
    const previous = {
      total: { amount: 24_000, currency: 'USD' },
      item: aStay(),
      cancellation: anOffer().cancellation,
      termsWorse: true,
    };
    const changed = aQuote({
      version: 2,
      status: 'price_changed',
      price: aPrice(27_600),
      previous,
      cancellation: { refundable: false, freeUntil: null, steps: [] },
    });
    let asked = 0;
    const screen = show({
      answers: {
        createBooking: () => {
          if (asked++ === 0) throw apiError('PRICE_CHANGED', 'The price has changed.', changed);
          return { data: aBooking() };
        },
      },
    });
    await toPayment(screen);
    await pay(screen);
    await screen.findByRole('heading', { name: 'The price has changed' });
    const text = screen.container.textContent!;
    expect(text).toContain('$240.00');
    expect(text).toContain('$36.00 more than before');
    expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Accept $276.00' }));
    await waitFor(() => expect(input(screen, /^First name/).value).toBe('Ada'));
    await waitFor(() => expect(screen.container.querySelector('iframe')).toBeTruthy());
    await payable(screen);
    await pay(screen);
    await screen.findByRole('heading', { name: /HP-7K2M9Q/ });
    expect(screen.callsOf('createBooking')[1]?.input).toMatchObject({ body: { acceptedVersion: 2 } });
  });

  it('shows the bank’s question in place, believes its page alone, and asks the server for the truth', async () => {
    const expiresAt = '2026-11-21T12:30:00Z';
    const action = { type: 'challenge' as const, url: 'https://bank.example/c/1', expiresAt };
    let asked = 0;
    const screen = show({
      answers: {
        createBooking: () => ({
          data:
            ++asked === 1
              ? aBooking({ status: 'revalidated', paymentStatus: 'requires_action', action })
              : aBooking(),
        }),
      },
    });
    await toPayment(screen);
    await pay(screen);
    await screen.findByRole('heading', { name: 'Confirm with your bank' });
    const frame = await waitFor(() => screen.container.querySelector<HTMLIFrameElement>('dialog iframe')!);
    const address = new URL(frame.src);
    expect(address.origin + address.pathname).toBe('https://bank.example/c/1');
    expect(address.searchParams.get('parent')).toBe(window.location.origin);
    expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const source = { postMessage: () => undefined };
    if (!frame.contentWindow) Object.defineProperty(frame, 'contentWindow', { value: source });
    const say = (origin: string, from: unknown) =>
      window.dispatchEvent(
        Object.assign(new Event('message'), {
          data: { type: 'challenge', result: 'done' },
          origin,
          source: from,
        }),
      );
    // Another origin, and another window of the right one.
    say('https://evil.example', frame.contentWindow);
    say('https://bank.example', {});
    expect(screen.callsOf('createBooking')).toHaveLength(1);
    say('https://bank.example', frame.contentWindow);
    await screen.findByRole('heading', { name: /HP-7K2M9Q/ });
    const [first, second] = screen.callsOf('createBooking');
    expect(second?.input).toMatchObject({ body: (first?.input as { body: object }).body });
  });

  it('goes back to the form when the bank is not answered, and says that nothing was charged', async () => {
    const expiresAt = '2026-11-21T12:30:00Z';
    const action = { type: 'challenge' as const, url: 'https://bank.example/c/1', expiresAt };
    const waiting = aBooking({ status: 'revalidated', paymentStatus: 'requires_action', action });
    const screen = show({ answers: { createBooking: () => ({ data: waiting }) } });
    await toPayment(screen);
    await pay(screen);
    fireEvent.click(await screen.findByRole('button', { name: 'Do not confirm' }));
    await screen.findByText(/The payment was not confirmed with your bank\. Nothing was charged\./);
    expect(screen.container.querySelector('dialog iframe')).toBeNull();
    expect(input(screen, /^E-mail/).value).toBe('ada@example.org');
  });

  it('offers other rooms when this one was sold, and holds the chosen one', async () => {
    const sold = aQuote({
      status: 'sold_out',
      alternatives: [anAlternative({ offerId: 'other', title: 'Family room' })],
    });
    const screen = show({
      answers: { getQuote: () => ({ data: sold }), createQuote: () => ({ data: aQuote({ quoteId: 'q2' }) }) },
    });
    await screen.findByRole('heading', { name: 'This offer has just been sold' });
    screen.getByText(`Somebody else booked the last one (${sold.parts[0]!.label})`, { exact: false });
    expect(screen.getByText('Family room')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    await screen.findByRole('heading', { name: /Who is staying/ });
    await waitFor(() => expect(screen.navigate.address()).toContain('token=q2'));
  });

  it('says when the price is no longer held, and when there is nothing to book', async () => {
    const expired = show({ answers: { getQuote: () => ({ data: aQuote({ status: 'expired' }) }) } });
    await expired.findByRole('heading', { name: 'The price is no longer held' });
    expect(expired.getByRole('button', { name: 'Check the price again' })).toBeTruthy();
    cleanup();
    const missing = show({ path: '/booknow/hotels/checkout' });
    await missing.findByRole('heading', { name: 'There is nothing to book here' });
  });

  it('counts down to the end of the held price', async () => {
    const screen = show({
      answers: { getQuote: () => ({ data: aQuote({ expiresAt: '2026-11-21T12:14:36Z' }) }) },
    });
    expect((await screen.findByRole('timer')).textContent).toBe('14:36');
  });
});

describe('the confirmation', () => {
  const reference = '/booknow/hotels/confirm-payment?reference=HP-7K2M9Q';

  it('has a heading with the reference, a stamp, what is due at the property and a calendar entry', async () => {
    const screen = show({ path: reference });
    await screen.findByRole('heading', { name: /HP-7K2M9Q/ });
    expect(screen.getByText('Confirmed')).toBeTruthy();
    expect(screen.getByText('$12.00 is due on site.')).toBeTruthy();
    const calendar = decodeURIComponent(
      screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')!,
    );
    expect(calendar).toContain('DTSTART;VALUE=DATE:20270312');
    expect(calendar).toContain('DTEND;VALUE=DATE:20270314');
  });

  it('says that the hotel is still being asked while the booking is pending or unknown', async () => {
    for (const status of ['pending', 'unknown'] as const) {
      const screen = show({
        path: reference,
        answers: { getBooking: () => ({ data: aBooking({ status }) }) },
      });
      await screen.findByRole('heading', { name: /HP-7K2M9Q/ });
      expect(screen.getAllByText(/We are verifying with the provider/).length).toBeGreaterThan(0);
      expect(screen.queryByText('Confirmed')).toBeNull();
      cleanup();
    }
  });

  it('hears at once that the hotel has confirmed, while the stream of news stays open', async () => {
    let status: 'unknown' | 'documented' = 'unknown';
    let confirm = () => {};
    const confirmed = new Promise<void>((resolve) => (confirm = resolve));
    const screen = show({
      path: reference,
      answers: {
        getBooking: () => ({ data: aBooking({ status }) }),
        async *getBookingEvents() {
          yield { seq: 4, at: '2026-11-21T12:00:00Z', track: 'booking', from: 'submitting', to: 'unknown' };
          await confirmed;
          yield { seq: 5, at: '2026-11-21T12:00:10Z', track: 'booking', from: 'unknown', to: 'confirmed' };
          // Looking again by the clock begins only when the stream ends, and it never does.
          await new Promise(() => {});
        },
      },
    });
    await screen.findAllByText(/We are verifying with the provider/);
    status = 'documented';
    confirm();
    expect(await screen.findByText('Confirmed')).toBeTruthy();
    expect(screen.queryByText(/We are verifying with the provider/)).toBeNull();
  });

  it('looks again by the clock where no stream comes through', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      let looks = 0;
      const screen = show({
        path: reference,
        answers: {
          getBooking: () => ({ data: aBooking({ status: ++looks < 3 ? 'pending' : 'documented' }) }),
          getBookingEvents: () => {
            throw apiError('NETWORK', 'no stream');
          },
        },
      });
      await screen.findAllByText(/We are verifying with the provider/);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await screen.findByText('Confirmed')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows a booking to nobody who may not see it', async () => {
    const refuse = () => {
      throw apiError('BOOKING_NOT_FOUND', 'This booking was not found.');
    };
    const screen = show({ path: reference, answers: { getBooking: refuse } });
    await screen.findByRole('heading', { name: 'This booking was not found' });
  });
});
