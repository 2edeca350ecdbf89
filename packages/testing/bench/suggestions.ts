import type { RunningProduct } from '../src/product.ts';
import { atMost, median, reported, type Figure } from './table.ts';

/** What travellers type letter by letter: names in several languages, misspelt names, hotels, and what is no name. */
const typed = [
  'lisbon', 'lissabon', 'lisbno', 'londn', 'barclona', 'copenhagen', 'københavn', 'kopenhagne', 'münchen', 'munihc', 'new york', 'new yrok',
  'باريس', 'باريص', 'القاهره', 'اسطنبول', 'دبي', 'marrakesch', 'marakech', 'saint malo', 'hotel lisbon', 'grand hotle', 'san francsico',
  'toscana', 'portugal', 'qwxzqwxz',
]; // prettier-ignore
const languages = ['en', 'da', 'de', 'fr', 'ar'] as const;

/**
 * Time of suggestions that nobody asked for before, from this process over the loopback, one at a time, over the whole catalogue and all
 * names: each text letter by letter, as it is typed. The first question makes the index and is told apart.
 */
export async function benchSuggestions(product: RunningProduct): Promise<Figure[]> {
  const ask = async (text: string, language: string) => {
    const started = performance.now();
    const answer = await fetch(`${product.api}/api/v2/hotel/auto-suggest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ text, isManageLocation: false }),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`Suggestions for ${text}: ${answer.status}`);
    return performance.now() - started;
  };
  const first = await ask('warm', 'en');
  const times: number[] = [];
  for (const language of languages)
    for (const text of typed)
      for (let length = 2; length <= text.length; length++)
        times.push(await ask(text.slice(0, length), language));
  const sorted = times.toSorted((a, b) => a - b);
  return [
    reported('suggestions: the first one, which makes the index', `${first.toFixed(0)} ms`),
    reported(
      `suggestions: ${times.length} typed letter by letter, half of them`,
      `${median(times).toFixed(1)} ms`,
    ),
    atMost('suggestions: 95 of 100', sorted[Math.floor(sorted.length * 0.95)] ?? NaN, 15, 'ms'),
  ];
}
