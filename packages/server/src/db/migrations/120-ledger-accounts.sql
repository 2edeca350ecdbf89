-- The ledger over all accounts: parties (whose wallet, which gateway, which supplier), stored balances that entries alone can move, and
-- floors. The chart of accounts is data in packages/core/src/booking/accounts.ts; the checks here repeat its names and its floors.

alter table ledger_entries
  -- Whose account of that name; empty where there is one for all.
  add column party         text not null default '',
  -- Place within the account, from 1 without gaps, in the order of commits; and what the account came to.
  add column seq           bigint,
  add column balance_after bigint,
  -- What a person wrote beside a grant.
  add column note          text,
  -- Of the user who posted it by hand.
  add column posted_by     text,
  alter column booking_id drop not null,
  alter column payment_id drop not null,
  drop constraint ledger_entries_account_check,
  drop constraint ledger_entries_kind_check,
  add constraint ledger_entries_account_check check (account in
    ('traveller', 'reserved', 'wallet', 'gateway', 'supplier', 'agency_commission', 'agency_credits', 'platform_fee')),
  add constraint ledger_entries_kind_check check (kind in
    ('reserve', 'release', 'debit', 'commission', 'refund', 'penalty', 'grant', 'withdraw', 'reward')),
  -- What moves a booking's money belongs to it; only credit is granted without one.
  add constraint ledger_entries_of_booking check (
    kind in ('grant', 'withdraw') or (booking_id is not null and payment_id is not null)),
  add constraint ledger_entries_party check (account <> 'wallet' or party <> '');

-- The owner is held by the policies too, and this is the one time that old rows are touched.
alter table ledger_entries no force row level security;
alter table ledger_entries disable trigger ledger_entries_append_only;
alter table bookings no force row level security;
alter table payments no force row level security;
update ledger_entries e set party = case e.account when 'gateway' then p.gateway else b.supplier end
  from bookings b, payments p
 where e.account in ('gateway', 'supplier')
   and b.agency_id = e.agency_id and b.booking_id = e.booking_id
   and p.agency_id = e.agency_id and p.payment_id = e.payment_id;
update ledger_entries e set seq = n.seq, balance_after = n.balance_after
  from (select agency_id, posting_id, account, party,
               row_number() over w as seq, sum(amount) over w as balance_after
          from ledger_entries
        window w as (partition by agency_id, account, party, currency order by at, posting_id rows unbounded preceding)) n
 where (e.agency_id, e.posting_id, e.account, e.party) = (n.agency_id, n.posting_id, n.account, n.party);
alter table bookings force row level security;
alter table payments force row level security;

alter table ledger_entries
  alter column seq set not null,
  alter column balance_after set not null,
  drop constraint ledger_entries_pkey,
  add primary key (agency_id, posting_id, account, party);
create unique index ledger_entries_statement on ledger_entries (agency_id, account, party, currency, seq);

create table ledger_balances (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  account    text not null,
  party      text not null,
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  balance    bigint not null,
  -- Entries so far.
  entries    bigint not null,
  primary key (agency_id, account, party, currency),
  constraint ledger_balances_floor check (account not in ('wallet', 'reserved') or balance >= 0)
);
insert into ledger_balances (agency_id, account, party, currency, balance, entries)
  select agency_id, account, party, currency, sum(amount), count(*) from ledger_entries group by 1, 2, 3, 4;
alter table ledger_entries enable trigger ledger_entries_append_only;
alter table ledger_entries force row level security;

-- Each entry moves its account's balance, under that row's lock, and learns its place and what the account came to. Whoever posts
-- writes the entries of a transaction in one statement, sorted by account and party, so that two never wait for each other in a circle.
-- A posting that is there already fails here, before anything moves, whatever the statement would do about the conflict.
create function move_ledger_balance() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into ledger_balances (agency_id, account, party, currency, balance, entries)
    values (new.agency_id, new.account, new.party, new.currency, 0, 0) on conflict do nothing;
  update ledger_balances set balance = balance + new.amount, entries = entries + 1
   where agency_id = new.agency_id and account = new.account and party = new.party and currency = new.currency
   returning balance, entries into new.balance_after, new.seq;
  if exists (select 1 from ledger_entries e
              where e.agency_id = new.agency_id and e.posting_id = new.posting_id and e.account = new.account and e.party = new.party) then
    raise exception 'ledger posting % is there already', new.posting_id using errcode = 'unique_violation';
  end if;
  return new;
end $$;
revoke execute on function move_ledger_balance() from public;
create trigger ledger_entries_balance_moves before insert on ledger_entries
  for each row execute function move_ledger_balance();

select guard_tenant_table('ledger_balances');
-- Entries alone move balances.
revoke insert, update, delete on ledger_balances from travel_app;
