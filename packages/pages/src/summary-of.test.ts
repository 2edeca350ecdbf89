import { expect, it } from 'vitest';
import { summaryOf } from './summary-of.ts';

it('reads as its page does: words whole, marks decoded, blocks apart', () => {
  const html = '<h2>Rock</h2><p><b>P</b>orto&#39;s &quot;b<i>ell</i>s&quot; &amp; bridges</p>';
  expect(summaryOf(html)).toBe('Rock Porto\'s "bells" & bridges');
});

it('ends between words, and inside one that has no end', () => {
  expect(summaryOf('<p>one two three</p>', 10)).toBe('one two…');
  expect(summaryOf('x'.repeat(30), 10)).toBe(`${'x'.repeat(5)}…`);
});
