-- What an agency's owner told about the business, in the contract's spelling.

create table business_info (
  agency_id  text primary key references agencies (agency_id) on delete cascade,
  info       jsonb not null check (jsonb_typeof(info) = 'object'),
  user_id    text not null,
  updated_at timestamptz not null,
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete cascade
);

select guard_tenant_table('business_info');
