/**
 * The chart of accounts: what there is in the ledger of an agency, per currency. Whoever posts, checks, lists or draws accounts reads it
 * here. Balances fold from entries; a positive balance is what is owed to the account's owner (credit), a negative one what the
 * owner has given or granted (debit). All balances of an agency and currency sum to zero.
 */
export interface LedgerAccountRule {
  /** Whose money it is. */
  readonly owner: 'client' | 'wallet' | 'gateway' | 'supplier' | 'agency' | 'agent' | 'platform';
  readonly means: string;
  /** What tells accounts of this name apart; `null`: there is one. */
  readonly party: 'user' | 'gateway' | 'supplier' | null;
  /** Never below zero, by the database itself. */
  readonly neverNegative: boolean;
}

/** Every account. The database holds the same names and the same floors; a test compares both. */
export const ledgerAccounts = {
  traveller: {
    owner: 'client',
    means: 'What travellers paid or promised by card (negative), less what went back.',
    party: null,
    neverNegative: false,
  },
  reserved: {
    owner: 'client',
    means: 'Promised by an authorisation or kept back in a wallet, not yet taken.',
    party: null,
    neverNegative: true,
  },
  wallet: {
    owner: 'wallet',
    means: 'Credit that a traveller may pay with.',
    party: 'user',
    neverNegative: true,
  },
  gateway: {
    owner: 'gateway',
    means: 'Taken and not divided yet; the wallet stands beside the gateways as `wallet`.',
    party: 'gateway',
    neverNegative: false,
  },
  supplier: {
    owner: 'supplier',
    means: 'What is owed to a supplier.',
    party: 'supplier',
    neverNegative: false,
  },
  agency_commission: {
    owner: 'agency',
    means: 'What the agency earned, without what it owes the agents who booked.',
    party: null,
    neverNegative: false,
  },
  agent_commission: {
    owner: 'agent',
    means: 'What an agent is owed of the agency’s markup.',
    party: 'user',
    neverNegative: false,
  },
  agency_credits: {
    owner: 'agency',
    means: 'What the agency granted to wallets as credit or reward (negative).',
    party: null,
    neverNegative: false,
  },
  platform_fee: {
    owner: 'platform',
    means: 'What the platform earned.',
    party: null,
    neverNegative: false,
  },
} as const satisfies Record<string, LedgerAccountRule>;

export type LedgerAccount = keyof typeof ledgerAccounts;

/** The balance of one account; `party` is empty where the account has none, or belongs to entries older than parties. */
export interface LedgerBalance {
  account: LedgerAccount;
  party: string;
  currency: string;
  /** Integer minor units. */
  balance: number;
}

/** One side of a posting as it is stored. */
export interface LedgerLine {
  account: LedgerAccount;
  party: string;
  currency: string;
  /** Integer minor units; positive flows in. */
  amount: number;
}

/** What entries come to, account by account, sorted; accounts that came back to zero are kept, they were used. */
export function foldBalances(lines: readonly LedgerLine[]): LedgerBalance[] {
  const balances = new Map<string, LedgerBalance>();
  for (const { account, party, currency, amount } of lines) {
    const key = JSON.stringify([currency, account, party]);
    const known = balances.get(key);
    if (known) known.balance += amount;
    else balances.set(key, { account, party, currency, balance: amount });
  }
  return [...balances.values()].sort(inOrder);
}

export interface TrialBalanceLine extends LedgerBalance {
  owner: LedgerAccountRule['owner'];
  /** The balance when it is negative, as a positive number; else 0. */
  debit: number;
  /** The balance when it is positive; else 0. */
  credit: number;
}

/** The trial balance of one currency. `balanced` is true when both sides are the same, which they always must be. */
export interface TrialBalance {
  currency: string;
  lines: TrialBalanceLine[];
  debit: number;
  credit: number;
  balanced: boolean;
}

/** Balances as a trial balance for each currency, by the code of the currency. */
export function trialBalances(balances: readonly LedgerBalance[]): TrialBalance[] {
  const currencies = [...new Set(balances.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const lines = balances
      .filter((one) => one.currency === currency)
      .sort(inOrder)
      .map((one) => ({
        ...one,
        owner: ledgerAccounts[one.account].owner,
        debit: Math.max(0, -one.balance),
        credit: Math.max(0, one.balance),
      }));
    const debit = lines.reduce((sum, line) => sum + line.debit, 0);
    const credit = lines.reduce((sum, line) => sum + line.credit, 0);
    return { currency, lines, debit, credit, balanced: debit === credit };
  });
}

/** True when the rules let the account come to `balance`. */
export function mayStandAt(account: LedgerAccount, balance: number): boolean {
  return Number.isSafeInteger(balance) && (balance >= 0 || !ledgerAccounts[account].neverNegative);
}

const rank = Object.keys(ledgerAccounts);

function inOrder(a: LedgerBalance, b: LedgerBalance): number {
  if (a.currency !== b.currency) return a.currency < b.currency ? -1 : 1;
  if (a.account !== b.account) return rank.indexOf(a.account) - rank.indexOf(b.account);
  if (a.party === b.party) return 0;
  return a.party < b.party ? -1 : 1;
}
