-- What an agency's blog says: an article, and its text in each language that it is written in.

create table articles (
  agency_id    text not null references agencies (agency_id) on delete cascade,
  slug         text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  -- `art:kind/seed` for a drawn one, else an address.
  image        text,
  author       text not null,
  -- Shown from then on; null for a draft.
  published_at timestamptz,
  updated_at   timestamptz not null,
  primary key (agency_id, slug)
);
create index articles_published on articles (agency_id, published_at desc, slug) where published_at is not null;

create table article_texts (
  agency_id text not null,
  slug      text not null,
  language  text not null,
  title     text not null,
  summary   text not null,
  content   text not null,
  primary key (agency_id, slug, language),
  foreign key (agency_id, slug) references articles (agency_id, slug) on delete cascade
);

select guard_tenant_table(name::regclass) from unnest(array['articles', 'article_texts']) as name;
