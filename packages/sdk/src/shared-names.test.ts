import { expect, it } from 'vitest';
import { sharedNames } from '../vite-names.ts';

type Bundle = Record<string, { type: 'chunk'; fileName: string; name: string; code: string; imports: string[]; dynamicImports: string[] }>; // prettier-ignore

function built(chunks: Record<string, string>): Record<string, string> {
  const bundle: Bundle = Object.fromEntries(
    Object.entries(chunks).map(([fileName, code]) => {
      const imports = Object.keys(chunks).filter((other) => code.includes(`"./${other}"`));
      const name = fileName.replace('.js', '');
      return [fileName, { type: 'chunk' as const, fileName, name, code, imports, dynamicImports: [] }];
    }),
  );
  const { generateBundle } = sharedNames();
  (generateBundle as unknown as { handler(options: unknown, bundle: Bundle): void }).handler({}, bundle);
  return Object.fromEntries(Object.values(bundle).map(({ fileName, code }) => [fileName, code]));
}

it('gives what files share one name on both sides, whatever else is called so', async () => {
  // Shadows, short properties and patterns, defaults, a name that is exported twice, and one that only passes through.
  const { 'core.js': core, 'deals.js': deals, 'panels.js': panels } = built({
    'core.js': 'var e=1,n={e,A:2},A=(e)=>[e,n],o=({e:t=e,...A})=>[t,A,n.A];export{A as B,e as A,n as t,o as C,n as D};',
    'deals.js': 'import{A as e,B as t,C as n,t as r}from"./core.js";var A=9,B=({e:A=e})=>[A,{e,r}],i=e;export{B as b,A as a,t as c,n as d,i as e};',
    'panels.js': 'import{A as x}from"./core.js";import{a as A,b as y,c as z,d}from"./deals.js";var B=[x,A,y({}),z(7),d({e:void 0,A:5,B:6})];export{B as t};',
  }); // prettier-ignore
  expect(core).toContain('export{$t,$t as D,A,B,C}');
  expect(deals).toMatch(/^import\{\$t,A,B,C\}from/);
  expect(panels).toMatch(/^import\{A\}from"\.\/core\.js";import\{_a,_b,_c,_d\}from/);

  const address = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const one = address(core!);
  const two = address(deals!.replace('./core.js', one));
  const last = (await import(
    /* @vite-ignore */ address(panels!.replace('./core.js', one).replace('./deals.js', two))
  )) as { t: unknown };
  const shared = { e: 1, A: 2 };
  expect(last.t).toEqual([1, 9, [1, { e: 1, r: shared }], [7, shared], [1, { A: 5, B: 6 }, 2]]);
});
