-- One function guards a tenant table, so that no table can be guarded by half. Migrations 100 and up call it for theirs:
--   select guard_tenant_table('bookings');
-- The tables of 001 and 002 are guarded below.

create function guard_tenant_table(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('drop policy if exists tenant on %s', target);
  execute format(
    'create policy tenant on %s using (agency_id = nullif(current_setting(''app.agency'', true), ''''))
       with check (agency_id = nullif(current_setting(''app.agency'', true), ''''))', target);
  execute format('grant select, insert, update, delete on %s to travel_app', target);
end $$;
revoke execute on function guard_tenant_table(regclass) from public;

select guard_tenant_table(name::regclass)
  from unnest(array['agencies', 'agency_hosts', 'agency_keys', 'about_pages', 'faqs', 'navigations', 'users', 'sessions']) as name;

-- Routing: who is asking must be found before the tenant is known. Reading only.
create policy routing on agency_hosts for select
  using (nullif(current_setting('app.platform', true), '') = 'routing');
create policy routing on agency_keys for select
  using (nullif(current_setting('app.platform', true), '') = 'routing');

-- Shared and read-only for requests; rates may be added by the refresh.
grant select on properties, property_suppliers, catalogue_imports to travel_app;
grant select, insert, update on exchange_rates to travel_app;
alter table exchange_rates enable row level security;
alter table exchange_rates force row level security;
create policy readable on exchange_rates for select using (true);
create policy refreshed on exchange_rates for all
  using (nullif(current_setting('app.platform', true), '') = 'rates')
  with check (nullif(current_setting('app.platform', true), '') = 'rates');
