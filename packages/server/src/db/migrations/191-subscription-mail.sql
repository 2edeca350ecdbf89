-- Who asks for a subscription is told that the request has arrived.

alter table account_mails drop constraint account_mails_kind_check;
alter table account_mails add constraint account_mails_kind_check
  check (kind in ('verify', 'known', 'reset', 'changed', 'approved', 'disapproved', 'subscription'));
