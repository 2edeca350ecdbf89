import { createHash } from 'node:crypto';
import pg from 'pg';
import { utcMidnight } from '@portolan/core';
import { demoKeys } from '../config/index.ts';
import { createPartnerSecrets } from '../partners/index.ts';
import { toInstant } from '../platform/clock.ts';
import { hashPassword } from '../identity/index.ts';
import { demoArticles } from './demo-articles.ts';
import { demoClientId, demoDoors } from './demo-doors.ts';
import { demoLegal } from './demo-legal.ts';
import { demoPlaces } from './demo-places.ts';
import { demoTexts } from './demo-texts.ts';
import { demoMarkup, demoMarkupStart, demoPlatformFees } from './demo-markup.ts';
import {
  demoAcademyUrl,
  demoNavigation,
  demoOrigins,
  demoPartnerSecrets,
  demoPassword,
  demoQuota,
  demoUsers,
  demoWorld,
  type DemoAgency,
} from './demo-world.ts';

/**
 * Writes the demo world, as the database's owner. Safe to repeat: it sets what it knows and leaves bookings, sessions and what
 * people added alone; unchanged data is not written again.
 * @param partnersKey seals partners' secrets; the server's own `keys.partners` @default the one of demo mode
 * @param signInUrl where the sandbox of OpenID providers answers; without one no agency has such a provider
 * @returns false when the same demo world was there already
 */
export async function seedDemo(
  ownerUrl: string,
  partnersKey: Buffer = demoKeys().partners,
  signInUrl: string | null = null,
): Promise<boolean> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([demoWorld, demoNavigation, demoUsers, demoOrigins, demoPassword]))
      .update(JSON.stringify([demoPartnerSecrets, demoQuota, demoMarkup, demoPlatformFees, demoAcademyUrl]))
      .update(JSON.stringify([demoArticles, demoLegal, demoPlaces, demoTexts]))
      .update(JSON.stringify([demoDoors, signInUrl]))
      .update(partnersKey)
      .digest('hex');
    await client.query('create table if not exists seeds (name text primary key, fingerprint text not null)');
    const { rows } = await client.query(`select 1 from seeds where name = 'demo' and fingerprint = $1`, [
      fingerprint,
    ]);
    if (rows.length > 0) return false;
    // One hash for all: the password is public, and forty hashes would take seconds.
    const passwordHash = await hashPassword(demoPassword);
    await client.query('begin');
    for (const fee of demoPlatformFees)
      await insert(client, 'platform_fees', { ...fee, starts_at: demoMarkupStart });
    for (const agency of demoWorld) {
      await seedAgency(client, agency, passwordHash, partnersKey);
      if (signInUrl) await seedDoors(client, agency, signInUrl);
    }
    await client.query(
      `insert into seeds values ('demo', $1) on conflict (name) do update set fingerprint = excluded.fingerprint`,
      [fingerprint],
    );
    await client.query('commit');
    return true;
  } finally {
    await client.end();
  }
}

/** One more agency of the demo world. */
export interface FoundedAgency {
  agencyId: string;
  /** Its publishable key, good on the demo's partner pages. */
  key: string;
}

/**
 * Founds one more agency, with the users, price rules, texts and settings of one of the demo world. Its id, host, key and the addresses of
 * its users follow from its subdomain, as theirs do. Running servers hear of it.
 * @param options.like subdomain of the demo agency that it is like
 * @param options.settings settings that differ
 * @throws {Error} when there is no such demo agency
 */
export async function foundDemoAgency(
  ownerUrl: string,
  options: { like: string; subdomain: string; settings?: Partial<DemoAgency['settings']> },
): Promise<FoundedAgency> {
  const { like, subdomain, settings } = options;
  const model = demoWorld.find((agency) => agency.subdomain === like);
  if (!model) throw new Error(`The demo world has no agency ${like}`);
  const agency = { ...model, subdomain, settings: { ...model.settings, ...settings } };
  const agencyId = demoAgencyId(subdomain);
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('begin');
    await seedAgency(client, agency, await hashPassword(demoPassword), demoKeys().partners, like);
    await client.query(`select pg_notify('agency_api', $1)`, [`agency ${agencyId}`]);
    await client.query('commit');
  } finally {
    await client.end();
  }
  return { agencyId, key: demoKey(subdomain) };
}

/** Id of a demo agency's partner. */
export function demoPartnerId(subdomain: string): string {
  return `pt_demo_${subdomain}`;
}

/** Id of a demo agency. */
export function demoAgencyId(subdomain: string): string {
  return `ag_${subdomain}`;
}

function demoKey(subdomain: string): string {
  return `pk_demo_${subdomain}`;
}

/** @param like subdomain under which its articles, texts and price rules are found */
async function seedAgency(
  client: pg.Client,
  agency: DemoAgency,
  passwordHash: string,
  partnersKey: Buffer,
  like = agency.subdomain,
): Promise<void> {
  const id = demoAgencyId(agency.subdomain);
  const partnerId = demoPartnerId(agency.subdomain);
  // Even the owner of forced policies is held by them unless it is a superuser: say for whom this is.
  await client.query(`select set_config('app.agency', $1, true)`, [id]);
  await client.query(
    `insert into agencies (agency_id, subdomain, name, status, primary_color, default_language, languages, default_country,
                           currencies, provider, settings, markup)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'sandbox', $10, $11)
     on conflict (agency_id) do update set
       name = excluded.name, status = excluded.status, primary_color = excluded.primary_color,
       default_language = excluded.default_language, languages = excluded.languages,
       default_country = excluded.default_country, currencies = excluded.currencies, provider = excluded.provider,
       settings = excluded.settings, markup = excluded.markup, updated_at = now()`,
    [
      id,
      agency.subdomain,
      agency.name,
      agency.status ?? 'Active',
      agency.primaryColor,
      agency.language,
      agency.languages,
      agency.country,
      agency.currencies,
      JSON.stringify({ academyUrl: demoAcademyUrl, ...agency.settings }),
      JSON.stringify(agency.markup),
    ],
  );
  await client.query(
    `insert into agency_hosts values ($1, $2, true) on conflict (agency_id, host) do update set is_primary = true`,
    [id, `${agency.subdomain}.localhost`],
  );
  await client.query(
    `insert into partners (agency_id, partner_id, name) values ($1, $2, 'Demo partner') on conflict do nothing`,
    [id, partnerId],
  );
  await client.query(
    `insert into agency_keys (agency_id, key, partner_id, origins, per_minute, per_day) values ($1, $2, $3, $4, $5, $6)
     on conflict (agency_id, key) do update set
       origins = excluded.origins, per_minute = excluded.per_minute, per_day = excluded.per_day,
       active = true, valid_until = null, replaced_by = null`,
    [id, demoKey(agency.subdomain), partnerId, demoOrigins, demoQuota.perMinute, demoQuota.perDay],
  );
  const secret = demoPartnerSecrets[like];
  if (secret) {
    const row = { agency_id: id, partner_id: partnerId, secret_id: 'demo' };
    await client.query(
      `insert into partner_secrets (agency_id, partner_id, secret_id, sealed) values ($1, $2, $3, $4)
       on conflict (agency_id, partner_id, secret_id) do update set sealed = excluded.sealed, valid_until = null`,
      [id, partnerId, row.secret_id, createPartnerSecrets(partnersKey).seal(secret, row)],
    );
  }
  await client.query(
    `insert into about_pages (agency_id, language, is_enabled, image, title, content) values ($1, $2, $3, $4, $5, $6)
     on conflict (agency_id, language) do update set
       is_enabled = excluded.is_enabled, image = excluded.image, title = excluded.title, content = excluded.content`,
    [
      id,
      agency.language,
      agency.settings.isAbousUsEnable ?? true,
      `art:${agency.about.picture.kind}/${agency.about.picture.seed}`,
      agency.about.title,
      agency.about.content,
    ],
  );
  await client.query(
    `insert into faqs (agency_id, language, is_enabled, header_message, questions) values ($1, $2, true, $3, $4)
     on conflict (agency_id, language) do update set
       header_message = excluded.header_message, questions = excluded.questions`,
    [id, agency.language, agency.faq.header, JSON.stringify(agency.faq.questions)],
  );
  // Once: an article that its agency has changed stays changed.
  for (const { slug, picture, author, day, texts } of demoArticles[like] ?? []) {
    const at = toInstant(utcMidnight(day) + 9 * 3_600_000);
    const image = `art:${picture.join('/')}`;
    const key = { agency_id: id, slug };
    await insert(client, 'articles', { ...key, image, author, published_at: at, updated_at: at });
    for (const [language, text] of Object.entries(texts))
      await insert(client, 'article_texts', { ...key, language, ...text });
  }
  // Once, as articles are.
  const legal = demoLegal[like];
  for (const [name, content] of Object.entries(legal?.texts ?? {}))
    await insert(client, 'legal_texts', {
      agency_id: id,
      name,
      language: legal!.language,
      content,
      updated_at: demoMarkupStart,
    });
  // Once, as articles are.
  for (const [slug, texts] of Object.entries(demoPlaces[like] ?? {}))
    for (const [language, text] of Object.entries(texts))
      await insert(client, 'destination_texts', {
        agency_id: id,
        slug,
        language,
        ...text,
        updated_at: demoMarkupStart,
      });
  for (const [language, texts] of Object.entries(demoTexts[like] ?? {}))
    for (const [key, text] of Object.entries(texts))
      await insert(client, 'own_texts', { agency_id: id, language, key, text, updated_at: demoMarkupStart });
  await client.query('delete from navigations where agency_id = $1', [id]);
  for (const [position, item] of demoNavigation.entries()) {
    const subMenu = (item.subMenu ?? []).map(({ label, path, roles, read }) => ({
      label,
      path,
      roles,
      read_roles: read,
    }));
    await client.query('insert into navigations values ($1, $2, $3, $4, $5, $6, $7)', [
      id,
      position,
      item.label,
      item.path,
      item.roles,
      item.read,
      JSON.stringify(subMenu),
    ]);
  }
  for (const user of demoUsers) {
    await client.query(
      `insert into users (agency_id, user_id, email, password_hash, user_type, is_restricted_agent, first_name, last_name,
                          credits_currency, is_reward_wallet_enable)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
       on conflict (agency_id, user_id) do update set
         password_hash = excluded.password_hash, user_type = excluded.user_type,
         is_restricted_agent = excluded.is_restricted_agent, active = true`,
      [
        id,
        `us_${user.name}`,
        `${user.name}@${agency.subdomain}.example`,
        passwordHash,
        user.userType,
        user.name === 'restricted',
        user.first,
        user.last,
        agency.currencies[0],
        user.wallet,
      ],
    );
    // Once: what was spent since stays spent.
    if (user.credits > 0)
      await client.query(
        `insert into ledger_entries (agency_id, posting_id, account, party, kind, amount, currency, at, note)
         select $1, 'grant:opening:' || $2::text, side.account, side.party, 'grant', side.amount, $3, now(), 'Welcome credit'
           from (values ('agency_credits', '', -$4::bigint), ('wallet', $2::text, $4::bigint)) side (account, party, amount)
          where not exists (select 1 from ledger_entries where agency_id = $1 and posting_id = 'grant:opening:' || $2::text)
          order by side.account`,
        [id, `us_${user.name}`, agency.currencies[0], user.credits],
      );
  }
  // The first agency's owner has told about the business; the others' are asked when they log in (BIZ-03).
  if (agency.businessInfo)
    await insert(client, 'business_info', {
      agency_id: id,
      info: JSON.stringify(agency.businessInfo),
      user_id: 'us_owner',
      updated_at: demoMarkupStart,
    });
  // A rule never changes: one that is there stays as it is, and as its agency ended it.
  for (const rule of demoMarkup[like] ?? [])
    await insert(client, 'markup_rules', {
      agency_id: id,
      ...rule,
      starts_at: demoMarkupStart,
      created_at: demoMarkupStart,
    });
}

/** The agency's OpenID providers. Whose own provider is the only way in leads there for logging in, and after logging out. */
async function seedDoors(client: pg.Client, { subdomain }: DemoAgency, signInUrl: string): Promise<void> {
  const id = demoAgencyId(subdomain);
  const doors = demoDoors.filter((door) => door.subdomain === subdomain);
  for (const [position, door] of doors.entries()) {
    const issuer = `${signInUrl}/${door.path}`;
    await client.query(
      `insert into sign_in_providers (agency_id, provider_id, kind, name, issuer, client_id, position)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict (agency_id, provider_id) do update set
         kind = excluded.kind, name = excluded.name, issuer = excluded.issuer, client_id = excluded.client_id`,
      [id, door.id, door.kind, door.name, issuer, demoClientId, position],
    );
    if (door.kind === 'sso')
      await client.query(
        `update agencies set settings = jsonb_set(settings, '{returnUrl}', to_jsonb($2::text)) where agency_id = $1`,
        [id, issuer],
      );
  }
}

async function insert(client: pg.Client, table: string, row: object): Promise<void> {
  const columns = Object.keys(row);
  await client.query(
    `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) on conflict do nothing`,
    Object.values(row),
  );
}
