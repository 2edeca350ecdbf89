// Renders sheets of scenes to look at: npx tsx packages/art/bin/sheet.ts <out.html> [kinds] [shape] [seeds] [mood] [hue]
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { isMood, isSceneShape, scene, sceneKinds } from '../src/index.ts';

const [out = 'sheet.html', kinds = 'all', shape = 'card', seeds = 'a,b,c,d', mood = '', hue = '255'] =
  process.argv.slice(2);
const cells: string[] = [];
for (const kind of kinds === 'all' ? sceneKinds : kinds.split(',')) {
  for (const seed of seeds.split(',')) {
    const [name = kind, ...variant] = kind.split('.');
    const chosen = seed.split('@')[1] ?? mood;
    const svg = scene(name, seed, {
      hue: Number(hue),
      chroma: 0.17,
      ...(isSceneShape(shape) && { shape }),
      ...(isMood(chosen) && { mood: chosen }),
      ...(variant.length > 0 && { variant: variant.join('.') }),
    });
    const nodes = svg.match(/<(path|rect|circle|ellipse|use)/g)?.length ?? 0;
    cells.push(
      `<figure>${svg}<figcaption>${kind} ${seed} · ${gzipSync(svg).length} B · ${nodes}</figcaption></figure>`,
    );
  }
}
const columns = Number(process.env.COLUMNS_PER_ROW ?? (shape === 'card' ? 4 : 2));
writeFileSync(
  out,
  `<!doctype html><meta charset="utf-8"><style>body{margin:10px;display:grid;gap:10px;` +
    `grid-template-columns:repeat(${columns},1fr);font:11px system-ui}figure{margin:0}` +
    `figure>svg{display:block;width:100%;border-radius:12px;aspect-ratio:${shape === 'card' ? '10/7' : '5/2'}}</style>${cells.join('')}`,
);
