-- Before what a card reserves lapses, the traveller is asked to confirm the card again: once for each reservation, which their messages
-- in the outbox see to.
alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check
  check (kind in ('confirmed', 'rejected', 'cancelled', 'verifying', 'abandoned', 'refunded', 'confirm-card'));
alter table mails drop constraint mails_agency_id_booking_id_kind_key;
create unique index mails_once on mails (agency_id, booking_id, kind) where kind <> 'confirm-card';
