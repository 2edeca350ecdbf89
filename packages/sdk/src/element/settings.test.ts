// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { TravelAgency } from './travel-agency.ts';
import { register } from '../define/register.ts';
import { fixOf } from './fixes.ts';
import { resolveSettings, setPageSettings, type SharedAttributes } from './settings.ts';

register(TravelAgency);

const blank: SharedAttributes = {
  agency: null, api: null, lang: null, currency: null, colorScheme: null, mode: null, profileInformation: null,
}; // prettier-ignore
function element(values: Partial<SharedAttributes> = {}, parent: Element = document.body) {
  const it = document.createElement('div');
  parent.append(it);
  // A plain element would write `null` into its own `lang` attribute.
  const { lang: _lang, ...rest } = blank;
  return Object.assign(it, { ...rest, ...values }) as unknown as HTMLElement & SharedAttributes;
}
const resolve = (it: HTMLElement & SharedAttributes) => {
  const warnings: string[] = [];
  return { ...resolveSettings(it, (kind, ...values) => warnings.push(fixOf(kind, values))), warnings };
};

afterEach(() => {
  document.body.replaceChildren();
  setPageSettings({
    agency: undefined,
    api: undefined,
    lang: undefined,
    currency: undefined,
    mode: undefined,
  });
});

describe('settings', () => {
  it('come from the element, then the nearest travel-agency, then the page', () => {
    setPageSettings({ agency: 'pk_page', lang: 'de', currency: 'SEK' });
    document.body.innerHTML =
      '<travel-agency agency="pk_outer" currency="DKK"><travel-agency currency="NOK"><p></p></travel-agency></travel-agency>';
    const inside = element({ mode: 'redirect' }, document.querySelector('p')!);
    expect(resolve(inside)).toMatchObject({ currency: 'NOK', mode: 'redirect', language: 'de' });
    // The nearest context says nothing of the agency, so the page does.
    expect(resolve(inside).agency).toBe('pk_page');
    expect(resolve(element({ agency: 'pk_own' }, document.querySelector('p')!)).agency).toBe('pk_own');
  });
  it('are found through shadow roots', () => {
    document.body.innerHTML = '<travel-agency agency="pk_above"><div id="host"></div></travel-agency>';
    const shadow = document.getElementById('host')!.attachShadow({ mode: 'open' });
    const inner = document.createElement('section');
    shadow.append(inner);
    expect(resolve(element({}, inner)).agency).toBe('pk_above');
  });
  it('become the documented default when they are bad, with one line that says the fix', () => {
    const { mode, colorScheme, language, currency, warnings } = resolve(
      element({ mode: 'popup', colorScheme: 'pink', lang: 'xx', currency: '12' }),
    );
    expect({ mode, colorScheme, language, currency }).toEqual({
      mode: 'inline',
      colorScheme: 'inherit',
      language: null,
      currency: null,
    });
    expect(warnings).toHaveLength(4);
    expect(warnings.join('\n')).toContain(
      'mode="popup" is not one of inline, redirect, frame; using inline.',
    );
  });
  it('take any spelling of a language and of a currency', () => {
    expect(resolve(element({ lang: 'pt-BR', currency: 'eur' }))).toMatchObject({
      language: 'pt',
      currency: 'EUR',
    });
    expect(resolve(element({ lang: 'nb' })).language).toBe('no');
  });
  it('take the API from the origin that served the script when nothing names it', () => {
    setPageSettings({}, 'https://book.example');
    expect(resolve(element()).api).toBe('https://book.example');
    expect(resolve(element({ api: 'https://other.example/' })).api).toBe('https://other.example');
    expect(resolve(element({ api: 'http://[broken' }))).toMatchObject({ api: 'https://book.example' });
  });
});
