/** The environment as plain text. This file is the only one that reads `process.env`; `config.ts` gives it meaning. */
export interface Env {
  DATABASE_URL?: string | undefined;
  APP_DATABASE_URL?: string | undefined;
  PORTOLAN_DEMO?: string | undefined;
  PORTOLAN_SECRET?: string | undefined;
  PORTOLAN_ENVIRONMENT?: string | undefined;
  SMTP_URL?: string | undefined;
  MAIL_FROM?: string | undefined;
  HOST?: string | undefined;
  PORT?: string | undefined;
  PARTNER_PORT?: string | undefined;
  SITE_SCHEME?: string | undefined;
  SITE_PORT?: string | undefined;
  TRUST_PROXY?: string | undefined;
  ASSETS_DIR?: string | undefined;
  SUPPLIERS?: string | undefined;
  SANDBOX_SIGN_IN_URL?: string | undefined;
  GATEWAY_URL?: string | undefined;
  GATEWAY_PUBLIC_URL?: string | undefined;
  GATEWAY_SECRET?: string | undefined;
  GATEWAY_PUBLISHABLE_KEY?: string | undefined;
  GATEWAY_WEBHOOK_SECRET?: string | undefined;
  GATEWAY_NOTIFY_URL?: string | undefined;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  STRIPE_API_URL?: string | undefined;
  RATES_URL?: string | undefined;
  SUPPORT_MANAGERS?: string | undefined;
  SIGNUP_HIDDEN_SUBDOMAINS?: string | undefined;
  LOG_LEVEL?: string | undefined;
  POOL_SIZE?: string | undefined;
  PAGE_RENDERER?: string | undefined;
  JOBS?: string | undefined;
  LEAVE_MS?: string | undefined;
}

const names = [
  'DATABASE_URL', 'APP_DATABASE_URL', 'PORTOLAN_DEMO', 'PORTOLAN_SECRET', 'PORTOLAN_ENVIRONMENT', 'SMTP_URL', 'MAIL_FROM', 'HOST', 'PORT', 'PARTNER_PORT',
  'SITE_SCHEME', 'SITE_PORT', 'TRUST_PROXY', 'ASSETS_DIR', 'SUPPLIERS', 'SANDBOX_SIGN_IN_URL', 'GATEWAY_URL', 'GATEWAY_PUBLIC_URL', 'GATEWAY_SECRET',
  'GATEWAY_PUBLISHABLE_KEY', 'GATEWAY_WEBHOOK_SECRET', 'GATEWAY_NOTIFY_URL', 'STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET', 'STRIPE_API_URL', 'RATES_URL', 'SUPPORT_MANAGERS', 'SIGNUP_HIDDEN_SUBDOMAINS', 'LOG_LEVEL', 'POOL_SIZE', 'PAGE_RENDERER', 'JOBS', 'LEAVE_MS',
] as const satisfies readonly (keyof Env)[]; // prettier-ignore

/** The variables this server knows; empty text counts as absent. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const env: Env = {};
  for (const name of names) {
    const value = source[name]?.trim();
    if (value) env[name] = value;
  }
  return env;
}
