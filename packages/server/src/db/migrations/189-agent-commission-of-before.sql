-- Sales that were captured before 188 kept all of their markup with the agency, though each booking says what its agent is owed. Each gets
-- one posting from the agency's account into the agent's, under a name of its own: a sale that has anything in the agent's account is left
-- alone, so running this again does nothing. Of a cancelled sale the agent keeps the same share as the agency does (`commissionKept` in
-- packages/core/src/booking/ledger.ts): rounded half up, in whole numbers; of a loss nothing.

-- The owner is held by the policies too.
alter table bookings no force row level security;
alter table ledger_entries no force row level security;
alter table ledger_balances no force row level security;

insert into ledger_entries (agency_id, posting_id, account, party, kind, booking_id, payment_id, amount, currency, at)
  select agency_id, payment_id || ':commission:before', side.account, side.party, 'commission', booking_id, payment_id, side.amount, currency, now()
    from (select agency_id, payment_id, booking_id, currency, agent,
                 case when kept > 0 then least(owed, div(2 * owed::numeric * kept + markup, 2 * markup::numeric))::bigint else 0 end as share
            from (select e.agency_id, e.payment_id, e.booking_id, e.currency, sum(e.amount) as kept, b.commission ->> 'agentId' as agent,
                         (b.commission ->> 'amount')::bigint as owed, (b.price ->> 'agencyMarkup')::bigint as markup
                    from ledger_entries e join bookings b using (agency_id, booking_id)
                   where e.account = 'agency_commission' and (b.commission ->> 'amount')::bigint > 0
                     and not exists (select from ledger_entries a where a.agency_id = e.agency_id and a.payment_id = e.payment_id
                                        and a.account = 'agent_commission')
                   group by e.agency_id, e.payment_id, e.booking_id, e.currency, b.commission, b.price) sales) shares,
         lateral (values ('agency_commission', '', -share), ('agent_commission', agent, share)) side (account, party, amount)
   where share > 0
   -- As whoever posts does: accounts are locked in one order.
   order by agency_id, currency, side.account, side.party, payment_id;
-- The postings are looked at now: the tables cannot be altered while that waits for the end.
set constraints all immediate;

alter table bookings force row level security;
alter table ledger_entries force row level security;
alter table ledger_balances force row level security;
