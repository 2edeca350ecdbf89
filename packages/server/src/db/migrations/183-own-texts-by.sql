-- Who said a text in the agency's own words: what the audit tells, where its author reads it.

alter table own_texts add column updated_by text;
alter table own_texts
  add foreign key (agency_id, updated_by) references users (agency_id, user_id) on delete set null (updated_by);
