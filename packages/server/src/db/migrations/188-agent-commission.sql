-- What an agent is owed of the agency's markup has an account of its own, one for each agent, as the chart in
-- packages/core/src/booking/accounts.ts says. Sales that were captured before keep all of their markup with the agency.
alter table ledger_entries
  drop constraint ledger_entries_account_check,
  drop constraint ledger_entries_party,
  add constraint ledger_entries_account_check check (account in
    ('traveller', 'reserved', 'wallet', 'gateway', 'supplier', 'agency_commission', 'agent_commission', 'agency_credits', 'platform_fee')),
  add constraint ledger_entries_party check (account not in ('wallet', 'agent_commission') or party <> '');
