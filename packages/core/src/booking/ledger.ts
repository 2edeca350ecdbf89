/**
 * Double entry in integer minor units: every posting is a set of entries of one currency that sums to zero. A positive amount
 * flows into an account. The ledger is append-only; a mistake is corrected by a posting the other way.
 */
export type LedgerAccount =
  /** What travellers owe (negative: have paid or promised). */
  | 'traveller'
  /** Promised by an authorisation, not yet taken. */
  | 'reserved'
  /** Taken, at the gateway. */
  | 'gateway'
  /** What we owe suppliers. */
  | 'supplier'
  /** What the agency earned. */
  | 'agency_commission'
  /** What the platform earned. */
  | 'platform_fee';

export type LedgerKind = 'reserve' | 'release' | 'debit' | 'commission' | 'refund' | 'penalty';

export interface LedgerEntry {
  account: LedgerAccount;
  /** Integer minor units; negative flows out. */
  amount: number;
}

export interface LedgerPosting {
  kind: LedgerKind;
  currency: string;
  /** Sums to zero; never empty, no zero amounts. */
  entries: LedgerEntry[];
}

/** The parts of what a booking sells for: `sell` = `net` + `agencyMarkup` + `platformFee`, all in the charge currency. */
export interface SoldAmounts {
  currency: string;
  sell: number;
  net: number;
  agencyMarkup: number;
  platformFee: number;
}

/** An authorisation: promised by the traveller. */
export function reserve(sold: SoldAmounts): LedgerPosting[] {
  return post('reserve', sold.currency, { traveller: -sold.sell, reserved: sold.sell });
}

/** The authorisation was given back. */
export function release(sold: SoldAmounts): LedgerPosting[] {
  return post('release', sold.currency, { traveller: sold.sell, reserved: -sold.sell });
}

/** The amount was taken: from reserved to the gateway, and who it is owed to. */
export function capture(sold: SoldAmounts): LedgerPosting[] {
  if (sold.net + sold.agencyMarkup + sold.platformFee !== sold.sell) {
    throw new RangeError(`The parts of a price of ${sold.sell} ${sold.currency} do not add up`);
  }
  return [
    ...post('debit', sold.currency, { reserved: -sold.sell, gateway: sold.sell }),
    ...post('commission', sold.currency, {
      gateway: -sold.sell,
      supplier: sold.net,
      agency_commission: sold.agencyMarkup,
      platform_fee: sold.platformFee,
    }),
  ];
}

/**
 * What a cancellation leaves with each party: what they do not keep goes back to the gateway, ready to be refunded. Empty when
 * everybody keeps everything.
 */
export function giveUpShares(
  sold: SoldAmounts,
  kept: { supplier: number; agency: number; platform: number },
): LedgerPosting[] {
  const back = {
    supplier: sold.net - kept.supplier,
    agency_commission: sold.agencyMarkup - kept.agency,
    platform_fee: sold.platformFee - kept.platform,
  };
  return post('penalty', sold.currency, {
    supplier: -back.supplier,
    agency_commission: -back.agency_commission,
    platform_fee: -back.platform_fee,
    gateway: back.supplier + back.agency_commission + back.platform_fee,
  });
}

/** Captured money that went back to the traveller. */
export function refund(currency: string, amount: number): LedgerPosting[] {
  return post('refund', currency, { gateway: -amount, traveller: amount });
}

/** What is in each account after all postings; accounts at zero are left out. */
export function foldLedger(
  postings: readonly LedgerPosting[],
): Record<string, Partial<Record<LedgerAccount, number>>> {
  const balances: Record<string, Partial<Record<LedgerAccount, number>>> = {};
  for (const { currency, entries } of postings) {
    const accounts = (balances[currency] ??= {});
    for (const { account, amount } of entries) {
      const balance = (accounts[account] ?? 0) + amount;
      if (balance === 0) delete accounts[account];
      else accounts[account] = balance;
    }
  }
  return balances;
}

function post(
  kind: LedgerKind,
  currency: string,
  amounts: Partial<Record<LedgerAccount, number>>,
): LedgerPosting[] {
  const entries = (Object.entries(amounts) as [LedgerAccount, number][])
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }));
  if (entries.some(({ amount }) => !Number.isSafeInteger(amount))) {
    throw new RangeError(`Not integer minor units of ${currency}`);
  }
  if (entries.reduce((total, { amount }) => total + amount, 0) !== 0) {
    throw new RangeError(`A ${kind} posting does not sum to zero`);
  }
  return entries.length === 0 ? [] : [{ kind, currency, entries }];
}
