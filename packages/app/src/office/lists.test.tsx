// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { BookingSummary, ProposalSummary } from '@portolan/contract';
import { button, escape, openOffice, press, refused, settle, submit, type } from './testing/screens.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const aStay: BookingSummary['item'] = {
  service: 'hotels', title: 'Quay Hotel', line: 'Lisbon', image: '', travellers: 2,
  starts: { local: '2027-03-10T15:00', zone: 'Europe/Lisbon', at: '2027-03-10T15:00:00Z' },
  ends: { local: '2027-03-12T11:00', zone: 'Europe/Lisbon', at: '2027-03-12T11:00:00Z' },
}; // prettier-ignore
const aBooking = (reference: string, changes: Partial<BookingSummary> = {}) =>
  ({
    reference, status: 'confirmed', paymentStatus: 'captured', item: aStay,
    price: { total: usd(40_000) }, lead: 'Mia Sand', createdAt: '2026-11-20T10:00:00Z', ...changes,
  }) as BookingSummary; // prettier-ignore
const aProposal = (proposalId: string, changes: Partial<ProposalSummary> = {}): ProposalSummary => ({
  proposalId, status: 'open', title: `Trip ${proposalId}`, clientName: 'Mia', clientEmail: 'mia@x.example', agentName: 'Avery', items: 2,
  total: usd(90_000), createdAt: '2026-11-20T10:00:00Z', expiresAt: '2026-12-05T12:00:00Z', decidedAt: null, approvedItem: null, seenAt: null, reason: null,
  ...changes,
}); // prettier-ignore
const choose = async (page: Element, name: string, value: string) => {
  const select = page.querySelector<HTMLSelectElement>(`[name=${name}]`)!;
  select.value = value;
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
  await settle();
};
const rows = (page: Element) => [...page.querySelectorAll('.office > ul > li, .office tbody > tr')];

describe('/bookings', () => {
  it('lists the agency’s bookings: status, reference, guest, dates, sum and the way to each', async () => {
    const bookings = vi.fn(() => Promise.resolve({ data: [aBooking('HP-1')], next: null }));
    const page = await openOffice('agent.bookings', { bookings }, { role: 'agent' });
    const text = rows(page)[0]!.textContent;
    for (const fact of ['Quay Hotel', 'Confirmed', 'Mia Sand', '10', 'HP-1', '$400'])
      expect(text).toContain(fact);
    expect(text).toMatch(/March 10, 2027.*March 12, 2027.*2 nights.*Nov 20, 2026/);
    const link = rows(page)[0]!.querySelector('a')!;
    expect([link.getAttribute('href'), link.textContent]).toEqual(['/booking/HP-1', 'HP-1']);
    expect(page.querySelector('[role=status]')!.textContent).toBe('1 booking');
  }); // prettier-ignore
  it.each([
    [{ status: 'confirmed' }, 'Confirmed'],
    [{ status: 'pending_supplier' }, 'Pending'],
    [{ status: 'cancelled' }, 'Cancelled'],
  ] as const)('says how a booking stands: %j', async (changes, said) => {
    const bookings = () => Promise.resolve({ data: [aBooking('HP-1', changes as never)], next: null });
    const page = await openOffice('agent.bookings', { bookings });
    expect(rows(page)[0]!.querySelector('.tag')!.textContent).toBe(said);
  });
  it('asks the server by group and by words, and shows no answer to what is asked no more', async () => {
    let late = (_: { data: BookingSummary[]; next: null }) => undefined as void;
    const bookings = vi.fn((asked: { group?: string; search?: string }) =>
      asked.group === 'past'
        ? new Promise<{ data: BookingSummary[]; next: null }>((resolve) => (late = resolve))
        : Promise.resolve({ data: asked.search ? [] : [aBooking('HP-1')], next: null }),
    );
    const page = await openOffice('agent.bookings', { bookings });
    await choose(page, 'group', 'past');
    type(page, 'search', ' Sand ');
    await choose(page, 'group', 'cancelled');
    expect(bookings).toHaveBeenLastCalledWith({ group: 'cancelled', search: 'Sand' });
    act(() => late({ data: [aBooking('HP-LATE')], next: null }));
    await settle();
    expect(page.textContent).not.toContain('HP-LATE');
    expect(page.querySelector('[role=status]')!.textContent).toBe('No booking is like that.');
    type(page, 'search', '');
    await choose(page, 'group', '');
    await submit(page);
    expect(rows(page)).toHaveLength(1);
  });
  it('is a table whose headings name each column, and asks the server by the days on which they start', async () => {
    const bookings = vi.fn((_: object) => Promise.resolve({ data: [aBooking('HP-1')], next: null }));
    const page = await openOffice('agent.bookings', { bookings });
    expect([...page.querySelectorAll('thead th')].map((one) => one.textContent)).toEqual([
      'Reference', 'Traveller', 'What', 'Dates', 'Status', 'Total', 'Made',
    ]);
    expect(rows(page)[0]!.children).toHaveLength(7);
    type(page, 'from', '2027-03-01');
    await settle();
    type(page, 'to', '2027-03-31');
    await settle();
    expect(bookings).toHaveBeenLastCalledWith({ from: '2027-03-01', to: '2027-03-31' });
    type(page, 'from', '');
    await settle();
    expect(bookings).toHaveBeenLastCalledWith({ to: '2027-03-31' });
  }); // prettier-ignore
  it('searches with the button too, within the group that was chosen', async () => {
    const bookings = vi.fn(() => Promise.resolve({ data: [aBooking('HP-1')], next: null }));
    const page = await openOffice('agent.bookings', { bookings });
    await choose(page, 'group', 'past');
    type(page, 'search', 'Sand');
    expect(bookings).toHaveBeenLastCalledWith({ group: 'past' });
    const event = new Event('submit', { bubbles: true, cancelable: true });
    act(() => void page.querySelector('form')!.dispatchEvent(event));
    await settle();
    expect(event.defaultPrevented).toBe(true);
    expect(bookings).toHaveBeenLastCalledWith({ group: 'past', search: 'Sand' });
  });
  it('goes on within what was asked, once however often it is pressed, and drops what comes when something else is asked', async () => {
    const answers: { resolve(page: unknown): void; reject(error: unknown): void }[] = [];
    const bookings = vi.fn((asked: { group?: string; cursor?: string }) =>
      asked.cursor || asked.group === 'open'
        ? new Promise<never>((resolve, reject) => answers.push({ resolve: resolve as never, reject }))
        : Promise.resolve({ data: [aBooking(`HP-${asked.group}`)], next: 'c1' }),
    );
    const page = await openOffice('agent.bookings', { bookings });
    await choose(page, 'group', 'past');
    await press(page, 'Show more');
    expect(bookings).toHaveBeenLastCalledWith({ group: 'past', cursor: 'c1' });
    expect(button(page, 'Show more')!.getAttribute('aria-busy')).toBe('true');
    await press(page, 'Show more');
    expect(answers).toHaveLength(1);
    await choose(page, 'group', 'cancelled');
    await act(async () => answers[0]!.resolve({ data: [aBooking('HP-LATE')], next: null }));
    await settle();
    expect(rows(page).map((one) => one.querySelector('a')!.getAttribute('href'))).toEqual(['/booking/HP-cancelled']);

    await press(page, 'Show more');
    await choose(page, 'group', 'open');
    await choose(page, 'group', 'upcoming');
    for (const { reject } of answers.slice(1)) await act(async () => reject(refused('NETWORK', 'Late')));
    await settle();
    expect(answers).toHaveLength(3);
    expect(page.textContent).not.toContain('Late');
    expect(rows(page)).toHaveLength(1);
  }); // prettier-ignore
  it('says no more that a page did not come once another list is asked for', async () => {
    const bookings = vi.fn((asked: { cursor?: string }) =>
      asked.cursor
        ? Promise.reject(refused('NETWORK', 'No answer'))
        : Promise.resolve({ data: [aBooking('HP-1')], next: 'c1' }),
    );
    const page = await openOffice('agent.bookings', { bookings });
    await press(page, 'Show more');
    expect(page.textContent).toContain('No answer');
    await choose(page, 'group', 'past');
    expect(page.textContent).not.toContain('No answer');
  });
  it('goes on where the page ended, no booking twice, and keeps what it has when that fails', async () => {
    const bookings = vi
      .fn()
      .mockResolvedValueOnce({ data: [aBooking('HP-1'), aBooking('HP-2')], next: 'c1' })
      .mockRejectedValueOnce(refused('NETWORK', 'No answer'))
      .mockResolvedValueOnce({ data: [aBooking('HP-2'), aBooking('HP-3')], next: 'c2' })
      .mockResolvedValueOnce({ data: [], next: null });
    const page = await openOffice('agent.bookings', { bookings });
    await press(page, 'Show more');
    expect(page.querySelector('[role=alert]')!.textContent).toContain('No answer');
    expect(rows(page)).toHaveLength(2);
    await press(page, 'Show more');
    expect(bookings).toHaveBeenLastCalledWith({ cursor: 'c1' });
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(rows(page)).toHaveLength(3);
    await press(page, 'Show more');
    expect(bookings).toHaveBeenLastCalledWith({ cursor: 'c2' });
    expect(rows(page)).toHaveLength(3);
    expect(button(page, 'Show more')).toBeUndefined();
  });
  it('says that there is none yet, and that they did not come, with another try', async () => {
    const bookings = vi
      .fn()
      .mockRejectedValueOnce(refused('NETWORK', 'No answer'))
      .mockResolvedValue({ data: [], next: null });
    const page = await openOffice('agent.bookings', { bookings });
    expect(page.querySelector('[role=alert]')!.textContent).toContain('No answer');
    await press(page, 'Try again');
    expect(page.querySelector('[role=status]')!.textContent).toContain('No bookings yet.');
  });
});

describe('/proposals', () => {
  const list = [
    aProposal('pr_1'),
    aProposal('pr_2', { status: 'disapproved', clientName: 'Noor', clientEmail: null, reason: 'Too far', decidedAt: '2026-11-21T10:00:00Z' }),
  ]; // prettier-ignore
  const open = (office: Parameters<typeof openOffice>[1] = {}) =>
    openOffice('agent.proposals', { proposals: () => Promise.resolve(list), ...office }, { role: 'agent' });

  it('lists the agency’s proposals: status, client, dates, sum, answer and link', async () => {
    const page = await open();
    const [first, second] = rows(page).map((one) => one.textContent);
    for (const fact of ['Trip pr_1', 'Open', 'Mia', '2 offers', 'Avery', 'Valid until Dec 5, 2026', '$900']) expect(first).toContain(fact);
    for (const fact of ['Turned down', 'Noor', 'Too far', 'Answered Nov 21, 2026']) expect(second).toContain(fact);
    expect(rows(page)[0]!.querySelector('a[href="/booknow/hotels/deal/pr_1"]')).not.toBeNull();
    // Nothing is taken back that was answered.
    expect(button(rows(page)[1]!, 'Withdraw')).toBeUndefined();
  }); // prettier-ignore
  it('is narrowed by status and by words, whatever case and accents', async () => {
    const page = await open({
      proposals: () =>
        Promise.resolve([...list, aProposal('pr_3', { clientName: 'Zoë', clientEmail: null })]),
    });
    for (const words of ['ZOE pr_3', 'trip pr_1', 'noor', 'avery pr_2', 'mia@x']) {
      type(page, 'search', words);
      expect(rows(page), words).toHaveLength(1);
    }
    type(page, 'search', '');
    await choose(page, 'status', 'disapproved');
    expect(page.querySelector('[role=status]')!.textContent).toBe('1 proposal');
    type(page, 'search', 'mia');
    expect(page.querySelector('[role=status]')!.textContent).toBe('No proposal is like that.');
    await choose(page, 'status', '');
    expect(rows(page)).toHaveLength(1);
  });
  it('says that there is none yet, shows twenty at once, and more when asked', async () => {
    const none = await open({ proposals: () => Promise.resolve([]) });
    expect(none.querySelector('[role=status]')!.textContent).toBe('No proposals yet.');
    const many = Array.from({ length: 45 }, (_, at) => aProposal(`pr_${at}`));
    const page = await open({ proposals: () => Promise.resolve(many) });
    for (const shown of [20, 40, 45]) {
      expect(rows(page)).toHaveLength(shown);
      if (shown < 45) await press(page, 'Show more');
    }
    expect(button(page, 'Show more')).toBeUndefined();
  });
  it('writes to the client, and copies the link that they were sent', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const page = await open();
    expect(rows(page)[0]!.querySelector('a[href="mailto:mia@x.example"]')).not.toBeNull();
    await press(page, 'Copy');
    expect(write).toHaveBeenLastCalledWith('https://site.example/booknow/hotels/deal/pr_1');
  });
  it('takes nothing back when the answer is no, and says beside the proposal why it could not be', async () => {
    const withdrawProposal = vi.fn().mockRejectedValueOnce(refused('NETWORK', 'No answer')).mockResolvedValue(undefined);
    const notify = vi.fn();
    const page = await openOffice('agent.proposals', { proposals: () => Promise.resolve(list), withdrawProposal }, { notify });
    await press(page, 'Withdraw');
    expect(page.querySelector('dialog')!.textContent).toContain('The link of \u2068Trip pr_1\u2069');
    await press(page.querySelector('dialog')!, 'Cancel');
    await press(page, 'Withdraw');
    await escape(page);
    expect(withdrawProposal).not.toHaveBeenCalled();
    expect(button(page.querySelector('dialog')!, 'Withdraw')).toBeUndefined();
    await press(page, 'Withdraw');
    await press(page.querySelector('dialog')!, 'Withdraw');
    expect(button(page.querySelector('dialog')!, 'Withdraw')).toBeUndefined();
    expect(rows(page)[0]!.querySelector('[role=alert]')!.textContent).toContain('No answer');
    expect(rows(page)[0]!.textContent).toContain('Open');
    expect(notify).not.toHaveBeenCalled();
    await press(page, 'Withdraw');
    expect(button(page.querySelector('dialog')!, 'Withdraw')!.getAttribute('aria-busy')).not.toBe('true');
    await press(page.querySelector('dialog')!, 'Withdraw');
    expect(notify).toHaveBeenCalledExactlyOnceWith('Trip pr_1 has been withdrawn.', 'good');
    expect(page.querySelector('[role=alert]')).toBeNull();
    expect(button(page.querySelector('dialog')!, 'Withdraw')).toBeUndefined();
  }); // prettier-ignore
  it('says that it is busy taking one back', async () => {
    const page = await open({ withdrawProposal: () => new Promise(() => undefined) });
    await press(page, 'Withdraw');
    await press(page.querySelector('dialog')!, 'Withdraw');
    expect(page.querySelector('dialog footer button[aria-busy=true]')!.textContent).toBe('Withdraw');
  });
  it.each(['PROPOSAL_CLOSED', 'NOT_FOUND'])('says that one was answered meanwhile: %s', async (code) => {
    const proposals = vi.fn(() => Promise.resolve(list));
    const notify = vi.fn();
    const withdrawProposal = () => Promise.reject(refused(code));
    const page = await openOffice('agent.proposals', { proposals, withdrawProposal }, { notify });
    await press(page, 'Withdraw');
    await press(page.querySelector('dialog')!, 'Withdraw');
    expect(notify).toHaveBeenCalledExactlyOnceWith('This proposal has been answered meanwhile.', 'bad');
    expect(proposals).toHaveBeenCalledTimes(2);
  });
  it('takes one back after asking, and reads the list anew when it was answered meanwhile', async () => {
    const withdrawProposal = vi.fn(() => Promise.resolve());
    const page = await open({ withdrawProposal });
    await press(page, 'Withdraw');
    expect(withdrawProposal).not.toHaveBeenCalled();
    await press(page.querySelector('dialog')!, 'Withdraw');
    expect(withdrawProposal).toHaveBeenCalledExactlyOnceWith('pr_1');
    expect(rows(page)[0]!.textContent).toContain('Withdrawn');

    const proposals = vi
      .fn()
      .mockResolvedValueOnce(list)
      .mockResolvedValue([aProposal('pr_1', { status: 'approved' })]);
    const next = await open({
      proposals,
      withdrawProposal: () => Promise.reject(refused('PROPOSAL_CLOSED')),
    });
    await press(next, 'Withdraw');
    await press(next.querySelector('dialog')!, 'Withdraw');
    await vi.waitFor(() => expect(rows(next)[0]?.textContent).toContain('Approved'));
  });
});
