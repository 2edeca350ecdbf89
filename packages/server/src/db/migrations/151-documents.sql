-- Invoices and credit notes. Each kind of an agency is counted from 1 without gaps: a number is taken and used in one transaction, so
-- what fails gives it back, and nothing that has a number can be changed or deleted.

create table document_series (
  agency_id text not null references agencies (agency_id) on delete restrict,
  kind      text not null check (kind in ('invoice', 'credit-note')),
  last      integer not null check (last > 0),
  primary key (agency_id, kind)
);

create table documents (
  agency_id  text not null references agencies (agency_id) on delete restrict,
  booking_id text not null,
  kind       text not null check (kind in ('invoice', 'credit-note')),
  number     integer not null check (number > 0),
  currency   text not null check (currency ~ '^[A-Z]{3}$'),
  -- What was charged, or is given back.
  amount     bigint not null check (amount > 0),
  -- Who issued it, as the agency called itself then.
  issuer     jsonb not null,
  issued_at  timestamptz not null,
  primary key (agency_id, booking_id, kind),
  unique (agency_id, kind, number),
  foreign key (agency_id, booking_id) references bookings (agency_id, booking_id) on delete restrict,
  foreign key (agency_id, kind) references document_series (agency_id, kind) on delete restrict
);

create function check_document_number() returns trigger language plpgsql as $$
begin
  if new.number > 1 and not exists (
    select from documents where agency_id = new.agency_id and kind = new.kind and number = new.number - 1
  ) then
    raise exception '% % of % leaves a gap', new.kind, new.number, new.agency_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger documents_consecutive before insert on documents
  for each row execute function check_document_number();
create trigger documents_append_only before update or delete on documents
  for each row execute function refuse_change();

create function check_series_step() returns trigger language plpgsql as $$
begin
  if (tg_op = 'INSERT' and new.last <> 1) or (tg_op = 'UPDATE' and new.last <> old.last + 1) or tg_op = 'DELETE' then
    raise exception 'the series % is counted one by one', coalesce(new.kind, old.kind) using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger document_series_step before insert or update or delete on document_series
  for each row execute function check_series_step();

select guard_tenant_table(name::regclass) from unnest(array['document_series', 'documents']) as name;
