import { describe, expect, it } from 'vitest';
import { parseFrameQuery, type FrameOptions } from '../card-frame/options.ts';
import { renderFrame } from './frame.ts';
import { frameLanguages, frameTexts } from './texts.ts';

const query = { key: 'pk_gateway_demo', parent: 'https://shop.example' };
const now = Date.UTC(2026, 10, 21);
const options = (more: Record<string, unknown> = {}): FrameOptions => {
  const parsed = parseFrameQuery({ ...query, ...more });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.options;
};

describe('the frame address', () => {
  it('falls back to English, light and the standard colour', () => {
    expect(options({ lang: 'xx', theme: 'blue', primary: 'url(x)' })).toEqual({
      key: 'pk_gateway_demo',
      language: 'en',
      theme: 'light',
      primary: '#0b63ce',
      parentOrigin: 'https://shop.example',
    });
  });
  it.each([
    undefined,
    '',
    '*',
    'null',
    'javascript:alert(1)',
    'https://shop.example/path',
    "https://a.example; script-src 'unsafe-inline'",
    ['https://a.example', 'https://b.example'],
  ])('needs one real origin as parent, not %o', (parent) => {
    expect(parseFrameQuery({ ...query, parent }).ok).toBe(false);
  });
  it('needs a key', () => {
    expect(parseFrameQuery({ parent: query.parent }).ok).toBe(false);
  });
});

describe('the frame page', () => {
  it('may be embedded by its parent alone and runs only its own code', () => {
    const policy = renderFrame(options(), now).headers['content-security-policy']!;
    expect(policy).toContain('frame-ancestors https://shop.example;');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe-inline');
  });
  it('may stand in a parent that a page has framed, which it names and never hears', () => {
    const read = parseFrameQuery({ ...query, around: 'https://partner.example' });
    const { html, headers } = renderFrame(read.ok ? read.options : options(), now);
    expect(headers['content-security-policy']).toContain(
      'frame-ancestors https://shop.example https://partner.example;',
    );
    expect(html).not.toContain('partner.example');
    const bad = parseFrameQuery({ ...query, around: "https://a.example; script-src 'unsafe-inline'" });
    expect(renderFrame(bad.ok ? bad.options : options(), now).headers['content-security-policy']).toContain(
      'frame-ancestors https://shop.example;',
    );
  });
  it('comes filled in with a test card that is still good', () => {
    const { html } = renderFrame(options(), now);
    expect(html).toContain('value="4242 4242 4242 4242"');
    expect(html).toContain('value="12/29"');
    expect(html).toContain('autocomplete="cc-number"');
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toContain('type="checkbox"');
  });
  it('speaks nine languages, Arabic from right to left', () => {
    for (const language of frameLanguages) {
      const { html } = renderFrame(options({ lang: language }), now);
      expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`);
      expect(Object.values(frameTexts[language]).every((text) => text.trim() !== '')).toBe(true);
      if (language !== 'en') expect(frameTexts[language].number).not.toBe(frameTexts.en.number);
    }
  });
  it('says no brand of ours', () => {
    expect(renderFrame(options(), now).html.toLowerCase()).not.toContain('portolan');
  });
});
