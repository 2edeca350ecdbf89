-- New keys wait in a list beside a GIN index until a vacuum sorts them in, and every search reads that list whole: after ten thousand
-- keys a preflight of an unknown page compared with each of them. Keys are written seldom and asked for with every preflight, so they
-- go into the index at once.
alter index agency_keys_origins set (fastupdate = off);
select gin_clean_pending_list('agency_keys_origins');
