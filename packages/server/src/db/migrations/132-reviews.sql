-- How a person ended a review, and who it was.

alter table booking_reviews
  add column outcome     text check (outcome in ('booked', 'not_booked', 'cancelled', 'found_out')),
  add column resolved_by text,
  add column note        text,
  add foreign key (agency_id, resolved_by) references users (agency_id, user_id) on delete set null (resolved_by);
alter table booking_events
  -- Of the member of staff who moved it; null: nobody did by hand.
  add column moved_by text;
