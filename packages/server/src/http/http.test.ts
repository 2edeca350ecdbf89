import { listOperations, type OperationId } from '@portolan/contract';
import fc from 'fast-check';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hostOf, originAllowed, originPatterns } from '../tenancy/origins.ts';
import { parseCookies, parseQuery, requestLanguage, requestTimeZone } from './headers.ts';
import { compileAtFirstUse, inputSchema } from './input-schema.ts';
import { secondPass } from './route.ts';

describe('origins', () => {
  it.each([
    ['https://shop.example', ['https://shop.example'], true],
    ['http://localhost:4100', ['http://localhost:*'], true],
    ['https://www.shop.example', ['https://*.shop.example'], true],
    ['https://a.b.shop.example', ['https://*.shop.example'], true],
    ['https://shop.example', ['https://*.shop.example'], false],
    ['https://evilshop.example', ['https://*.shop.example', 'https://shop.example'], false],
    ['http://shop.example', ['https://shop.example'], false],
    ['https://shop.example:8443', ['https://shop.example'], false],
    ['https://shop.example.evil.example', ['https://shop.example'], false],
    ['null', ['null', '*'], false],
    ['https://shop.example/', ['https://shop.example/'], false],
    ['https://user@shop.example', ['https://shop.example'], false],
  ])('%s with %j: %s', (origin, allowed, expected) => expect(originAllowed(origin, allowed)).toBe(expected));
  it('never throw', () => {
    fc.assert(fc.property(fc.string(), (text) => void originPatterns(text)));
  });
  it.each([
    ['Harbour.localhost:4000', 'harbour.localhost'],
    ['harbour.localhost.', 'harbour.localhost'],
    ['[::1]:4000', '[::1]'],
    ['a b', ''],
    ['a/b', ''],
    [undefined, ''],
  ])('the host of %j is %j', (header, host) => expect(hostOf(header)).toBe(host));
});

describe('headers', () => {
  it('have their documented defaults', () => {
    expect(requestLanguage(undefined, 'da')).toBe('da');
    expect(requestLanguage('xx,*;q=0.5', 'da')).toBe('da');
    expect(requestLanguage('en-GB,pt;q=0.5', 'da')).toBe('en');
    expect(requestTimeZone('Europe/Paris')).toBe('Europe/Paris');
    for (const odd of [undefined, '', 'Mars/Phobos', '../../etc', ['Europe/Paris', 'UTC'], 'x'.repeat(100)])
      expect(requestTimeZone(odd)).toBe('UTC');
  });
  it('cookies and queries survive anything', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        parseCookies(text);
        expect(Object.getPrototypeOf(parseQuery(text))).toBeNull();
      }),
    );
    expect(parseQuery('a=1&a=2&__proto__=x&b')).toEqual(
      Object.assign(Object.create(null), { a: '1', b: '' }),
    );
    expect(parseCookies('a=1; a=2; b=%20x; c=%E0%A4%A; =d')).toEqual(new Map([['a', '1'], ['b', ' x'], ['c', '%E0%A4%A']])); // prettier-ignore
  });
});

describe('what ajv checks', () => {
  const bodies = listOperations().flatMap(({ id, body }): [OperationId, z.ZodType][] =>
    body ? [[id, body]] : [],
  );

  it.each(bodies)('is all that the contract says of %s, or zod runs once more', (id, body) =>
    expect(findUnsayable(body).length > 0).toBe(secondPass.has(id)),
  );
  it.each(bodies)('closes the body of %s', (_id, body) => {
    const open: string[] = [];
    const visit = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      const schema = node as Record<string, unknown>;
      if (schema['type'] === 'object' && schema['properties'] && schema['additionalProperties'] !== false)
        open.push(path);
      for (const [key, value] of Object.entries(schema)) visit(value, `${path}/${key}`);
    };
    visit(inputSchema(body), '');
    expect(open).toEqual([]);
  });
});

describe('a validator', () => {
  /** The framework's own compiler, as our server asks for it. */
  async function compiler() {
    let made: unknown;
    const app = fastify({
      ajv: {
        customOptions: { allErrors: true, strict: false, removeAdditional: false, coerceTypes: false },
        onCreate: (ajv) => void (made = ajv),
      },
    });
    app.post('/', { schema: { body: { type: 'object' } } }, async () => '');
    await app.ready();
    return made as { compile(schema: object): ((value: unknown) => unknown) & { errors?: Problem[] | null } };
  }
  type Problem = { instancePath: string; keyword: string };

  it('is compiled when the first value comes, once, and says what is wrong with each', async () => {
    let compiled = 0;
    const ajv = await compiler();
    const compile = ajv.compile.bind(ajv);
    ajv.compile = (schema) => (compiled++, compile(schema));
    compileAtFirstUse(ajv);
    const validate = ajv.compile(z.strictObject({ adults: z.int().min(1) }));
    expect(compiled).toBe(0);
    expect([validate({ adults: 2 }), validate.errors]).toEqual([true, null]);
    expect(validate({ adults: 0, pets: 1 })).toBe(false);
    expect(validate.errors?.map(({ instancePath, keyword }) => [instancePath, keyword])).toEqual([
      ['', 'additionalProperties'],
      ['/adults', 'minimum'],
    ]);
    expect([validate({ adults: 1 }), validate.errors, compiled]).toEqual([true, null, 1]);
  });
  it('can be made of all that any operation takes', async () => {
    const ajv = await compiler();
    for (const { id, body, query, params } of listOperations())
      for (const part of [body, query, params])
        if (part) expect(() => ajv.compile(inputSchema(part)), id).not.toThrow();
  });
});

/** Parts of a schema that JSON Schema cannot say: refinements, transforms, overwriting checks such as `trim`. */
function findUnsayable(schema: z.ZodType, path = ''): string[] {
  const { def } = schema as unknown as { def: Record<string, unknown> & { type: string } };
  const found: string[] = [];
  for (const check of (def['checks'] as { _zod: { def: { check: string } } }[] | undefined) ?? [])
    if (['custom', 'overwrite'].includes(check._zod.def.check)) found.push(`${path} ${check._zod.def.check}`);
  if (['transform', 'pipe', 'catch', 'default', 'prefault', 'custom'].includes(def.type))
    found.push(`${path} ${def.type}`);
  const inner = [
    def['innerType'],
    def['element'],
    def['in'],
    def['valueType'],
    ...((def['options'] as unknown[]) ?? []),
  ];
  for (const part of inner) if (part) found.push(...findUnsayable(part as z.ZodType, path));
  for (const [name, part] of Object.entries((def['shape'] as Record<string, z.ZodType> | undefined) ?? {}))
    found.push(...findUnsayable(part, `${path}.${name}`));
  return found;
}
