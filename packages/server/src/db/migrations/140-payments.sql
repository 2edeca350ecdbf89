-- Payments that need the bank's word, webhooks, and the gateway accounts of agencies.

-- Until when the browser may finish what the bank asked for; then the attempt is given back.
alter table payments add column action_expires_at timestamptz;
alter table payments add constraint payments_action_expires
  check (status <> 'requires_action' or action_expires_at is not null) not valid;

-- Each event of a gateway once, however many copies come. Kept for some weeks: gateways repeat for days.
create table webhook_events (
  agency_id   text not null references agencies (agency_id) on delete cascade,
  gateway     text not null,
  event_id    text not null,
  type        text not null,
  -- Ours, when it is about a payment of this agency.
  payment_id  text,
  received_at timestamptz not null,
  primary key (agency_id, gateway, event_id)
);
create index webhook_events_age on webhook_events (received_at);

-- An agency's own account at a gateway. Keys are sealed with the server's key and bound to agency and gateway: a copy of this
-- table opens nothing, and a row moved to another agency opens nothing either.
create table gateway_accounts (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  gateway    text not null check (gateway ~ '^[a-z][a-z0-9-]{0,30}$'),
  sealed     text not null,
  updated_at timestamptz not null,
  primary key (agency_id, gateway)
);

select guard_tenant_table(name::regclass) from unnest(array['webhook_events', 'gateway_accounts']) as name;
