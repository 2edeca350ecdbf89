-- Mails to travellers: one of each kind for a booking, whoever asks how often. What they say is kept in demo mode only, for the
-- preview mailbox; elsewhere a row says that one went out.

create table mails (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  -- The outbox row that it tells of.
  mail_id    text not null,
  booking_id text not null,
  kind       text not null check (kind in ('confirmed', 'rejected', 'cancelled')),
  language   text not null,
  created_at timestamptz not null,
  sent_at    timestamptz,
  -- The server of the recipient does not take it, for good.
  refused_at timestamptz,
  -- Recipient, subject, html, text, calendar; null outside demo mode.
  preview    jsonb,
  primary key (agency_id, mail_id),
  unique (agency_id, booking_id, kind),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete cascade
);
create index mails_newest on mails (created_at desc, mail_id desc) where preview is not null;

select guard_tenant_table('mails');
create policy jobs_read on mails for select using (is_platform('jobs'));
