-- Agencies whose owner or admin asked for a subscription; the platform answers by e-mail and ends it by the agency's `isSubscribed`.

create table subscription_requests (
  agency_id text primary key references agencies (agency_id) on delete cascade,
  user_id   text not null,
  asked_at  timestamptz not null,
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade
);

select guard_tenant_table('subscription_requests');
