/**
 * `/dev/jobs`, in demo mode only: what is due, what waits for which moment, what waits for a person, and what went wrong. It shows ids
 * and states, never a name or an address, and changes nothing.
 */
import { escapeHtml } from '@portolan/core';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { toInstant } from '../platform/clock.ts';
import { plainPageHeaders } from '../http/index.ts';

interface Waiting {
  what: string;
  agency: string;
  id: string;
  state: string;
  action: string;
  at: string;
  tries: number;
}

interface Queued {
  task: string;
  key: string | null;
  run_at: string;
  locked: boolean;
  failed: boolean;
  last_error: string | null;
}

interface Review {
  agency: string;
  reference: string;
  reason: string;
  opened_at: string;
}

interface GivenUp {
  agency: string;
  reference: string;
  topic: string;
  at: string;
  tries: number;
  last_error: string | null;
}

interface Picture {
  now: string;
  waiting: Waiting[];
  reviews: Review[];
  queue: Queued[];
  outbox: { unsent: number; troubled: number; givenUp: GivenUp[] };
}

export function registerJobsPage(app: FastifyInstance, context: Context): void {
  app.get('/dev/jobs', async (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        ...plainPageHeaders({ nonce, https: context.config.siteScheme === 'https' }),
        refresh: '5',
      })
      .send(page(await look(context), nonce));
  });
  app.get('/dev/jobs.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: await look(context) }),
  );
}

function look({ database, clock }: Context): Promise<Picture> {
  return database.withPlatform('jobs', async (tx) => {
    const waiting = await tx.query<Waiting>(
      `select * from (
         select 'booking' as what, agency_id as agency, reference as id, status as state, next_action as action,
                next_action_at as at, coalesce(looks, 0) as tries from bookings where next_action_at is not null
         union all
         select 'payment', p.agency_id, b.reference || ' #' || p.attempt, p.status, p.next_action, p.next_action_at, coalesce(p.tries, 0)
           from payments p join bookings b using (agency_id, booking_id) where p.next_action_at is not null
       ) as rows order by at limit 200`,
    );
    const reviews = await tx.query<Review>(
      `select r.agency_id as agency, b.reference, r.reason, r.opened_at from booking_reviews r
         join bookings b using (agency_id, booking_id) where r.closed_at is null order by r.opened_at limit 100`,
    );
    const queue = await tx.query<Queued>(
      `select t.identifier as task, j.key, j.run_at, j.locked_at is not null as locked, j.attempts >= j.max_attempts as failed,
              left(j.last_error, 200) as last_error
         from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
        order by j.id desc limit 100`,
    );
    const [outbox] = await tx.query<{ unsent: number; troubled: number }>(
      `select count(*)::int as unsent, count(*) filter (where last_error is not null)::int as troubled
         from outbox where sent_at is null and given_up_at is null`,
    );
    const givenUp = await tx.query<GivenUp>(
      `select agency_id as agency, payload ->> 'reference' as reference, topic, given_up_at as at, attempts as tries, last_error
         from outbox where given_up_at is not null order by given_up_at desc limit 100`,
    );
    return {
      now: toInstant(clock.now()),
      waiting,
      reviews,
      queue,
      outbox: { ...(outbox ?? { unsent: 0, troubled: 0 }), givenUp },
    };
  });
}

function page({ now, waiting, reviews, queue, outbox }: Picture, nonce: string): string {
  const due = waiting.filter(({ at }) => at <= now).length;
  const failed = queue.filter((job) => job.failed).length;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Jobs</title><style nonce="${nonce}">${css}</style></head><body><main>
<h1>Jobs</h1>
<p>Demo mode only. The clock says <code>${when(now)}</code>; ${due} due, ${waiting.length} waiting, ${reviews.length} for a person,
${outbox.unsent} ${outbox.unsent === 1 ? 'message' : 'messages'} to tell${outbox.troubled > 0 ? ` (${outbox.troubled} tried in vain)` : ''}, ${failed} failed.</p>
${section(
  'Waits for a person',
  'Nobody: every outcome is known.',
  ['Agency', 'Booking', 'Why', 'Since'],
  reviews.map(({ agency, reference, reason, opened_at: at }) => [
    agency,
    reference,
    mark(reason, 'off'),
    when(at),
  ]),
)}
${section(
  'Next moments',
  'Nothing hangs: every booking and every payment is at an end.',
  ['When', 'What', 'Agency', 'Which', 'State', 'Then', 'Tries'],
  waiting.map(({ at, what, agency, id, state, action, tries }) => [
    at <= now ? mark(when(at), 'soon') : when(at),
    what,
    agency,
    id,
    state,
    action,
    tries === 0 ? '–' : String(tries),
  ]),
)}
${section(
  'Given up',
  'Nothing: whoever should be told was told.',
  ['When', 'Agency', 'Booking', 'What', 'Tries', 'What went wrong'],
  outbox.givenUp.map(({ at, agency, reference, topic, tries, last_error: error }) => [
    when(at),
    agency,
    reference,
    mark(topic, 'off'),
    String(tries),
    error ?? '–',
  ]),
)}
${section(
  'Queue',
  'Empty: all work is done.',
  ['Task', 'Of', 'Since', 'State', 'What went wrong'],
  queue.map(({ task, key, run_at: at, locked, failed: over, last_error: error }) => [
    task.replaceAll('_', ' '),
    key?.split(' ').slice(1).join(' ') ?? '–',
    when(at),
    over ? mark('failed', 'off') : locked ? mark('at work', 'on') : 'waits',
    error ?? '–',
  ]),
)}
</main></body></html>`;
}

/** Cells are texts, or marks that are safe already. */
type Cell = string | { html: string };

function section(title: string, empty: string, heads: string[], rows: Cell[][]): string {
  if (rows.length === 0) return `<h2>${title}</h2><p class="soft">${empty}</p>`;
  const cells = (row: Cell[]) =>
    row.map((cell) => `<td>${typeof cell === 'string' ? escapeHtml(cell) : cell.html}</td>`).join('');
  return `<h2>${title}</h2><div class="scroll" tabindex="0" role="region" aria-label="${title}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join(
      '',
    )}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table></div>`;
}

function mark(text: string, tone: 'on' | 'soon' | 'off'): Cell {
  return { html: `<b class="${tone}">${escapeHtml(text)}</b>` };
}

function when(instant: string): string {
  return new Date(instant).toISOString().slice(0, 19).replace('T', ' ');
}

const css = `
:root{color-scheme:light dark;--ink:light-dark(#1b2130,#eef1f7);--soft:light-dark(#4b5468,#b3bccd);--bg:light-dark(#fbfbfd,#14171f);--card:light-dark(#fff,#1b1f2a);--line:light-dark(#dde1ea,#333a49);--brand:light-dark(#0b57b4,#8fc1ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--bg)}
main{max-width:1100px;margin:0 auto;padding:32px clamp(16px,4vw,48px) 96px}h1{font-size:30px;line-height:1.15;margin:0 0 8px}h2{font-size:22px;margin:36px 0 8px}
code{font-family:ui-monospace,monospace;font-size:.92em}.soft{color:var(--soft)}
b{font-size:13px;font-weight:600;padding:2px 8px;border-radius:999px;border:1px solid currentcolor;white-space:nowrap}.on{color:light-dark(#0f5132,#8be0b0)}.soon{color:light-dark(#7a3e00,#ffc27a)}.off{color:light-dark(#9b1c1c,#ffa8a8)}
.scroll{overflow:auto;background:var(--card);border:1px solid var(--line);border-radius:16px}table{border-collapse:collapse;width:100%;font-size:14px;font-variant-numeric:tabular-nums}
th,td{text-align:start;padding:8px 14px;border-bottom:1px solid var(--line);white-space:nowrap}th{color:var(--soft);font-weight:600}tr:last-child td{border-bottom:0}
:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;
