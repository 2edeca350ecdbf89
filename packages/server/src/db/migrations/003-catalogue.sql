-- What all agencies share and no request writes: properties, their suppliers' ids, exchange rates.

create table properties (
  property_id     text primary key,
  mapping_id      text unique,
  name            text not null,
  property_type   text not null,
  line1           text not null,
  city            text not null,
  state           text not null,
  country_code    text not null,
  latitude        double precision not null,
  longitude       double precision not null,
  time_zone       text not null,
  stars           real not null,
  review_score    real,
  review_count    integer not null default 0,
  amenities       text[] not null default '{}',
  pictures        jsonb not null default '[]',
  check_in_from   text not null,
  check_out_until text not null,
  phone           text,
  -- Name and city as people type them: lower case, without accents; the import writes it.
  search_text     text not null,
  search_words    tsvector generated always as (to_tsvector('simple', search_text)) stored,
  -- Unit vector of the position: a distance is the length of a difference, without trigonometry.
  ux real generated always as (cos(radians(latitude)) * cos(radians(longitude))) stored,
  uy real generated always as (cos(radians(latitude)) * sin(radians(longitude))) stored,
  uz real generated always as (sin(radians(latitude))) stored,
  -- Cell of 0.25 degrees: row * 1440 + column. A radius search reads whole cells from the covering index alone.
  cell integer generated always as (
    floor((latitude + 90) * 4)::integer * 1440 + (floor((longitude + 180) * 4)::integer % 1440)
  ) stored,
  -- What deals put first: stars and reviews as one number, higher is better.
  rank integer generated always as (
    (stars * 100)::integer + coalesce((review_score * 40)::integer, 0) + least(review_count, 2000) / 20
  ) stored
);
create index properties_cell on properties (cell) include (ux, uy, uz, rank, property_id);
create index properties_words on properties using gin (search_words);

create table property_suppliers (
  supplier             text not null,
  supplier_property_id text not null,
  property_id          text not null references properties (property_id) on delete cascade,
  primary key (supplier, supplier_property_id)
);
create index property_suppliers_property on property_suppliers (property_id) include (supplier, supplier_property_id);

-- What was imported last, per supplier: an unchanged catalogue is not read again.
create table catalogue_imports (
  supplier    text primary key,
  fingerprint text not null,
  properties  integer not null,
  imported_at timestamptz not null default now()
);

create table exchange_rates (
  as_of      text primary key,
  source     text not null,
  rates      jsonb not null,
  fetched_at timestamptz not null default now()
);
