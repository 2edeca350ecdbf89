import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key and the certificate it signed for itself, as `https.createServer` takes them. */
export interface SelfSigned {
  /** PEM. */
  key: string;
  /** PEM. */
  cert: string;
  /** SHA-256 of the public key in base64: what Chromium's `--ignore-certificate-errors-spki-list` wants. */
  fingerprint: string;
}

/**
 * Makes a certificate for test hosts, now and in memory: nothing to install, nothing to renew, no program that a new machine may lack.
 * Node makes keys and signatures but no certificates, so the few bytes around them are written here (RFC 5280, DER).
 * @param names DNS names, wildcards allowed
 */
export function selfSigned(names: readonly string[]): SelfSigned {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const day = 86_400_000;
  const ecdsaWithSha256 = sequence(objectId('1.2.840.10045.4.3.2'));
  const name = sequence(set(sequence(objectId('2.5.4.3'), tagged(0x0c, Buffer.from('tests')))));
  const alternatives = sequence(...names.map((dns) => tagged(0x82, Buffer.from(dns, 'ascii'))));
  const body = sequence(
    tagged(0xa0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - day), time(Date.now() + 30 * day)),
    name,
    spki,
    tagged(0xa3, sequence(sequence(objectId('2.5.29.17'), tagged(0x04, alternatives)))),
  );
  const signature = sign('sha256', body, privateKey);
  const whole = sequence(body, ecdsaWithSha256, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    fingerprint: createHash('sha256').update(spki).digest('base64'),
  };
}

function tagged(tag: number, content: Buffer): Buffer {
  const { length } = content;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}
const sequence = (...parts: Buffer[]) => tagged(0x30, Buffer.concat(parts));
const set = (...parts: Buffer[]) => tagged(0x31, Buffer.concat(parts));
/** Positive: the first byte is below 0x80. */
const integer = (bytes: Buffer) => tagged(0x02, bytes);

function objectId(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number);
  const bytes = rest.flatMap((part) => {
    const groups = [part & 0x7f];
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift(0x80 | (left & 0x7f));
    return groups;
  });
  return tagged(0x06, Buffer.from([first * 40 + second, ...bytes]));
}

/** UTCTime, good until 2049. */
function time(ms: number): Buffer {
  const text = new Date(ms).toISOString().replaceAll(/[-:T]/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${text}Z`, 'ascii'));
}
