-- What the agent who booked is owed, with the rules that say so; null when no agent booked. The markup rules that made the price stand
-- in price ->> 'lines', with the price itself.
alter table bookings
  add column commission jsonb check (commission is null or (
    (commission ->> 'amount')::bigint >= 0 and commission ->> 'currency' = price ->> 'currency' and
    (commission ->> 'amount')::bigint <= (price ->> 'agencyMarkup')::bigint));
