/** 24 random hexadecimal digits. `crypto.randomUUID` is missing on pages without TLS. */
export function newRandomId(): string {
  return [...crypto.getRandomValues(new Uint8Array(12))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
