import { SupplierError } from '../port/index.ts';

/** The `SupplierError` that a call ends with. @throws whatever else happens */
export async function failure(call: Promise<unknown>): Promise<SupplierError> {
  const error = await call.then(
    () => new Error('Expected a failure'),
    (reason: unknown) => reason,
  );
  if (error instanceof SupplierError) return error;
  throw error;
}
