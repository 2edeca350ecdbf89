import { anAgency } from '@portolan/contract/testing';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { tokensCss } from '@portolan/ui';
import { createSiteStore } from '../state/site-state.ts';
import { siteTexts } from '../texts.ts';
import { createNotify } from './notify.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.dir = '';
});

/** A page of the site with what stands in front of others, and its notices. */
function aPage(): ReturnType<typeof createNotify> {
  const style = document.createElement('style');
  style.textContent = `${tokensCss} .front{position:fixed;inset:0;z-index:2147483647;background:#fff}`;
  const front = Object.assign(document.createElement('div'), { className: 'front' });
  document.body.append(style, front);
  const t = siteTexts('en', common, {});
  return createNotify(
    createSiteStore(
      { agency: anAgency(), language: 'en', currency: 'USD', isMobile: false, role: 'visitor', user: null, origin: 'http://x', art: {}, texts: {} },
      t,
    ),
  ); // prettier-ignore
}
const toasts = () => [...document.querySelectorAll('.toast')];
const texts = () => toasts().map((toast) => toast.querySelector('p')!.textContent);
/** Whether a press on it would reach it. */
const inReach = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};
const said = (...expected: string[]) =>
  vi.waitFor(() => {
    expect(texts()).toEqual(expected);
    expect(toasts().every(inReach)).toBe(true);
  });

it('notices are at the top right, in front of everything, one below the other (CONST-32)', async () => {
  const notify = aPage();
  notify('First');
  notify('Second', 'bad');
  await said('First', 'Second');
  const [first, second] = toasts().map((toast) => toast.getBoundingClientRect());
  expect(first!.top).toBeLessThan(40);
  expect(innerWidth - first!.right).toBeLessThan(40);
  expect(second!.top).toBeGreaterThan(first!.bottom);
  expect(toasts().map((toast) => toast.role)).toEqual(['status', 'alert']);
  document.documentElement.dir = 'rtl';
  expect(toasts()[0]!.getBoundingClientRect().left).toBeLessThan(40);
});

it('notices leave the header free while it is on the screen', async () => {
  const notify = aPage();
  const header = Object.assign(document.createElement('header'), { className: 'site-header' });
  header.style.cssText = 'position:absolute;inset:0 0 auto;block-size:64px';
  document.body.append(header);
  notify('You are logged out.');
  await said('You are logged out.');
  expect(toasts()[0]!.getBoundingClientRect().top).toBeGreaterThan(64);
  header.style.insetBlockStart = '-200px';
  notify('Saved');
  await said('You are logged out.', 'Saved');
  expect(toasts()[0]!.getBoundingClientRect().top).toBeLessThan(40);
});

it('notices can be closed while a dialog is open, which stays, and outlive it', async () => {
  const notify = aPage();
  notify('Before');
  await said('Before');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.innerHTML = '<input><p>Tell us</p>';
  dialog.showModal();
  notify('Not saved', 'bad');
  notify('Try again');
  await said('Before', 'Not saved', 'Try again');
  await userEvent.keyboard('{F6}{Escape}');
  await said('Before', 'Not saved');
  expect(dialog.open).toBe(true);
  await userEvent.click(toasts()[0]!.querySelector('button')!);
  await said('Not saved');
  dialog.close();
  dialog.remove();
  await said('Not saved');
});
