-- What follows a booking up: since when its outcome is unknown, how often it was asked for, and what a person must find out.
-- Jobs look for what is due over all agencies: `withPlatform('jobs', …)` may read these tables, and write nothing but old keys.

alter table bookings
  add column unsure_since timestamptz,
  -- Looks at an unknown outcome, or tries of the step that is due; null is none.
  add column looks        integer check (looks >= 0);
alter table payments
  add column tries        integer check (tries >= 0);
alter table outbox
  add column claimed_until timestamptz,
  add column attempts      integer not null default 0,
  add column last_error    text;

create table booking_reviews (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  review_id  text not null,
  booking_id text not null,
  -- Stable words, no personal data.
  reason     text not null,
  opened_at  timestamptz not null,
  closed_at  timestamptz,
  primary key (agency_id, review_id),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict
);
create unique index booking_reviews_open on booking_reviews (agency_id, booking_id, reason) where closed_at is null;
select guard_tenant_table('booking_reviews');

create function is_platform(reason text) returns boolean language sql stable as
  $$ select nullif(current_setting('app.platform', true), '') = reason $$;

create policy jobs_read on bookings for select using (is_platform('jobs'));
create policy jobs_read on payments for select using (is_platform('jobs'));
create policy jobs_read on outbox for select using (is_platform('jobs'));
create policy jobs_read on booking_reviews for select using (is_platform('jobs'));
create policy jobs_read on idempotency_keys for select using (is_platform('jobs'));
create policy jobs_purge on idempotency_keys for delete using (is_platform('jobs'));
create index idempotency_keys_purge on idempotency_keys (created_at) where status is not null;
