import type { BusinessInfo, Subscription } from '@portolan/contract';
import type { Database } from '../db/index.ts';
import type { TenancyTables } from '../tenancy/index.ts';
import { newId } from '../platform/ids.ts';

type NavigationRow = TenancyTables['navigations'];

/** The menu items that a role gets at all, in order. */
export function findNavigations(
  database: Database,
  agencyId: string,
  role: string,
): Promise<NavigationRow[]> {
  return database.readAgency<NavigationRow>(
    agencyId,
    'navigations',
    'select * from navigations where agency_id = $1 and $2 = any(roles) order by position',
    [agencyId, role],
  );
}

/** What the owner told so far; `null` when nothing. */
export async function findBusinessInfo(database: Database, agencyId: string): Promise<BusinessInfo | null> {
  const rows = await database.readAgency<{ info: BusinessInfo }>(
    agencyId,
    'business-info',
    'select info from business_info where agency_id = $1',
    [agencyId],
  );
  return rows[0]?.info ?? null;
}

/** Adds to what was told: a member that is not told again stays. Answers all of it. */
export async function saveBusinessInfo(
  database: Database,
  row: { agencyId: string; userId: string; info: BusinessInfo; now: string },
): Promise<BusinessInfo> {
  const [saved] = await database.withAgency(row.agencyId, (tx) =>
    tx.query<{ info: BusinessInfo }>(
      `insert into business_info (agency_id, info, user_id, updated_at) values ($1, $2, $3, $4)
       on conflict (agency_id) do update
         set info = business_info.info || excluded.info, user_id = excluded.user_id, updated_at = excluded.updated_at
       returning info`,
      [row.agencyId, JSON.stringify(row.info), row.userId, row.now],
    ),
  );
  return saved!.info;
}

/** The agency's request to be subscribed; `null` when nobody asked. */
export async function findSubscriptionRequest(
  database: Database,
  agencyId: string,
): Promise<Subscription['request']> {
  const [row] = await database.readAgency<{ email: string; asked_at: string }>(
    agencyId,
    'subscription-request',
    `select u.email, r.asked_at from subscription_requests r join users u using (agency_id, user_id) where r.agency_id = $1`,
    [agencyId],
  );
  return row ? { email: row.email, askedAt: row.asked_at } : null;
}

/** Keeps who asked first. @returns false when somebody had */
export async function addSubscriptionRequest(
  database: Database,
  row: { agencyId: string; userId: string; now: string },
): Promise<boolean> {
  return database.withAgency(row.agencyId, async (tx) => {
    const added = await tx.query(
      `insert into subscription_requests (agency_id, user_id, asked_at) values ($1, $2, $3)
       on conflict do nothing returning agency_id`,
      [row.agencyId, row.userId, row.now],
    );
    if (added.length === 0) return false;
    // Whoever asked has it in writing, once.
    await tx.query(
      `insert into outbox (agency_id, outbox_id, topic, payload, created_at) values ($1, $2, 'subscription.asked', $3, $4)`,
      [row.agencyId, newId('o'), JSON.stringify({ userId: row.userId }), row.now],
    );
    return true;
  });
}
