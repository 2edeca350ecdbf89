import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, vi } from 'vitest';
import { createT, type OwnTexts } from '@portolan/i18n';
import account from '@portolan/i18n/catalogues/en/account.json' with { type: 'json' };
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { anAgency } from '@portolan/contract/testing';
import { UiProvider } from '@portolan/ui';
import { Office, type OfficeContext } from '../Office.tsx';
import type { OfficeActions } from '../actions.ts';
import type { OfficeScreen } from '../screens.ts';
import { noOffice } from './no-office.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

/** A screen of the back-office, its texts loaded. */
export async function openOffice(
  name: OfficeScreen,
  office: Partial<OfficeActions>,
  changes: Partial<OfficeContext> = {},
  language = 'en',
  own?: OwnTexts,
): Promise<HTMLElement> {
  act(() => root?.unmount());
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  const context: OfficeContext = {
    agency: anAgency(), art: {}, origin: 'https://site.example', role: 'agency_owner', user: null, office: { ...noOffice, ...office },
    notify: () => undefined, ...changes,
  }; // prettier-ignore
  act(() =>
    root!.render(
      <UiProvider t={createT(language, [common, account], own)} adopt={() => undefined}>
        <Office name={name} context={context} />
      </UiProvider>,
    ),
  );
  await vi.waitFor(
    () => {
      act(() => undefined);
      if (!container.querySelector('h1')) throw new Error('not there yet');
      // The first one loads the texts, on a machine that may be busy.
    },
    { timeout: 10_000 },
  );
  await settle();
  return container;
}

export const settle = () => act(() => new Promise((done) => setTimeout(done, 0)));
/** The words of an element that are seen. */
export function seen(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('.vh')) hidden.remove();
  return copy.textContent;
}
export const button = (container: Element, text: string): HTMLButtonElement | undefined =>
  [...container.querySelectorAll('button')].find((one) => seen(one) === text);
export async function press(container: Element, text: string): Promise<void> {
  act(() => button(container, text)!.click());
  await settle();
}
export async function submit(container: Element): Promise<void> {
  const event = new Event('submit', { bubbles: true, cancelable: true });
  act(() => void container.querySelector('form')!.dispatchEvent(event));
  await settle();
}
/** Leaves an open dialog by Escape, as the browser tells of it. */
export async function escape(container: Element): Promise<void> {
  const event = new Event('cancel', { cancelable: true });
  act(() => void container.querySelector('dialog')!.dispatchEvent(event));
  await settle();
}
const control = (container: Element, name: string) =>
  container.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
export function type(container: Element, name: string, value: string): void {
  const input = control(container, name);
  input.value = value;
  act(() => void input.dispatchEvent(new Event('input', { bubbles: true })));
}
/** What is said beside a control. */
export const errorOf = (container: Element, name: string): string =>
  (control(container, name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => container.querySelector(`[id="${id}"].field-error`)?.textContent ?? '')
    .join('');
/** A failure as the host hands it on. */
export const refused = (code: string, message = code, fields = {}) =>
  Object.assign(new Error(message), { code, fields });
