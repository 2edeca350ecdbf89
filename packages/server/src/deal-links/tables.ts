/** Rows of deal links. Times are ISO text in UTC. */
export interface DealLinkTables {
  deal_links: DealLinkRow;
}

export interface DealLinkRow {
  agency_id: string;
  deal_link_id: string;
  short_id: string;
  created_by: string | null;
  title: string;
  message: string | null;
  target: string;
  landing: boolean;
  visits: number;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
}
