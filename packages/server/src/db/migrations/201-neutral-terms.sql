-- What was agreed is kept in the same words for all services: terms with the facts of the service beside penalties, and what is due at the
-- place with who collects it.

-- The owner is held by the policies too.
alter table quotes no force row level security;
alter table bookings no force row level security;
alter table proposal_items no force row level security;

-- A stay of before knows its room by name alone.
create function pg_temp.terms_of(stored jsonb) returns jsonb language sql immutable as $$
  select jsonb_build_object(
    'refundable', stored -> 'refundable', 'penalties', coalesce(stored -> 'penalties', '[]'), 'refundTo', 'original', 'alwaysBack', null,
    'facts', jsonb_build_object('roomId', '', 'roomName', stored -> 'roomName', 'bedGroups', '[]'::jsonb, 'board', stored -> 'board'))
$$;
create function pg_temp.price_of(stored jsonb) returns jsonb language sql immutable as $$
  select (stored - 'dueAtProperty') || jsonb_build_object('dueThere', coalesce(
    (select jsonb_agg(due || '{"collectedBy": "property"}' order by place)
       from jsonb_array_elements(stored -> 'dueAtProperty') with ordinality as parts (due, place)), '[]'))
$$;
create function pg_temp.previous_of(stored jsonb) returns jsonb language sql immutable as $$
  select case when jsonb_typeof(stored) = 'object'
              then stored || jsonb_build_object('price', pg_temp.price_of(stored -> 'price'), 'terms', pg_temp.terms_of(stored -> 'terms'))
              else stored end
$$;
update quotes set
  price = pg_temp.price_of(price), terms = pg_temp.terms_of(terms), previous = pg_temp.previous_of(previous),
  -- Their offers have half an hour to be quoted; whoever looks again is offered new ones.
  alternatives = '[]';
update bookings set price = pg_temp.price_of(price), terms = pg_temp.terms_of(terms);
update proposal_items set price = pg_temp.price_of(price), terms = pg_temp.terms_of(terms);

alter table quotes force row level security;
alter table bookings force row level security;
alter table proposal_items force row level security;
