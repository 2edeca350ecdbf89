import type { AgencyText, OwnText, OwnTextsInput } from '@portolan/contract';
import { languageCodes, ownTextProblem } from '@portolan/i18n';
import type { Context } from '../context.ts';
import { type OwnTextRow, writeAudit, catalogueOf } from '../tenancy/index.ts';
import { ApiError, invalid } from '../platform/errors.ts';
import { publishAtCommit } from '../db/index.ts';
import { toInstant } from '../platform/clock.ts';

/** Every page of the site carries them, so there is an end to them. */
const mostTexts = 300;

/** Texts that an agency says in its own words. Every change is heard by all server processes at its commit. */
export function createOwnTexts(context: Context) {
  const { database, clock, bus } = context;

  const view = async ({ language, key, text, updated_at }: OwnTextRow): Promise<OwnText> => ({
    language,
    key,
    text,
    original: (await catalogueOf(language))[key] ?? null,
    updatedAt: updated_at,
  });

  return {
    async list(agencyId: string): Promise<OwnText[]> {
      const rows = await database.readAgency<OwnTextRow>(
        agencyId,
        'own texts in order',
        'select * from own_texts where agency_id = $1 order by language, key',
        [agencyId],
      );
      return Promise.all(rows.map(view));
    },

    /**
     * Every text of a language in the order of their keys, the agency's own among them.
     * @throws {ApiError} `VALIDATION_FAILED`
     */
    async all(agencyId: string, language: string): Promise<AgencyText[]> {
      requireLanguage(language);
      const catalogue = await catalogueOf(language);
      const rows = await database.readAgency<OwnTextRow & { author: string | null }>(
        agencyId,
        'own texts with their authors',
        `select o.*, nullif(trim(u.first_name || ' ' || u.last_name), '') as author
           from own_texts o left join users u on u.agency_id = o.agency_id and u.user_id = o.updated_by
          where o.agency_id = $1 and o.language = $2`,
        [agencyId, language],
      );
      const own = new Map(rows.map((row) => [row.key, row]));
      return [...new Set([...Object.keys(catalogue), ...own.keys()])].sort().map((key) => {
        const row = own.get(key);
        return {
          key,
          original: Object.hasOwn(catalogue, key) ? catalogue[key]! : null,
          text: row?.text ?? null,
          updatedAt: row?.updated_at ?? null,
          updatedBy: row?.author ?? null,
        };
      });
    },

    /**
     * Says texts of one language in the agency's words, or with `null` in the product's again; the others stay. All or none.
     * @returns those of that language
     * @throws {ApiError} `VALIDATION_FAILED`, one field for each text that cannot stand
     */
    async save(
      agencyId: string,
      userId: string,
      language: string,
      { texts }: OwnTextsInput,
    ): Promise<OwnText[]> {
      requireLanguage(language);
      const catalogue = await catalogueOf(language);
      const fields: Record<string, string> = {};
      const seen = new Set<string>();
      for (const [at, { key, text }] of texts.entries()) {
        const original = Object.hasOwn(catalogue, key) ? catalogue[key]! : null;
        if (seen.has(key)) fields[`texts.${at}.key`] = 'is there twice';
        seen.add(key);
        // What a release took away can still be given up.
        if (text === null) continue;
        if (original === null) fields[`texts.${at}.key`] = 'is no text of this language';
        const problem = original === null ? null : ownTextProblem(original, text);
        if (problem !== null) fields[`texts.${at}.text`] = problem;
      }
      if (Object.keys(fields).length > 0) throw new ApiError('VALIDATION_FAILED', { fields });

      const at = toInstant(clock.now());
      const rows = await database.withAgency(agencyId, async (tx) => {
        // One at a time: two that come together must not pass the end by each other.
        await tx.query('select 1 from agencies where agency_id = $1 for update', [agencyId]);
        const before = await tx.query<OwnTextRow>('select * from own_texts where agency_id = $1', [agencyId]);
        const old = new Map(
          before.filter((row) => row.language === language).map((row) => [row.key, row.text]),
        );
        const changed = texts.filter(({ key, text }) => (old.get(key) ?? null) !== text);
        const kept = changed.filter(({ text }) => text !== null);
        const gone = changed.filter(({ text }) => text === null);
        const added = kept.filter(({ key }) => !old.has(key));
        if (before.length - gone.length + added.length > mostTexts)
          throw invalid('texts', `must be at most ${mostTexts} in all languages together`);
        await tx.query(
          `insert into own_texts (agency_id, language, key, text, updated_at, updated_by)
           select $1, $2, key, text, $5, $6 from unnest($3::text[], $4::text[]) as said (key, text)
           on conflict (agency_id, language, key)
             do update set text = excluded.text, updated_at = excluded.updated_at, updated_by = excluded.updated_by`,
          [agencyId, language, kept.map(({ key }) => key), kept.map(({ text }) => text), at, userId],
        );
        await tx.query('delete from own_texts where agency_id = $1 and language = $2 and key = any($3)', [
          agencyId,
          language,
          gone.map(({ key }) => key),
        ]);
        // Saying the same again changes nothing, and is no change to tell of.
        if (changed.length > 0) {
          const details = Object.fromEntries(
            changed.map(({ key, text }) => [key, { from: old.get(key) ?? null, to: text }]),
          );
          await writeAudit(tx, { agencyId, userId, at, action: 'texts.save', subject: language, details });
          await publishAtCommit(tx, 'agency', agencyId);
        }
        return tx.query<OwnTextRow>(
          'select * from own_texts where agency_id = $1 and language = $2 order by key',
          [agencyId, language],
        );
      });
      // At once here, so that its author reads what they wrote.
      await bus.publish('agency', agencyId);
      return Promise.all(rows.map(view));
    },
  };
}

/** @throws {ApiError} `VALIDATION_FAILED` */
function requireLanguage(language: string): void {
  if (!languageCodes.some((known) => known === language))
    throw invalid('language', 'is not one of the supported languages');
}
