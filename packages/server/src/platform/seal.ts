import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * Seals a value into text that a client can carry, cannot read, cannot change and cannot use at another agency:
 * AES-256-GCM with the agency (and purpose) as additional data.
 */
export interface Seal {
  /** URL-safe text. @param bound What the seal belongs to, such as the agency's id: opening needs the same. */
  close(value: unknown, bound: string): string;
  /** The value, or `null` when it was changed, cut, made elsewhere or bound to something else. */
  open<T>(sealed: string, bound: string): T | null;
}

const maxPlainBytes = 16_384;

export function createSeal(key: Buffer): Seal {
  return {
    close(value, bound) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(bound));
      const plain = deflateRawSync(JSON.stringify(value), { level: 1 });
      return Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    open<T>(sealed: string, bound: string): T | null {
      try {
        const bytes = Buffer.from(sealed, 'base64url');
        // The last letter has spare bits: only the one spelling that we made is ours.
        if (bytes.length < 29 || bytes.toString('base64url') !== sealed) return null;
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
          .setAAD(Buffer.from(bound))
          .setAuthTag(bytes.subarray(-16));
        const plain = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
        return JSON.parse(inflateRawSync(plain, { maxOutputLength: maxPlainBytes }).toString()) as T;
      } catch {
        return null;
      }
    },
  };
}
