-- What an agency's prices are made with beyond its base percentages (agencies.markup), and what its agents are owed of them. A rule
-- is never changed: it ends, and its successor names it. So a price can be explained years later, also to who made the rule.

create table markup_rules (
  agency_id    text not null references agencies (agency_id) on delete cascade,
  rule_id      text not null check (rule_id ~ '^mr_[a-z0-9]{4,40}$'),
  -- agency, agent: added to net. commission: the part of the agency's markup that the agent who booked is owed.
  layer        text not null check (layer in ('agency', 'agent', 'commission')),
  -- Whose rule: that agent's. Null: the agency's, or of commission for all its agents.
  agent_id     text,
  place        text not null check (place in ('everywhere', 'country', 'city', 'property')),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  -- As people write it.
  city         text check (length(city) between 1 and 120),
  property_id  text check (length(property_id) between 1 and 100),
  -- Null: any.
  service      text check (service in ('hotels', 'activities', 'cars')),
  kind         text not null check (kind in ('percent', 'fixed')),
  basis_points integer check (basis_points between 0 and 10000),
  -- Minor units of currency.
  amount       bigint check (amount between 0 and 1000000000),
  floor        bigint check (floor between 0 and 1000000000),
  cap          bigint check (cap between 0 and 1000000000),
  currency     text check (currency ~ '^[A-Z]{3}$'),
  starts_at    timestamptz not null,
  ends_at      timestamptz,
  replaces     text,
  created_by   text,
  created_at   timestamptz not null,
  primary key (agency_id, rule_id),
  foreign key (agency_id, agent_id) references users (agency_id, user_id) on delete cascade,
  foreign key (agency_id, created_by) references users (agency_id, user_id) on delete set null (created_by),
  foreign key (agency_id, replaces) references markup_rules (agency_id, rule_id) on delete set null (replaces),
  -- One rule has one successor: of two changes at once, one is refused.
  unique (agency_id, replaces),
  check (layer <> 'agency' or agent_id is null),
  check (layer <> 'agent' or agent_id is not null),
  check ((country_code is not null) = (place in ('country', 'city'))),
  check ((city is not null) = (place = 'city')),
  check ((property_id is not null) = (place = 'property')),
  -- Only hotels are sold by place so far.
  check (place = 'everywhere' or service is null or service = 'hotels'),
  check ((basis_points is not null) = (kind = 'percent')),
  check ((amount is not null) = (kind = 'fixed')),
  check (kind = 'percent' or (floor is null and cap is null)),
  check (floor is null or cap is null or floor <= cap),
  check ((currency is not null) = (amount is not null or floor is not null or cap is not null)),
  check (ends_at is null or ends_at >= starts_at)
);
create index markup_rules_live on markup_rules (agency_id, ends_at);

select guard_tenant_table('markup_rules');
-- What was agreed may end, never change, and never vanish.
revoke delete on markup_rules from travel_app;
create function keep_markup_rule() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - array['ends_at', 'created_by', 'replaces']) <> (to_jsonb(old) - array['ends_at', 'created_by', 'replaces']) then
    raise exception 'a markup rule ends and is replaced, it does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger markup_rules_keep before update on markup_rules for each row execute function keep_markup_rule();

-- The platform's own fee, the same for all agencies. No request writes it.
create table platform_fees (
  rule_id      text primary key check (rule_id ~ '^pf_[a-z0-9]{4,40}$'),
  place        text not null check (place in ('everywhere', 'country')),
  country_code text check (country_code ~ '^[A-Z]{2}$'),
  service      text check (service in ('hotels', 'activities', 'cars')),
  kind         text not null check (kind in ('percent', 'fixed')),
  basis_points integer check (basis_points between 0 and 10000),
  amount       bigint check (amount between 0 and 1000000000),
  floor        bigint check (floor between 0 and 1000000000),
  cap          bigint check (cap between 0 and 1000000000),
  currency     text check (currency ~ '^[A-Z]{3}$'),
  starts_at    timestamptz not null,
  ends_at      timestamptz,
  check ((country_code is not null) = (place = 'country')),
  check (place = 'everywhere' or service is null or service = 'hotels'),
  check ((basis_points is not null) = (kind = 'percent')),
  check ((amount is not null) = (kind = 'fixed')),
  check (kind = 'percent' or (floor is null and cap is null)),
  check (floor is null or cap is null or floor <= cap),
  check ((currency is not null) = (amount is not null or floor is not null or cap is not null)),
  check (ends_at is null or ends_at >= starts_at)
);
grant select on platform_fees to travel_app;
