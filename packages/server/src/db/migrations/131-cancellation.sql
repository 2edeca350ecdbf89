-- What cancelling costs, as it was told to somebody, and which of these tellings a booking was cancelled with.

create table cancel_quotes (
  agency_id        text not null references agencies (agency_id) on delete restrict,
  cancel_quote_id  text not null,
  booking_id       text not null,
  currency         text not null check (currency ~ '^[A-Z]{3}$'),
  paid             bigint not null check (paid >= 0),
  refund           bigint not null check (refund >= 0),
  penalty          bigint not null check (penalty >= 0),
  parts            jsonb not null,
  -- What the supplier said that it keeps, converted; null when it did not say.
  supplier_penalty bigint,
  next_penalty_at  timestamptz,
  created_at       timestamptz not null,
  expires_at       timestamptz not null,
  primary key (agency_id, cancel_quote_id),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict,
  check (refund + penalty = paid)
);
create index cancel_quotes_booking on cancel_quotes (agency_id, booking_id, created_at);

alter table bookings
  add column cancel_quote_id text,
  add column cancelled_at    timestamptz,
  add column scenario        text,
  add foreign key (agency_id, cancel_quote_id) references cancel_quotes (agency_id, cancel_quote_id) on delete restrict,
  add check (status not in ('cancel_quoted', 'cancelling', 'cancel_unknown', 'cancelled') or cancel_quote_id is not null);

-- What an agency grants beyond a supplier's terms, such as {"graceHours": 24}.
alter table agencies add column cancellation jsonb not null default '{}';

select guard_tenant_table('cancel_quotes');

-- Lists of bookings: newest first, of a user or of an agency.
create index bookings_newest on bookings (agency_id, created_at desc, booking_id desc);
create index bookings_user_newest on bookings (agency_id, user_id, created_at desc, booking_id desc) where user_id is not null;
create index bookings_check_in on bookings (agency_id, (stay ->> 'checkIn'));
