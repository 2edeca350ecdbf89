import type { OperationId } from '@portolan/contract';
import type { Known } from './from-schema.ts';
import type { Random } from './random.ts';

/** Who may be asking, and what they hold. */
export interface Cast {
  /** Agencies by subdomain whose doors are tried. */
  agencies: readonly string[];
  /** The start of the product's own day, days since the epoch. */
  today: number;
  /** A token of a role of an agency; `undefined` for a visitor. */
  token(agency: string, role: string): string | undefined;
  /** Short-lived tokens that are good on a partner's page only. */
  browseToken(agency: string): string | undefined;
  /** Tokens that are good nowhere any more, or never were. */
  badTokens: readonly string[];
  /** Cookies that a browser of this agency's site, or of its frame, would send. */
  cookie(agency: string): string;
  /** Values that the contract cannot know: a card's token, a password. */
  hint: (agency: string, operation: string, random: Random) => Known;
}

export const castRoles = ['visitor', 'customer', 'restricted', 'agent', 'sales', 'admin', 'owner'] as const;

/** One request, and what is odd about it. */
export interface FuzzRequest {
  /** An operation of the contract, or the beginning of a path beside it. */
  operation: OperationId | string;
  isOperation: boolean;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
  /** Whose door it came to; `null` when at nobody's. */
  agency: string | null;
  role: string;
  /** Clean `Accept-Language`, `null` when the header is odd. */
  language: string | null;
  odd: string[];
}
