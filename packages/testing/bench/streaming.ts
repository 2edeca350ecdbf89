import type { RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';

const search = {
  destination: 'Lisbon',
  checkIn: day(45),
  checkOut: day(47),
  occupancy: [{ adults: 2, childAges: [] }],
  currency: 'USD',
};

function day(ahead: number): string {
  return new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
}

/** Milliseconds until the first line of offers, and until the stream's end. */
async function timeToOffers(api: string, checkIn: string): Promise<{ first: number; end: number }> {
  const started = performance.now();
  const response = await fetch(`${api}/api/hotels/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...search, checkIn, checkOut: nextDay(checkIn) }),
  });
  if (!response.ok || !response.body)
    throw new Error(`Search answered ${response.status}: ${await response.text()}`);
  let first = 0;
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (!first && text.includes('"type":"offers"')) first = performance.now() - started;
  }
  if (!first) throw new Error('The search brought no offers.');
  return { first, end: performance.now() - started };
}

function nextDay(date: string): string {
  return new Date(Date.parse(date) + 2 * 86_400_000).toISOString().slice(0, 10);
}

async function setLatency(supplier: string, ms: number): Promise<void> {
  const response = await fetch(`${supplier}/control/latency`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ms }),
  });
  if (!response.ok) throw new Error(`The latency dial answered ${response.status}`);
}

/** First offer on the wire while one supplier takes five seconds, beside the fast supplier's own answer time. */
export async function benchStreaming(product: RunningProduct): Promise<Figure[]> {
  await setLatency(product.meridian, 5_000);
  try {
    const supplier: number[] = [];
    const ours: number[] = [];
    let end = 0;
    // dates differ, so that no cache answers
    for (let i = 0; i < 8; i++) {
      const checkIn = day(60 + i);
      const probe = performance.now();
      await searchAurora(product.aurora, checkIn);
      const alone = performance.now() - probe;
      const { first, end: finished } = await timeToOffers(product.api, checkIn);
      if (i >= 2) {
        supplier.push(alone);
        ours.push(first);
        end = Math.max(end, finished);
      }
    }
    return [
      reported('fastest supplier, asked directly', `${median(supplier).toFixed(1)} ms`),
      atMost(
        'first offer on the wire, beyond the fastest supplier, other one at 5 s',
        median(ours) - median(supplier),
        20,
        'ms',
      ),
      reported('the same search, until the slow supplier is in', `${(end / 1000).toFixed(1)} s`),
    ];
  } finally {
    await setLatency(product.meridian, 0);
  }
}

async function searchAurora(base: string, checkIn: string): Promise<void> {
  const { createSuppliers } = await import('@portolan/suppliers');
  const aurora = createSuppliers({ aurora: base }).hotels[0];
  if (!aurora) throw new Error('No aurora');
  const request = {
    latitude: 38.7223,
    longitude: -9.1393,
    radiusKm: 15,
    limit: 200,
    checkIn,
    checkOut: nextDay(checkIn),
    occupancy: search.occupancy,
  };
  for await (const batch of aurora.search(request, {})) if (batch.length) return;
}
