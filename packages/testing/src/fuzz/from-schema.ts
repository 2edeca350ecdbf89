import fc from 'fast-check';
import { hostileTexts } from './hostile.ts';
import type { Random } from './random.ts';

/** What of JSON Schema (draft 7) zod writes. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

/** A value that is known to exist, or to mean something, for a member; `undefined` when there is none. */
export type Known = (name: string, path: string) => unknown;

const samples = new Map<string, string[]>();
function matching(pattern: string, random: Random): string {
  let known = samples.get(pattern);
  if (!known) {
    known = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 60, seed: 7 });
    samples.set(pattern, known);
  }
  return random.pick(known);
}

const datePattern = '^\\d{4}-\\d{2}-\\d{2}';

/**
 * A value that the schema accepts.
 * @param known asked first for each member, in half of the cases
 * @param realShare how often `known` is asked
 */
export function fromSchema(
  schema: JsonSchema,
  random: Random,
  known: Known,
  options: { realShare: number; today: number },
): unknown {
  let day = options.today + random.int(1, 60);
  const make = (node: JsonSchema, name: string, path: string): unknown => {
    if (random.chance(options.realShare)) {
      const value = known(name, path);
      if (value !== undefined) return value;
    }
    const choice = node.anyOf ?? node.oneOf;
    if (choice) return make(random.pick(choice), name, path);
    if (node.const !== undefined) return node.const;
    if (node.enum) return random.pick(node.enum);
    switch (node.type) {
      case 'object': {
        const object: Record<string, unknown> = {};
        for (const [member, child] of Object.entries(node.properties ?? {})) {
          const share = member === 'scenario' ? 0.1 : 0.5;
          if (!node.required?.includes(member) && !random.chance(share)) continue;
          object[member] = make(child, member, `${path}.${member}`);
        }
        return object;
      }
      case 'array': {
        const least = node.minItems ?? 0;
        const most = Math.min(node.maxItems ?? least + 3, random.chance(0.9) ? least + 2 : least + 20);
        return Array.from({ length: random.int(least, Math.max(least, most)) }, () =>
          make(node.items ?? {}, '', `${path}.*`),
        );
      }
      case 'integer':
      case 'number': {
        const least = Math.max(node.minimum ?? -3, -1e9);
        const most = Math.min(node.maximum ?? least + 10, 1e9);
        if (random.chance(0.2)) return random.pick([least, most]);
        const value = random.int(Math.ceil(least), Math.floor(most));
        return node.type === 'number' && random.chance(0.5) && value < most ? value + random.next() : value;
      }
      case 'boolean':
        return random.chance(0.5);
      case 'null':
        return null;
      default: {
        if (node.pattern?.startsWith(datePattern) && random.chance(0.8)) {
          day += random.int(1, 6);
          const date = new Date(day * 86_400_000).toISOString();
          return node.pattern.includes('T') ? date.slice(0, 16) : date.slice(0, 10);
        }
        if (node.pattern) return matching(node.pattern, random);
        const least = node.minLength ?? 0;
        const most = node.maxLength ?? 200;
        // Texts of people, and texts of nobody, as long as they may be.
        const text = random.chance(0.5)
          ? random.pick(['Lisbon', 'Ada', 'Ω', 'مرحبا', 'Åse-Marie O’Neill', 'x'.repeat(most)])
          : random.pick(hostileTexts);
        return text.slice(0, most).padEnd(least, 'y');
      }
    }
  };
  return make(schema, '', '');
}

/** Names of all members that a schema takes, at any depth. */
export function memberNames(schema: JsonSchema | undefined, into = new Set<string>()): Set<string> {
  if (!schema) return into;
  for (const [name, child] of Object.entries(schema.properties ?? {})) {
    into.add(name);
    memberNames(child, into);
  }
  for (const child of [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])])
    memberNames(child, into);
  return into;
}
