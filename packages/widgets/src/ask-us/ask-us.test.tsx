// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, expect, it, vi } from 'vitest';
import { createT } from '@portolan/i18n';
import { anAgency } from '@portolan/contract/testing';
import { UiProvider } from '@portolan/ui';
import pages from '@portolan/i18n/catalogues/en/pages.json' with { type: 'json' };
import { AskUs } from './AskUs.tsx';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

async function open(service: 'cruise' | 'cars', query: string) {
  const call = vi.fn(() =>
    Promise.resolve({ data: [{ shipLineId: 'sl_north', title: 'Northlight Voyages' }] }),
  );
  const context = {
    agency: anAgency(),
    art: {},
    client: { call },
    navigate: {
      href: (path: string) => path,
      current: () => ({ path: '/', query: new URLSearchParams(query) }),
    },
  };
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(async () => {
    root!.render(
      <UiProvider t={createT('en', [pages])} adopt={() => undefined}>
        <AskUs service={service} context={context as never} embedded={false} />
      </UiProvider>,
    );
    await Promise.resolve();
  });
  const kicker = () => container.querySelector('.ask-kicker')?.textContent;
  const subject = () =>
    new URL(container.querySelector<HTMLAnchorElement>('a[href^=mailto]')!.href).searchParams.get('subject');
  return { call, kicker, subject, container };
}

it('asks about the cruise line that the address carries, by the name that we know it by (ROUTE-CRL-03)', async () => {
  const { kicker, subject } = await open('cruise', 'shipLineId=sl_north');
  await vi.waitFor(() => expect(kicker()).toBe('Cruise · Northlight Voyages'));
  expect(subject()).toBe('Cruise · Northlight Voyages: a question');
});

it('shows nothing of an address that names no line, and asks nobody for other services', async () => {
  const unknown = await open('cruise', 'shipLineId=Win%20a%20prize');
  expect(unknown.kicker()).toBe('Cruise');
  expect(unknown.container.textContent).not.toContain('prize');
  act(() => root?.unmount());
  const cars = await open('cars', 'shipLineId=sl_north');
  expect([cars.kicker(), cars.call.mock.calls.length]).toEqual(['Cars', 0]);
});
