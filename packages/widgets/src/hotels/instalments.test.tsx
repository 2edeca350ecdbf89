// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from '@testing-library/preact';
import type { Booking } from '@portolan/contract';
import { aBooking, aCancelQuote, apiError, aPrice } from '@portolan/core/hotels/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { showBooking, type World } from './testing.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
type Instalment = NonNullable<Booking['instalments']>[number];
const deposit: Instalment = {
  n: 0,
  dueAt: '2026-11-21T12:00:00Z',
  amount: usd(5_225),
  status: 'paid',
  payable: false,
};
/** Of a booking of 209 dollars: the deposit is paid, and the rest is due on the first of April at noon in Lisbon. */
const withBalance = (part: Partial<Instalment> = {}, more: Partial<Booking> = {}) =>
  aBooking({
    status: 'documented',
    price: aPrice(20_900, {
      dueNow: usd(5_225),
      dueLater: [{ amount: usd(15_675), by: '2027-04-01T11:00:00Z' }],
      dueThere: [],
    }),
    instalments: [
      deposit,
      { n: 1, dueAt: '2027-04-01T11:00:00Z', amount: usd(15_675), status: 'due', payable: true, ...part },
    ],
    ...more,
  });
const paidUp = () => withBalance({ status: 'paid', payable: false });
const action = {
  type: 'challenge' as const,
  url: 'https://bank.example/c/1',
  expiresAt: '2026-11-21T12:30:00Z',
};

/** The page of a booking whose answers follow what `payInstalment` answered last. */
function show(booking: Booking, payments: (Booking | Error)[] = [], world: World = {}) {
  let now = booking;
  return showBooking({
    ...world,
    path: '/booking/HP-7K2M9Q?token=-secret',
    answers: {
      getBooking: () => ({ data: now }),
      payInstalment: () => {
        const answer = payments.length > 0 ? payments.shift()! : paidUp();
        if (answer instanceof Error) throw answer;
        if (!answer.action) now = answer;
        return { data: answer };
      },
      ...world.answers,
    },
  });
}
type Screen = ReturnType<typeof show>;

const rows = (screen: Screen) =>
  [...screen.container.querySelectorAll('.trv-instalments li')].map((row) =>
    [...row.children].map((one) => one.textContent).join(' | '),
  );
const list = async (screen: Screen) => {
  await screen.findByRole('heading', { name: 'Payments' });
  return rows(screen);
};

const frameOf = (screen: Screen, within = '.trv-card-form') =>
  waitFor(() => {
    const frame = screen.container.querySelector<HTMLIFrameElement>(`${within} iframe`)!;
    expect(frame).toBeTruthy();
    // happy-dom loads no frames.
    if (!frame.contentWindow)
      Object.defineProperty(frame, 'contentWindow', { value: { postMessage: () => undefined } });
    return frame;
  });
const say = (frame: HTMLIFrameElement, data: unknown, origin = 'https://pay.example') =>
  window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source: frame.contentWindow }));
const payButton = (screen: Screen) =>
  screen.getByRole('button', { name: 'Pay $156.75' }) as HTMLButtonElement;

/** Opens the card form and waits until its frame can take a card. */
async function openForm(screen: Screen) {
  fireEvent.click(await screen.findByRole('button', { name: 'Pay $156.75' }));
  await ready(screen);
}
async function ready(screen: Screen) {
  const frame = await frameOf(screen);
  await waitFor(() => {
    say(frame, { type: 'ready' });
    expect(payButton(screen).disabled).toBe(false);
  });
}
async function pay(screen: Screen) {
  fireEvent.click(payButton(screen));
  await Promise.resolve();
  say(await frameOf(screen), { type: 'token', token: 'tok_1' });
}
const sent = (screen: Screen) => screen.callsOf('payInstalment').map(({ input }) => input);

describe('the instalments of a booking', () => {
  it('are not on show where all was due at once', async () => {
    const screen = show(aBooking());
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('heading', { name: 'Payments' })).toBeNull();
  });

  it('say what is paid when, by the clock of the place', async () => {
    const screen = show(withBalance(), [], { part: { timeZone: 'Asia/Kathmandu' } });
    expect(await list(screen)).toEqual([
      'At booking | Paid | $52.25',
      'By Apr 1, 2027, 12:00 PM | To be paid | $156.75',
    ]);
    expect(screen.getByText('$52.25 is paid.')).toBeTruthy();
  });

  it('name the day of the place in the price too, where it is another day than in UTC', async () => {
    // Half past midnight in Lisbon.
    const by = '2027-03-31T23:30:00Z';
    const booking = withBalance({ dueAt: by });
    const screen = show({ ...booking, price: { ...booking.price, dueLater: [{ amount: usd(15_675), by }] } });
    expect((await list(screen))[1]).toContain('By Apr 1, 2027, 12:30 AM');
    expect(screen.getByText('Due by April 1')).toBeTruthy();
  });

  it.each<[string, Partial<Instalment>, Partial<Booking>, string, RegExp | null]>([
    ['overdue before anybody has noticed', { dueAt: '2026-11-21T11:59:00Z' }, {}, 'Overdue', /This payment is overdue/],
    ['missed and still open', { status: 'missed' }, {}, 'Overdue', /This payment is overdue/],
    ['missed for good', { status: 'missed', payable: false }, {}, 'Not paid in time', /can no longer be made here/],
    ['of a cancelled booking', { status: 'waived', payable: false }, { status: 'cancelled' }, 'Falls away', null],
    ['not to be paid while the booking is checked', { payable: false }, { status: 'manual_review' }, 'To be paid', null],
  ])('are %s', async (_name, part, more, tag, said) => {
    const screen = show(withBalance(part, more));
    expect((await list(screen))[1]).toContain(`| ${tag} |`);
    if (said) expect(screen.getByText(said)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay $156.75' }) !== null).toBe(tag === 'Overdue');
  }); // prettier-ignore

  it('add up in what the ticket calls paid', async () => {
    const screen = show(paidUp());
    expect((await list(screen))[1]).toContain('| Paid | $156.75');
    expect(screen.getByText('$209.00 is paid.')).toBeTruthy();
  });

  it('leave a cost of cancelling beyond what was paid, which is told and not charged', async () => {
    const quote = aCancelQuote({
      paid: usd(5_225), refund: usd(0), penalty: usd(5_225), beyondPaid: usd(5_225),
    }); // prettier-ignore
    const screen = show(withBalance(), [], { answers: { quoteCancellation: () => ({ data: quote }) } });
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel booking' }));
    await screen.findByText(
      'By the terms cancelling costs $52.25 more than you have paid. It is not charged now.',
    );
  });
});

describe('paying an instalment', () => {
  it('pays once with the card of that day, however often it is pressed', async () => {
    const screen = show(withBalance());
    await openForm(screen);
    fireEvent.click(payButton(screen));
    await pay(screen);
    await waitFor(() => expect(rows(screen)[1]).toContain('| Paid |'));
    expect(screen.getByText('$156.75 is paid.')).toBeTruthy();
    expect(screen.container.querySelector('iframe')).toBeNull();
    expect(sent(screen)).toEqual([
      expect.objectContaining({
        params: { reference: 'HP-7K2M9Q' },
        body: { token: '-secret', payment: { method: 'card', token: 'tok_1' } },
      }),
    ]);
  });

  it('tells why a card was declined, and lets another one pay under a new key', async () => {
    const declined = apiError('PAYMENT_DECLINED', '', { reason: 'insufficient_funds' });
    const screen = show(withBalance(), [declined]);
    await openForm(screen);
    await pay(screen);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'There is not enough money on the account. Nothing was charged.',
    );
    await ready(screen);
    await pay(screen);
    await waitFor(() => expect(rows(screen)[1]).toContain('| Paid |'));
    const keys = sent(screen).map((input) => (input as { idempotencyKey?: string }).idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 2]);
  });

  it('asks the bank in its own page and goes on by the same call', async () => {
    const screen = show(withBalance(), [withBalance({}, { action })]);
    await openForm(screen);
    await pay(screen);
    await screen.findByRole('heading', { name: 'Confirm with your bank' });
    const bank = await frameOf(screen, 'dialog');
    expect(sent(screen)).toHaveLength(1);
    say(bank, { type: 'challenge' }, 'https://bank.example');
    await waitFor(() => expect(rows(screen)[1]).toContain('| Paid |'));
    const [first, second] = sent(screen) as { idempotencyKey: string; body: object }[];
    expect([second!.idempotencyKey, second!.body]).toEqual([first!.idempotencyKey, first!.body]);
  });

  it('charges nothing when the bank is not answered, and keeps the form', async () => {
    const screen = show(withBalance(), [withBalance({}, { action })]);
    await openForm(screen);
    await pay(screen);
    fireEvent.click(await screen.findByRole('button', { name: 'Do not confirm' }));
    await screen.findByText(/The payment was not confirmed with your bank\. Nothing was charged\./);
    await ready(screen);
  });

  it('says what the server says where it was paid elsewhere, and looks again', async () => {
    const screen = show(withBalance(), [apiError('INSTALMENT_NOT_PAYABLE', 'It is paid already.')]);
    await openForm(screen);
    const looks = screen.callsOf('getBooking').length;
    await pay(screen);
    expect((await screen.findByRole('alert')).textContent).toContain('It is paid already.');
    await waitFor(() => expect(screen.callsOf('getBooking').length).toBeGreaterThan(looks));
  });
});
