// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { AgencyText } from '@portolan/contract';
import { anAgency } from '@portolan/testing/an-agency';
import { button, errorOf, openOffice, press, refused, settle, submit } from './testing/screens.tsx';

const aText = (key: string, original: string | null, changes: Partial<AgencyText> = {}): AgencyText => ({
  key, original, text: null, updatedAt: null, updatedBy: null, ...changes,
}); // prettier-ignore
const some = [
  aText('deals.loaded_other', '{{count, number}} deals'),
  aText('site.about', 'Über uns'),
  aText('site.faq', 'FAQ', { text: 'Ask us', updatedAt: '2026-11-20T10:00:00Z', updatedBy: 'Avery Stone' }),
  aText('site.old', null, { text: 'Gone', updatedAt: '2026-11-20T10:00:00Z' }),
];
const agency = anAgency({ languages: ['en', 'ar'] });
async function open(office: Parameters<typeof openOffice>[1] = {}, context = {}) {
  const page = await openOffice(
    'agent.settings.texts',
    {
      texts: () => Promise.resolve(some),
      saveText: () => Promise.resolve('2026-11-22T10:00:00Z'),
      ...office,
    },
    { agency, role: 'admin', ...context },
  );
  await vi.waitFor(() => expect(page.querySelector('article')).not.toBeNull());
  return page;
}
const keys = (page: Element) =>
  [...page.querySelectorAll('article')].map((one) => one.getAttribute('aria-label'));
const row = (page: Element, key: string) => page.querySelector(`article[aria-label="${key}"]`)!;
const set = (
  control: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
  event: string,
) => {
  control.value = value;
  act(() => void control.dispatchEvent(new Event(event, { bubbles: true })));
};
const write = (scope: Element, value: string) => set(scope.querySelector('textarea')!, value, 'input');
const search = (page: Element, value: string) =>
  set(page.querySelector<HTMLInputElement>('[name=search]')!, value, 'input');
const choose = (page: Element, name: string, value: string) =>
  set(page.querySelector<HTMLSelectElement>(`[name=${name}]`)!, value, 'change');

describe('/settings/texts', () => {
  it('shows the agency’s own words first, each beside its original, and who changed it when', async () => {
    const page = await open();
    expect(keys(page)).toEqual(['site.faq', 'site.old', 'deals.loaded_other', 'site.about']);
    const text = row(page, 'site.faq').textContent;
    for (const part of ['FAQ', 'Ask us', 'Changed by \u2068Avery Stone\u2069, Nov 20, 2026'])
      expect(text).toContain(part);
    choose(page, 'show', 'own');
    expect(keys(page)).toEqual(['site.faq', 'site.old']);
    expect(row(page, 'site.old').textContent).toContain('not used any more');
    expect(button(row(page, 'site.old'), 'Change')).toBeUndefined();
  });
  it('finds texts by words of theirs, of the agency’s or by key, whatever case and accents', async () => {
    const page = await open();
    for (const [words, found] of [['uber', 'site.about'], ['ASK', 'site.faq'], ['loaded deals', 'deals.loaded_other']] as const) {
      search(page, words);
      expect(keys(page)).toEqual([found]);
    }
    search(page, 'nothing like it');
    expect(page.querySelector('article')).toBeNull();
    expect(page.querySelector('[role=status]')!.textContent).toBe('No text has these words.');
  }); // prettier-ignore

  it('saves own words, and what is typed stays where the screen is searched meanwhile', async () => {
    const saveText = vi.fn(() => Promise.resolve('2026-11-22T10:00:00Z'));
    const user = { personal_info: { first_name: 'Owen', last_name: 'Hart' } };
    const page = await open({ saveText }, { user });
    await press(row(page, 'site.about'), 'Change');
    write(row(page, 'site.about'), 'Our story');
    search(page, 'faq');
    search(page, '');
    expect(row(page, 'site.about').querySelector('textarea')!.value).toBe('Our story');
    await submit(row(page, 'site.about'));
    expect(saveText).toHaveBeenCalledExactlyOnceWith('en', 'site.about', 'Our story');
    expect(row(page, 'site.about').textContent).toContain('Changed by \u2068Owen Hart\u2069');
    expect(row(page, 'site.about').querySelector('textarea')).toBeNull();
  });
  it.each([
    ['Deals', '\u2066{{count, number}}\u2069 is missing: put it where it belongs'],
    ['{{count, number}} {{name}}', '\u2066{{name}}\u2069 is not in the original: nothing would fill it'],
    ['{{count, number}} {{', 'Braces do not match: a placeholder is two braces, a name and two braces'],
    ['<b>{{count, number}}</b>', 'It must be plain text, without < and >'],
    ['{{count, number}}\n', 'It must be one line'],
    [`{{count, number}}${'x'.repeat(60)}`, 'At most 60 characters: more has no room'],
    [' ', 'Say something, or go back to the original'],
    ['{{count, number}} $t(site.faq)', 'It must not look up other texts'],
  ])('says beside the field what is wrong with %j, and sends nothing', async (text, said) => {
    const saveText = vi.fn(() => Promise.resolve(null));
    const page = await open({ saveText });
    const one = () => row(page, 'deals.loaded_other');
    await press(one(), 'Change');
    expect(one().textContent).toContain('Keep \u2066{{count, number}}\u2069 as it stands');
    write(one(), text);
    expect(errorOf(one(), 'text')).toBe(said);
    await submit(one());
    expect(saveText).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(one().querySelector('textarea'));
  });
  it('shows what the server refuses beside the field too, and keeps what was typed', async () => {
    const saveText = vi.fn()
      .mockRejectedValueOnce(refused('VALIDATION_FAILED', 'No', { 'texts.0.text': 'must keep {{day}}' }))
      .mockRejectedValueOnce(refused('VALIDATION_FAILED', 'No', { texts: 'must be at most 300 in all languages together' }));
    const page = await open({ saveText });
    await press(row(page, 'site.about'), 'Change');
    write(row(page, 'site.about'), 'Our story');
    await submit(row(page, 'site.about'));
    expect(errorOf(row(page, 'site.about'), 'text')).toBe('\u2066{{day}}\u2069 is missing: put it where it belongs');
    write(row(page, 'site.about'), 'Our tale');
    await submit(row(page, 'site.about'));
    expect(row(page, 'site.about').querySelector('[role=alert]')!.textContent).toContain('300 own texts is the most.');
    expect(row(page, 'site.about').querySelector('textarea')!.value).toBe('Our tale');
  }); // prettier-ignore
  it('gives the original back, and takes that back again', async () => {
    const saveText = vi.fn((_: string, __: string, text: string | null) => Promise.resolve(text && '2026-11-22T10:00:00Z'));
    const page = await open({ saveText });
    await press(row(page, 'site.faq'), 'Back to the original');
    expect(saveText).toHaveBeenLastCalledWith('en', 'site.faq', null);
    expect(row(page, 'site.faq').querySelector('strong')).toBeNull();
    await press(row(page, 'site.faq'), 'Undo');
    expect(saveText).toHaveBeenLastCalledWith('en', 'site.faq', 'Ask us');
    expect(row(page, 'site.faq').querySelector('strong')!.textContent).toBe('Ask us');
  }); // prettier-ignore

  it('edits Arabic from right to left, on a screen in English', async () => {
    const page = await open();
    choose(page, 'language', 'ar');
    await settle();
    await press(row(page, 'site.about'), 'Change');
    const field = row(page, 'site.about').querySelector('textarea')!;
    expect([field.dir, field.lang]).toEqual(['rtl', 'ar']);
    expect(row(page, 'site.about').querySelector('dd')!.dir).toBe('rtl');
  });
  it('warns before what is not saved is lost: by another language, and by leaving the page', async () => {
    const page = await open();
    const leaving = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leaving()).toBe(false);
    await press(row(page, 'site.about'), 'Change');
    write(row(page, 'site.about'), 'Our story');
    expect(leaving()).toBe(true);
    expect(page.querySelector('[role=status]')!.textContent).toContain('1 change not saved');
    choose(page, 'language', 'ar');
    const dialog = page.querySelector('dialog')!;
    expect(dialog.textContent).toContain('1 change is not saved and would be lost.');
    await press(dialog, 'Stay');
    expect(row(page, 'site.about').querySelector('textarea')!.value).toBe('Our story');
    choose(page, 'language', 'ar');
    await press(page.querySelector('dialog')!, 'Leave without saving');
    await settle();
    expect(page.querySelector('textarea')).toBeNull();
    expect(leaving()).toBe(false);
  });
  it('shows twenty-five at once and more when asked, and tries again when the list did not come', async () => {
    const texts = vi
      .fn()
      .mockRejectedValueOnce(refused('NETWORK', 'No answer'))
      .mockResolvedValue(Array.from({ length: 30 }, (_, at) => aText(`site.t${at}`, `Text ${at}`)));
    const page = await openOffice('agent.settings.texts', { texts }, { agency, role: 'admin' });
    await vi.waitFor(() => expect(page.querySelector('[role=alert]')?.textContent).toContain('No answer'));
    await press(page, 'Try again');
    await vi.waitFor(() => expect(page.querySelectorAll('article')).toHaveLength(25));
    await press(page, 'Show more');
    expect(page.querySelectorAll('article')).toHaveLength(30);
  });
});
