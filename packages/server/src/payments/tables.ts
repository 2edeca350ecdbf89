/** Rows of the accounts that agencies have at gateways. Times are ISO text in UTC. */
export interface GatewayTables {
  gateway_accounts: { agency_id: string; gateway: string; sealed: string; updated_at: string };
}
