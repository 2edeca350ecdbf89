-- The six legal texts of an agency's site, in each language that they are written in.

create table legal_texts (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  name       text not null check (name in ('privacy', 'user-terms', 'agency-terms', 'cookies', 'disclaimer', 'cancellation')),
  language   text not null,
  content    text not null,
  updated_at timestamptz not null,
  primary key (agency_id, name, language)
);

select guard_tenant_table('legal_texts');
