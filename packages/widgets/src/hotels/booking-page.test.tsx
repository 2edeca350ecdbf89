// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/preact';
import { aBooking, aCancelQuote, apiError, aStay } from '@portolan/core/hotels/testing';
import type { Booking } from '@portolan/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showBooking as show, type World } from './testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const address = '/booking/HP-7K2M9Q';
const event = (seq: number, track: string, from: string, to: string) => ({
  seq, at: `2026-11-21T12:0${seq}:00Z`, track, from, to,
}); // prettier-ignore
const cancelled = {
  at: '2026-11-22T10:00:00Z',
  refund: { amount: 20_000, currency: 'USD' },
  penalty: { amount: 2800, currency: 'USD' },
  refunded: true,
};
const heading = (screen: ReturnType<typeof show>) => screen.findByRole('heading', { level: 1 });

describe('the page of one booking', () => {
  it('is opened by its signed link, whose token leaves the address and is kept for this visit', async () => {
    const screen = show({ path: `${address}?token=-secret&lng=en`, role: 'visitor' });
    expect((await heading(screen)).textContent).toBe('Your booking is confirmed: HP-7K2M9Q');
    await waitFor(() => expect(screen.navigate.address()).toBe(`${address}?lng=en`));
    for (const { input } of screen.callsOf('getBooking')) expect(input.query).toEqual({ token: '-secret' });
    expect(screen.callsOf('getBookingEvents')[0]?.input.query).toEqual({ token: '-secret' });
  });

  it('tells what happened, in the reader’s own time, with the zone by its name', async () => {
    const screen = show({
      path: address,
      part: { timeZone: 'Asia/Kathmandu' },
      answers: {
        getBookingEvents: () => ({
          data: [
            event(1, 'booking', 'revalidated', 'submitting'),
            event(2, 'booking', 'submitting', 'confirmed'),
            event(3, 'payment', 'authorised', 'captured'),
          ],
        }),
      },
    });
    const line = await screen.findByText('The provider confirmed');
    const items = [...line.closest('ol')!.querySelectorAll('li')].map((item) => item.textContent);
    expect(items).toEqual([
      'The provider was askedNov 21, 2026, 5:46 PM',
      'The provider confirmedNov 21, 2026, 5:47 PM',
      'The payment was takenNov 21, 2026, 5:48 PM',
    ]);
    expect(screen.getByText('Times are yours: Nepal Time')).toBeTruthy();
  });

  it.each<[Partial<Booking>, string, string, string]>([
    [{ status: 'unknown', paymentStatus: 'authorised' }, 'Your booking is on its way:', 'Pending', '$228.00 is reserved and has not been taken yet.'],
    [{ status: 'manual_review', paymentStatus: 'authorised' }, 'We are looking into your booking:', 'Being checked', '$228.00 is reserved and has not been taken yet.'],
    [{ status: 'rejected', paymentStatus: 'voided' }, 'The provider could not confirm:', 'Not confirmed', 'Nothing was charged. The reserved amount was given back.'],
    [{ status: 'documented' }, 'Your booking is confirmed:', 'Confirmed', '$228.00 is paid.'],
    [{ status: 'completed' }, 'Your booking is completed:', 'Completed', '$228.00 is paid.'],
    [{ status: 'cancelling' }, 'Your booking is being cancelled:', 'Being cancelled', '$228.00 is paid.'],
    [{ status: 'cancel_unknown' }, 'We are verifying the cancellation:', 'Being checked', '$228.00 is paid.'],
    [{ status: 'cancelled', paymentStatus: 'part_refunded', cancelled }, 'This booking is cancelled:', 'Cancelled', '$200.00 was given back to you.'],
    [{ status: 'cancelled', cancelled: { ...cancelled, refunded: false } }, 'This booking is cancelled:', 'Cancelled', '$200.00 is on its way back to you.'],
  ])('shows %o as what it is', async (part, title, stamp, money) => {
    const screen = show({
      path: address,
      answers: { getBooking: () => ({ data: aBooking(part) }), getBookingEvents: quiet },
    });
    expect((await heading(screen)).textContent).toBe(`${title} HP-7K2M9Q`);
    expect(screen.getByText(stamp)).toBeTruthy();
    expect(screen.getByText(money)).toBeTruthy();
    const { paymentStatus } = aBooking(part);
    const word = { authorised: 'Reserved', voided: 'Not charged' }[paymentStatus as string] ?? 'Paid';
    const amounts = screen.container.querySelector('.trv-itinerary-stub .trv-lines')?.textContent;
    expect(amounts).toContain(`${word}$228.00`);
    if (word !== 'Paid') expect(amounts).not.toContain('Paid');
    // Only what stands can be cancelled.
    expect(screen.queryByRole('button', { name: 'Cancel booking' }) !== null).toBe(part.status === 'documented');
  }); // prettier-ignore

  it('asks about cancelling what is confirmed and only reserved without calling it paid', async () => {
    const screen = show({
      path: address,
      answers: {
        getBooking: () => ({ data: aBooking({ status: 'confirmed', paymentStatus: 'authorised' }) }),
        getBookingEvents: quiet,
        quoteCancellation: () => ({ data: aCancelQuote() }),
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.textContent).toContain('You get back'));
    expect(dialog.textContent).toContain('Reserved$228.00');
    expect(dialog.textContent).not.toContain('Paid');
  });

  const credit = { amount: 12_500, currency: 'USD' };
  it.each<[Partial<Booking>, string, string]>([
    [{ status: 'documented' }, '$228.00 is paid.', '$125.00 from your credit, $103.00 by card.'],
    [{ status: 'documented', paidWithCredit: { ...credit, amount: 22_800 } }, '$228.00 is paid.', 'All of it from your credit.'],
    [{ status: 'revalidated', paymentStatus: 'requires_action' }, 'Nothing is charged yet: your bank still has to confirm $103.00.', '$125.00 from your credit, $103.00 by card.'],
    [{ status: 'cancelled', paymentStatus: 'part_refunded', cancelled: { ...cancelled, refundToCredit: { amount: 9_700, currency: 'USD' } } }, '$200.00 was given back to you.', '$103.00 to your card, $97.00 to your credit.'],
    [{ status: 'cancelled', cancelled: { ...cancelled, refunded: false } }, '$200.00 is on its way back to you.', 'All of it to your card.'],
    [{ status: 'rejected', paymentStatus: 'voided' }, 'Nothing was charged. The reserved amount was given back.', '$103.00 to your card, $125.00 to your credit.'],
  ])('says of %o which part is credit and which is card', async (part, sentence, parts) => {
    const screen = show({
      path: address,
      answers: { getBooking: () => ({ data: aBooking({ paidWithCredit: credit, ...part }) }), getBookingEvents: quiet },
    });
    await heading(screen);
    expect(screen.getByText(sentence).nextElementSibling?.textContent).toBe(parts);
  }); // prettier-ignore

  const whole = {
    at: '2026-11-22T10:00:00Z',
    bySupplier: true,
    refund: { amount: 22_800, currency: 'USD' },
    penalty: { amount: 0, currency: 'USD' },
    refunded: false,
  } as const;
  it.each<[Partial<Booking>, string]>([
    [{}, 'You get back everything that you paid. $228.00 goes back to the card that you paid with. Your bank may take a few days to show it.'],
    [
      { paidWithCredit: credit, cancelled: { ...whole, refundToCredit: credit } },
      'You get back everything that you paid. $103.00 goes back to the card that you paid with, $125.00 to your credit. Your bank may take a few days to show its part.',
    ],
    [
      { paidWithCredit: whole.refund, cancelled: { ...whole, refundToCredit: whole.refund } },
      'You get back everything that you paid. $228.00 goes back to your credit. You can usually use it within minutes.',
    ],
    [{ paymentStatus: 'voided' }, 'Nothing was charged. The amount that was reserved on your card is released, which can take your bank a few days.'],
    [{ paymentStatus: 'none', cancelled: { ...whole, refund: whole.penalty } }, 'You pay nothing for it.'],
  ])('says of %o who cancelled it, what comes back and when, and leads to a new search', async (part, money) => {
    const booking = aBooking({ status: 'cancelled', cancelled: whole, ...part });
    const screen = show({
      path: address,
      answers: {
        getBooking: () => ({ data: booking }),
        getBookingEvents: () => ({ data: [event(1, 'booking', 'documented', 'cancelled')] }),
      },
    });
    expect((await heading(screen)).textContent).toBe('The provider cancelled this booking: HP-7K2M9Q');
    const notice = screen.getByText(money).closest<HTMLElement>('.trv-callout')!;
    await screen.findByText('The provider cancelled the booking');
    expect(screen.queryByText('Cancelling costs')).toBeNull();
    fireEvent.click(within(notice).getByRole('button', { name: 'New search' }));
    expect(screen.navigate.went).toEqual(['/booknow/hotels']);
  }); // prettier-ignore

  it('says nothing of credit where none was used', async () => {
    const screen = show({ path: address });
    await heading(screen);
    expect(screen.getByText('$228.00 is paid.').nextElementSibling).toBeNull();
    expect(screen.container.textContent).not.toMatch(/credit|by card/);
  });

  it('names everybody, room by room, with the ages of children', async () => {
    const screen = show({
      path: address,
      answers: {
        getBooking: () => ({
          data: aBooking({
            item: aStay({
              occupancy: [
                { adults: 2, childAges: [7] },
                { adults: 1, childAges: [] },
              ],
            }),
            travellers: [
              { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' },
              { kind: 'child', group: 0, firstName: 'Byron', lastName: 'Lovelace', age: 7 },
              { kind: 'adult', group: 1, firstName: 'Mary', lastName: 'Somerville' },
            ],
          }),
        }),
      },
    });
    await heading(screen);
    expect(screen.getByText('Byron Lovelace, 7 years')).toBeTruthy();
    expect(screen.getByText('Room 2').nextElementSibling?.textContent).toBe('Mary Somerville');
  });

  it('asks who may be its owner to log in, and tells everybody else that there is none: the same for both', async () => {
    const refuse = () => {
      throw apiError('BOOKING_NOT_FOUND', 'This booking was not found.');
    };
    const visitor = show({
      path: `${address}?token=wrong`,
      role: 'visitor',
      answers: { getBooking: refuse },
    });
    await visitor.findByRole('heading', { name: 'Open your booking' });
    await waitFor(() => expect(visitor.navigate.address()).toBe(address));
    const link = visitor.getByRole('link', { name: 'Log in' }).getAttribute('href');
    expect(link).toBe(`/login?redirect=${encodeURIComponent(address)}`);
    cleanup();
    const customer = show({ path: address, answers: { getBooking: refuse } });
    await customer.findByRole('heading', { name: 'This booking was not found' });
    expect(customer.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('is opened by its reference and e-mail address, whose secret is kept for this visit', async () => {
    let found = false;
    const screen = show({
      path: address,
      role: 'visitor',
      answers: {
        getBooking: () => {
          if (!found) throw apiError('BOOKING_NOT_FOUND');
          return { data: aBooking() };
        },
        findBooking: () => {
          found = true;
          return { data: { reference: 'HP-7K2M9Q', token: 'secret' } };
        },
      },
    });
    const email = await screen.findByLabelText('E-mail');
    fireEvent.click(screen.getByRole('button', { name: 'Show the booking' }));
    expect(screen.getByText('Email is required')).toBeTruthy();
    expect(screen.callsOf('findBooking')).toEqual([]);
    fireEvent.input(email, { target: { value: 'ada@example.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the booking' }));
    await waitFor(async () => expect((await heading(screen)).textContent).toContain('HP-7K2M9Q'));
    expect(screen.callsOf('getBooking').at(-1)?.input.query).toEqual({ token: 'secret' });
  });

  it.each([
    ['RATE_LIMITED', /too many tries/],
    ['NETWORK', /could not be loaded|connection|try again/i],
  ])('says so when looking for it fails with %s', async (code, words) => {
    const refuse = (as: string) => () => {
      throw apiError(as);
    };
    const answers = { getBooking: refuse('BOOKING_NOT_FOUND'), findBooking: refuse(code) };
    const screen = show({ path: address, role: 'visitor', answers });
    fireEvent.input(await screen.findByLabelText('E-mail'), { target: { value: 'ada@example.test' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show the booking' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
    const button = screen.getByRole('button', { name: 'Show the booking' });
    await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
  });

  it('says that it could not be loaded when nothing answers, and tries again', async () => {
    let down = true;
    const screen = show({
      path: address,
      answers: {
        getBooking: () => {
          if (down) throw apiError('NETWORK');
          return { data: aBooking() };
        },
      },
    });
    await screen.findByRole('heading', { name: 'The booking could not be loaded' });
    down = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await heading(screen)).textContent).toContain('HP-7K2M9Q');
  });

  it('links the documents that there are, each in a tab of its own', async () => {
    const papers = [
      { kind: 'voucher', number: null, url: 'https://site.example/v', issuedAt: null, fileName: 'v.pdf' },
      { kind: 'invoice', number: 'INV-000042', url: 'https://site.example/i', issuedAt: null, fileName: 'i.pdf' },
    ]; // prettier-ignore
    const screen = show({ path: address, answers: { listDocuments: () => ({ data: papers }) } });
    const invoice = await screen.findByRole('link', { name: 'Invoice (PDF) INV-000042' });
    expect([invoice.getAttribute('href'), invoice.getAttribute('target')]).toEqual([
      'https://site.example/i',
      '_blank',
    ]);
    expect(screen.getByRole('link', { name: 'Voucher (PDF)' })).toBeTruthy();
  });

  it('leads to the same hotel with as many nights and the same guests', async () => {
    const screen = show({ path: address });
    await heading(screen);
    const href = screen.getByRole('link', { name: 'Book this again' }).getAttribute('href')!;
    const link = new URL(href, 'https://x');
    expect(link.pathname).toBe('/booknow/hotels/v2/details');
    expect(Object.fromEntries(link.searchParams)).toMatchObject({
      propertyId: 'p1',
      startDate: '2026-12-12',
      endDate: '2026-12-14',
    });
    expect(href).not.toMatch(/token|reference/);
  });
});

const quiet = () => ({ data: [] });

describe('cancelling on that page', () => {
  const open = async (answers: World['answers']) => {
    const screen = show({ path: address, answers });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    return screen;
  };

  it('shows what comes back first, and cancels only after that was accepted', async () => {
    let booking = aBooking({ status: 'documented' });
    const screen = await open({
      getBooking: () => ({ data: booking }),
      quoteCancellation: () => ({ data: aCancelQuote({ penalty: { amount: 2800, currency: 'USD' }, refund: { amount: 20_000, currency: 'USD' } }) }),
      cancelBooking: () => ({
        data: (booking = aBooking({ status: 'cancelled', paymentStatus: 'part_refunded', cancelled })),
      }),
    }); // prettier-ignore
    const accept = await screen.findByRole('button', { name: 'Cancel and get $200.00 back' });
    expect(screen.getByText('Cancelling costs').nextElementSibling?.textContent).toBe('$28.00');
    expect(screen.getByText('The $12.00 due on site falls away.')).toBeTruthy();
    expect(screen.getByText(/From Mar 9, 2027, 11:00 PM \(local time there\)/)).toBeTruthy();
    expect(screen.getByText('This holds until 12:10 PM UTC.')).toBeTruthy();
    expect(screen.callsOf('cancelBooking')).toHaveLength(0);
    fireEvent.click(accept);
    await screen.findByRole('heading', { name: 'This booking is cancelled: HP-7K2M9Q' });
    expect(screen.callsOf('cancelBooking')).toHaveLength(1);
    expect(screen.callsOf('cancelBooking')[0]?.input).toMatchObject({
      idempotencyKey: 'cancel-cq1',
      body: { cancelQuoteId: 'cq1' },
    });
    expect(screen.queryByText('Cancel this booking?')).toBeNull();
    expect(screen.getByText(/Cancelled on/)).toBeTruthy();
  });

  it('says what goes back to the card and what to the credit, where credit paid a part', async () => {
    const usd = (amount: number) => ({ amount, currency: 'USD' });
    const paid = { getBooking: () => ({ data: aBooking({ status: 'documented', paidWithCredit: usd(12_500) }) }) };
    const refund = (refundToCredit?: number) => () => ({
      data: aCancelQuote({ refund: usd(10_450), ...(refundToCredit ? { refundToCredit: usd(refundToCredit) } : {}) }),
    });
    const split = await open({ ...paid, quoteCancellation: refund(2_050) });
    await split.findByText('$84.00 to your card, $20.50 to your credit.');
    cleanup();
    const card = await open({ ...paid, quoteCancellation: refund() });
    await card.findByText('All of it to your card.');
    cleanup();
    const none = await open({ quoteCancellation: refund() });
    await none.findByRole('button', { name: 'Cancel and get $104.50 back' });
    expect(none.queryByText(/to your card|to your credit/)).toBeNull();
  }); // prettier-ignore

  it('keeps the booking when the traveller would rather not', async () => {
    const screen = await open({ quoteCancellation: () => ({ data: aCancelQuote() }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Keep the booking' }));
    await waitFor(() => expect(screen.queryByText('Cancel this booking?')).toBeNull());
    expect(screen.callsOf('cancelBooking')).toHaveLength(0);
  });

  it('asks again, and says that it got dearer, when what was shown has run out', async () => {
    let quotes = 0;
    const screen = await open({
      quoteCancellation: () => ({
        data: quotes++ === 0 ? aCancelQuote() : aCancelQuote({ cancelQuoteId: 'cq2', refund: { amount: 11_400, currency: 'USD' } }),
      }),
      cancelBooking: () => {
        throw apiError('CANCEL_QUOTE_EXPIRED');
      },
    }); // prettier-ignore
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel and get $228.00 back' }));
    await screen.findByRole('button', { name: 'Cancel and get $114.00 back' });
    expect(
      screen.getByText(/It costs more now: \$228\.00 would have come back, now it is \$114\.00/),
    ).toBeTruthy();
  });

  it('says why it cannot be cancelled here', async () => {
    const screen = await open({
      quoteCancellation: () => {
        throw apiError('BOOKING_NOT_CANCELLABLE', 'no', { reason: 'past_check_in' });
      },
    });
    await screen.findByText('It has begun already. Please speak to the provider.');
    expect(screen.queryByRole('button', { name: /^Cancel and/ })).toBeNull();
  });

  it('says that nothing comes back where that is so', async () => {
    const none = { amount: 0, currency: 'USD' };
    const screen = await open({ quoteCancellation: () => ({ data: aCancelQuote({ refund: none }) }) });
    await screen.findByRole('button', { name: 'Cancel, nothing comes back' });
    expect(screen.getByText('Nothing comes back.')).toBeTruthy();
  });
});
