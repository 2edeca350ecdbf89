// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from '@testing-library/preact';
import type { Booking } from '@portolan/contract';
import { aBooking, aCancelQuote } from '@portolan/core/hotels/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showBooking } from '../hotels/testing.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

/** A booking as a later version of the server may send it: its service has no parts here. */
const walk = aBooking({
  item: {
    service: 'activities', title: 'A walk through Alfama', line: 'Lisbon, Portugal', image: '', travellers: 2,
    starts: { local: '2026-12-12T10:30', zone: 'Europe/Lisbon', at: '2026-12-12T10:30:00Z' },
    ends: { local: '2026-12-12T13:00', zone: 'Europe/Lisbon', at: '2026-12-12T13:00:00Z' },
  } as unknown as Booking['item'],
  travellers: [
    { kind: 'adult', group: 0, firstName: 'Ada', lastName: 'Lovelace' },
    { kind: 'child', group: 0, firstName: 'Byron', lastName: 'Lovelace', age: 7 },
  ],
  supplierReference: 'W-1',
}); // prettier-ignore
const show = (answers: Parameters<typeof showBooking>[0] = {}) =>
  showBooking({ ...answers, answers: { getBooking: () => ({ data: walk }), ...answers.answers } });

describe('the page of a booking whose service has no parts here', () => {
  it('shows what every booking has: title, line, start, end, travellers, price, terms', async () => {
    const screen = show();
    await screen.findByRole('heading', { name: 'A walk through Alfama' });
    const ticket = screen.container.querySelector('.trv-itinerary')!;
    const said = ticket.textContent;
    expect(said).toContain('Lisbon, Portugal');
    expect(ticket.querySelector('.trv-dates')?.textContent).toBe(
      'StartsSat, Dec 12' + '10:30 AM' + 'EndsSat, Dec 12' + '1:00 PM',
    );
    expect(said).toContain('TravellersAda LovelaceByron Lovelace, 7 years');
    expect(said).toContain("Provider's own referenceW-1");
    expect(said).toContain('$228.00 is paid.');
    expect(screen.getByRole('heading', { name: 'Cancellation' })).toBeTruthy();
  });

  it('has its history, and is cancelled as every other', async () => {
    const screen = show({ answers: { quoteCancellation: () => ({ data: aCancelQuote() }) } });
    await screen.findByRole('heading', { name: 'What happened' });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel booking' }));
    await screen.findByRole('button', { name: 'Cancel and get $228.00 back' });
  });

  it('puts its times into a calendar, and leads to its service by a new search alone', async () => {
    const screen = show();
    await screen.findByRole('heading', { name: 'A walk through Alfama' });
    const file = decodeURIComponent(
      screen.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')!,
    );
    expect(file).toContain('DTSTART:20261212T103000Z\r\nDTEND:20261212T130000Z');
    expect(screen.queryByRole('link', { name: 'Book this again' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'New search' }));
    expect(screen.navigate.went).toEqual(['/booknow/activities']);
  });

  it('stands in for parts whose code does not come', async () => {
    const stay = aBooking();
    const screen = showBooking({ partsOf: () => Promise.reject(new Error('no network')) });
    await screen.findByRole('heading', { name: stay.item.title });
    expect(screen.getByText('Starts')).toBeTruthy();
  });

  it('shows nothing of the booking before the parts of its service have come', async () => {
    let bring: () => void = () => undefined;
    const coming = new Promise<void>((resolve) => (bring = resolve));
    const { stayParts } = await import('../hotels/item/stay-parts.ts');
    const parts = coming.then(() => stayParts);
    const screen = showBooking({ partsOf: () => parts });
    await waitFor(() => expect(screen.callsOf('getBooking')).toHaveLength(1));
    expect(screen.container.querySelector('.trv-itinerary')).toBeNull();
    bring();
    await screen.findByText('Check-in');
  });
});
