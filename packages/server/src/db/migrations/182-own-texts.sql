-- Texts of the catalogues that an agency says in its own words. Keys and holes are checked against the catalogues when they are written
-- and once more when they are read, for catalogues change with releases.

create table own_texts (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  language   text not null check (language ~ '^[a-z]{2}$'),
  key        text not null check (length(key) <= 100),
  text       text not null check (length(text) between 1 and 2000),
  updated_at timestamptz not null,
  primary key (agency_id, language, key)
);

select guard_tenant_table('own_texts');
