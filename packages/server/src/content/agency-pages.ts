import type {
  AboutUs,
  AboutUsInput,
  Faqs,
  FaqsInput,
  LegalName,
  LegalText,
  LegalTextInput,
} from '@portolan/contract';
import type { Context } from '../context.ts';
import type { Tx } from '../db/index.ts';
import type { ContentTables } from './tables.ts';
import type { ArtSigner } from '../platform/art-signer.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { cleaned } from './cleaned.ts';
import { pictureAddress, storedPicture } from './picture.ts';
import { sanitiseHtml } from '../platform/sanitise-html.ts';

type AboutRow = ContentTables['about_pages'];
type FaqRow = ContentTables['faqs'];

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
  return rows.map((row) => viewAbout(art, tenant, row));
}

function viewAbout(art: ArtSigner, tenant: AgencyRecord, row: AboutRow): AboutUs {
  return {
    isEnabled: row.is_enabled,
    image: pictureAddress(art, tenant, row.image, 'hero'),
    title: row.title,
    content: sanitiseHtml(row.content),
  };
}

/** @throws {ApiError} `VALIDATION_FAILED` for a text that says nothing */
export async function writeAboutUs(
  tx: Tx,
  art: ArtSigner,
  tenant: AgencyRecord,
  { language, isEnabled, image, title, content }: AboutUsInput,
): Promise<AboutUs> {
  const facts = {
    is_enabled: isEnabled,
    image: storedPicture(image),
    title: title.trim(),
    content: cleaned(content, 'content'),
  };
  const row = await tx.db
    .insertInto('about_pages')
    .values({ agency_id: tenant.id, language, ...facts })
    .onConflict((conflict) => conflict.columns(['agency_id', 'language']).doUpdateSet(facts))
    .returningAll()
    .executeTakeFirstOrThrow();
  return viewAbout(art, tenant, row);
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
  return rows.map(viewFaqs);
}

function viewFaqs(row: FaqRow): Faqs {
  return {
    isEnabled: row.is_enabled,
    headerMessage: row.header_message,
    questions: row.questions.map(({ question, answer }) => ({ question, answer: sanitiseHtml(answer) })),
  };
}

/** @throws {ApiError} `VALIDATION_FAILED` for an answer that says nothing */
export async function writeFaqs(tx: Tx, agencyId: string, input: FaqsInput): Promise<Faqs> {
  const { language, isEnabled, headerMessage, questions } = input;
  const kept = questions.map(({ question, answer }, index) => ({
    question: question.trim(),
    answer: cleaned(answer, `questions.${index}.answer`),
  }));
  const [row] = await tx.query<FaqRow>(
    `insert into faqs (agency_id, language, is_enabled, header_message, questions) values ($1, $2, $3, $4, $5)
     on conflict (agency_id, language) do update set
       is_enabled = excluded.is_enabled, header_message = excluded.header_message, questions = excluded.questions
     returning *`,
    [agencyId, language, isEnabled, headerMessage.trim(), JSON.stringify(kept)],
  );
  return viewFaqs(row!);
}

/** A legal text in the asked language, else in English, the agency's own, or one that there is; `null` where there is none. */
export async function readLegalText(
  { database }: Pick<Context, 'database'>,
  tenant: AgencyRecord,
  language: string,
  name: LegalName,
): Promise<LegalText | null> {
  const [row] = await database.readAgency<LegalText>(
    tenant.id,
    'legal text',
    `select language, content from legal_texts where agency_id = $1 and name = $4
      order by (language = $2) desc, (language = 'en') desc, (language = $3) desc, language limit 1`,
    [tenant.id, language, tenant.agency.defaultLanguage, name],
  );
  return row ? { language: row.language, content: sanitiseHtml(row.content) } : null;
}

/** @throws {ApiError} `VALIDATION_FAILED` for a text that says nothing */
export async function writeLegalText(
  tx: Tx,
  agencyId: string,
  wanted: { name: LegalName; now: string },
  { language, content }: LegalTextInput,
): Promise<LegalText> {
  const facts = { content: cleaned(content, 'content'), updated_at: wanted.now };
  return tx.db
    .insertInto('legal_texts')
    .values({ agency_id: agencyId, name: wanted.name, language, ...facts })
    .onConflict((conflict) => conflict.columns(['agency_id', 'name', 'language']).doUpdateSet(facts))
    .returning(['language', 'content'])
    .executeTakeFirstOrThrow();
}
