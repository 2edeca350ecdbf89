-- Who changed what an agency is, and when: one row a change, which nobody can alter or take away again. Secrets are never in it.

create table audit_entries (
  agency_id text not null references agencies (agency_id) on delete cascade,
  entry_id  text not null,
  at        timestamptz not null,
  -- Null: whoever it was has left.
  user_id   text,
  -- Such as `texts.save`.
  action    text not null check (action ~ '^[a-z-]+\.[a-z-]+$'),
  -- What it was about, such as a language or a provider.
  subject   text not null,
  details   jsonb not null,
  primary key (agency_id, entry_id),
  foreign key (agency_id, user_id) references users (agency_id, user_id) on delete set null (user_id)
);
create index audit_entries_newest on audit_entries (agency_id, at desc, entry_id desc);

select guard_tenant_table('audit_entries');
revoke update, delete on audit_entries from travel_app;
