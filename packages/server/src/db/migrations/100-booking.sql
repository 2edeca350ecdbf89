-- A booking's life: quotes, bookings, payments, ledger, events, outbox and idempotency keys. The tracks and their edges are data
-- in packages/core/src/booking; the checks here only keep impossible values out.

create table quotes (
  agency_id            text not null references agencies (agency_id) on delete restrict,
  quote_id             text not null,
  -- Null: a visitor's.
  user_id              text,
  -- "expired" is not stored: it follows from expires_at.
  status               text not null check (status in ('available', 'price_changed', 'sold_out')),
  version              integer not null default 1 check (version > 0),
  supplier             text not null,
  supplier_property_id text not null,
  property_id          text not null,
  rate_key             text not null,
  -- The supplier's own key of the last revalidation; null while sold out.
  quote_key            text,
  stay                 jsonb not null,
  terms                jsonb not null,
  price                jsonb not null,
  -- What a later revalidation must price with, so that only the supplier can change the price.
  basis                jsonb not null,
  previous             jsonb,
  alternatives         jsonb not null default '[]',
  property             jsonb not null,
  created_at           timestamptz not null,
  expires_at           timestamptz not null,
  -- Who is booking it right now. A holder that died loses it by the clock.
  lease_holder         text,
  lease_until          timestamptz,
  primary key (agency_id, quote_id),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete set null (user_id)
);

create table bookings (
  agency_id            text not null references agencies (agency_id) on delete restrict,
  -- Also our reference at the supplier and the stem of our keys at the gateway: unique in the world.
  booking_id           text not null,
  quote_id             text not null,
  reference            text not null,
  user_id              text,
  status               text not null check (status in (
    'quoted', 'revalidated', 'held', 'submitting', 'pending', 'unknown', 'rejected', 'confirmed', 'documented', 'completed',
    'expired', 'released', 'cancel_quoted', 'cancelling', 'cancelled', 'cancel_unknown', 'manual_review')),
  supplier             text not null,
  supplier_property_id text not null,
  property_id          text not null,
  rate_key             text not null,
  quote_key            text not null,
  supplier_reference   text,
  hold_id              text,
  hold_expires_at      timestamptz,
  stay                 jsonb not null,
  terms                jsonb not null,
  price                jsonb not null,
  property             jsonb not null,
  guests               jsonb not null,
  contact              jsonb not null,
  special_requests     text,
  language             text not null,
  -- Why it is in this state, in stable words; the events have the whole story.
  status_reason        text,
  -- Whatever can hang has a moment at which somebody looks again.
  next_action          text,
  next_action_at       timestamptz,
  event_count          integer not null default 0,
  created_at           timestamptz not null,
  updated_at           timestamptz not null,
  primary key (agency_id, booking_id),
  unique (agency_id, quote_id),
  unique (agency_id, reference),
  foreign key (agency_id, quote_id) references quotes (agency_id, quote_id) on delete restrict,
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete set null (user_id),
  check ((next_action is null) = (next_action_at is null)),
  check (status not in ('submitting', 'pending', 'unknown', 'cancelling', 'cancel_unknown') or next_action_at is not null),
  check (status not in ('confirmed', 'documented', 'completed') or supplier_reference is not null)
);
create index bookings_user on bookings (agency_id, user_id, created_at) where user_id is not null;
create index bookings_due on bookings (next_action_at) where next_action_at is not null;

create table payments (
  agency_id          text not null references agencies (agency_id) on delete restrict,
  payment_id         text not null,
  booking_id         text not null,
  attempt            integer not null check (attempt > 0),
  -- Of the call that began this attempt: the same call continues it.
  idempotency_key    text not null,
  gateway            text not null,
  -- Our key at the gateway.
  gateway_key        text not null,
  gateway_payment_id text,
  status             text not null default 'none' check (status in (
    'none', 'requires_action', 'authorised', 'captured', 'part_refunded', 'refunded', 'voided', 'failed')),
  currency           text not null check (currency ~ '^[A-Z]{3}$'),
  amount             bigint not null check (amount > 0),
  captured           bigint not null default 0,
  refunded           bigint not null default 0,
  -- Brand and last four digits.
  card               jsonb,
  reason             text,
  next_action        text,
  next_action_at     timestamptz,
  created_at         timestamptz not null,
  updated_at         timestamptz not null,
  primary key (agency_id, payment_id),
  unique (agency_id, booking_id, attempt),
  unique (agency_id, booking_id, idempotency_key),
  unique (agency_id, gateway_key),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict,
  check (captured between 0 and amount and refunded between 0 and captured),
  check ((next_action is null) = (next_action_at is null))
);
-- A booking is paid once.
create unique index payments_live on payments (agency_id, booking_id)
  where status in ('authorised', 'captured', 'part_refunded', 'refunded');
create index payments_due on payments (next_action_at) where next_action_at is not null;

create table ledger_entries (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  -- Names what happened, such as "{payment}:debit": the same thing cannot be posted twice.
  posting_id text not null,
  account    text not null check (account in
    ('traveller', 'reserved', 'gateway', 'supplier', 'agency_commission', 'platform_fee')),
  kind       text not null check (kind in ('reserve', 'release', 'debit', 'commission', 'refund', 'penalty')),
  booking_id text not null,
  payment_id text not null,
  amount     bigint not null check (amount <> 0),
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  at         timestamptz not null,
  primary key (agency_id, posting_id, account),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict,
  foreign key (agency_id, payment_id) references payments (agency_id, payment_id) on delete restrict
);
create index ledger_entries_booking on ledger_entries (agency_id, booking_id);

create function check_ledger_posting() returns trigger language plpgsql as $$
declare
  total bigint;
  currencies integer;
begin
  select sum(amount), count(distinct currency) into total, currencies
    from ledger_entries where agency_id = new.agency_id and posting_id = new.posting_id;
  if total <> 0 or currencies <> 1 then
    raise exception 'ledger posting % does not balance', new.posting_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- Looked at when the transaction ends: the entries of a posting come one by one.
create constraint trigger ledger_entries_balance after insert on ledger_entries
  deferrable initially deferred for each row execute function check_ledger_posting();

create table booking_events (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  booking_id text not null,
  seq        integer not null,
  track      text not null check (track in ('booking', 'payment')),
  payment_id text,
  from_state text not null,
  to_state   text not null,
  reason     text not null,
  at         timestamptz not null,
  primary key (agency_id, booking_id, seq),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change();
create trigger booking_events_append_only before update or delete on booking_events
  for each row execute function refuse_change();

-- What others shall be told, written with the change itself: never a change without its news, nor news without its change.
create table outbox (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  outbox_id  text not null,
  topic      text not null,
  payload    jsonb not null,
  created_at timestamptz not null,
  sent_at    timestamptz,
  primary key (agency_id, outbox_id)
);
create index outbox_unsent on outbox (created_at) where sent_at is null;

create table idempotency_keys (
  agency_id    text not null references agencies (agency_id) on delete cascade,
  operation    text not null,
  key          text not null,
  request_hash text not null,
  lease_holder text not null,
  lease_until  timestamptz not null,
  -- The stored answer, to the letter (json, not jsonb); null while the first call is at work.
  status       integer,
  body         json,
  -- The answer was a failure of ours or of a neighbour: the same call may try again.
  retryable    boolean not null default false,
  created_at   timestamptz not null,
  primary key (agency_id, operation, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

select guard_tenant_table(name::regclass)
  from unnest(array['quotes', 'bookings', 'payments', 'ledger_entries', 'booking_events', 'outbox', 'idempotency_keys']) as name;
