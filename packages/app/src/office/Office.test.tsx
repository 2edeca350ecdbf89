// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import { may, roles } from '@portolan/contract/roles';
import { openOffice, press, refused, settle } from './testing/screens.tsx';
import { officePath, officeScreens, type OfficeScreen } from './screens.ts';

/** What each screen loads. */
const loads = {
  'agent.bookings': 'bookings',
  'agent.proposals': 'proposals',
  'agent.settings.agency': 'markupRules',
  'agent.settings.sign-in': 'providers',
  'agent.settings.texts': 'texts',
} as const satisfies Record<OfficeScreen, string>;

describe.each(Object.entries(loads) as [OfficeScreen, (typeof loads)[OfficeScreen]][])('%s', (name, load) => {
  const nothing =
    { bookings: { data: [], next: null }, markupRules: { base: [], rules: [] } }[load as string] ?? [];

  it('asks nothing and shows nothing to who may not open it, and leads who is not logged in there and back', async () => {
    for (const role of roles) {
      const asked = vi.fn(() => new Promise<never>(() => undefined));
      const page = await openOffice(name, { [load]: asked }, { role });
      const allowed = may(role, officeScreens[name]);
      expect(asked.mock.calls.length > 0, role).toBe(allowed);
      expect(page.querySelector('h1')!.textContent === 'You cannot open this', role).toBe(!allowed);
      expect(page.querySelector('a[href^="/login"]')?.getAttribute('href'), role).toBe(
        role === 'visitor' ? `/login?redirect=${encodeURIComponent(officePath(name))}` : undefined,
      );
    }
  });
  it('says that its list is on its way, then why it did not come, and asks for it again', async () => {
    let fail = (_: unknown) => undefined as void;
    const asked = vi
      .fn()
      .mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
      .mockResolvedValue(nothing);
    const page = await openOffice(name, { [load]: asked });
    expect(page.querySelector('[role=status]')!.textContent).toBe('Loading');
    expect(page.querySelector('[role=alert]')).toBeNull();
    await act(async () => {
      fail(refused('NETWORK', 'No answer'));
      await Promise.resolve();
    });
    await settle();
    expect(page.querySelector('[role=alert]')!.textContent).toContain('No answer');
    expect(page.textContent).not.toContain('Loading');
    await press(page, 'Try again');
    expect(asked).toHaveBeenCalledTimes(2);
    expect(page.querySelector('[role=alert]')).toBeNull();
  });
});

it('says its texts in the words of the agency, in the language of the reader', async () => {
  const down = { proposals: () => Promise.reject(refused('NETWORK', 'No answer')) };
  const own = { de: { 'common.retry': 'Von vorn' }, en: { 'common.retry': 'Again' } };
  const german = await openOffice('agent.proposals', down, {}, 'de', own);
  expect(german.querySelector('[role=alert] button')!.textContent).toBe('Von vorn');
  const french = await openOffice('agent.proposals', down, {}, 'fr', own);
  expect(french.querySelector('[role=alert] button')!.textContent).toBe('Réessayer');
});
