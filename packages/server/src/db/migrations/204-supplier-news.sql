-- What suppliers say after they have confirmed: documents that follow, and changes that nobody asked for.

-- 'later': its tickets or vouchers are still to come, and it is asked for them.
alter table bookings add column documents text not null default 'ready' check (documents in ('ready', 'later'));

-- How far the news of each supplier was read.
create table supplier_cursors (
  service  text not null check (service in ('hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise')),
  supplier text not null,
  cursor   text not null,
  read_at  timestamptz not null,
  primary key (service, supplier)
);

-- News name a booking, and not its agency.
create index bookings_by_id on bookings (booking_id);

-- Of the platform: read and moved on by jobs alone.
grant select, insert, update on supplier_cursors to travel_app;
alter table supplier_cursors enable row level security;
alter table supplier_cursors force row level security;
create policy jobs_move on supplier_cursors for all using (is_platform('jobs')) with check (is_platform('jobs'));
