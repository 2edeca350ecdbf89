// @vitest-environment happy-dom
import { createRoot, type Root } from 'react-dom/client';
import { act } from '@testing-library/preact';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@portolan/client';
import { createT } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import pages from '@portolan/i18n/catalogues/en/pages.json' with { type: 'json' };
import type { Agency } from '@portolan/contract';
import { UiProvider } from '@portolan/ui';
import { anAgency } from '@portolan/contract/testing';
import { Page } from './Page.tsx';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

async function open(name: string, answer: unknown, changes: Partial<Agency> = {}) {
  const calls: string[] = [];
  const client = {
    call: (id: string) => {
      calls.push(id);
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ data: answer });
    },
  };
  const container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
  await act(async () => {
    root!.render(
      <UiProvider t={createT('en', [{ ...common, ...pages }])} adopt={() => undefined}>
        <Page name={name} context={{ agency: anAgency(changes), client: client as never, art: {} }} />
      </UiProvider>,
    );
    await Promise.resolve();
  });
  await vi.waitFor(() => expect(container.querySelector('[aria-busy]')).toBeNull());
  return { container, calls, text: container.textContent ?? '' };
}
const about = { isEnabled: true, image: '/us.svg', title: 'About us', content: '<p>We <em>sail</em>.</p>' };
const question = (text: string) => ({ question: text, answer: `<p>Answer to ${text}</p>` });
const faqs = {
  isEnabled: true,
  headerMessage: 'Good questions',
  questions: [question('When?!'), question('Where?')],
};

describe('/about', () => {
  it('shows image, title and content of the first element (ABOUT-01, ABOUT-02, ABOUT-03, ABOUT-06)', async () => {
    const { container, text } = await open('about', [about, { ...about, title: 'Second' }]);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/us.svg');
    expect(container.querySelector('h1')?.textContent).toBe('About us');
    expect(container.querySelector('em')?.textContent).toBe('sail');
    expect(text).not.toContain('Second');
    // Whatever the reader's language, the agency's words run as they were written.
    expect([...container.querySelectorAll('h1, .prose')].map((part) => part.getAttribute('dir'))).toEqual([
      'auto',
      'auto',
    ]);
  });
  it('says "About Us Page is not available" when either switch is off, or nothing is there (ABOUT-04, ABOUT-07, AGY-24)', async () => {
    const off = await open('about', [about], { isAbousUsEnable: false });
    expect(off.text).toBe('About Us Page is not available');
    expect(off.calls).toEqual([]);
    act(() => root?.unmount());
    expect((await open('about', [{ ...about, isEnabled: false }])).text).toBe(
      'About Us Page is not available',
    );
    act(() => root?.unmount());
    expect((await open('about', [])).text).toBe('About Us Page is not available');
  });
  it('can be tried again when it fails', async () => {
    const { container, text, calls } = await open('about', new ApiError(500));
    expect(text).toContain('Something went wrong.');
    await act(async () => {
      container.querySelector('button')!.click();
      await Promise.resolve();
    });
    expect(calls).toEqual(['getAboutUs', 'getAboutUs']);
  });
});

describe('/faqs', () => {
  it('is an accordion under the header message, one open at a time (FAQ-01, FAQ-02, FAQ-03, FAQ-08)', async () => {
    const { container } = await open('faqs', [faqs, { ...faqs, headerMessage: 'Second' }]);
    expect(container.querySelector('h1')?.textContent).toBe('Good questions');
    const [first, second] = container.querySelectorAll('button');
    const open_ = () =>
      [...container.querySelectorAll('[role=region]')].map((answer) => !answer.hasAttribute('hidden'));
    expect(open_()).toEqual([false, false]);
    act(() => first!.click());
    expect(open_()).toEqual([true, false]);
    expect(first!.getAttribute('aria-expanded')).toBe('true');
    act(() => second!.click());
    expect(open_()).toEqual([false, true]);
    act(() => second!.click());
    expect(open_()).toEqual([false, false]);
  });
  it('says "No Faqs Found !" for an empty list (FAQ-04)', async () => {
    expect((await open('faqs', [{ ...faqs, questions: [] }])).text).toBe('No Faqs Found !');
  });
  it('says "No Faqs Found !" when any question has 3 characters or fewer, trimmed (FAQ-05, FAQ-09, CONST-24)', async () => {
    const { container, text } = await open('faqs', [
      { ...faqs, questions: [...faqs.questions, question('  abc ')] },
    ]);
    expect(text).toBe('No Faqs Found !');
    expect(container.querySelector('button')).toBeNull();
    act(() => root?.unmount());
    const four = await open('faqs', [{ ...faqs, questions: [question('abcd')] }]);
    expect(four.container.querySelectorAll('button')).toHaveLength(1);
  });
  it('says "Faq Page is not available" when switched off (FAQ-06)', async () => {
    expect((await open('faqs', [faqs], { isFaqEnable: false })).text).toBe('Faq Page is not available');
    act(() => root?.unmount());
    expect((await open('faqs', [{ ...faqs, isEnabled: false }])).text).toBe('Faq Page is not available');
  });
});

it.each([
  ['about', 'About Us Page is not available', [], {}],
  ['faqs', 'Faq Page is not available', [faqs], { isFaqEnable: false }],
  ['faqs', 'No Faqs Found !', [{ ...faqs, questions: [] }], {}],
  ['blog', 'There are no articles yet.', { articles: [], total: 0, pages: 0 }, {}],
  ['about', 'Something went wrong.', new ApiError(500), {}],
] as const)(
  'has a heading where one sentence stands for the page: %s, "%s"',
  async (name, words, answer, changes) => {
    const { container } = await open(name, answer, changes);
    expect([...container.querySelectorAll('h1')].map((one) => one.textContent)).toEqual([words]);
  },
);
it('has no second heading where that sentence stands below the page’s own', async () => {
  for (const answer of [[], new ApiError(500)]) {
    const { container } = await open('hidden-gems', answer);
    expect(container.querySelector('.doc-note p')).not.toBeNull();
    expect(container.querySelectorAll('h1')).toHaveLength(1);
    act(() => root?.unmount());
    document.body.replaceChildren();
  }
});

it('shows legal texts of the agency, and a neutral sentence where it has none (AGY-28, AGY-29, AGY-30)', async () => {
  const agency = { privacyPolicy: '<p>P</p>', cookiesPolicy: '<p>C</p>', disclaimer: '<p>D</p>' };
  for (const [name, text] of [['privacy', 'P'], ['cookies', 'C'], ['disclaimer', 'D']] as const) {
    const { container } = await open(`legal.${name}`, null, agency);
    expect(container.querySelector('.prose')?.innerHTML).toBe(`<p>${text}</p>`);
    act(() => root?.unmount());
    document.body.replaceChildren();
  } // prettier-ignore
  expect((await open('legal.user-terms', null)).text).toContain(
    'Lantern Travel has not published this text yet.',
  );
});
