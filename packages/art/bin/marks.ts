// Renders the stand-in logos on light and dark, to look at: npx tsx packages/art/bin/marks.ts <out.html>
import { writeFileSync } from 'node:fs';
import { brandPalette, mark, vendorMark } from '../src/index.ts';

const names = [
  'Harbour & Pine Travel',
  'Nordlys',
  'رحلات الواحة',
  'Al-Qamar <Tours> "West"',
  'ACE',
  '旅 Journeys',
  'Reisebüro Donaudampfschifffahrtsgesellschaft Wien',
];
const colours = ['#0b63ce', '#ff5a5f', '#16a34a', '#ffd400', '#111111', '#7f7f7f', '#8b5cf6'];
const vendors = [
  'northway',
  'blue-lane',
  'Rapido',
  'CityDrive',
  'kestrel-cars',
  'Meridian Rent a Car International',
];
const row = names.map((name, i) => {
  const palette = brandPalette(colours[i]);
  return `<p>${mark(name, `s${i}`, palette)} ${mark(name, `t${i}`, palette)} ${mark(name, `s${i}`, palette, 'square')} ${mark(name, `s${i}`, palette, 'favicon')} <span class="tiny">${mark(name, `s${i}`, palette, 'favicon')}</span></p>`;
});
const cars = vendors.map((seed) => vendorMark(seed)).join(' ');
const half = (colour: string) =>
  `<section style="background:${colour};padding:16px">${row.join('')}<p>${cars}</p></section>`;
writeFileSync(
  process.argv[2] ?? 'marks.html',
  `<!doctype html><meta charset="utf-8"><style>body{margin:0;display:grid;grid-template-columns:1fr 1fr}p{margin:8px 0}.tiny svg{width:16px;height:16px}</style>${half('#fff')}${half('#14171f')}`,
);
