// What a partner's server does so that its members are known: sign a short-lived token. Plain Node, nothing to install.
// In another language, any JWT library does the same: HS256 with the partner's secret.

import { createHmac, randomUUID } from 'node:crypto';

/**
 * @typedef {object} Member someone who is logged in at the partner's
 * @property {string} id the partner's own id of them; it never changes and is never given to somebody else
 * @property {string} [firstName]
 * @property {string} [lastName]
 * @property {string} [email]
 * @property {string} [phone]
 */

/**
 * @typedef {object} Signer
 * @property {string} partner id of the partner, `pt_…`
 * @property {string} agency id of the agency, `ag_…`
 * @property {string} secret the partner's secret, `ps_…`; it never leaves the server
 * @property {string} [secretId] which of two secrets it is, while they are changed
 */

const encode = (/** @type {unknown} */ value) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A profile token: good once, for five minutes, on pages of one origin.
 * @param {Signer} signer
 * @param {Member} member
 * @param {string} origin of the page that it is put into, such as `https://www.club.example`
 */
export function signProfile({ partner, agency, secret, secretId }, { id, ...profile }, origin) {
  const now = Math.floor(Date.now() / 1000);
  const header = { alg: 'HS256', typ: 'JWT', ...(secretId ? { kid: secretId } : {}) };
  const claims = {
    iss: partner,
    aud: agency,
    sub: id,
    origin,
    jti: randomUUID(),
    iat: now,
    exp: now + 300,
    profile,
  };
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
