-- Whether any key may be used on pages of an origin: what a preflight asks, which carries no key. Row-level security holds `&&` back from
-- the index on origins, since it does not know the operator to be silent about what it compares; so every unknown page read every
-- agency's keys. The function asks in the owner's name, behind the same door as the policy, and says yes or no. Most pages that ask
-- are nobody's, so the planner's hope to meet one early by reading the table is taken from it.
create function is_partner_origin(patterns text[]) returns boolean
  language sql stable security definer set search_path = public, pg_temp set enable_seqscan = off as $$
    select current_setting('app.platform', true) is not distinct from 'routing' and exists (
      select 1 from agency_keys
       where active and origins && patterns and (valid_until is null or valid_until > now()))
  $$;
revoke execute on function is_partner_origin(text[]) from public;
grant execute on function is_partner_origin(text[]) to travel_app;
