// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { AgencyText } from '@portolan/contract';
import { anAgency } from '@portolan/contract/testing';
import { button, errorOf, escape, openOffice, press, refused, settle, submit } from './testing/screens.tsx';

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
    const notify = vi.fn();
    const page = await open({ saveText }, { user, notify });
    await press(row(page, 'site.about'), 'Change');
    write(row(page, 'site.about'), 'Our story');
    search(page, 'faq');
    search(page, '');
    expect(row(page, 'site.about').querySelector('textarea')!.value).toBe('Our story');
    await submit(row(page, 'site.about'));
    expect(saveText).toHaveBeenCalledExactlyOnceWith('en', 'site.about', 'Our story');
    expect(row(page, 'site.about').textContent).toContain('Changed by \u2068Owen Hart\u2069');
    expect(row(page, 'site.about').querySelector('textarea')).toBeNull();
    expect(row(page, 'site.about').querySelector('strong')!.textContent).toBe('Our story');
    expect(page.querySelector('[role=status]')!.textContent).not.toContain('not saved');
    expect(notify).toHaveBeenCalledExactlyOnceWith('Your words are saved.', 'good');
  });
  it('sends nothing that was not changed, gives the original back where that was typed, and drops what is cancelled', async () => {
    const saveText = vi.fn((_: string, __: string, text: string | null) => Promise.resolve(text && '2026-11-22T10:00:00Z'));
    const page = await open({ saveText });
    const faq = () => row(page, 'site.faq');
    await press(faq(), 'Change');
    expect(document.activeElement).toBe(faq().querySelector('textarea'));
    await submit(faq());
    expect(faq().querySelector('textarea')).toBeNull();
    await press(faq(), 'Change');
    write(faq(), 'Other');
    write(faq(), 'Ask us');
    await submit(faq());
    expect(saveText).not.toHaveBeenCalled();
    expect(faq().querySelector('textarea')).toBeNull();
    await press(faq(), 'Change');
    write(faq(), 'Other');
    expect(faq().textContent).toContain('Not saved');
    await press(faq(), 'Cancel');
    expect(faq().querySelector('textarea')).toBeNull();
    expect(faq().textContent).not.toContain('Not saved');
    expect(page.querySelector('[role=status]')!.textContent).toBe('4 texts');
    await press(faq(), 'Change');
    expect(faq().querySelector('textarea')!.value).toBe('Ask us');
    write(faq(), 'FAQ');
    await submit(faq());
    expect(saveText).toHaveBeenCalledExactlyOnceWith('en', 'site.faq', null);
  }); // prettier-ignore
  it('saves once however often it is asked, and says why it could not', async () => {
    let fail = (_: unknown) => undefined as void;
    const saveText = vi.fn().mockReturnValueOnce(new Promise((_, reject) => (fail = reject))).mockResolvedValue('2026-11-22T10:00:00Z');
    const page = await open({ saveText });
    const about = () => row(page, 'site.about');
    await press(about(), 'Change');
    write(about(), 'Our story');
    await submit(about());
    await submit(about());
    expect(saveText).toHaveBeenCalledTimes(1);
    act(() => fail(refused('NETWORK', 'No answer')));
    await settle();
    expect(about().querySelector('[role=alert]')!.textContent).toContain('No answer');
    await submit(about());
    expect(about().querySelector('strong')!.textContent).toBe('Our story');
    expect(about().querySelector('[role=alert]')).toBeNull();
  }); // prettier-ignore
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
    expect(errorOf(row(page, 'site.about'), 'text')).toBe('');
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
    expect(button(row(page, 'site.faq'), 'Undo')).toBeUndefined();
  }); // prettier-ignore
  it('keeps what was given back in its place, and takes back no text that is not used any more', async () => {
    const page = await open({ saveText: () => Promise.resolve(null) });
    choose(page, 'show', 'own');
    await press(row(page, 'site.faq'), 'Back to the original');
    expect(keys(page)).toEqual(['site.faq', 'site.old']);
    await press(row(page, 'site.old'), 'Back to the original');
    expect(button(row(page, 'site.old'), 'Undo')).toBeUndefined();
  });
  it('says that there are no own words in this language yet', async () => {
    const page = await open({ texts: () => Promise.resolve([aText('site.about', 'About')]) });
    choose(page, 'show', 'own');
    expect(page.querySelector('[role=status]')!.textContent).toBe('No own words in this language yet.');
    search(page, 'x');
    expect(page.querySelector('[role=status]')!.textContent).toBe('No text has these words.');
  });

  it('begins with the reader’s language where the agency has it, else with the agency’s first', async () => {
    for (const [languages, first] of [
      [['ar', 'en'], 'en'],
      [['pt', 'ar'], 'pt'],
    ] as const) {
      const texts = vi.fn(() => Promise.resolve(some));
      const page = await open({ texts }, { agency: anAgency({ languages: [...languages] }) });
      expect(texts).toHaveBeenCalledExactlyOnceWith(first);
      expect(page.querySelector<HTMLSelectElement>('[name=language]')!.value).toBe(first);
    }
  });
  it('edits Arabic from right to left, on a screen in English', async () => {
    const texts = vi.fn(() => Promise.resolve(some));
    const saveText = vi.fn(() => Promise.resolve('2026-11-22T10:00:00Z'));
    const page = await open({ texts, saveText });
    choose(page, 'language', 'ar');
    await settle();
    expect(texts).toHaveBeenLastCalledWith('ar');
    await press(row(page, 'site.about'), 'Change');
    const field = row(page, 'site.about').querySelector('textarea')!;
    expect([field.dir, field.lang]).toEqual(['rtl', 'ar']);
    expect(row(page, 'site.about').querySelector('dd')!.dir).toBe('rtl');
    write(row(page, 'site.about'), 'من نحن');
    await submit(row(page, 'site.about'));
    expect(saveText).toHaveBeenCalledExactlyOnceWith('ar', 'site.about', 'من نحن');
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
    choose(page, 'language', 'ar');
    await escape(page);
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
    search(page, 'text');
    expect(page.querySelectorAll('article')).toHaveLength(25);
  });
});
