-- Agencies and what routes to them. Every tenant table: agency_id in the primary key, in every unique key and foreign key,
-- row-level security enabled and forced, policies on app.agency. `travel_app` is what requests run as.

create table agencies (
  agency_id        text primary key check (agency_id <> ''),
  subdomain        text not null check (subdomain ~ '^[a-z0-9-]{1,63}$'),
  name             text not null,
  status           text not null default 'Active' check (status in ('Active', 'Inactive')),
  primary_color    text not null check (primary_color ~ '^#[0-9a-f]{6}$'),
  default_language text not null default 'en',
  languages        text[] not null default '{en}' check (cardinality(languages) > 0),
  default_country  text check (default_country ~ '^[A-Z]{2}$'),
  currencies       text[] not null default '{USD}' check (cardinality(currencies) > 0),
  provider         text not null default 'sandbox',
  settings         jsonb not null default '{}',
  markup           jsonb not null default '{"default": 1200}',
  updated_at       timestamptz not null default now()
);

-- A host belongs to one agency in the world. The platform-wide uniqueness is an exclusion by index on the routing
-- column alone; the primary key leads with the tenant, as everywhere.
create table agency_hosts (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  host       text not null check (host = lower(host) and host <> ''),
  is_primary boolean not null default false,
  primary key (agency_id, host)
);
create unique index agency_hosts_routing on agency_hosts (host);

create table agency_keys (
  agency_id text not null references agencies (agency_id) on delete cascade,
  key       text not null check (key ~* '^pk_[a-z0-9_]{3,60}$'),
  partner   text not null,
  origins   text[] not null default '{}',
  active    boolean not null default true,
  primary key (agency_id, key)
);
create unique index agency_keys_routing on agency_keys (key);
create index agency_keys_origins on agency_keys using gin (origins) where active;

create table about_pages (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  language   text not null,
  is_enabled boolean not null default true,
  image      text,
  title      text not null,
  content    text not null,
  primary key (agency_id, language)
);

create table faqs (
  agency_id      text not null references agencies (agency_id) on delete cascade,
  language       text not null,
  is_enabled     boolean not null default true,
  header_message text not null,
  questions      jsonb not null default '[]',
  primary key (agency_id, language)
);

create table navigations (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  position   integer not null,
  label      text not null,
  path       text not null,
  -- Who gets the item at all, and who may read it (the others see it greyed).
  roles      text[] not null,
  read_roles text[] not null,
  sub_menu   jsonb not null default '[]',
  primary key (agency_id, position)
);
