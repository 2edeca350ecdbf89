import type { MailPreview } from './tables.ts';

export interface Letter extends MailPreview {
  /** @default none */
  files?: readonly { name: string; pdf: Buffer }[];
  /** The agency's, shown beside the sender's address. */
  fromName: string;
  replyTo: string | null;
  /** The same at every try, so that mail programs show a repetition once. */
  messageId: string;
  calendarMethod: 'PUBLISH' | 'CANCEL' | null;
}

/** The recipient's server does not take this mail, for good: trying again helps nobody. */
export class MailRefusedError extends Error {
  override readonly name = 'MailRefusedError';
}

export interface Smtp {
  /**
   * Hands one letter over.
   * @throws {MailRefusedError} when the recipient is refused for good; any other error may pass
   */
  send(letter: Letter): Promise<void>;
}

/** Silence of a server that we put up with, in ms. */
const patienceMs = 10_000;

/** Each letter over a connection of its own: mails are few, and a broken connection never outlives its letter. */
export function createSmtp(url: string): Smtp {
  return {
    async send(letter) {
      // With the first letter: a server that sends none starts without it.
      const { createTransport } = await import('nodemailer');
      const transport = createTransport(url, {
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        dnsTimeout: patienceMs,
        socketTimeout: patienceMs,
        // Nothing is read from files or fetched for a mail.
        disableFileAccess: true,
        disableUrlAccess: true,
      } as object);
      try {
        await transport.sendMail({
          from: { name: letter.fromName, address: letter.from },
          to: { name: '', address: letter.to },
          ...(letter.replyTo ? { replyTo: letter.replyTo } : {}),
          messageId: letter.messageId,
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          headers: { 'Auto-Submitted': 'auto-generated' },
          xMailer: false,
          attachments: [
            ...(letter.files ?? []).map(({ name, pdf }) => ({
              filename: name,
              content: pdf,
              contentType: 'application/pdf',
            })),
            ...(letter.calendar && letter.calendarMethod
              ? [
                  {
                    filename: 'stay.ics',
                    content: letter.calendar,
                    contentType: `text/calendar; charset=utf-8; method=${letter.calendarMethod}`,
                  },
                ]
              : []),
          ],
        });
      } catch (error) {
        const { command, responseCode } = error as { command?: string; responseCode?: number };
        // The message names the recipient, which logs must not.
        if (command === 'RCPT TO' && responseCode !== undefined && responseCode >= 500)
          throw new MailRefusedError(`the recipient was refused with ${responseCode}`);
        throw Object.assign(new Error(`the mail server failed${command ? ` at ${command}` : ''}`), {
          name: (error as { code?: string }).code ?? 'MailError',
        });
      } finally {
        transport.close();
      }
    },
  };
}
