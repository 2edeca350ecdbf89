import { SupplierError } from '@portolan/suppliers';

/**
 * Runs one supplier call under a clock of our own, so that neither a supplier that ignores its signal nor a traveller who goes away
 * decides how long it takes.
 * @param timeoutMs of the supplier's `limits`
 * @throws {SupplierError} whatever went wrong; `timeout` when the clock ran out.
 */
export async function callSupplier<T>(
  supplier: { readonly name: string },
  timeoutMs: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new SupplierError(supplier.name, 'timeout', `no answer within ${timeoutMs} ms`));
      abort.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(abort.signal), late]);
  } catch (error) {
    if (error instanceof SupplierError) throw error;
    throw new SupplierError(supplier.name, 'bad_response', 'the call failed', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
