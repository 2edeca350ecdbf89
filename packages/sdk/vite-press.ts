import { minify } from 'terser';
import terser from 'terser/package.json' with { type: 'json' };

/** What {@link pressed} depends on besides the code, for the hash in a file's name. */
export const pressName = `terser ${terser.version}`;

/**
 * A minified chunk said shorter still: one minifier sees through constants and one-way branches that the other leaves. Names stay, for
 * those of the first compress better. Of the first screens' 20 kB it takes 0.2.
 */
export async function pressed(code: string): Promise<string> {
  const { code: shorter } = await minify(code, {
    module: true,
    ecma: 2020,
    mangle: false,
    compress: { passes: 3 },
  });
  return shorter!;
}
