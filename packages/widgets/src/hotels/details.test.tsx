// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, it } from 'vitest';
import { anOffer, apiError, aQuote, someDetails } from '@portolan/core/hotels/testing';
import { showHotels, type World } from './testing.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const occupancy = encodeURIComponent('[{"adults":2,"childAges":[7]},{"adults":1,"childAges":[]}]');
const path = `/booknow/hotels/v2/details?destination=Lisbon&startDate=2027-03-12&endDate=2027-03-14&occupancy=${occupancy}&propertyId=p1&correlationId=c-1`;
const show = (world: World = {}) => showHotels({ path, ...world });
const ready = (screen: ReturnType<typeof show>) =>
  screen.findByRole('heading', { name: 'Casa do Miradouro' });

describe('the details of a property', () => {
  it('read startDate (ROUTE-HTL-12), endDate (ROUTE-HTL-13), occupancy (ROUTE-HTL-14), propertyId (ROUTE-HTL-15) and correlationId (ROUTE-HTL-16)', async () => {
    const screen = show();
    await ready(screen);
    expect(screen.callsOf('getHotel')[0]?.input).toMatchObject({
      correlationId: 'c-1',
      body: {
        propertyId: 'p1',
        checkIn: '2027-03-12',
        checkOut: '2027-03-14',
        occupancy: [{ adults: 2, childAges: [7] }, { adults: 1, childAges: [] }], // prettier-ignore
      },
    });
    expect(screen.container.textContent).toMatch(/Mar 12\s–\s14, 2027/);
    expect(screen.container.textContent).toContain('3 adults, 1 child, 2 rooms');
  });

  it('survive a malformed occupancy: default guests and a line that says so (ROUTE-HTL-14)', async () => {
    const screen = show({ path: path.replace(occupancy, '%5B%7B') });
    await ready(screen);
    expect(screen.callsOf('getHotel')[0]?.input).toMatchObject({
      body: { occupancy: [{ adults: 2, childAges: [] }] },
    });
    expect(screen.getByText(/guests in this link could not be read/)).toBeTruthy();
  });

  it.each([
    '/hotel-details',
    '/booknow/hotels/v2/search-details',
    '/booknow/hotels/search-details',
    '/BookNow/Hotels/v2/Details/',
  ])('are shown at %s with the same parameters (ROUTE-HTL-15)', async (place) => {
    const screen = show({ path: path.replace('/booknow/hotels/v2/details', place) });
    await ready(screen);
    expect(screen.callsOf('getHotel')[0]?.input).toMatchObject({ body: { propertyId: 'p1' } });
  });

  it('let the words of a hotel run as their own language does, whatever the page’s', async () => {
    const description = 'Small, quiet, and by the sea.';
    const screen = show({ answers: { getHotel: () => ({ data: someDetails({ description }) }) } });
    expect((await screen.findByText(description)).dir).toBe('auto');
  });

  it('spell out board, cancellation, taxes, what is paid now and there', async () => {
    const screen = show();
    await ready(screen);
    const rate = [...screen.container.querySelectorAll('.htl-rate')].find((item) =>
      item.textContent.includes('Breakfast included'),
    )!;
    expect(rate.textContent).toContain('Free cancellation until March 9');
    expect(rate.textContent).toMatch(/Until Mar 9, 11:00\sPMFree/);
    expect(rate.textContent).toMatch(/From Mar 11, 11:00\sPM\$240\.00/);
    expect(rate.textContent).toContain('Times are local times in Lisbon.');
    expect(rate.textContent).toMatch(
      /VAT\$24\.00City tax\$12\.00Total\$240\.00Due now\$228\.00Due on site\$12\.00/,
    );
  });

  it('hold a price on "Select room" and go to a checkout address with a token (ROUTE-CHK-01, ROUTE-CHK-02)', async () => {
    const screen = show();
    await ready(screen);
    fireEvent.click(screen.getAllByRole('button', { name: 'Select room' })[0]!);
    await waitFor(() => expect(screen.navigate.went).toHaveLength(1));
    const address = new URL(screen.navigate.went[0]!, 'https://x.example');
    expect(address.pathname).toContain('/checkout');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ token: 'q1', correlationId: 'c-1' });
    expect(screen.callsOf('createQuote')[0]?.input).toMatchObject({
      body: { offerId: 'offer-1' },
      correlationId: 'c-1',
      idempotencyKey: expect.stringMatching(/^quote-[0-9a-f]{24}$/),
    });
  });

  it('hold one price for a double click', async () => {
    const screen = show({ answers: { createQuote: () => new Promise(() => undefined) } });
    await ready(screen);
    const [button] = screen.getAllByRole('button', { name: 'Select room' });
    fireEvent.click(button!);
    fireEvent.click(button!);
    await waitFor(() => expect(screen.callsOf('createQuote')).toHaveLength(1));
  });

  it('say why a room could not be held and offer the current rates', async () => {
    const fail = () => {
      throw apiError('OFFER_EXPIRED', 'This offer has expired. Please search again.');
    };
    const screen = show({ answers: { createQuote: fail } });
    await ready(screen);
    fireEvent.click(screen.getAllByRole('button', { name: 'Select room' })[0]!);
    expect((await screen.findByRole('alert')).textContent).toContain('This offer has expired');
    fireEvent.click(screen.getByRole('button', { name: 'Show current rates' }));
    await waitFor(() => expect(screen.callsOf('getHotel')).toHaveLength(2));
  });

  it('cannot be booked where the agency hides prices', async () => {
    const rooms = someDetails().rooms.map((room) => ({ ...room, offers: [anOffer({ price: null })] }));
    const screen = show({ role: 'visitor', answers: { getHotel: () => ({ data: someDetails({ rooms }) }) } });
    await ready(screen);
    expect(screen.queryByRole('button', { name: 'Select room' })).toBeNull();
    expect(screen.getByText('Log in to see prices and to book')).toBeTruthy();
    expect(screen.container.textContent).not.toContain('$');
  });

  it('offer near stays and other dates when sold out, and a way on when unknown', async () => {
    const sold = show({ answers: { getHotel: () => ({ data: someDetails({ rooms: [] }) }) } });
    await sold.findByRole('heading', { name: 'Sold out for these nights' });
    fireEvent.click(sold.getByRole('button', { name: 'Stays nearby for the same dates' }));
    expect(sold.navigate.went[0]).toMatch(/^\/booknow\/hotels\/v2\/search\?.*lat=38\.7139.*sort=distance/);
    cleanup();
    const fail = () => {
      throw apiError('PROPERTY_NOT_FOUND', 'This property was not found.');
    };
    const unknown = show({ answers: { getHotel: fail } });
    await unknown.findByRole('heading', { name: 'This stay was not found' });
    expect(unknown.getByRole('button', { name: 'Find other stays' })).toBeTruthy();
  });

  it('label every picture as an illustration', async () => {
    const screen = show();
    await ready(screen);
    const pictures = within(screen.getByRole('list', { name: 'Pictures' })).getAllByRole('listitem');
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) expect(picture.textContent).toBe('Illustration');
  });
});

describe('the checkout that follows', () => {
  it('knows the quote without asking again, and carries the bed wish into the requests', async () => {
    const screen = show({ answers: { createQuote: () => ({ data: aQuote() }) } });
    await ready(screen);
    fireEvent.click(screen.getByRole('radio', { name: '2 twin beds' }));
    fireEvent.click(screen.getAllByRole('button', { name: 'Select room' })[0]!);
    const requests = (await screen.findByRole('textbox', {
      name: /Special requests/,
    })) as HTMLTextAreaElement;
    await waitFor(() => expect(requests.value).toBe('Preferred beds: 2 twin beds'));
    expect(screen.callsOf('getQuote')).toHaveLength(0);
  });
});
