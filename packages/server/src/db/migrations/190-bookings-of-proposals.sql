-- A quote and the booking made of it remember the proposal that they came from, and the agent who made it: whoever is the client books,
-- and the agent's commission is theirs.
alter table quotes
  add column proposal_id text,
  -- The agent whose proposal it is; outlives the proposal's own memory of them.
  add column sold_by     text,
  add constraint quotes_proposal foreign key (agency_id, proposal_id) references proposals (agency_id, proposal_id)
    on delete set null (proposal_id);
alter table bookings
  add column proposal_id text,
  add constraint bookings_proposal foreign key (agency_id, proposal_id) references proposals (agency_id, proposal_id)
    on delete set null (proposal_id);
create index bookings_proposal on bookings (agency_id, proposal_id) where proposal_id is not null;
create index quotes_proposal on quotes (agency_id, proposal_id) where proposal_id is not null;
