-- Paying from a wallet, alone or beside a card; and what an agency gives back as credit.

alter table payments
  -- The part of `amount` that the wallet pays, and whose it is. What is captured and refunded divides by the rules of core/booking/legs.ts.
  add column wallet_amount  bigint not null default 0,
  add column wallet_user_id text,
  add constraint payments_wallet check (
    wallet_amount between 0 and amount and (wallet_amount = 0) = (wallet_user_id is null)),
  add foreign key (agency_id, wallet_user_id) references users (agency_id, user_id) on delete restrict;
create index payments_wallet_user on payments (agency_id, wallet_user_id) where wallet_user_id is not null;

-- `RewardRules`, such as {"basisPoints": 150}.
alter table agencies add column rewards jsonb not null default '{}';

-- Credit lives in the ledger alone from here on: what users had becomes their opening balance.
alter table users no force row level security;
alter table ledger_entries no force row level security;
alter table ledger_balances no force row level security;
insert into ledger_entries (agency_id, posting_id, account, party, kind, amount, currency, at, note)
  select agency_id, 'grant:opening:' || user_id, side.account, side.party, 'grant', side.amount, credits_currency, now(), 'opening'
    from users, lateral (values ('agency_credits', '', -credits_amount), ('wallet', user_id, credits_amount)) side (account, party, amount)
   where credits_amount > 0
   order by agency_id, side.account, side.party;
-- The postings are looked at now: the tables cannot be altered while that waits for the end.
set constraints all immediate;
alter table users force row level security;
alter table ledger_entries force row level security;
alter table ledger_balances force row level security;
alter table users drop column credits_amount;
