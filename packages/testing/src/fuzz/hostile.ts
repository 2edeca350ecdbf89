import type { Random } from './random.ts';

/** Written into JSON as it stands, for what `JSON.stringify` would not say: {@link toJson} takes the quotes away. */
const raw = (text: string) => `\u2063raw:${text}\u2063`;

/** JSON of a value, with numbers that no number of ours can be (`1e999`) as they stand. */
export function toJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(/"\u2063raw:([^"\u2063]*)\u2063"/g, '$1');
}

/** Halves of surrogate pairs replaced, as `encodeURIComponent` wants it. */
export const wellFormed = (text: string) => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** Texts that have broken something somewhere. */
export const hostileTexts: readonly string[] = [
  '', ' ', '\t\r\n', '\0', 'a\0b', '\u0001\u0002\u001f\u007f', '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}',
  '\ud800', 'x\udc00y', '\udfff\ud800', '\u202Eevil\u202C', '\u200F\u200E\u2066مرحبا\u2069', '\uFEFFbom', '\uFFFD\uFFFF',
  "' OR 1=1 --", "'; drop table bookings; --", "\\'; select pg_sleep(0) --", '%', '_%_', '\\', '$1', '$$', '{{7*7}}', '${7*7}',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', '<!--', ']]>', '</script>', 'javascript:alert(1)', '&lt;b&gt;',
  '../../../../etc/passwd', '..%2f..%2f', 'file:///etc/passwd', 'http://169.254.169.254/', '//evil.example', '\\\\evil\\share',
  '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-0', '0x10',
  '1e309', '9'.repeat(400), '2026-02-30', '0000-00-00', '9999-12-31', '-2026-01-01', '2026-13-45', '2026-01-01T25:61:61Z',
  'ag_nordlys', 'pk_demo_nordlys', '[object Object]', '[]', '{}', 'a'.repeat(5_000), 'é'.repeat(2_000), 'Z̴̧͝a̶l̸g̵o̷', '١٢٣٤', '１２３',
  'Ω≈ç√∫', 'İstanbul', 'ß', 'ﬃ', '(((((((((((((((((((((a+)+)+)+)+$', 'a'.repeat(64) + '!', '\r\nset-cookie: a=b', '%00', '%c0%ae', '%',
]; // prettier-ignore

/** Values of any type, in places where another was meant. */
export function hostileValue(random: Random): unknown {
  return random.pick<() => unknown>([
    () => random.pick(hostileTexts),
    () => random.pick(hostileTexts),
    () =>
      random.pick([
        0,
        -0,
        -1,
        1,
        2,
        1.5,
        -1e9,
        1e15,
        2 ** 31,
        2 ** 32,
        2 ** 53,
        -(2 ** 53),
        1e21,
        1e308,
        5e-324,
        0.1 + 0.2,
      ]),
    () => random.pick([null, true, false, [], {}, [[]], [null], [{}], [0], '']),
    () =>
      raw(random.pick(['1e999', '-1e999', '1E400', '-0.0', '0.00000000000000000000001', '1'.repeat(400)])),
    () => ({ $ne: null, length: -1, toString: 'x', then: 1 }),
    () => deep(random.int(3, 60), random.chance(0.5)),
    () => Array.from({ length: random.int(10, 300) }, () => random.pick(hostileTexts).slice(0, 20)),
    () => Object.fromEntries(hostileTexts.slice(0, 30).map((text, at) => [text.slice(0, 30), at])),
  ])();
}

function deep(levels: number, list: boolean): unknown {
  let value: unknown = 'bottom';
  for (let level = 0; level < levels; level++) value = list ? [value] : { a: value };
  return value;
}

/** Bodies that are no JSON of an object, or not what they say they are. */
export function hostileBody(random: Random, good: string): { body: string | Buffer; type?: string } {
  return random.pick<() => { body: string | Buffer; type?: string }>([
    () => ({ body: good.slice(0, random.int(0, Math.max(0, good.length - 1))) }),
    () => ({ body: `${good}${random.pick(['}', ',', ' x', '\0', good])}` }),
    () => ({ body: `\uFEFF${good}` }),
    () => ({ body: random.pick(['', ' ', 'null', 'true', '0', '""', '[]', '{}', 'NaN', 'undefined', "{'a':1}", '{a:1}', '[[[[']) }),
    () => ({ body: `{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},${good.slice(1) || '}'}` }),
    () => ({ body: good.replace('{', '{"\\u005f_proto__":{"polluted":true},') }),
    () => ({ body: '['.repeat(20_000) }),
    () => ({ body: `${'{"a":'.repeat(8_000)}1${'}'.repeat(8_000)}` }),
    () => ({ body: `{"x":"${'a'.repeat(1_048_576)}"}` }),
    () => ({ body: `${good.slice(0, -1) || '{'}${good.length > 2 ? ',' : ''}"padding":"${'x'.repeat(60_000)}"}` }),
    () => ({ body: Buffer.concat([Buffer.from('{"text":"'), Buffer.from([0xc3, 0x28, 0xff, 0xfe, 0xed, 0xa0, 0x80]), Buffer.from('"}')]) }),
    () => ({ body: Buffer.from(Array.from({ length: 500 }, () => random.int(0, 255))) }),
    () => ({ body: good, type: random.pick(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'application/json; charset=utf-16', 'application/jsonp', '', 'a', '/', 'application/json;;;', 'APPLICATION/JSON', 'application/json, text/html', 'application/vnd.api+json']) }),
    () => ({ body: 'email=a&password=b', type: 'application/x-www-form-urlencoded' }),
    () => ({ body: Buffer.from(good, 'utf16le') }),
  ])(); // prettier-ignore
}

/** One to three things wrong with something that was right: members lost, added, of another type, out of range. */
export function spoil(value: unknown, random: Random, what: string[]): unknown {
  const copy = structuredClone(value);
  const spots: { holder: Record<string, unknown>; name: string; path: string }[] = [];
  const walk = (node: unknown, path: string): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const name of Object.keys(node)) {
      spots.push({ holder: node as Record<string, unknown>, name, path: `${path}.${name}` });
      walk((node as Record<string, unknown>)[name], `${path}.${name}`);
    }
  };
  walk(copy, '');
  for (let times = random.int(1, 3); times > 0 && spots.length > 0; times--) {
    const { holder, name, path } = random.pick(spots);
    const old = holder[name];
    const how = random.pick(['drop', 'hostile', 'hostile', 'hostile', 'add', 'stretch', 'edge'] as const);
    what.push(`${how} ${path}`);
    if (how === 'drop') {
      if (Array.isArray(holder)) holder.splice(Number(name), 1);
      else delete holder[name];
    } else if (how === 'hostile') holder[name] = hostileValue(random);
    else if (how === 'add') {
      const added = random.pick([...hostileTexts.slice(10, 60), 'agencyId', 'agency_id', 'price', 'role', 'userId']);
      if (added !== '__proto__' && !Array.isArray(holder)) holder[added] = hostileValue(random);
    } else if (typeof old === 'string')
      holder[name] =
        how === 'stretch' ? old + random.pick(hostileTexts) : random.pick([old.toUpperCase(), ` ${old} `, old.slice(1), old.repeat(30)]);
    else if (typeof old === 'number') holder[name] = random.pick([-old, old + 0.5, old + 1, old * 1e6, String(old), 2 ** 53, -1]);
    else if (Array.isArray(old)) holder[name] = how === 'stretch' ? Array.from({ length: 100 }, () => (old as unknown[])[0] ?? 1) : [];
    else holder[name] = hostileValue(random);
  } // prettier-ignore
  return copy;
}
