-- A booking holds one item of any service. What was a hotel's own gets a neutral name, what lists, jobs and links read gets plain columns,
-- and what other services need gets tables: trips, instalments, changes by the supplier, and details of travellers that are kept sealed.
-- packages/server/src/booking/README.md says what each column means.

-- The owner is held by the policies too.
alter table quotes no force row level security;
alter table bookings no force row level security;
alter table proposal_items no force row level security;
alter table payments no force row level security;

alter table quotes rename column stay to asked;
alter table quotes rename column property to subject;
alter table quotes rename column rate_key to offer_key;
alter table quotes rename column property_id to item_id;
alter table quotes rename column supplier_property_id to supplier_item_id;
alter table quotes
  add column service text not null default 'hotels' check (service in ('hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise')),
  -- What the item consists of, each part with a price and terms of its own; null: one part, which is all of it.
  add column parts jsonb,
  -- Which details of the travellers the supplier asks for; null: what the service always asks.
  add column needs jsonb,
  alter column item_id drop not null,
  alter column supplier_item_id drop not null;
-- Whoever writes a quote names the service.
alter table quotes alter column service drop default;

alter table proposal_items rename column stay to asked;
alter table proposal_items rename column property to subject;
alter table proposal_items rename column rate_key to offer_key;
alter table proposal_items rename column property_id to item_id;
alter table proposal_items rename column supplier_property_id to supplier_item_id;
alter table proposal_items
  add column service text not null default 'hotels' check (service in ('hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise')),
  alter column item_id drop not null,
  alter column supplier_item_id drop not null;
alter table proposal_items alter column service drop default;

-- What one traveller's bookings have in common: a journey.
create table trips (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  trip_id    text not null,
  user_id    text not null,
  title      text not null check (length(title) between 1 and 120),
  created_at timestamptz not null,
  primary key (agency_id, trip_id),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade
);
create index trips_user on trips (agency_id, user_id, created_at desc);

alter table bookings rename column stay to asked;
alter table bookings rename column property to subject;
alter table bookings rename column rate_key to offer_key;
alter table bookings rename column property_id to item_id;
alter table bookings rename column supplier_property_id to supplier_item_id;
alter table bookings rename column guests to travellers;
alter table bookings
  add column service           text not null default 'hotels' check (service in ('hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise')),
  add column parts             jsonb,
  -- What the supplier told when it confirmed: ticket numbers, a voucher's code.
  add column done              jsonb,
  -- In the words of the language it was booked in.
  add column title             text,
  add column lead_name         text,
  -- Of the place where it begins, such as Europe/Lisbon.
  add column zone              text,
  -- YYYY-MM-DDTHH:MM as the clocks of the place show it, beside the instant.
  add column starts_local      text check (starts_local ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  add column starts_at         timestamptz,
  add column ends_local        text check (ends_local ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$'),
  add column ends_at           timestamptz,
  -- The last moment at which whoever booked may cancel.
  add column cancellable_until timestamptz,
  -- Until when the supplier has to decide on a pending booking.
  add column decide_by         timestamptz,
  add column trip_id           text,
  alter column item_id drop not null,
  alter column supplier_item_id drop not null,
  add constraint bookings_trip foreign key (agency_id, trip_id) references trips (agency_id, trip_id) on delete set null (trip_id);
alter table bookings alter column service drop default;

-- Stays that were booked before. A time or zone that is none makes its day begin at midnight, UTC.
create function pg_temp.time_of(word text) returns text language sql immutable as
  $$ select case when word ~ '^([01]\d|2[0-3]):[0-5]\d$' then word else '00:00' end $$;
create function pg_temp.zone_of(word text) returns text language plpgsql stable as $$
begin
  perform now() at time zone word;
  return coalesce(word, 'UTC');
exception when invalid_parameter_value then
  return 'UTC';
end $$;
update bookings set travellers = coalesce(
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
            'kind', case when person ? 'age' then 'child' else 'adult' end, 'group', person -> 'room',
            'firstName', person -> 'firstName', 'lastName', person -> 'lastName', 'age', person -> 'age')) order by place)
     from jsonb_array_elements(travellers) with ordinality as people (person, place)), '[]');
update bookings set
  title             = subject ->> 'name',
  lead_name         = trim(coalesce(travellers -> 0 ->> 'firstName', '') || ' ' || coalesce(travellers -> 0 ->> 'lastName', '')),
  zone              = pg_temp.zone_of(subject ->> 'timeZone'),
  starts_local      = (asked ->> 'checkIn') || 'T' || pg_temp.time_of(subject ->> 'checkInFrom'),
  ends_local        = (asked ->> 'checkOut') || 'T' || pg_temp.time_of(subject ->> 'checkOutUntil');
update bookings set
  starts_at         = starts_local::timestamp at time zone zone,
  ends_at           = ends_local::timestamp at time zone zone,
  cancellable_until = starts_local::timestamp at time zone zone;
alter table bookings
  alter column title set not null,
  alter column lead_name set not null,
  alter column zone set not null,
  alter column starts_local set not null,
  alter column starts_at set not null,
  alter column ends_local set not null,
  alter column ends_at set not null,
  alter column cancellable_until set not null,
  add constraint bookings_order check (ends_at >= starts_at);
drop index bookings_check_in;
create index bookings_starts on bookings (agency_id, starts_local);

-- What is to be paid, and when. Number 0 is what is due at once; it is missing where nothing is.
create table instalments (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  booking_id text not null,
  n          smallint not null check (n between 0 and 20),
  due_at     timestamptz not null,
  amount     bigint not null check (amount > 0),
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  -- waived: nobody has to pay it any more; missed: its day is over, a person decides.
  status     text not null check (status in ('due', 'paid', 'waived', 'missed')),
  primary key (agency_id, booking_id, n),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict
);
create index instalments_due on instalments (due_at) where status = 'due';
insert into instalments (agency_id, booking_id, n, due_at, amount, currency, status)
  select b.agency_id, b.booking_id, 0, b.created_at, coalesce(p.amount, (b.price ->> 'sell')::bigint), b.price ->> 'currency',
         case when p.status in ('captured', 'part_refunded', 'refunded') then 'paid'
              when b.status in ('rejected', 'expired', 'released', 'cancelled') then 'waived'
              else 'due' end
    from bookings b
    left join lateral (select amount, status from payments p where p.agency_id = b.agency_id and p.booking_id = b.booking_id
                        order by p.status in ('authorised', 'captured', 'part_refunded', 'refunded') desc, p.attempt desc limit 1) p on true
   where coalesce(p.amount, (b.price ->> 'sell')::bigint) > 0;

alter table payments add column instalment smallint not null default 0;
alter table payments add constraint payments_instalment
  foreign key (agency_id, booking_id, instalment) references instalments (agency_id, booking_id, n) on delete restrict;
drop index payments_live;
-- An instalment is paid once.
create unique index payments_live on payments (agency_id, booking_id, instalment)
  where status in ('authorised', 'captured', 'part_refunded', 'refunded');

-- What the supplier changed after it had confirmed, and what the traveller answered.
create table booking_changes (
  agency_id   text not null references agencies (agency_id) on delete restrict,
  booking_id  text not null,
  seq         integer not null check (seq > 0),
  -- The supplier's own name of this change: told twice, it is kept once.
  change_id   text not null,
  kind        text not null check (kind in ('schedule', 'cancelled', 'assigned', 'documents', 'price')),
  facts       jsonb not null,
  at          timestamptz not null,
  answer_by   timestamptz,
  answer      text check (answer in ('accepted', 'refused')),
  answered_at timestamptz,
  primary key (agency_id, booking_id, seq),
  unique (agency_id, booking_id, change_id),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict,
  check ((answer is null) = (answered_at is null))
);
create index booking_changes_open on booking_changes (answer_by) where answer is null and answer_by is not null;

-- Passports and answers to sensitive questions, sealed with a key of their own and gone when nobody needs them any more.
create table traveller_documents (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  booking_id text not null,
  sealed     text not null,
  purge_at   timestamptz not null,
  primary key (agency_id, booking_id),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete cascade
);
create index traveller_documents_purge on traveller_documents (purge_at);

select guard_tenant_table(name::regclass)
  from unnest(array['trips', 'instalments', 'booking_changes', 'traveller_documents']) as name;
create policy jobs_read on instalments for select using (is_platform('jobs'));
create policy jobs_read on booking_changes for select using (is_platform('jobs'));
-- The job sees when a row is due and removes it; what is in it opens with the server's key alone.
create policy jobs_read on traveller_documents for select using (is_platform('jobs'));
create policy jobs_purge on traveller_documents for delete using (is_platform('jobs'));

alter table quotes force row level security;
alter table bookings force row level security;
alter table proposal_items force row level security;
alter table payments force row level security;
