import type { BookingTables } from '../booking/tables.ts';
import type { ContentTables } from '../content/tables.ts';
import type { DealLinkTables } from '../deal-links/tables.ts';
import type { DestinationTables } from '../destinations/tables.ts';
import type { DocumentTables } from '../documents/tables.ts';
import type { EmbedTables } from '../embed/tables.ts';
import type { IdempotencyTables } from '../http/tables.ts';
import type { IdentityTables } from '../identity/tables.ts';
import type { LedgerTables } from '../ledger/tables.ts';
import type { MailTables } from '../mail/tables.ts';
import type { OutboxTables } from '../outbox/tables.ts';
import type { PartnerTables } from '../partners/tables.ts';
import type { GatewayTables } from '../payments/tables.ts';
import type { MarkupTables } from '../pricing/tables.ts';
import type { ProposalTables } from '../proposals/tables.ts';
import type { RateTables } from '../rates/tables.ts';
import type { PropertyTables } from '../services/hotels/tables.ts';
import type { TenancyTables } from '../tenancy/tables.ts';

/** All tables, as queries see them. Each area says what its own look like; nothing else of an area is known here. */
export type Tables = BookingTables &
  ContentTables &
  DealLinkTables &
  DestinationTables &
  DocumentTables &
  EmbedTables &
  IdempotencyTables &
  IdentityTables &
  LedgerTables &
  MailTables &
  OutboxTables &
  PartnerTables &
  GatewayTables &
  MarkupTables &
  ProposalTables &
  RateTables &
  PropertyTables &
  TenancyTables;
