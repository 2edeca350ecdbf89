-- Staff end a review of a booking whose state is known: with a note, or by giving the traveller more time for a missed instalment. Such an
-- end is an event of the booking, for staff.
alter table booking_reviews drop constraint booking_reviews_outcome_check;
alter table booking_reviews add constraint booking_reviews_outcome_check
  check (outcome in ('booked', 'not_booked', 'cancelled', 'found_out', 'looked_after', 'more_time'));
alter table booking_events drop constraint booking_events_track_check;
alter table booking_events add constraint booking_events_track_check check (track in ('booking', 'payment', 'review'));

-- A cancelled booking has nothing left to be paid or confirmed again, nor tickets to wait for. The owner is held by the policies too.
alter table bookings no force row level security;
alter table booking_reviews no force row level security;
alter table instalments no force row level security;
update booking_reviews r set closed_at = now(), outcome = 'cancelled'
  from bookings b
 where b.agency_id = r.agency_id and b.booking_id = r.booking_id and b.status = 'cancelled' and r.closed_at is null
   and r.reason in ('balance_missed', 'authorisation_lapsed', 'documents_missing');
update instalments i set status = 'waived'
  from bookings b
 where b.agency_id = i.agency_id and b.booking_id = i.booking_id and b.status = 'cancelled' and i.status = 'missed';
alter table bookings force row level security;
alter table booking_reviews force row level security;
alter table instalments force row level security;
