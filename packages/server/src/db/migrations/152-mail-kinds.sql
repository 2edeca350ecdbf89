-- More to tell: that we are still asking the property, and that a payment was left unfinished. And an end to what cannot be told:
-- a message that nobody took for days is given up, and stays to be seen.

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('confirmed', 'rejected', 'cancelled', 'verifying', 'abandoned', 'refunded'));
-- Which documents went with it.
alter table mails add column documents text[] not null default '{}';

alter table outbox add column given_up_at timestamptz;
alter table outbox add constraint outbox_end check (sent_at is null or given_up_at is null);
drop index outbox_unsent;
create index outbox_unsent on outbox (created_at) where sent_at is null and given_up_at is null;
create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;

create policy jobs_read on webhook_events for select using (is_platform('jobs'));
create policy jobs_purge on webhook_events for delete using (is_platform('jobs'));
