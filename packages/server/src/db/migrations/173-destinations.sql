-- Places to go: what the catalogue holds of each city, worked out at every import, and what agencies write about them.

create table destinations (
  -- Its word in addresses. Given once, it stays, whatever the next import brings.
  slug         text primary key,
  city         text not null,
  state        text not null,
  country_code text not null,
  region       text not null check (region in ('africa', 'americas', 'asia', 'europe', 'oceania')),
  latitude     double precision not null,
  longitude    double precision not null,
  time_zone    text not null,
  hotels       integer not null check (hotels > 0),
  -- Of those, how many guests rate 4 or better.
  liked        integer not null,
  reviews      integer not null,
  rating       real,
  -- What its pictures show most often, without rooms and pools.
  scene        text not null,
  -- Best first, from 1; null: not in that list.
  top_rank     integer,
  gem_rank     integer,
  -- The hotel that guests rate highest.
  best_property_id text,
  -- City and region as people type them: lower case, without accents.
  search_text  text not null,
  search_words tsvector generated always as (to_tsvector('simple', search_text)) stored,
  unique (country_code, state, city)
);
create index destinations_words on destinations using gin (search_words);
create index destinations_order on destinations (liked desc, reviews desc, slug);
grant select on destinations to travel_app;

-- No foreign key to the place: a text outlives an import without it.
create table destination_texts (
  agency_id  text not null references agencies (agency_id) on delete cascade,
  slug       text not null,
  language   text not null,
  summary    text not null,
  content    text not null,
  updated_at timestamptz not null,
  primary key (agency_id, slug, language)
);
select guard_tenant_table('destination_texts');
