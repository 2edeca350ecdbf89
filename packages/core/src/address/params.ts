/**
 * Reads what an address says. Rules, in the order in which they are applied to each parameter:
 * 1. Names are compared exactly; unknown names (`__proto__` too) are ignored.
 * 2. A parameter sent twice: the first one counts and a `duplicate` problem is noted.
 * 3. A value longer than its limit is not read at all (`too-long`).
 * 4. A value that does not parse is absent (`malformed`); an empty one is absent without a problem.
 * Nothing here throws, whatever the input.
 */

/** What a parameter may hold. */
export interface Param<T> {
  /** The meaning of a text; `null` when it has none. */
  readonly parse: (text: string) => T | null;
  /** Characters. @default 200 */
  readonly maxLength?: number;
}

/** The parameters of a service's addresses, by name. */
export type ParamTable = Readonly<Record<string, Param<unknown>>>;

/** What an address says, by the names of a table; absent where it says nothing that can be used. */
export type ParamValues<Table extends ParamTable> = {
  [Name in keyof Table]?: Table[Name] extends Param<infer T> ? T : never;
};

/** What was wrong with a parameter; `param` is its name in the address. */
export interface ParamProblem<Reason extends string = never> {
  readonly param: string;
  readonly reason: 'malformed' | 'duplicate' | 'too-long' | Reason;
}

const defaultMaxLength = 200;

/** The values and problems of an address. Accepts anything that yields name and value pairs, `URLSearchParams` included. */
export function readParams<Table extends ParamTable>(
  table: Table,
  params: Iterable<readonly [string, string]>,
): { values: ParamValues<Table>; problems: ParamProblem[] } {
  const values: Record<string, unknown> = {};
  const problems: ParamProblem[] = [];
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const [name, text] of params) {
    const param = Object.hasOwn(table, name) ? table[name] : undefined;
    if (!param) continue;
    if (seen.has(name)) {
      if (!repeated.has(name)) problems.push({ param: name, reason: 'duplicate' });
      repeated.add(name);
      continue;
    }
    seen.add(name);
    if (text.length > (param.maxLength ?? defaultMaxLength))
      problems.push({ param: name, reason: 'too-long' });
    else if (text !== '') {
      const value = param.parse(text);
      if (value === null) problems.push({ param: name, reason: 'malformed' });
      else values[name] = value;
    }
  }
  return { values: values as ParamValues<Table>, problems };
}
