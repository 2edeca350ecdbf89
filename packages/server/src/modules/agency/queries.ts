import type { Database } from '../../db/database.ts';
import type { FoundationTables } from '../../db/tables.ts';

type AboutRow = FoundationTables['about_pages'];
type FaqRow = FoundationTables['faqs'];
type NavigationRow = FoundationTables['navigations'];

/** The asked language first, then the agency's own, then whatever there is. */
const byLanguage = 'order by (language = $2) desc, (language = $3) desc, language limit 1';

export async function findAboutPage(
  database: Database,
  agencyId: string,
  language: string,
  fallback: string,
): Promise<AboutRow | null> {
  const rows = await database.readAgency<AboutRow>(
    agencyId,
    'about page',
    `select * from about_pages where agency_id = $1 ${byLanguage}`,
    [agencyId, language, fallback],
  );
  return rows[0] ?? null;
}

export async function findFaqs(
  database: Database,
  agencyId: string,
  language: string,
  fallback: string,
): Promise<FaqRow | null> {
  const rows = await database.readAgency<FaqRow>(
    agencyId,
    'faqs',
    `select * from faqs where agency_id = $1 ${byLanguage}`,
    [agencyId, language, fallback],
  );
  return rows[0] ?? null;
}

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
