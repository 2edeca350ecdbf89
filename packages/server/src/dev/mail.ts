/**
 * `/dev/mail`, in demo mode only: the mails that travellers would get, newest first. What a mail holds is shown in a frame without
 * scripts and without our origin; it is as hostile as the names in it.
 */
import { escapeHtml as e } from '@portolan/core';
import { documentKinds } from '@portolan/contract';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { MailRow } from '../mail/index.ts';
import { plainPageHeaders, trustedTypes } from '../http/index.ts';

type Shown = Pick<MailRow, 'agency_id' | 'mail_id' | 'language' | 'created_at' | 'sent_at' | 'refused_at'> & {
  preview: NonNullable<MailRow['preview']>;
  /** Null: not about a booking. */
  booking_id: string | null;
  /** Kinds of what was attached. */
  documents: string[];
};

export function registerMailPages(app: FastifyInstance, context: Context): void {
  // Mails carry tokens.
  const plain = { compress: false } as const;
  const find = async (agency: string, id: string) =>
    (await read(context, 'agency_id = $1 and mail_id = $2', [agency, id]))[0];
  type Which = { Params: { agency: string; id: string } };

  app.get('/dev/mail', plain, async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return send(reply, page('Mail', nonce, listOf(await read(context, 'true', []))), 'text/html', nonce);
  });
  app.get<Which>('/dev/mail/:agency/:id', plain, async ({ params }, reply) => {
    const mail = await find(params.agency, params.id);
    const nonce = randomBytes(16).toString('base64');
    if (!mail)
      return send(
        reply.code(404),
        page('No such mail', nonce, '<p><a href="/dev/mail">All mails</a></p>'),
        'text/html',
        nonce,
      );
    return send(reply, page(mail.preview.subject, nonce, oneOf(mail)), 'text/html', nonce);
  });
  app.get<Which>('/dev/mail/:agency/:id/html', plain, async ({ params }, reply) => {
    const mail = await find(params.agency, params.id);
    return reply
      .code(mail ? 200 : 404)
      .headers({
        'content-type': 'text/html; charset=utf-8',
        ...plainPageHeaders({ https: false }),
        'content-security-policy': `default-src 'none'; script-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; object-src 'none'; ${trustedTypes()}; sandbox allow-popups allow-popups-to-escape-sandbox`,
      })
      .send(mail?.preview.html ?? '');
  });
  app.get<Which>('/dev/mail/:agency/:id/text', plain, async ({ params }, reply) => {
    const mail = await find(params.agency, params.id);
    return send(reply.code(mail ? 200 : 404), mail?.preview.text ?? '', 'text/plain');
  });
  app.get<{ Params: { agency: string; id: string; file: string } }>(
    '/dev/mail/:agency/:id/files/:file',
    plain,
    async ({ params }, reply) => {
      const mail = await find(params.agency, params.id);
      const kind = documentKinds.find((known) => `${known}.pdf` === params.file);
      const booking =
        mail &&
        kind &&
        mail.booking_id !== null &&
        mail.documents.includes(kind) &&
        (await context.database.withAgency(mail.agency_id, (tx) =>
          tx.db
            .selectFrom('bookings')
            .selectAll()
            .where('agency_id', '=', mail.agency_id)
            .where('booking_id', '=', mail.booking_id ?? '')
            .executeTakeFirst(),
        ));
      const document = booking && kind ? await context.documents.render(booking, kind, mail.language) : null;
      if (!document) return send(reply.code(404), '', 'text/plain');
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${document.fileName}"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        .send(document.pdf);
    },
  );
  app.get<Which>('/dev/mail/:agency/:id/stay.ics', plain, async ({ params }, reply) => {
    const calendar = (await find(params.agency, params.id))?.preview.calendar;
    return send(
      reply.code(calendar ? 200 : 404).header('content-disposition', 'attachment; filename="stay.ics"'),
      calendar ?? '',
      'text/calendar',
    );
  });
}

function send(reply: FastifyReply, body: string, type: string, nonce?: string) {
  return reply
    .headers({
      'content-type': `${type}; charset=utf-8`,
      // Demo mode alone, on this machine: there is no TLS to insist on.
      ...plainPageHeaders({ nonce, policy: nonce ? ["frame-src 'self'"] : [], https: false }),
    })
    .send(body);
}

function read({ database }: Context, where: string, values: string[]): Promise<Shown[]> {
  return database.withPlatform('jobs', (tx) =>
    tx.query<Shown>(
      `select agency_id, mail_id, language, created_at, sent_at, refused_at, preview, booking_id, documents from mails
        where preview is not null and ${where}
       union all
       select agency_id, mail_id, language, created_at, sent_at, refused_at, preview, null, '{}'::text[] from account_mails
        where preview is not null and ${where}
       order by created_at desc, mail_id desc limit 100`,
      values,
      values.length > 0 ? 'read mail' : 'read mails',
    ),
  );
}

function page(title: string, nonce: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${e(title)}</title><style nonce="${nonce}">${css}</style></head><body><main>
<h1 dir="auto">${e(title)}</h1>
${body}
</main></body></html>`;
}

const addressOf = (mail: Shown) =>
  `/dev/mail/${encodeURIComponent(mail.agency_id)}/${encodeURIComponent(mail.mail_id)}`;
const when = (instant: string) => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

function listOf(mails: Shown[]): string {
  const intro = '<p class="soft">Demo mode only: mails that travellers would get, newest first.</p>';
  if (mails.length === 0) return `${intro}<p>No mail yet. Book a stay or sign up, and its mail is here.</p>`;
  const rows = mails.map(
    (mail) =>
      `<tr><td>${when(mail.created_at)}</td><td>${e(mail.agency_id)}</td><td dir="auto">${e(mail.preview.to)}</td>` +
      `<td class="wide"><a dir="auto" href="${e(addressOf(mail))}">${e(mail.preview.subject)}</a></td><td>${mail.language}</td><td>${state(mail)}</td></tr>`,
  );
  const heads = ['When', 'Agency', 'To', 'Subject', 'Language', 'State'];
  return `${intro}<div class="scroll" tabindex="0" role="region" aria-label="Mails"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function state({ sent_at: sent, refused_at: refused }: Shown): string {
  return refused ? 'refused' : sent ? 'sent' : 'not sent yet';
}

function oneOf(mail: Shown): string {
  const at = e(addressOf(mail));
  const { preview } = mail;
  return `<p class="soft">From ${e(preview.from)} to ${e(preview.to)}, ${when(mail.created_at)}, ${state(mail)}</p>
<p><a href="/dev/mail">All mails</a> · <a href="${at}/text">Text</a>${
    preview.calendar ? ` · <a href="${at}/stay.ics">Calendar file</a>` : ''
  }${mail.documents.map((kind) => ` · <a href="${at}/files/${e(kind)}.pdf">${e(kind)} (PDF)</a>`).join('')}</p>
<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${at}/html"></iframe>
<h2>Text</h2><pre dir="auto">${e(preview.text)}</pre>`;
}

const css = `
:root{color-scheme:light dark;--ink:light-dark(#1b2130,#eef1f7);--soft:light-dark(#4b5468,#b3bccd);--bg:light-dark(#fbfbfd,#14171f);--card:light-dark(#fff,#1b1f2a);--line:light-dark(#dde1ea,#333a49);--brand:light-dark(#0b57b4,#8fc1ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--bg)}
main{max-width:1100px;margin:0 auto;padding:32px clamp(16px,4vw,48px) 96px}h1{font-size:30px;line-height:1.15;margin:0 0 8px}h2{font-size:22px;margin:36px 0 8px}a{color:var(--brand)}.soft{color:var(--soft)}
.scroll{overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:16px}table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:8px 14px;border-bottom:1px solid var(--line);white-space:nowrap}.wide{white-space:normal;min-width:220px}th{color:var(--soft);font-weight:600}tr:last-child td{border-bottom:0}
iframe{display:block;width:100%;height:1150px;border:1px solid var(--line);border-radius:16px;background:var(--card)}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:16px}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;
