import { escapeHtml } from '@portolan/core';
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { ApiError } from '../platform/errors.ts';
import { createPartnerAdmin, type PartnerView } from '../partners/index.ts';
import { demoPartnerSecrets } from '../seed/index.ts';
import { plainPageHeaders } from '../http/index.ts';
import { type AgencyRecord, hostOf } from '../tenancy/index.ts';

const day = 24 * 3600_000;

/**
 * `/dev/keys` of each agency's site, in demo mode only: its partners' keys and secrets, what they were used for, and their rotation.
 * It asks nobody to log in, as demo mode protects nothing and listens on this machine alone.
 */
export function registerKeysPage(app: FastifyInstance, context: Context): void {
  const admin = createPartnerAdmin(context);

  app.get('/dev/keys', async (request, reply) => {
    const tenant = await tenantOf(context, request);
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        ...plainPageHeaders({
          nonce,
          script: true,
          policy: ["connect-src 'self'"],
          https: context.config.siteScheme === 'https',
        }),
      })
      .send(page(tenant, await admin.list(tenant.id), nonce, context.clock.now()));
  });

  app.get('/dev/keys.json', async (request, reply) => {
    const tenant = await tenantOf(context, request);
    return reply.header('cache-control', 'no-store').send({ data: await admin.list(tenant.id) });
  });

  app.post('/dev/keys/:action', async (request, reply) => {
    const tenant = await tenantOf(context, request);
    const { origin } = request.headers;
    if (origin === undefined || !URL.canParse(origin) || new URL(origin).host !== request.host)
      throw new ApiError('ORIGIN_NOT_ALLOWED');
    const body = (request.body ?? {}) as Record<string, unknown>;
    const text = (name: string) => (typeof body[name] === 'string' ? body[name] : '');
    const { action } = request.params as { action: string };
    const actions: Record<string, () => Promise<unknown>> = {
      'add-secret': () => admin.addSecret(tenant.id, text('partner')),
      'end-secret': () => admin.endSecret(tenant.id, text('partner'), text('secret')),
      'rotate-key': () => admin.rotateKey(tenant.id, text('key'), context.clock.now() + 7 * day),
      'end-key': () => admin.endKey(tenant.id, text('key')),
      'set-origins': () => admin.setOrigins(tenant.id, text('key'), text('origins').split(/\s+/)),
    };
    const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!act) throw new ApiError('NOT_FOUND');
    return reply.header('cache-control', 'no-store').send({ data: (await act()) ?? null });
  });
}

async function tenantOf(context: Context, request: FastifyRequest): Promise<AgencyRecord> {
  const tenant = await context.agencies.byHost(hostOf(request.host));
  if (!tenant) throw new ApiError('AGENCY_NOT_FOUND');
  return tenant;
}

function page(tenant: AgencyRecord, partners: readonly PartnerView[], nonce: string, now: number): string {
  const { agency } = tenant;
  const secret = demoPartnerSecrets[agency.subdomain];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Keys of ${escapeHtml(agency.agencyName)}</title><style nonce="${nonce}">${css}</style></head><body><main>
<h1>Keys of ${escapeHtml(agency.agencyName)}</h1>
<p>Demo mode only. Profile tokens of these partners carry <code>aud</code> <code>${escapeHtml(tenant.id)}</code>.</p>
<p id="said" role="status"></p>
${partners.map((partner) => section(partner, secret, now)).join('')}
</main><script nonce="${nonce}">${script}</script></body></html>`;
}

function section(partner: PartnerView, demoSecret: string | undefined, now: number): string {
  const { partnerId, name, keys, secrets } = partner;
  return `<section aria-label="${escapeHtml(name)}"><h2>${escapeHtml(name)}</h2>
<p><code>iss</code> <code>${escapeHtml(partnerId)}</code></p>
<h3>Secrets</h3>${
    secrets.length === 0
      ? '<p class="soft">None: this partner can prefill forms, and vouch for nobody.</p>'
      : `<ul>${secrets
          .map(
            ({ secretId, createdAt, validUntil }) =>
              `<li><code>${escapeHtml(secretId)}</code> <span class="soft">since ${minuteOf(createdAt)}</span> ${
                ended(validUntil, now)
                  ? `<b class="off">ended ${minuteOf(validUntil)}</b>`
                  : `<b class="on">in force</b> ${button('end-secret', 'End now', { partner: partnerId, secret: secretId })}`
              }${secretId === 'demo' && demoSecret ? `<br><span class="soft">the demo’s public one:</span> <code>${escapeHtml(demoSecret)}</code>` : ''}</li>`,
          )
          .join('')}</ul>`
  }
<p>${button('add-secret', 'Make a second secret', { partner: partnerId })}</p>
<h3>Keys</h3>${keys.map((key) => keyCard(key, now)).join('')}</section>`;
}

function keyCard(key: PartnerView['keys'][number], now: number): string {
  const over = !key.active || ended(key.validUntil, now);
  const state = over
    ? '<b class="off">not in use</b>'
    : key.validUntil
      ? `<b class="soon">until ${minuteOf(key.validUntil)}</b>, then ${escapeHtml(key.replacedBy ?? 'none')}`
      : '<b class="on">in use</b>';
  const limit = (value: number | null) => (value === null ? 'default' : value.toLocaleString('en'));
  const rows = key.usage
    .map(
      (row) =>
        `<tr><th scope="row">${escapeHtml(row.day)}</th>${[
          row.requests,
          row.refused,
          row.searches,
          row.details,
          row.quotes,
          row.bookings,
        ]
          .map((count) => `<td>${count.toLocaleString('en')}</td>`)
          .join(
            '',
          )}<td>${row.bookings > 0 ? Math.round(row.searches / row.bookings).toLocaleString('en') : '–'}</td></tr>`,
    )
    .join('');
  const id = `origins-${escapeHtml(key.key)}`;
  return `<article><h4><code>${escapeHtml(key.key)}</code> ${state}</h4>
<p class="soft">Quota: ${limit(key.perMinute)} a minute, ${limit(key.perDay)} a day</p>
<label for="${id}">Pages that may use it, one origin a line</label>
<textarea id="${id}" rows="${Math.min(8, key.origins.length + 1)}" spellcheck="false">${escapeHtml(key.origins.join('\n'))}</textarea>
<p>${button('set-origins', 'Save pages', { key: key.key, from: id })} ${
    over
      ? ''
      : `${key.replacedBy ? '' : button('rotate-key', 'Replace; the old one goes on for 7 days', { key: key.key })} ${button('end-key', 'End now', { key: key.key })}`
  }</p>
${
  rows
    ? `<div class="scroll" tabindex="0" role="region" aria-label="Use of ${escapeHtml(key.key)}"><table><thead><tr><th scope="col">Day</th><th scope="col">Requests</th><th scope="col">Refused</th><th scope="col">Searches</th><th scope="col">Details</th><th scope="col">Quotes</th><th scope="col">Bookings</th><th scope="col">Look to book</th></tr></thead><tbody>${rows}</tbody></table></div>`
    : '<p class="soft">Not used in the last 14 days.</p>'
}</article>`;
}

function button(action: string, text: string, data: Record<string, string>): string {
  const members = Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');
  return `<button type="button" data-action="${action}"${members}>${escapeHtml(text)}</button>`;
}

function ended(validUntil: string | null, now: number): boolean {
  return validUntil !== null && Date.parse(validUntil) <= now;
}

function minuteOf(instant: string | null): string {
  return (instant ?? '').slice(0, 16).replace('T', ' ');
}

const css = `
:root{color-scheme:light dark;--ink:light-dark(#1b2130,#eef1f7);--soft:light-dark(#4b5468,#b3bccd);--bg:light-dark(#fbfbfd,#14171f);--card:light-dark(#fff,#1b1f2a);--line:light-dark(#dde1ea,#333a49);--brand:light-dark(#0b57b4,#8fc1ff)}
*{box-sizing:border-box}body{margin:0;font:16px/1.55 system-ui,sans-serif;color:var(--ink);background:var(--bg)}
main{max-width:960px;margin:0 auto;padding:32px clamp(16px,4vw,48px) 96px}h1{font-size:30px;line-height:1.15;margin:0 0 8px}h2{font-size:22px;margin:40px 0 4px}h3{font-size:16px;margin:20px 0 6px}
h4{font-size:16px;margin:0;font-weight:400;overflow-wrap:anywhere}article{background:var(--card);border:1px solid var(--line);border-radius:16px;padding:16px 20px;margin:12px 0}
code{font-family:ui-monospace,monospace;font-size:.92em;overflow-wrap:anywhere}.soft{color:var(--soft)}ul{padding-inline-start:20px}li{margin:6px 0}
b{font-size:13px;padding:2px 8px;border-radius:999px;border:1px solid currentcolor}.on{color:light-dark(#0f5132,#8be0b0)}.soon{color:light-dark(#7a3e00,#ffc27a)}.off{color:light-dark(#9b1c1c,#ffa8a8)}
label{display:block;font-size:13px;color:var(--soft);margin:12px 0 4px}textarea{width:100%;font:13px/1.5 ui-monospace,monospace;color:inherit;background:var(--bg);border:1px solid light-dark(#79829a,#7c869c);border-radius:10px;padding:8px 12px}
button{min-height:40px;font:inherit;font-size:14px;color:var(--brand);background:none;border:1px solid currentcolor;border-radius:10px;padding:4px 14px;cursor:pointer}button:hover{background:color-mix(in srgb,var(--brand) 10%,transparent)}
.scroll{overflow:auto}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}th,td{text-align:end;padding:6px 10px;border-bottom:1px solid var(--line);white-space:nowrap}th:first-child{text-align:start}
#said:not(:empty){border:1px solid var(--line);border-radius:12px;padding:12px 16px;background:var(--card);overflow-wrap:anywhere}:focus-visible{outline:2px solid var(--brand);outline-offset:2px}`;

const script = `
const said=document.getElementById('said');
said.textContent=sessionStorage.getItem('said')||'';sessionStorage.removeItem('said');
document.addEventListener('click',async event=>{const b=event.target.closest('button[data-action]');if(!b)return;
const {action,from,...rest}=b.dataset;if(from)rest.origins=document.getElementById(from).value;b.disabled=true;
try{const r=await fetch('/dev/keys/'+action,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(rest)});
const a=await r.json();if(!r.ok)throw new Error(Object.values(a.fields||{}).join(' ')||a.error);
sessionStorage.setItem('said',a.data?.secret?'Secret '+a.data.secretId+', shown this once: '+a.data.secret:a.data?.key?'The new key is '+a.data.key:'Saved.');location.reload()}
catch(error){b.disabled=false;said.textContent=error.message;said.scrollIntoView({block:'nearest'})}});`;
