-- When the client first looked at a proposal, for the agency's staff. Those that were looked at before are not known.
alter table proposals add column seen_at timestamptz;
