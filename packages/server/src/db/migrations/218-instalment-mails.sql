-- An instalment that is due is reminded of more than once, and told of once when it was missed. The messages in the outbox, each written
-- with its moment in one transaction, see to the number.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('confirmed', 'rejected', 'cancelled', 'verifying', 'abandoned', 'refunded', 'confirm-card', 'instalment-due',
                  'instalment-missed'));
alter table mails drop constraint if exists mails_agency_id_booking_id_kind_key;
drop index if exists mails_once;
create unique index mails_once on mails (agency_id, booking_id, kind)
  where kind not in ('confirm-card', 'instalment-due', 'instalment-missed');
