-- Links that agents send around: a page with a few words, or a short address that leads straight on. Visits are a number, nothing is
-- kept of who came.

create table deal_links (
  agency_id    text not null references agencies (agency_id) on delete cascade,
  deal_link_id text not null check (deal_link_id ~ '^dl_[a-z0-9]{8,40}$'),
  -- What follows /url/: 60 random bits, short enough to be read out.
  short_id     text not null check (short_id ~ '^[a-z0-9]{8,16}$'),
  created_by   text,
  title        text not null check (length(title) between 1 and 120),
  message      text check (length(message) between 1 and 1000),
  -- A path of the site, or an address of an origin on the agency's list; read again at each visit, for the list may change.
  target       text not null check (length(target) between 1 and 2000),
  landing      boolean not null,
  visits       bigint not null default 0 check (visits >= 0),
  created_at   timestamptz not null,
  expires_at   timestamptz not null check (expires_at > created_at),
  ended_at     timestamptz,
  primary key (agency_id, deal_link_id),
  unique (agency_id, short_id),
  foreign key (agency_id, created_by) references users (agency_id, user_id) on delete set null (created_by)
);
create index deal_links_newest on deal_links (agency_id, created_at desc, deal_link_id desc);

select guard_tenant_table('deal_links');

-- Who made a proposal is told what became of it.
alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check
  check (kind in ('verify', 'known', 'reset', 'changed', 'approved', 'disapproved'));
