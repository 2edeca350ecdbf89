import { hkdfSync } from 'node:crypto';
import { environments, type Environment } from '@portolan/contract';
import type { Env } from './env.ts';

/** Everything that can be configured, typed and checked once. */
export interface Config {
  /** Demo seed, keys, passwords and failure scenarios; `localhost` answers as `harbour`. Bound to a loopback address. */
  demo: boolean;
  /** What this server is for, from `PORTOLAN_ENVIRONMENT`. @default `local` in demo mode, else `prod` */
  environment: Environment;
  host: string;
  port: number;
  partnerPort: number;
  /** How an agency's site is addressed from outside: `http` in demo mode, `https` otherwise. */
  siteScheme: 'http' | 'https';
  /** Port in the addresses of sites; `null` when it is the scheme's own. */
  sitePort: number | null;
  trustProxy: boolean;
  database: {
    /** What requests connect with. */
    url: string;
    /** Set on every connection: the role without rights beyond the tables, subject to every policy. */
    role: string;
    poolSize: number;
  };
  assetsDir: string | null;
  suppliers: { name: string; url: string }[];
  /** The test gateway, or one that speaks like it; `null` where Stripe alone takes the money. */
  gateway: {
    url: string;
    publicUrl: string;
    secret: string;
    publishableKey: string;
    webhookSecrets: string[];
    /** Where the gateway reaches this server, without the path; `null`: it sends no webhooks. */
    notifyUrl: string | null;
  } | null;
  /** The platform's own account; agencies may have theirs. */
  stripe: {
    secretKey: string;
    publishableKey: string;
    webhookSecrets: string[];
    /** Another place that speaks like Stripe, for tries; `null`: Stripe itself. */
    apiUrl: string | null;
  } | null;
  /** Where mails leave, `smtp://` or `smtps://`; `null` in demo mode, where they stay in the preview mailbox. */
  smtpUrl: string | null;
  /** The address that mails come from; their name is the agency's. */
  mailFrom: string;
  ratesUrl: string | null;
  /** Names on offer where an owner says who told of the platform (BV-05), from `SUPPORT_MANAGERS`, joined by commas. @default eight samples */
  supportManagers: string[];
  /** Subdomains of agencies that offer no sign-up, whatever they set (BV-04), from `SIGNUP_HIDDEN_SUBDOMAINS`, joined by commas. @default demo */
  signupHiddenSubdomains: string[];
  logLevel: string;
  /** Where jobs run: in this process beside the API, not here, or here and nothing else. */
  jobs: 'inside' | 'off' | 'only';
  /**
   * After the signal to stop, how long requests are still taken in while `/readyz` says no: as long as the load balancer takes to notice,
   * `LEAVE_MS`. @default 5,000; 0 in demo mode
   */
  leaveMs: number;
  /** One key per purpose, all derived from `PORTOLAN_SECRET`: a key found in one place opens no other. */
  keys: {
    accessToken: Buffer;
    art: Buffer;
    offers: Buffer;
    links: Buffer;
    browse: Buffer;
    partners: Buffer;
    accounts: Buffer;
    travellers: Buffer;
  };
}

/** The configuration cannot be used; `problems` says every reason, not just the first. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The server cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** The role that requests run as; created by the first migration. */
export const appRole = 'travel_app';

/** Public by design: demo mode protects nothing, so its key needs to be stable rather than secret. */
const demoSecret = 'demo mode: this key is public and protects nothing at all';
/** Nobody: samples for the platform's operator to replace. */
const sampleManagers = [
  'Alex Ash', 'Billie Birch', 'Casey Cedar', 'Devon Elm', 'Jamie Juniper', 'Morgan Maple', 'Robin Rowan', 'Sam Spruce',
]; // prettier-ignore
const loopback = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * The typed configuration.
 * Demo mode is asked for with `PORTOLAN_DEMO=1`; without it every secret must be given.
 * @throws {ConfigError} naming every variable that is missing or wrong.
 */
export function createConfig(env: Env): Config {
  const problems: string[] = [];
  const demo = isYes(env.PORTOLAN_DEMO);
  const need = (name: keyof Env, hint: string): string => {
    const value = env[name];
    if (!value) problems.push(`${name} is missing: ${hint}`);
    return value ?? '';
  };
  const url = (name: keyof Env, value: string): string => {
    if (value && !URL.canParse(value)) problems.push(`${name} is not a URL`);
    return value.replace(/\/$/, '');
  };
  const port = (name: 'PORT' | 'PARTNER_PORT' | 'SITE_PORT', fallback: number): number => {
    const value = env[name] === undefined ? fallback : Number(env[name]);
    if (!Number.isInteger(value) || value < 0 || value > 65_535)
      problems.push(`${name} is not a port: ${env[name]}`);
    return value;
  };

  const databaseUrl =
    env.APP_DATABASE_URL ??
    need('DATABASE_URL', 'the address of a PostgreSQL, or run "npm start", which brings its own.');
  const secret = demo
    ? (env.PORTOLAN_SECRET ?? demoSecret)
    : need('PORTOLAN_SECRET', 'at least 32 random characters.');
  if (secret && secret.length < 32)
    problems.push('PORTOLAN_SECRET is too short: at least 32 random characters.');
  if (!demo && secret === demoSecret) problems.push('PORTOLAN_SECRET is the public demo key.');
  const smtpUrl = demo
    ? (env.SMTP_URL ?? null)
    : need('SMTP_URL', 'travellers must get their confirmations.');
  if (smtpUrl && !(URL.canParse(smtpUrl) && /^smtps?:$/.test(new URL(smtpUrl).protocol)))
    problems.push('SMTP_URL is not smtp://host:port or smtps://host:port.');
  const mailFrom = demo
    ? (env.MAIL_FROM ?? 'bookings@mail.example')
    : need('MAIL_FROM', 'the address that confirmations come from.');
  if (mailFrom && !/^[^\s@<>,"]+@[^\s@<>,"]+$/.test(mailFrom))
    problems.push('MAIL_FROM is no plain address: name@host.');
  const host = env.HOST ?? '127.0.0.1';
  if (demo && !loopback.has(host))
    problems.push(`HOST is ${host}: demo mode has public passwords and only listens on 127.0.0.1.`);
  const listenPort = port('PORT', 4000);

  const stripe = readStripe(env, demo, problems);
  const wantsGateway = demo || !stripe || Boolean(env.GATEWAY_URL ?? env.GATEWAY_SECRET);
  const gatewayUrl = demo
    ? (env.GATEWAY_URL ?? 'http://127.0.0.1:4301')
    : wantsGateway
      ? need('GATEWAY_URL', 'the payment gateway; or set up Stripe with STRIPE_SECRET_KEY.')
      : '';
  const gatewaySecret = demo
    ? (env.GATEWAY_SECRET ?? 'sk_demo')
    : wantsGateway
      ? need('GATEWAY_SECRET', 'the payment gateway’s secret key.')
      : '';
  const webhookSecrets = readSecrets('GATEWAY_WEBHOOK_SECRET', env.GATEWAY_WEBHOOK_SECRET, problems);
  const suppliers = readSuppliers(
    demo
      ? (env.SUPPLIERS ?? 'aurora=http://127.0.0.1:4201,meridian=http://127.0.0.1:4202')
      : need('SUPPLIERS', 'name=url pairs, separated by commas.'),
    problems,
  );
  const siteScheme = env.SITE_SCHEME ?? (demo ? 'http' : 'https');
  if (siteScheme !== 'http' && siteScheme !== 'https') problems.push('SITE_SCHEME must be http or https.');
  const wanted = env.PORTOLAN_ENVIRONMENT ?? (demo ? 'local' : 'prod');
  const environment = environments.find((name) => name === wanted);
  if (!environment) problems.push(`PORTOLAN_ENVIRONMENT must be one of ${environments.join(', ')}.`);
  const jobs = env.JOBS ?? 'inside';
  if (jobs !== 'inside' && jobs !== 'off' && jobs !== 'only')
    problems.push('JOBS must be inside, off or only.');
  const leaveMs = Number(env.LEAVE_MS ?? (demo ? 0 : 5_000));
  if (!Number.isInteger(leaveMs) || leaveMs < 0 || leaveMs > 300_000)
    problems.push(`LEAVE_MS is no number of milliseconds up to 300000: ${env.LEAVE_MS}`);
  if (env.RATES_URL) url('RATES_URL', env.RATES_URL);

  const config: Config = {
    demo,
    environment: environment ?? 'prod',
    host,
    port: listenPort,
    partnerPort: port('PARTNER_PORT', 4100),
    siteScheme: siteScheme as Config['siteScheme'],
    sitePort: env.SITE_PORT === undefined ? (demo ? listenPort : null) : port('SITE_PORT', 0) || null,
    trustProxy: isYes(env.TRUST_PROXY),
    database: { url: databaseUrl, role: appRole, poolSize: Number(env.POOL_SIZE ?? 12) || 12 },
    assetsDir: env.ASSETS_DIR ?? null,
    suppliers,
    gateway: wantsGateway
      ? {
          url: url('GATEWAY_URL', gatewayUrl),
          publicUrl: url('GATEWAY_PUBLIC_URL', env.GATEWAY_PUBLIC_URL ?? gatewayUrl),
          secret: gatewaySecret,
          publishableKey: env.GATEWAY_PUBLISHABLE_KEY ?? 'pk_gateway_demo',
          webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : demo ? ['whsec_demo'] : [],
          notifyUrl: env.GATEWAY_NOTIFY_URL
            ? url('GATEWAY_NOTIFY_URL', env.GATEWAY_NOTIFY_URL)
            : demo && listenPort > 0
              ? `http://127.0.0.1:${listenPort}`
              : null,
        }
      : null,
    stripe,
    smtpUrl,
    mailFrom,
    ratesUrl: env.RATES_URL ?? null,
    supportManagers: env.SUPPORT_MANAGERS ? listOf(env.SUPPORT_MANAGERS) : sampleManagers,
    signupHiddenSubdomains: listOf(env.SIGNUP_HIDDEN_SUBDOMAINS ?? 'demo'),
    logLevel: env.LOG_LEVEL ?? 'info',
    jobs: jobs as Config['jobs'],
    leaveMs,
    keys: deriveKeys(secret),
  };
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

function listOf(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
}

/** The keys of demo mode without a secret of its own, for what is prepared before a server starts. */
export function demoKeys(): Config['keys'] {
  return deriveKeys(demoSecret);
}

/** Stripe's account of the platform. All of it or nothing: half an account would take money and never hear of it. */
function readStripe(env: Env, demo: boolean, problems: string[]): Config['stripe'] {
  const {
    STRIPE_SECRET_KEY: secretKey = '',
    STRIPE_PUBLISHABLE_KEY: publishableKey = '',
    STRIPE_WEBHOOK_SECRET: secrets = '',
    STRIPE_API_URL: apiUrl = null,
  } = env;
  if (!secretKey && !publishableKey && !secrets && !apiUrl) return null;
  for (const [name, value, hint] of [
    ['STRIPE_SECRET_KEY', secretKey, 'the account’s secret key, sk_… or rk_….'],
    ['STRIPE_PUBLISHABLE_KEY', publishableKey, 'the account’s publishable key, pk_….'],
    ['STRIPE_WEBHOOK_SECRET', secrets, 'the signing secret of the webhook endpoint, whsec_….'],
  ] as const)
    if (!value) problems.push(`${name} is missing: ${hint} Stripe is set up by half.`);
  const secretMode = /^[sr]k_(test|live)_/.exec(secretKey)?.[1];
  const publicMode = /^pk_(test|live)_/.exec(publishableKey)?.[1];
  if (secretKey && !secretMode)
    problems.push('STRIPE_SECRET_KEY is no secret key: sk_test_…, sk_live_… or rk_….');
  if (publishableKey && !publicMode)
    problems.push('STRIPE_PUBLISHABLE_KEY is no publishable key: pk_test_… or pk_live_….');
  if (secretMode && publicMode && secretMode !== publicMode)
    problems.push(
      `STRIPE_SECRET_KEY is of ${secretMode} mode, STRIPE_PUBLISHABLE_KEY of ${publicMode} mode.`,
    );
  if (demo && secretMode === 'live')
    problems.push('STRIPE_SECRET_KEY is a live key: demo mode has public passwords and takes no real money.');
  if (apiUrl && (!URL.canParse(apiUrl) || secretMode === 'live'))
    problems.push('STRIPE_API_URL must be a URL, and is for test keys only.');
  const webhookSecrets = readSecrets('STRIPE_WEBHOOK_SECRET', secrets, problems);
  return { secretKey, publishableKey, webhookSecrets, apiUrl };
}

/** One secret, or two while one is being replaced, separated by a comma. */
function readSecrets(name: string, text: string | undefined, problems: string[]): string[] {
  const secrets = (text ?? '').split(',').map((secret) => secret.trim()).filter(Boolean); // prettier-ignore
  if (secrets.length > 2) problems.push(`${name} holds more than two secrets: the current one and the next.`);
  if (secrets.some((secret) => !secret.startsWith('whsec_') || secret.length < 10))
    problems.push(`${name} holds what is no signing secret: whsec_….`);
  return secrets;
}

function deriveKeys(secret: string): Config['keys'] {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    accessToken: key('access-token'),
    art: key('art'),
    offers: key('offers'),
    links: key('links'),
    browse: key('browse-token'),
    partners: key('partner-secrets'),
    accounts: key('gateway-accounts'),
    travellers: key('traveller-details'),
  };
}

function readSuppliers(text: string, problems: string[]): Config['suppliers'] {
  const suppliers: Config['suppliers'] = [];
  for (const pair of text.split(',').filter(Boolean)) {
    const [name = '', address = ''] = splitOnce(pair.trim(), '=');
    if (!/^[a-z][a-z0-9-]*$/.test(name) || !URL.canParse(address))
      problems.push(`SUPPLIERS holds "${pair}", which is not name=url.`);
    suppliers.push({ name, url: address.replace(/\/$/, '') });
  }
  return suppliers;
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function isYes(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'yes';
}
