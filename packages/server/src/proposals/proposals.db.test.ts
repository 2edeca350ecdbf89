import type { Proposal, ProposalInput, ProposalSummary } from '@portolan/contract';
import { deliverOutbox } from '../outbox/outbox.ts';
import { aTestServer, type TestServer } from '../testing/test-server.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRate, ScriptedSupplier } from '../testing/test-world.ts';
import { longestProposalMs, proposalLifeMs } from './proposals.ts';

const stay = { checkIn: '2027-03-10', checkOut: '2027-03-12', occupancy: [{ adults: 2, childAges: [4] }] };
const dayMs = 86_400_000;

let server: TestServer;
let agent: string;
beforeAll(async () => {
  const supplier = new ScriptedSupplier('aurora');
  for (const id of ['h0', 'h1']) supplier.rates.set(id, [aRate(20_000)]);
  server = await aTestServer({ suppliers: new Map([['aurora', supplier]]) });
  agent = await server.logIn('agent');
});
afterAll(() => server?.close());

async function anOffer(propertyId = 'p_m0', site = 'harbour', token = agent): Promise<string> {
  const answer = await server.call('/api/hotels/details', { site, token, body: { ...stay, propertyId, currency: 'USD' } }); // prettier-ignore
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data.rooms[0].offers[0].offerId as string;
}

async function propose(changes: Partial<ProposalInput> = {}, token = agent): Promise<ProposalSummary> {
  const body = {
    title: 'Spring in Lisbon',
    clientName: 'Mia Berg',
    items: changes.items ?? [{ offerId: await anOffer(), note: 'With a view of the river' }],
    ...changes,
  };
  const answer = await server.call('/api/proposals', { token, body });
  expect(answer.status, answer.text).toBe(200);
  return answer.json.data as ProposalSummary;
}
const look = (id: string, call: { token?: string; site?: string } = {}) =>
  server.call(`/api/proposals/${id}`, call);
const decide = (id: string, body: object, token?: string) =>
  server.call(`/api/proposals/${id}/decision`, { body, ...(token ? { token } : {}) });

describe('a proposal', () => {
  it('is made of offers and stored quotes, and shown to whoever holds its link', async () => {
    const quote = await server.call('/api/quotes', { body: { offerId: await anOffer('p_m1') }, token: agent });
    const made = await propose({
      message: 'Both are quiet.',
      items: [{ offerId: await anOffer() }, { quoteId: quote.json.data.quoteId as string, note: 'My favourite' }],
    });
    expect(made).toMatchObject({ status: 'open', items: 2, agentName: 'Avery', clientName: 'Mia Berg' });
    expect(made.proposalId).toMatch(/^pr_[a-z0-9]{26}$/);
    const { data } = (await look(made.proposalId)).json as { data: Proposal };
    expect(data).toMatchObject({ title: 'Spring in Lisbon', message: 'Both are quiet.', agentName: 'Avery', status: 'open' });
    expect(data.items.map(({ item, note }) => [item.property.propertyId, note, item.nights])).toEqual([
      ['p_m0', null, 2],
      ['p_m1', 'My favourite', 2],
    ]);
    expect(data.items[0]!.price.total).toEqual(made.total);
    const listed = await server.call('/api/proposals', { token: agent });
    expect(listed.json.data[0]).toEqual({ ...made, seenAt: expect.any(String) });
  }); // prettier-ignore

  it('tells the agency when its client first looked, and the client nothing of it', async () => {
    const { proposalId, seenAt } = await propose();
    expect(seenAt).toBeNull();
    const seen = async () => (await look(proposalId, { token: agent })).json.data.seenAt as string | null;
    expect([await seen(), await seen()]).toEqual([null, null]);
    const stranger = await server.logIn('agent', 'nordlys');
    expect((await look(proposalId, { token: stranger, site: 'nordlys' })).status).toBe(404);
    expect(await seen()).toBeNull();
    expect((await look(proposalId)).text).not.toContain('seenAt');
    const first = await seen();
    expect(Date.parse(first!)).toBe(server.context.clock.now());
    server.clock.advance(60_000);
    expect((await look(proposalId, { token: await server.logIn('traveller') })).text).not.toContain('seenAt');
    expect(await seen()).toBe(first);
    const listed = await server.call('/api/proposals', { token: agent });
    expect(listed.json.data).toContainEqual(expect.objectContaining({ proposalId, seenAt: first }));
  });

  it('shows nobody what it costs the agency, not even its own people', async () => {
    const { proposalId } = await propose();
    for (const token of [undefined, agent, await server.logIn('owner'), await server.logIn('traveller')]) {
      const { text, json } = await look(proposalId, token ? { token } : {});
      expect(text).not.toMatch(/"(net|markup|supplierNet|platformFee|soldBy|rateKey|reason|clientEmail)"/);
      expect(json.data.items[0].price.total.amount).toBeGreaterThan(0);
    }
  });

  it('is shown with its price where visitors see none', async () => {
    await server.sql(
      `update agencies set settings = settings || '{"allowNonLoginFlow": false}' where agency_id = 'ag_nordlys'`,
    );
    await server.context.bus.publish('agency', 'ag_nordlys');
    const token = await server.logIn('agent', 'nordlys');
    const offerId = await anOffer('p_m0', 'nordlys', token);
    const made = await server.call('/api/proposals', {
      site: 'nordlys', token, body: { title: 'A', clientName: 'B', items: [{ offerId }] },
    }); // prettier-ignore
    const { json } = await look(made.json.data.proposalId as string, { site: 'nordlys' });
    expect(json.data.items[0].price.total.amount).toBeGreaterThan(0);
    const quote = await server.call('/api/quotes', { site: 'nordlys', body: { offerId: json.data.items[0].offerId } }); // prettier-ignore
    expect(quote.json.code).toBe('UNAUTHENTICATED');
  });

  it('becomes a quote at the price that was proposed, also where the agent’s own rules made it', async () => {
    await server.sql(
      `insert into markup_rules (agency_id, rule_id, layer, agent_id, place, country_code, kind, basis_points, starts_at, created_at)
       values ('ag_harbour', 'mr_proposaltest', 'agent', 'us_agent', 'country', 'PT', 'percent', 500, '2026-01-01', '2026-01-01')`,
    );
    await server.context.bus.publish('agency', 'ag_harbour');
    try {
      const { proposalId, total } = await propose();
      const { offerId } = (await look(proposalId)).json.data.items[0] as { offerId: string };
      const quote = await server.call('/api/quotes', { body: { offerId } });
      expect(quote.json.data).toMatchObject({ status: 'available', price: { total } });
      const token = await server.logIn('traveller');
      const plain = await anOffer('p_m0', 'harbour', token);
      const cheaper = await server.call('/api/quotes', { body: { offerId: plain }, token });
      expect(cheaper.json.data.price.total.amount).toBeLessThan(total.amount);
    } finally {
      await server.sql(`update markup_rules set ends_at = starts_at where rule_id = 'mr_proposaltest'`);
      await server.context.bus.publish('agency', 'ag_harbour');
    }
  });

  it('stays with the booking that a client makes of it, whose commission is its agent’s', async () => {
    await server.sql(
      `insert into markup_rules (agency_id, rule_id, layer, agent_id, place, kind, basis_points, starts_at, created_at)
       values ('ag_harbour', 'mr_proposalshare', 'commission', 'us_agent', 'everywhere', 'percent', 2500, '2026-01-01', '2026-01-01')`,
    );
    await server.context.bus.publish('agency', 'ag_harbour');
    try {
      const { proposalId } = await propose();
      const { offerId } = (await look(proposalId)).json.data.items[0] as { offerId: string };
      const booked = async (offer: string) => {
        const { quoteId, version } = (await server.call('/api/quotes', { body: { offerId: offer } })).json.data;
        const answer = await server.call('/api/bookings', {
          headers: { 'idempotency-key': `of-proposal-${offer.slice(-12)}` },
          body: {
            quoteId,
            acceptedVersion: version,
            travellers: [{ kind: 'adult', group: 0, firstName: 'Mia', lastName: 'Berg' }],
            contact: { email: 'mia@example.test', phone: '+351 210 000 000' },
            payment: { method: 'card', token: server.gateway.token() },
          },
        });
        expect(answer.json.data.status, answer.text).toBe('documented');
        expect(answer.text).not.toContain('us_agent');
        const [row] = await server.sql<{ proposal_id: string | null; commission: { agentId: string; amount: number } | null; earned: number }>(
          `select proposal_id, commission, coalesce((select sum(amount)::int from ledger_entries e where e.agency_id = b.agency_id
             and e.booking_id = b.booking_id and account = 'agent_commission' and party = 'us_agent'), 0) as earned
             from bookings b where reference = $1`,
          [answer.json.data.reference],
        );
        return row!;
      };
      const row = await booked(offerId);
      expect(row).toMatchObject({ proposal_id: proposalId, commission: { agentId: 'us_agent' } });
      expect(row.earned).toBeGreaterThan(0);
      expect(row.earned).toBe(row.commission!.amount);
      // What somebody found by themselves is nobody's sale.
      expect(await booked(await anOffer('p_m0', 'harbour', await server.logIn('traveller')))).toMatchObject({
        proposal_id: null, commission: null, earned: 0,
      });
    } finally {
      await server.sql(`update markup_rules set ends_at = starts_at where rule_id = 'mr_proposalshare'`);
      await server.context.bus.publish('agency', 'ag_harbour');
    }
  }); // prettier-ignore

  it('refuses what cannot be proposed, field by field', async () => {
    const offerId = await anOffer();
    const of = (changes: object) =>
      server.call('/api/proposals', {
        token: agent, body: { title: 'A', clientName: 'B', items: [{ offerId }], ...changes },
      }); // prettier-ignore
    expect((await of({ items: [] })).json.fields).toHaveProperty('items');
    expect((await of({ title: '  ' })).json.fields).toEqual({ title: 'must not be blank' });
    expect((await of({ items: [{ offerId: 'made-up' }] })).json.code).toBe('OFFER_INVALID');
    expect((await of({ items: [{ quoteId: 'q_none' }] })).json.code).toBe('QUOTE_NOT_FOUND');
    expect((await of({ items: [{ offerId: await anOffer('p_m0', 'nordlys', await server.logIn('agent', 'nordlys')) }] })).json.code).toBe('OFFER_INVALID');
    const at = (ms: number) => ({ expiresAt: new Date(server.clock.now() + ms).toISOString() });
    expect((await of(at(-1))).json.fields).toHaveProperty('expiresAt');
    expect((await of(at(longestProposalMs + 1_000))).json.fields).toHaveProperty('expiresAt');
    const made = await of({});
    expect(Date.parse(made.json.data.expiresAt as string) - Date.parse(made.json.data.createdAt as string)).toBe(proposalLifeMs);
  }); // prettier-ignore

  it('is made once for one Idempotency-Key', async () => {
    const body = { title: 'Once', clientName: 'B', items: [{ offerId: await anOffer() }] };
    const headers = { 'idempotency-key': 'one-proposal-only' };
    const [one, two] = [
      await server.call('/api/proposals', { token: agent, body, headers }),
      await server.call('/api/proposals', { token: agent, body, headers }),
    ];
    expect(two.json.data.proposalId).toBe(one.json.data.proposalId);
  });
});

describe('a client’s answer', () => {
  it('is recorded by POST alone: looking, and looking again, decides nothing (ROUTE-LINK-09)', async () => {
    const { proposalId } = await propose();
    for (let times = 0; times < 3; times++) expect((await look(proposalId)).json.data.status).toBe('open');
    expect((await server.call(`/api/proposals/${proposalId}/decision`)).status).toBeGreaterThanOrEqual(404);
    const answer = await decide(proposalId, { decision: 'approved' });
    expect(answer.json.data).toMatchObject({ status: 'approved', approvedItem: 0, decidedAt: expect.any(String) });
    expect((await look(proposalId)).json.data).toMatchObject({ status: 'approved', approvedItem: 0 });
  }); // prettier-ignore

  it('said again is the same answer; another one is refused, and the agent is told once', async () => {
    const { proposalId } = await propose();
    const first = await decide(proposalId, { decision: 'disapproved', reason: 'Too far from the sea' });
    const again = await decide(proposalId, { decision: 'disapproved', reason: 'Something else' });
    expect(again.json.data).toEqual(first.json.data);
    const other = await decide(proposalId, { decision: 'approved' });
    expect([other.status, other.json.code, other.json.data]).toEqual([409, 'PROPOSAL_CLOSED', { status: 'disapproved' }]);
    const listed = (await server.call('/api/proposals', { token: agent })).json.data as ProposalSummary[];
    expect(listed.find((one) => one.proposalId === proposalId)).toMatchObject({ reason: 'Too far from the sea' });
    const rows = await server.sql(`select 1 from outbox where topic = 'proposal.decided' and payload->>'proposalId' = $1`, [proposalId]);
    expect(rows).toHaveLength(1);
  }); // prettier-ignore

  it('counts once when two come at the same moment', async () => {
    const { proposalId } = await propose();
    const answers = await Promise.all([
      decide(proposalId, { decision: 'approved' }),
      decide(proposalId, { decision: 'disapproved' }),
      decide(proposalId, { decision: 'approved' }),
    ]);
    const { status } = (await look(proposalId)).json.data as Proposal;
    for (const [at, answer] of answers.entries())
      expect(answer.status).toBe(status === (at === 1 ? 'disapproved' : 'approved') ? 200 : 409);
  });

  it('names the stay where there are several', async () => {
    const { proposalId } = await propose({ items: [{ offerId: await anOffer() }, { offerId: await anOffer('p_m1') }] }); // prettier-ignore
    expect((await decide(proposalId, { decision: 'approved' })).json.fields).toHaveProperty('item');
    expect((await decide(proposalId, { decision: 'approved', item: 4 })).json.fields).toHaveProperty('item');
    const answer = await decide(proposalId, { decision: 'approved', item: 1 });
    const { items, approvedItem } = answer.json.data as Proposal;
    expect(approvedItem).toBe(1);
    // What was approved can be booked, and nothing else.
    expect(items.map(({ offerId }) => offerId !== null)).toEqual([false, true]);
  });

  it('comes too late after the end, and after it was withdrawn', async () => {
    const old = await propose({ expiresAt: new Date(server.clock.now() + dayMs).toISOString() });
    const withdrawn = await propose();
    const take = () => server.call(`/api/proposals/${withdrawn.proposalId}`, { method: 'DELETE', token: agent });
    expect((await take()).status).toBe(204);
    expect((await take()).status).toBe(204);
    const gone = (await look(withdrawn.proposalId)).json.data as Proposal;
    expect(gone).toMatchObject({ status: 'withdrawn', items: [], message: null });
    expect((await decide(withdrawn.proposalId, { decision: 'approved' })).json.code).toBe('PROPOSAL_CLOSED');
    server.clock.advance(dayMs);
    agent = await server.logIn('agent');
    const late = (await look(old.proposalId)).json.data as Proposal;
    expect(late.status).toBe('expired');
    expect(late.items[0]!.offerId).toBeNull();
    expect((await decide(old.proposalId, { decision: 'approved' })).json).toMatchObject({ code: 'PROPOSAL_CLOSED', data: { status: 'expired' } });
    const answered = await propose();
    await decide(answered.proposalId, { decision: 'approved' });
    const back = await server.call(`/api/proposals/${answered.proposalId}`, { method: 'DELETE', token: agent });
    expect(back.json.code).toBe('PROPOSAL_CLOSED');
  }); // prettier-ignore

  it('never changes, whatever writes to the database', async () => {
    const { proposalId } = await propose();
    await decide(proposalId, { decision: 'approved' });
    await expect(
      server.sql(`update proposals set decision = 'disapproved', approved_item = null where proposal_id = $1`, [proposalId]),
    ).rejects.toMatchObject({ code: '23001' });
  }); // prettier-ignore

  it('is told to the agent by mail, in their language, without a way for the client’s words to lead anywhere', async () => {
    await server.sql(`update users set language = 'ar' where user_id = 'us_agent' and agency_id = 'ag_harbour'`);
    try {
      const { proposalId } = await propose({ clientName: '<b>Mia</b> https://evil.example' });
      await decide(proposalId, { decision: 'disapproved', reason: 'See <script>alert(1)</script> http://evil.example/x' });
      const [row] = await server.sql<{ outbox_id: string }>(
        `select outbox_id from outbox where topic = 'proposal.decided' and payload->>'proposalId' = $1`,
        [proposalId],
      );
      await deliverOutbox(server.context, 'ag_harbour', row!.outbox_id);
      await deliverOutbox(server.context, 'ag_harbour', row!.outbox_id);
      const mails = await server.sql<{ kind: string; language: string; preview: { to: string; html: string; text: string } }>(
        `select kind, language, preview from account_mails where mail_id = $1`,
        [row!.outbox_id],
      );
      expect(mails).toHaveLength(1);
      const { kind, language, preview } = mails[0]!;
      expect([kind, language, preview.to]).toEqual(['disapproved', 'ar', 'agent@harbour.example']);
      expect(preview.html).toContain('Mia');
      expect(preview.html).not.toMatch(/<script>|<b>|evil\.example/);
      expect(preview.text).toContain(`/booknow/hotels/deal/${proposalId}`);
      expect(preview.text).not.toContain('evil.example');
    } finally {
      await server.sql(`update users set language = null where user_id = 'us_agent' and agency_id = 'ag_harbour'`);
    }
  }); // prettier-ignore
});

it('is unknown to everybody but its own agency', async () => {
  const { proposalId } = await propose();
  expect((await look(proposalId, { site: 'nordlys' })).json.code).toBe('NOT_FOUND');
  expect((await look('pr_unknown')).json.code).toBe('NOT_FOUND');
});
