// @vitest-environment happy-dom
import { UiProvider } from '@portolan/ui';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { DealsWidget } from './deals/index.ts';
import { showHotels } from './hotels/testing.tsx';
import { english, fakeContext } from './testing/fake-context.ts';
import { recordIntlUse } from './testing/intl-spy.ts';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

it('notices what uses Intl', () => {
  const numbers = new Intl.NumberFormat('en');
  const used = recordIntlUse();
  numbers.format(1);
  new Intl.DateTimeFormat('en').formatToParts(0);
  'a'.localeCompare('b');
  (1234).toLocaleString();
  expect(used).toEqual(
    expect.arrayContaining([
      'Intl.NumberFormat.format',
      'Intl.DateTimeFormat',
      'Intl.DateTimeFormat.formatToParts',
      'String.localeCompare',
      'Number.toLocaleString',
    ]),
  );
});

it('shows the form of travel-hotels, with dates and guests, without Intl', () => {
  const used = recordIntlUse();
  const screen = showHotels();
  expect(screen.container.textContent).toContain('Dec 12');
  expect(screen.container.textContent).toContain('2 adults');
  expect(used).toEqual([]);
});

it('shows the place of the deals, before they arrive, without Intl', () => {
  const used = recordIntlUse();
  const context = fakeContext({
    client: { call: () => new Promise(() => undefined), stream: () => new Promise(() => undefined) } as never,
  });
  const view = render(
    <UiProvider t={english} adopt={() => undefined}>
      <DealsWidget context={context} />
    </UiProvider>,
  );
  expect(view.container.childElementCount).toBeGreaterThan(0);
  expect(used).toEqual([]);
});
