import { hash, verify } from '@node-rs/argon2';

/** argon2id as OWASP recommends it: 19 MiB, two passes. */
const settings = { algorithm: 2 as const, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, settings);
}

/** Compared against when nobody has the address, so that both answers take equally long. */
let nobody: Promise<string> | undefined;

/** True when the password belongs to the hash; takes as long when there is no hash. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const against = stored ?? (await (nobody ??= hashPassword('nobody has this password')));
  const matches = await verify(against, password).catch(() => false);
  return stored !== null && matches;
}
