import { readFileSync } from 'node:fs';
import { bookingTrack, listEdges, paymentTrack } from '@portolan/core';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../../../../docs/booking.md', import.meta.url), 'utf8');

it.each([
  ['### Booking', bookingTrack],
  ['### Payment', paymentTrack],
] as const)('docs/booking.md lists the edges below "%s" as they are', (heading, track) => {
  const section = page.split(heading)[1]!.split('\n### ')[0]!;
  const rows = [...section.matchAll(/^\| (\w+) +\| ([\w, ]+?) +\|$/gm)].filter(([, from]) => from !== 'from');
  const edges = rows.flatMap(([, from, to]) => to!.split(', ').map((state) => `${from} → ${state}`));
  expect(edges).toEqual(listEdges<string>(track).map(([from, to]) => `${from} → ${to}`));
});
