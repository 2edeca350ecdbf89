// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DealLinkSummary, Proposal, ProposalItem } from '@portolan/contract';
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { anAgency } from '@portolan/contract/testing';
import { UiProvider } from '@portolan/ui';
import type { LinkActions } from './actions.ts';
import { dealLinkIdOf, idOf, proposalIdOf } from './ids.ts';
import { LinkPages, type LinkPagesProps } from './LinkPages.tsx';
import { noLinks } from './testing.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const usd = (amount: number) => ({ amount, currency: 'USD' });
function aStay(number: number, changes: Partial<ProposalItem> = {}): ProposalItem {
  const at = (local: string) => ({ local, zone: 'Europe/Lisbon', at: `${local}:00Z` });
  return {
    number,
    item: {
      service: 'hotels', title: `Hotel ${number}`, line: 'Lisbon', image: '', starts: at('2027-03-10T15:00'), ends: at('2027-03-12T11:00'), travellers: 2,
      property: {
        propertyId: `p_${number}`, name: `Hotel ${number}`, image: '', stars: 4, checkInFrom: '15:00', checkOutUntil: '11:00', timeZone: 'Europe/Lisbon',
        address: { line1: '1 Quay', city: 'Lisbon', state: '', countryCode: 'PT' },
      },
      checkIn: '2027-03-10', checkOut: '2027-03-12', nights: 2, occupancy: [{ adults: 2, childAges: [] }], roomName: 'River room', board: 'breakfast',
    },
    cancellation: { refundable: false, freeUntil: null, steps: [] },
    price: { total: usd(40_000), unit: { amount: usd(20_000), per: 'night' }, dueNow: usd(40_000), dueThere: [], taxes: [] },
    note: null, offerId: 'sealed', ...changes,
  }; // prettier-ignore
}
function aProposal(changes: Partial<Proposal> = {}): Proposal {
  return {
    proposalId: 'pr_1', status: 'open', title: 'Spring in Lisbon', clientName: 'Mia', agentName: 'Avery', message: 'All by the river.', items: [aStay(0)],
    createdAt: '2026-11-21T12:00:00Z', expiresAt: '2026-12-05T12:00:00Z', decidedAt: null, approvedItem: null, ...changes,
  }; // prettier-ignore
}
const answered = (status: 'approved' | 'disapproved', approvedItem: number | null = null) =>
  aProposal({ status, approvedItem, decidedAt: '2026-11-22T12:00:00Z' });
const refused = (code: string, message = code) => Object.assign(new Error(message), { code });

async function open(
  name: string,
  links: Partial<LinkActions>,
  changes: Partial<LinkPagesProps['context']> = {},
): Promise<HTMLElement> {
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  const context: LinkPagesProps['context'] = {
    agency: anAgency(), art: {}, origin: 'https://site.example', role: 'visitor', proposalId: 'pr_1', dealLinkId: null,
    links: { ...noLinks, ...links }, notify: () => undefined, ...changes,
  }; // prettier-ignore
  act(() =>
    root!.render(
      <UiProvider t={createT('en', [common])} adopt={() => undefined}>
        <LinkPages name={name} context={context} />
      </UiProvider>,
    ),
  );
  await vi.waitFor(() => expect(container.querySelector('h1')).not.toBeNull());
  return container;
}
const button = (container: Element, text: string) =>
  [...container.querySelectorAll('button')].find((one) => one.textContent === text);
const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));
const submit = async (container: Element) => {
  act(() => void container.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
  await settle();
}; // prettier-ignore
const type = (container: Element, name: string, value: string) => {
  const input = container.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = value;
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
};

describe('the ids of links', () => {
  const query = (text: string) => new URLSearchParams(text);
  it('are read from proposalId and dealLinkId, else from id (PARAM-08)', () => {
    expect(proposalIdOf(query('proposalId=pr_1&id=x'))).toBe('pr_1');
    expect(proposalIdOf(query('id=pr_2'))).toBe('pr_2');
    expect(dealLinkIdOf(query('dealLinkId=dl_1'))).toBe('dl_1');
    expect(dealLinkIdOf(query('id=dl_2'))).toBe('dl_2');
  });
  it('are none when they could be anything else', () => {
    for (const bad of [
      '',
      ' ',
      '<b>',
      '../x',
      'a'.repeat(65),
      'a b',
      'x\u0000',
      '%2f',
      'https://evil.example',
    ]) {
      const asked = new URLSearchParams({ proposalId: bad, dealLinkId: bad });
      expect([proposalIdOf(asked), dealLinkIdOf(asked), idOf(bad)]).toEqual([null, null, null]);
    }
    expect(proposalIdOf(new URLSearchParams({ proposalId: '<b>', id: 'pr_2' }))).toBe('pr_2');
  });
});

describe('/allowAgentProposal', () => {
  it('shows what is proposed and decides nothing until the button is pressed (ROUTE-LINK-04)', async () => {
    const decide = vi.fn(() => Promise.resolve(answered('approved', 0)));
    const page = await open('allow-agent-proposal', { proposal: () => Promise.resolve(aProposal()), decide });
    expect(page.querySelector('h1')!.textContent).toBe('Spring in Lisbon');
    expect(page.textContent).toContain('All by the river.');
    expect(page.textContent).toContain('Hotel 0');
    expect(page.textContent).toContain('$400');
    expect(decide).not.toHaveBeenCalled();
    await submit(page);
    expect(decide).toHaveBeenCalledExactlyOnceWith('pr_1', { decision: 'approved', item: 0 });
    expect(page.querySelector('[role=status]')!.textContent).toContain('You approved this');
    expect(page.querySelector('form')).toBeNull();
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });
  it('asks which stay, where there are several', async () => {
    const decide = vi.fn(() => Promise.resolve(answered('approved', 1)));
    const page = await open('allow-agent-proposal', {
      proposal: () => Promise.resolve(aProposal({ items: [aStay(0), aStay(1)] })),
      decide,
    });
    await submit(page);
    expect(decide).not.toHaveBeenCalled();
    expect(page.querySelector('[role=alert]')!.textContent).toContain('Choose what you approve');
    act(() => page.querySelectorAll<HTMLInputElement>('[name=item]')[1]!.click());
    await submit(page);
    expect(decide).toHaveBeenCalledExactlyOnceWith('pr_1', { decision: 'approved', item: 1 });
  });
  it('shows on the second visit what was decided, and can be booked then', async () => {
    const book = vi.fn(() => Promise.resolve());
    const page = await open('allow-agent-proposal', { proposal: () => Promise.resolve(answered('approved', 0)), book });
    expect(page.querySelector('form')).toBeNull();
    act(() => button(page, 'Book this Hotel 0')!.click());
    await settle();
    expect(book).toHaveBeenCalledExactlyOnceWith('pr_1', expect.objectContaining({ number: 0 }));
  }); // prettier-ignore
  it('shows the other answer, when somebody else was faster', async () => {
    const proposal = vi.fn().mockResolvedValueOnce(aProposal()).mockResolvedValue(answered('disapproved'));
    const page = await open('allow-agent-proposal', { proposal, decide: () => Promise.reject(refused('PROPOSAL_CLOSED')) });
    await submit(page);
    expect(page.querySelector('[role=status]')!.textContent).toContain('You turned this down');
  }); // prettier-ignore
  it('keeps what was typed when the answer could not be sent', async () => {
    const page = await open('allow-agent-proposal', {
      proposal: () => Promise.resolve(aProposal()),
      decide: () => Promise.reject(refused('NETWORK', 'No connection')),
    });
    type(page, 'reason', 'Lovely');
    await submit(page);
    expect(page.querySelector('[role=alert]')!.textContent).toContain('No connection');
    expect(page.querySelector<HTMLTextAreaElement>('[name=reason]')!.value).toBe('Lovely');
  });
});

describe('/disapproveProposal', () => {
  it('turns down by its button, with a reason if there is one (ROUTE-LINK-03)', async () => {
    const decide = vi.fn(() => Promise.resolve(answered('disapproved')));
    const page = await open('disapprove-proposal', { proposal: () => Promise.resolve(aProposal()), decide });
    type(page, 'reason', '  Too far  ');
    await submit(page);
    expect(decide).toHaveBeenCalledExactlyOnceWith('pr_1', { decision: 'disapproved', reason: 'Too far' });
    expect(page.querySelector('[role=status]')!.textContent).toContain('You turned this down');
  });
  it.each([
    ['expired', 'ended on'],
    ['withdrawn', 'taken this proposal back'],
  ] as const)('says that it is %s', async (status, words) => {
    const items = status === 'withdrawn' ? [] : [aStay(0, { offerId: null })];
    const page = await open('disapprove-proposal', { proposal: () => Promise.resolve(aProposal({ status, items })) });
    expect(page.querySelector('[role=status]')!.textContent).toContain(words);
    expect(page.querySelector('form, button')).toBeNull();
  }); // prettier-ignore
  it('says of an unknown one that it leads nowhere, and asks for none without an id', async () => {
    const proposal = vi.fn(() => Promise.reject(refused('NOT_FOUND')));
    expect((await open('disapprove-proposal', { proposal })).textContent).toContain('leads nowhere');
    act(() => root?.unmount());
    proposal.mockClear();
    expect((await open('allow-agent-proposal', { proposal }, { proposalId: null })).textContent).toContain('leads nowhere'); // prettier-ignore
    expect(proposal).not.toHaveBeenCalled();
  });
  it('can be tried again when it did not load', async () => {
    const proposal = vi.fn().mockRejectedValueOnce(refused('NETWORK')).mockResolvedValue(aProposal());
    const page = await open('disapprove-proposal', { proposal });
    act(() => button(page, 'Try again')!.click());
    await vi.waitFor(() => expect(page.querySelector('h1')!.textContent).toBe('Spring in Lisbon'));
  });
});

describe('the deal page of a proposal', () => {
  it('shows its stays with the way to book each, and says why that failed (ROUTE-HTL-11)', async () => {
    const book = vi.fn(() => Promise.reject(refused('SUPPLIER_UNAVAILABLE', 'Nobody answers')));
    const page = await open('hotels.deal', { proposal: () => Promise.resolve(aProposal()), book });
    act(() => button(page, 'Book this Hotel 0')!.click());
    await settle();
    expect(page.querySelector('[role=alert]')!.textContent).toContain('Nobody answers');
    expect(page.querySelector('a[href="/allowAgentProposal?proposalId=pr_1"]')).not.toBeNull();
    expect(page.querySelector('a[href="/disapproveProposal?proposalId=pr_1"]')).not.toBeNull();
  });
});

describe('a proposal before the agency’s own people', () => {
  const names = ['allow-agent-proposal', 'disapprove-proposal', 'hotels.deal'];
  it.each(names)('has its link and no button of the client: %s', async (name) => {
    const items = [aStay(0), aStay(1)];
    const page = await open(
      name,
      { proposal: () => Promise.resolve(aProposal({ items, seenAt: null })) },
      { role: 'restricted_agent' },
    );
    expect([...page.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['Copy Spring in Lisbon']);
    expect(page.querySelector('form, a[href*="pproveProposal"], a[href*="allowAgent"]')).toBeNull();
    expect(page.textContent).toContain('https://site.example/booknow/hotels/deal/pr_1');
    expect(page.textContent).toContain('Hotel 1');
    expect(page.querySelector('a[href="/proposals"]')).not.toBeNull();
  }); // prettier-ignore
  it.each([
    [{ seenAt: null }, 'Waiting', 'has not opened it yet'],
    [{ seenAt: '2026-11-22T08:00:00Z' }, 'Seen', 'opened it on November 22, 2026'],
    [{ status: 'approved', approvedItem: 0, decidedAt: '2026-11-23T08:00:00Z' }, 'Approved', 'approved it on November 23, 2026'],
    [{ status: 'disapproved', decidedAt: '2026-11-23T08:00:00Z' }, 'Turned down', 'turned it down on November 23, 2026'],
    [{ status: 'expired' }, 'Expired', 'ended on December 5, 2026 without an answer'],
    [{ status: 'withdrawn', items: [] }, 'Withdrawn', 'was taken back'],
  ] as const)('says how it stands: %j', async (changes, stamp, said) => {
    const proposal = aProposal(changes as Partial<Proposal>);
    const page = await open('hotels.deal', { proposal: () => Promise.resolve(proposal) }, { role: 'agent' });
    expect(page.querySelector('.links-head')!.textContent).toContain(stamp);
    expect(page.querySelector('[role=status]')!.textContent).toContain(said);
    expect(page.textContent).toContain('Mia');
    expect(button(page, 'Copy Spring in Lisbon') === undefined).toBe(proposal.status === 'withdrawn');
  }); // prettier-ignore
  it('is shown to the client of a service that this release does not know', async () => {
    const { starts, ends } = aStay(0).item;
    const base = { starts, ends, image: '', travellers: 2 };
    const price = { ...aStay(0).price, unit: { amount: usd(20_000), per: 'traveller' as const } };
    const item = { ...base, service: 'cruises', title: 'MS Fjord', line: 'Bergen – Tromsø' } as unknown as ProposalItem['item'];
    const page = await open('hotels.deal', { proposal: () => Promise.resolve(aProposal({ items: [aStay(0, { item, price })] })) });
    for (const fact of ['MS Fjord', 'Bergen – Tromsø', 'March 10, 2027 – ', '$400']) expect(page.textContent).toContain(fact);
    expect(page.textContent).not.toContain('night');
  }); // prettier-ignore
});

describe('/deal-link', () => {
  const aLink = (changes: Partial<DealLinkSummary> = {}): DealLinkSummary => ({
    dealLinkId: 'dl_1', title: 'Lisbon in May', message: 'Three nights', agentName: 'Avery', target: '/booknow/hotels', path: '/url/abcdefgh2345',
    landing: true, visits: 3, createdAt: '2026-11-21T12:00:00Z', expiresAt: '2099-01-01T00:00:00Z', endedAt: null, ...changes,
  }); // prettier-ignore
  it('shows visitors what the link says, with the way to it (ROUTE-LINK-01)', async () => {
    const page = await open(
      'deal-link',
      { dealLink: () => Promise.resolve(aLink()) },
      { dealLinkId: 'dl_1' },
    );
    expect(page.querySelector('h1')!.textContent).toBe('Lisbon in May');
    expect(page.querySelector('a[href="/booknow/hotels"]')!.textContent).toBe('See the deal');
  });
  it('says when the link has ended, and when there is none', async () => {
    const dealLink = () => Promise.reject(refused('LINK_EXPIRED'));
    expect((await open('deal-link', { dealLink }, { dealLinkId: 'dl_1' })).textContent).toContain(
      'has ended',
    );
    act(() => root?.unmount());
    const page = await open('deal-link', {});
    expect(page.textContent).toContain('leads nowhere');
    expect(page.querySelector('a[href="/login?redirect=%2Fdeal-link"]')).not.toBeNull();
  });
  it('lets agents make one, see its visits and end it', async () => {
    const made = aLink({ dealLinkId: 'dl_2', title: 'Porto', visits: 0 });
    const createDealLink = vi.fn(() => Promise.resolve(made));
    const endDealLink = vi.fn(() => Promise.resolve());
    const links = { dealLinks: () => Promise.resolve([aLink()]), createDealLink, endDealLink };
    const notify = vi.fn();
    const page = await open('deal-link', links, { role: 'agent', notify });
    expect(page.textContent).toContain('https://site.example/url/abcdefgh2345');
    expect(page.textContent).toContain('3 visits');
    await submit(page);
    expect(page.textContent).toContain('Give it a title');
    expect(createDealLink).not.toHaveBeenCalled();
    type(page, 'title', 'Porto');
    type(page, 'target', 'https://site.example/booknow/hotels?destination=Porto');
    await submit(page);
    expect(createDealLink).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'Porto', target: '/booknow/hotels?destination=Porto', landing: true }),
    );
    expect([...page.querySelectorAll('li h2')].map((one) => one.textContent)).toEqual([
      'Porto',
      'Lisbon in May',
    ]);
    act(() => button(page, 'End Porto')!.click());
    await settle();
    expect(endDealLink).toHaveBeenCalledExactlyOnceWith('dl_2');
    expect(page.querySelector('li')!.textContent).toContain('Ended');
    expect(notify.mock.calls).toEqual([
      ['The link is ready.', 'good'],
      ['“Porto” has ended.', 'good'],
    ]);
  });
  it('copies an address, and says so; and says when it could not', async () => {
    const notify = vi.fn();
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    const page = await open(
      'deal-link',
      { dealLinks: () => Promise.resolve([aLink()]) },
      { role: 'agent', notify },
    );
    const copy = button(page, 'Copy Lisbon in May')!;
    copy.click();
    await vi.waitFor(() => expect(notify).toHaveBeenLastCalledWith('Address copied', 'good'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('https://site.example/url/abcdefgh2345');
    writeText.mockRejectedValueOnce(new Error('denied'));
    copy.click();
    await vi.waitFor(() =>
      expect(notify).toHaveBeenLastCalledWith(expect.stringContaining('could not be copied'), 'bad'),
    );
    writeText.mockRestore();
  });
  it('says beside the field that a target is not allowed, and keeps what was typed', async () => {
    const createDealLink = () => Promise.reject(Object.assign(refused('VALIDATION_FAILED'), { fields: { target: 'no' } }));
    const agent = await open('deal-link', { dealLinks: () => Promise.resolve([]), createDealLink }, { role: 'agency_owner' });
    type(agent, 'title', 'A');
    type(agent, 'target', 'https://evil.example');
    await submit(agent);
    expect(agent.querySelector('.field-error')!.textContent).toContain('must lead to a page of this site');
    expect(agent.querySelector<HTMLInputElement>('[name=target]')!.value).toBe('https://evil.example');
  }); // prettier-ignore
});
