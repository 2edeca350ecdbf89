-- What a card reserves can be reserved anew before it lapses: another payment of the same instalment, which names the one that it replaces.
alter table payments add column replaces text;
alter table payments add foreign key (agency_id, replaces) references payments (agency_id, payment_id);
-- From the moment at which the new one stands, the one before is only still to be voided: of those that stand there is one.
drop index payments_live;
create unique index payments_live on payments (agency_id, booking_id, instalment)
  where status in ('authorised', 'captured', 'part_refunded', 'refunded') and reason is distinct from 'giving_back';
