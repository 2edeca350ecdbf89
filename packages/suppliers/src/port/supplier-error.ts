/** A supplier could not answer. */
export class SupplierError extends Error {
  override readonly name = 'SupplierError';
  readonly supplier: string;
  readonly reason: 'timeout' | 'unavailable' | 'bad_response' | 'rejected' | 'aborted';
  /** False when the supplier surely made nothing: see {@link mayHaveBooked}. */
  readonly mayHaveBooked: boolean;
  /**
   * @param options.mayHaveBooked what the adapter knows of this failure.
   * @default false for `unavailable` and `rejected`, true for all others
   */
  constructor(
    supplier: string,
    reason: SupplierError['reason'],
    message: string,
    options: { cause?: unknown; mayHaveBooked?: boolean } = {},
  ) {
    super(`${supplier}: ${message}`, 'cause' in options ? { cause: options.cause } : undefined);
    this.supplier = supplier;
    this.reason = reason;
    this.mayHaveBooked = options.mayHaveBooked ?? !['unavailable', 'rejected'].includes(reason);
  }
}

/**
 * True when a failed `book` may have booked all the same: ask `retrieve` under the same reference, never book again. False when the
 * supplier surely made nothing, so that the traveller may try again. What a status such as 503 means is for each adapter to state.
 */
export function mayHaveBooked(error: unknown): boolean {
  return !(error instanceof SupplierError) || error.mayHaveBooked;
}
