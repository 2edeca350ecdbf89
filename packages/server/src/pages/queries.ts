import type { Database } from '../db/index.ts';

/** What the shell greets a user by. */
export async function findFirstName(
  database: Database,
  agencyId: string,
  userId: string,
): Promise<string | null> {
  const [row] = await database.readAgency<{ first_name: string }>(
    agencyId,
    'first name',
    'select first_name from users where agency_id = $1 and user_id = $2 and active',
    [agencyId, userId],
  );
  return row?.first_name ?? null;
}
