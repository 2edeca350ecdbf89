-- What agents put before their clients: stays as they were offered, at the price that was agreed, under a link that nobody can guess.
-- A client answers once; an answer never changes.

create table proposals (
  agency_id     text not null references agencies (agency_id) on delete cascade,
  -- 130 random bits: whoever holds it is the client.
  proposal_id   text not null check (proposal_id ~ '^pr_[a-z0-9]{8,40}$'),
  -- Null: whoever made it has left.
  created_by    text,
  title         text not null check (length(title) between 1 and 120),
  client_name   text not null check (length(client_name) between 1 and 120),
  client_email  text check (length(client_email) <= 254),
  message       text check (length(message) between 1 and 2000),
  created_at    timestamptz not null,
  expires_at    timestamptz not null check (expires_at > created_at),
  decision      text check (decision in ('approved', 'disapproved')),
  decided_at    timestamptz,
  approved_item smallint,
  reason        text check (length(reason) <= 1000),
  withdrawn_at  timestamptz,
  primary key (agency_id, proposal_id),
  foreign key (agency_id, created_by) references users (agency_id, user_id) on delete set null (created_by),
  check ((decision is null) = (decided_at is null)),
  check ((approved_item is not null) = (decision is not distinct from 'approved')),
  check (reason is null or decision is not null),
  check (withdrawn_at is null or decision is null)
);
create index proposals_newest on proposals (agency_id, created_at desc, proposal_id desc);

create table proposal_items (
  agency_id            text not null,
  proposal_id          text not null,
  item                 smallint not null check (item between 0 and 4),
  -- The agent whose own rules made the price; null: nobody's.
  sold_by              text,
  supplier             text not null,
  supplier_property_id text not null,
  property_id          text not null,
  rate_key             text not null,
  stay                 jsonb not null,
  terms                jsonb not null,
  price                jsonb not null,
  -- The exchange rates that the price was made with.
  rates                jsonb not null,
  property             jsonb not null,
  note                 text check (length(note) between 1 and 300),
  primary key (agency_id, proposal_id, item),
  foreign key (agency_id, proposal_id) references proposals (agency_id, proposal_id) on delete cascade
);

select guard_tenant_table(name::regclass) from unnest(array['proposals', 'proposal_items']) as name;
-- An answer stands.
create function keep_proposal_answer() returns trigger language plpgsql as $$
begin
  if old.decision is not null and (new.decision, new.approved_item, new.decided_at, new.reason)
     is distinct from (old.decision, old.approved_item, old.decided_at, old.reason) then
    raise exception 'a proposal is answered once' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger proposals_keep before update on proposals for each row execute function keep_proposal_answer();
