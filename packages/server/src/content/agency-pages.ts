import type { AboutUs, Faqs } from '@portolan/contract';
import type { Context } from '../context.ts';
import type { FoundationTables } from '../db/tables.ts';
import { sanitizeHtml } from '../platform/sanitize-html.ts';
import type { AgencyRecord } from '../tenancy/agency-record.ts';
import { pictureAddress } from './picture.ts';

type AboutRow = FoundationTables['about_pages'];
type FaqRow = FoundationTables['faqs'];

/** The asked language first, then the agency's own, then whatever there is. */
const byLanguage = 'order by (language = $2) desc, (language = $3) desc, language limit 1';

/** The About page as a list of one, or of none (ABOUT-06). */
export async function readAboutUs(
  { database, art }: Pick<Context, 'database' | 'art'>,
  tenant: AgencyRecord,
  language: string,
): Promise<AboutUs[]> {
  const rows = await database.readAgency<AboutRow>(
    tenant.id,
    'about page',
    `select * from about_pages where agency_id = $1 ${byLanguage}`,
    [tenant.id, language, tenant.agency.defaultLanguage],
  );
  return rows.map((row) => ({
    isEnabled: row.is_enabled,
    image: pictureAddress(art, tenant, row.image, 'hero'),
    title: row.title,
    content: sanitizeHtml(row.content),
  }));
}

/** The FAQ page as a list of one, or of none (FAQ-08). Answers are HTML as the About page is. */
export async function readFaqs(
  { database }: Pick<Context, 'database'>,
  tenant: AgencyRecord,
  language: string,
): Promise<Faqs[]> {
  const rows = await database.readAgency<FaqRow>(
    tenant.id,
    'faqs',
    `select * from faqs where agency_id = $1 ${byLanguage}`,
    [tenant.id, language, tenant.agency.defaultLanguage],
  );
  return rows.map((row) => ({
    isEnabled: row.is_enabled,
    headerMessage: row.header_message,
    questions: row.questions.map(({ question, answer }) => ({ question, answer: sanitizeHtml(answer) })),
  }));
}
