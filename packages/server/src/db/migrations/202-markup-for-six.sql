-- Rules of markup and commission for all six services, by place and by item: a property, an airline, a vendor of cars, a cruise line or a
-- product. A rule of a property becomes one of an item, also where prices keep the rules that made them.

-- The owner is held by the policies too.
alter table markup_rules no force row level security;
alter table quotes no force row level security;
alter table bookings no force row level security;

alter table markup_rules rename column property_id to item_id;
alter table markup_rules
  drop constraint markup_rules_place_check,
  drop constraint markup_rules_service_check,
  -- property_id with place 'property' only.
  drop constraint markup_rules_check4,
  -- Only hotels by place.
  drop constraint markup_rules_check5;

-- The trigger refuses changes of what was agreed, and this changes only how it is written.
alter table markup_rules disable trigger markup_rules_keep;
update markup_rules set place = 'item' where place = 'property';
alter table markup_rules enable trigger markup_rules_keep;

-- A rule of an item without a service is a property's of before: the server asks for the service of new ones.
alter table markup_rules
  add constraint markup_rules_place_check check (place in ('everywhere', 'country', 'city', 'item')),
  add constraint markup_rules_service_check check (service in ('hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise')),
  add constraint markup_rules_item_check check ((item_id is not null) = (place = 'item'));

alter table platform_fees
  drop constraint platform_fees_service_check,
  -- Only hotels by place.
  drop constraint platform_fees_check1,
  add constraint platform_fees_service_check check (service in ('hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise'));

-- Stored rules stand at several depths of a price. In the text of jsonb the searched words are members only: within a string their quotes
-- would be escaped.
create function pg_temp.with_items(stored jsonb) returns jsonb language sql immutable as $$
  select replace(stored::text, '"where": {"kind": "property", "propertyId": ', '"where": {"kind": "item", "itemId": ')::jsonb
$$;
update quotes
   set price = pg_temp.with_items(price), basis = pg_temp.with_items(basis),
       previous = pg_temp.with_items(previous), alternatives = pg_temp.with_items(alternatives)
 where concat(price, basis, previous, alternatives) like '%"where": {"kind": "property"%';
update bookings
   set price = pg_temp.with_items(price), commission = pg_temp.with_items(commission)
 where concat(price, commission) like '%"where": {"kind": "property"%';

alter table markup_rules force row level security;
alter table quotes force row level security;
alter table bookings force row level security;
