import type { Random } from './random.ts';

type Facts = Record<string, string | number>;

/** What members of answers are called where they are sent back. */
const aliases: Record<string, string> = {
  accessToken: 'token',
  version: 'acceptedVersion',
  id: 'placeId',
  browseToken: 'browseToken',
};

/**
 * What the product itself has said so far, by agency: ids, references, tokens. Requests made of it get past "not found", for every
 * operation whose members are called alike, known to us or not.
 */
export interface Pool {
  /** Remembers all of an answer that could be sent back. */
  learn(agency: string, answer: unknown): void;
  /** One thing that the product told this agency about, with all that belongs together. Prefers what has members of these names. */
  subject(agency: string, names: ReadonlySet<string>, random: Random): Facts;
  /** Forgets everything: its tokens have expired. */
  clear(): void;
}

/** @param names members that some operation takes; nothing else is remembered */
export function createPool(names: ReadonlySet<string>): Pool {
  const most = 25;
  /** By agency, then by the names that a thing has. */
  const things = new Map<string, Map<string, Facts[]>>();
  const tokens = new Map<string, string>();

  function keep(agency: string, facts: Facts): void {
    const { reference, token } = facts;
    if (typeof reference === 'string') {
      if (typeof token === 'string') tokens.set(reference, token);
      else if (tokens.has(reference)) facts['token'] = tokens.get(reference)!;
    }
    const kinds = things.get(agency) ?? new Map<string, Facts[]>();
    things.set(agency, kinds);
    const kind = Object.keys(facts).sort().join(' ');
    const list = kinds.get(kind) ?? [];
    kinds.set(kind, list);
    list.push(facts);
    if (list.length > most) list.shift();
  }

  return {
    learn(agency, answer) {
      let left = 150;
      const walk = (node: unknown): void => {
        if (typeof node !== 'object' || node === null || left-- <= 0) return;
        if (!Array.isArray(node)) {
          const facts: Facts = {};
          for (const [name, value] of Object.entries(node)) {
            const called = aliases[name] ?? name;
            if (!names.has(called) || (typeof value !== 'string' && typeof value !== 'number')) continue;
            if (String(value).length <= 4_000) facts[called] = value;
          }
          if (Object.keys(facts).length > 0) keep(agency, facts);
        }
        for (const child of Object.values(node)) walk(child);
      };
      walk(answer);
    },
    subject(agency, wanted, random) {
      const kinds = [...(things.get(agency) ?? [])];
      const count = (kind: string) => kind.split(' ').filter((name) => wanted.has(name)).length;
      const most = Math.max(0, ...kinds.map(([kind]) => count(kind)));
      const fitting = kinds.filter(
        ([kind]) => count(kind) > 0 && (random.chance(0.2) || count(kind) === most),
      );
      return fitting.length > 0 ? random.pick(random.pick(fitting)[1]) : {};
    },
    clear() {
      things.clear();
      tokens.clear();
    },
  };
}
