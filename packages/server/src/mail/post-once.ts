import type { Config } from '../config/index.ts';
import type { Logger } from 'pino';
import type { Tx, Database } from '../db/index.ts';
import type { MailPreview } from './tables.ts';
import { toInstant, type Clock } from '../platform/clock.ts';
import type { AgencyRecord } from '../tenancy/index.ts';
import { MailRefusedError, type Letter, type Smtp } from './smtp.ts';

/** A mail that is to go out once. */
export interface Posting {
  record: AgencyRecord;
  /** Of the outbox's message, and so of the mail. */
  id: string;
  /** Where it is remembered. */
  table: 'mails' | 'account_mails';
  letter: Omit<MailPreview, 'from'>;
  files?: Letter['files'];
  calendarMethod: Letter['calendarMethod'];
  /** Writes the row of this mail, unless it is there. `preview` is what it says, in demo mode only. */
  keep(tx: Tx, row: { created_at: string; preview: MailPreview | null }): Promise<unknown>;
}

export type Post = (posting: Posting) => Promise<void>;

/**
 * Hands a mail over, once however often the outbox tells: a row is written first, and says afterwards that it went, or that the
 * recipient's server refused it for good.
 */
export function createPost(
  { config, logger, clock, database }: { config: Config; logger: Logger; clock: Clock; database: Database },
  smtp: Smtp | null,
): Post {
  return async function post({ record, id, table, letter, files, calendarMethod, keep }) {
    const whole: MailPreview = { ...letter, from: config.mailFrom };
    const isOpen = await database.withAgency(record.id, async (tx) => {
      await keep(tx, { created_at: toInstant(clock.now()), preview: config.demo ? whole : null });
      const open = await tx.query(
        `select from ${table} where agency_id = $1 and mail_id = $2 and sent_at is null and refused_at is null`,
        [record.id, id],
      );
      return open.length > 0;
    });
    if (!isOpen) return;
    let end: 'sent_at' | 'refused_at' = 'sent_at';
    try {
      await smtp?.send({
        ...whole,
        ...(files ? { files } : {}),
        fromName: record.agency.agencyName,
        replyTo: record.agency.contactEmailId || null,
        messageId: `<${id}@${new URL(record.siteOrigin).hostname}>`,
        calendarMethod,
      });
    } catch (error) {
      if (!(error instanceof MailRefusedError)) throw error;
      logger.warn({ err: error, mail: id }, 'a mail was refused for good');
      end = 'refused_at';
    }
    await database.withAgency(record.id, (tx) =>
      tx.query(`update ${table} set ${end} = $3 where agency_id = $1 and mail_id = $2`, [
        record.id,
        id,
        toInstant(clock.now()),
      ]),
    );
  };
}
