import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  webhookToleranceSeconds,
  type WebhookEvent,
  type WebhookReading,
  type WebhookRequest,
} from './port.ts';

/** `t=<seconds>,v1=<hex>`: HMAC-SHA256 over time, a dot and the body. `now` in ms since the epoch. */
export function signWebhook(secret: string, body: string | Uint8Array, now: number): string {
  const at = String(Math.floor(now / 1000));
  return `t=${at},v1=${digest(secret, at, body).toString('hex')}`;
}

function digest(secret: string, at: string, body: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`${at}.`).update(body).digest();
}

/**
 * Checks a signature against every secret, of which there are two while one is being replaced. The time counts only once the
 * signature holds: a forger does not learn how to set a clock.
 */
export function checkSignature(
  secrets: readonly string[],
  header: string | undefined,
  body: Uint8Array,
  now: number,
): 'good' | 'not_configured' | 'unsigned' | 'forged' | 'stale' {
  if (secrets.length === 0) return 'not_configured';
  if (!header) return 'unsigned';
  const parts = header.split(',').map((part) => part.trim().split('='));
  const at = parts.find(([name]) => name === 't')?.[1];
  const given = parts.filter(([name, value]) => name === 'v1' && value).map(([, value]) => value!);
  if (!at || !/^\d{1,12}$/.test(at) || given.length === 0) return 'unsigned';
  const holds = secrets.some((secret) => {
    const expected = digest(secret, at, body);
    return given.some((text) => {
      const bytes = Buffer.from(text, 'hex');
      return bytes.length === expected.length && timingSafeEqual(bytes, expected);
    });
  });
  if (!holds) return 'forged';
  return Math.abs(now / 1000 - Number(at)) > webhookToleranceSeconds ? 'stale' : 'good';
}

/** The one value of a header, however the server lists it. */
export function headerOf(headers: WebhookRequest['headers'], name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

/** Signature first, then JSON, then what it says; `read` answers `null` for what is no event. */
export function readSignedWebhook(
  request: WebhookRequest,
  options: { secrets: readonly string[]; header: string; read(body: unknown): WebhookEvent | null },
): WebhookReading {
  const { rawBody, headers, now } = request;
  const verdict = checkSignature(options.secrets, headerOf(headers, options.header), rawBody, now);
  if (verdict !== 'good') return { status: 'refused', reason: verdict };
  try {
    const event = options.read(JSON.parse(Buffer.from(rawBody).toString('utf8')));
    if (event) return { status: 'accepted', event };
  } catch {
    // Falls through: signed, and still no JSON.
  }
  return { status: 'refused', reason: 'malformed' };
}
