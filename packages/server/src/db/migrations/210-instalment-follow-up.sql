-- Instalments that are paid later have moments of their own: the traveller is reminded, a missed one is given to a person, and what was
-- paid is passed on to suppliers that are paid by instalments too.
alter table instalments
  add column next_action text check (next_action in ('remind', 'miss', 'pay_supplier', 'retrieve')),
  add column next_action_at timestamptz,
  -- Tries of the step that is due; null is none.
  add column tries integer,
  -- asked: the intent to pay was written, and the supplier may have been asked. unknown, refused: a person decides.
  add column supplier_payment text check (supplier_payment in ('asked', 'pending', 'paid', 'refused', 'unknown')),
  add constraint instalments_next check ((next_action is null) = (next_action_at is null)),
  add constraint instalments_supplier_paid check (supplier_payment is null or status = 'paid');
drop index instalments_due;
create index instalments_next on instalments (next_action_at) where next_action_at is not null;
