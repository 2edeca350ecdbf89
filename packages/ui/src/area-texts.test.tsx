// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { createT, type OwnTexts } from '@portolan/i18n';
import { useAreaTexts } from './area-texts.ts';
import { UiProvider } from './provider.tsx';

afterEach(cleanup);

function Late({ wanted }: { wanted: boolean }) {
  const t = useAreaTexts(wanted ? ['consent', 'common'] : null);
  return <output>{t && [t('consent.accept'), t('common.retry')].join(' / ')}</output>;
}
const own: OwnTexts = { de: { 'common.retry': 'Von vorn' }, fr: { 'common.retry': 'Encore' } };
const page = (language: string, wanted = true) => (
  <UiProvider t={createT(language, [], own)} adopt={() => undefined}>
    <Late wanted={wanted} />
  </UiProvider>
);

it('fetches the texts of a later part when they are wanted, anew in another language, in the agency’s own words', async () => {
  const { container, rerender } = render(page('de', false));
  const says = (text: string) => vi.waitFor(() => expect(container.textContent).toBe(text));
  await says('');
  rerender(page('de'));
  await says('Alle akzeptieren / Von vorn');
  rerender(page('fr'));
  await says('Tout accepter / Encore');
});
