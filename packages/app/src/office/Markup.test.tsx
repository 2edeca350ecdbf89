// @vitest-environment happy-dom
import { act } from '@testing-library/preact';
import { describe, expect, it, vi } from 'vitest';
import type { MarkupRule, MarkupRuleInput, MarkupRules } from '@portolan/contract';
import { languageCodes } from '@portolan/i18n';
import { anAgency } from '@portolan/contract/testing';
import {
  button,
  errorOf,
  openOffice,
  press,
  refused,
  seen,
  settle,
  submit,
  type,
} from './testing/screens.tsx';

const usd = (amount: number) => ({ amount, currency: 'USD' });
const percent = (basisPoints: number) => ({ kind: 'percent', basisPoints, floor: null, cap: null }) as const;
const aRule = (changes: Partial<MarkupRule> = {}): MarkupRule => ({
  ruleId: 'mr_1', layer: 'agency', agentId: null, where: { kind: 'everywhere' }, service: null, value: percent(1_250),
  startsAt: '2026-11-20T10:00:00Z', endsAt: null, replaces: null, createdBy: 'u1', createdAt: '2026-11-20T10:00:00Z', ...changes,
}); // prettier-ignore
const services = ['hotels', 'flights', 'resorts', 'cars', 'activities', 'cruise'] as const;
const rules = (...list: MarkupRule[]): MarkupRules => ({
  base: services.map((service, at) => ({ service, basisPoints: 1_000 + at * 50 })),
  rules: list,
  agents: [
    { agentId: 'us_avery', name: 'Avery Quinn', active: true },
    { agentId: 'us_blake', name: 'Blake Reyes', active: true },
    { agentId: 'us_gone', name: 'Casey Stone', active: false },
  ],
  countries: ['DE', 'ES', 'PT'],
});
/** An agency that sells these services. */
const selling = (...titles: string[]) =>
  anAgency({ bookingMenuItemOptions: titles.map((title) => ({ title, active: true })) });
const open = (
  office: Parameters<typeof openOffice>[1],
  context: Parameters<typeof openOffice>[2] = {},
  language = 'en',
) =>
  openOffice(
    'agent.settings.agency',
    office,
    { agency: selling('Hotels', 'Air Travel', 'Cars'), ...context },
    language,
  );
const withRules = (...list: MarkupRule[]) => ({ markupRules: () => Promise.resolve(rules(...list)) });
const cards = (page: Element) => [...page.querySelectorAll('article')].map((card) => seen(card));
const choose = (page: Element, name: string, value: string) => {
  const select = page.querySelector<HTMLSelectElement>(`select[name=${name}]`)!;
  select.value = value;
  act(() => void select.dispatchEvent(new Event('change', { bubbles: true })));
};
const optionsOf = (page: Element, name: string) =>
  [...page.querySelectorAll(`select[name=${name}] option`)].map((option) => option.textContent);
/** Opens the form, with what the server is told of a rule that is sent. */
async function openForm(changes: Parameters<typeof openOffice>[2] = {}) {
  const addMarkupRule = vi.fn((input: MarkupRuleInput, _: string) =>
    Promise.resolve(aRule({ ...input, ruleId: 'mr_new', startsAt: '2026-11-21T10:00:00Z', endsAt: null })),
  );
  const page = await open({ ...withRules(), addMarkupRule }, changes);
  await press(page, 'Add a rule');
  return { page, addMarkupRule };
}

describe('/settings/agency', () => {
  it('is Markup Settings, and shows the base percentages of the services that the agency sells (ROUTE-AGT-04)', async () => {
    const page = await open(withRules());
    expect(page.querySelector('h1')!.textContent).toBe('Markup Settings');
    const facts = page.querySelector('section dl')!;
    expect([...facts.children].map((fact) => fact.textContent)).toEqual(['Hotels', '10%', 'Air Travel', '10.5%', 'Cars', '11.5%']);
    expect(page.textContent).toContain('No rules yet');
  }); // prettier-ignore
  it('lists rules with service, place, bounds, agent and time', async () => {
    const page = await open(
      withRules(
        aRule(),
        aRule({ ruleId: 'mr_2', service: 'flights', where: { kind: 'item', itemId: 'P7' }, value: { kind: 'fixed', amount: usd(2_500) } }),
        aRule({ ruleId: 'mr_3', layer: 'agent', agentId: 'us_avery', service: 'cars', where: { kind: 'city', countryCode: 'PT', city: 'Lisbon' },
          value: { kind: 'percent', basisPoints: 500, floor: usd(100), cap: usd(900) }, endsAt: '2027-01-01T12:00:00Z' }),
        aRule({ ruleId: 'mr_4', layer: 'commission', where: { kind: 'country', countryCode: 'ES' } }),
      ),
    );
    const [any, flights, cars, commission] = cards(page);
    for (const [card, facts] of [
      [any, ['12.5%', 'Markup', 'All services', 'Everywhere', 'Nov 20, 2026']],
      [flights, ['$25.00', 'Air Travel', 'Airline code', 'P7']],
      [cars, ['5%', 'Markup of one agent', 'Avery Quinn', 'Cars', 'Lisbon, Portugal', 'At least$1.00', 'At most$9.00', 'UntilJan 1, 2027']],
      [commission, ['Commission', 'Spain']],
    ] as const)
      for (const fact of facts) expect(card).toContain(fact);
    expect(page.textContent).not.toContain('Not sold now');
  }); // prettier-ignore
  it('lists a rule of a service that is switched off, and says that it is', async () => {
    const page = await open(
      withRules(aRule({ ruleId: 'mr_2', service: 'cruise', where: { kind: 'item', itemId: 'northern' } }), aRule()),
    );
    const [cruise, any] = cards(page);
    for (const fact of ['Cruise', 'Cruise line', 'northern', 'Not sold now']) expect(cruise).toContain(fact);
    expect(any).not.toContain('Not sold now');
  }); // prettier-ignore
  it('is for agents to read, and for managers to change', async () => {
    for (const [role, changes] of [['agent', false], ['admin', true], ['agency_owner', true]] as const) {
      const page = await open(withRules(aRule()), { role });
      expect([!!button(page, 'Add a rule'), !!button(page, 'End rule')], role).toEqual([changes, changes]);
      expect(cards(page)).toHaveLength(1);
    }
  }); // prettier-ignore
  it.each(languageCodes)('names what a button is about behind the words that are seen on it: %s', async (language) => {
    const item = (itemId: string) => aRule({ ruleId: `mr_${itemId}`, service: 'hotels', where: { kind: 'item', itemId } });
    const page = await open(withRules(item('p1'), item('p2')), {}, language);
    const buttons = [...page.querySelectorAll('article > .office-actions button')];
    expect(buttons.map((one) => one.textContent.startsWith(`${seen(one)} `))).toEqual([true, true]);
    expect(buttons.map((one) => one.textContent.slice(-2))).toEqual(['p1', 'p2']);
  }); // prettier-ignore
});

describe('adding a rule', () => {
  it('offers the services that the agency sells, and any', async () => {
    const { page } = await openForm();
    expect(optionsOf(page, 'service')).toEqual(['All services', 'Hotels', 'Air Travel', 'Cars']);
    const all = await openForm({ agency: selling('Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise') });
    expect(optionsOf(all.page, 'service')).toEqual(['All services', 'Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise']);
  }); // prettier-ignore
  it('sends a percentage for one airline, within bounds, and lists what was made', async () => {
    const notify = vi.fn();
    const { page, addMarkupRule } = await openForm({ notify });
    choose(page, 'service', 'flights');
    choose(page, 'where', 'item');
    expect(page.querySelector('label[for$=itemId]')!.textContent).toBe('Airline code');
    type(page, 'itemId', ' P7 ');
    type(page, 'percent', '12,5');
    type(page, 'floor', '10');
    type(page, 'cap', '99.90');
    type(page, 'currency', 'eur');
    await submit(page);
    expect(addMarkupRule.mock.calls.map(([input]) => input)).toEqual([
      {
        layer: 'agency', agentId: null, where: { kind: 'item', itemId: 'P7' }, service: 'flights',
        value: { kind: 'percent', basisPoints: 1_250, floor: { amount: 1_000, currency: 'EUR' }, cap: { amount: 9_990, currency: 'EUR' } },
      },
    ]);
    expect(notify).toHaveBeenCalledExactlyOnceWith('The rule has been added. It holds now.', 'good');
    expect(cards(page)[0]).toContain('P7');
    expect(page.querySelector('form')).toBeNull();
    expect(document.activeElement).toBe(page.querySelector('h1'));
  }); // prettier-ignore
  it('sends a fixed amount in a city, and a commission of all agents', async () => {
    const { page, addMarkupRule } = await openForm();
    choose(page, 'layer', 'commission');
    expect(optionsOf(page, 'agentId')).toEqual(['All agents', 'Avery Quinn', 'Blake Reyes']);
    choose(page, 'where', 'city');
    expect(optionsOf(page, 'countryCode')).toEqual(['Choose', 'Germany', 'Portugal', 'Spain']);
    choose(page, 'countryCode', 'PT');
    type(page, 'city', 'Lisbon');
    choose(page, 'kind', 'fixed');
    type(page, 'amount', '2500');
    type(page, 'currency', 'JPY');
    await submit(page);
    expect(addMarkupRule.mock.calls[0]![0]).toEqual({
      layer: 'commission', agentId: null, where: { kind: 'city', countryCode: 'PT', city: 'Lisbon' }, service: null,
      value: { kind: 'fixed', amount: { amount: 2_500, currency: 'JPY' } },
    });
  }); // prettier-ignore
  it('names the agent whose rule it is, and none of the agency’s own markup', async () => {
    const { page, addMarkupRule } = await openForm();
    expect(page.querySelector('[name=agentId]')).toBeNull();
    choose(page, 'layer', 'agent');
    expect(optionsOf(page, 'agentId')).toEqual(['Choose', 'Avery Quinn', 'Blake Reyes']);
    choose(page, 'agentId', 'us_blake');
    type(page, 'percent', '3');
    await submit(page);
    expect(addMarkupRule.mock.calls[0]![0]).toMatchObject({ layer: 'agent', agentId: 'us_blake' });
    expect(cards(page)[0]).toContain('Blake Reyes');
    await press(page, 'Add a rule');
    choose(page, 'layer', 'agent');
    choose(page, 'agentId', 'us_blake');
    choose(page, 'layer', 'agency');
    type(page, 'percent', '3');
    await submit(page);
    expect(addMarkupRule.mock.calls[1]![0]).toMatchObject({ layer: 'agency', agentId: null });
  });
  it('names countries in the language of the reader, in its order', async () => {
    const page = await open(withRules(), {}, 'de');
    await press(page, 'Regel hinzufügen');
    choose(page, 'where', 'country');
    expect(optionsOf(page, 'countryCode').slice(1)).toEqual(['Deutschland', 'Portugal', 'Spanien']);
  });
  it.each([
    [{ where: 'item' }, { itemId: 'P7', percent: '1' }, 'service', 'Choose the service'],
    [{ where: 'item', service: 'cars' }, { percent: '1' }, 'itemId', 'Enter an ID, a code or a name'],
    [{ layer: 'agent' }, { percent: '1' }, 'agentId', 'Choose the agent'],
    [{ where: 'country' }, { percent: '1' }, 'countryCode', 'Choose the country'],
    [{ where: 'city', countryCode: 'PT' }, { percent: '1' }, 'city', 'Enter a city'],
    [{}, { percent: '' }, 'percent', 'Enter a number from 0 to 100'],
    [{}, { percent: '100.01' }, 'percent', 'Enter a number from 0 to 100'],
    [{}, { percent: '1.005' }, 'percent', 'Enter a number from 0 to 100'],
    [{}, { percent: '-1' }, 'percent', 'Enter a number from 0 to 100'],
    [{}, { percent: '1', floor: '1.005' }, 'floor', 'Enter an amount'],
    [{}, { percent: '1', floor: '5', cap: '4.99' }, 'cap', 'It must not be less'],
    [{}, { percent: '1', cap: '4.99', currency: 'EU' }, 'currency', 'Enter the three letters'],
    [{ kind: 'fixed' }, { amount: '' }, 'amount', 'Enter an amount'],
    [{ kind: 'fixed' }, { amount: '1.5', currency: 'JPY' }, 'amount', 'Enter an amount'],
    [{ kind: 'fixed' }, { amount: '10000000.01' }, 'amount', 'Enter an amount'],
  ] as const)('sends nothing while something is wrong: %j %j', async (choices, typed, field, said) => {
    const { page, addMarkupRule } = await openForm();
    for (const [name, value] of Object.entries(choices)) choose(page, name, value);
    for (const [name, value] of Object.entries(typed)) type(page, name, value);
    await submit(page);
    expect(addMarkupRule).not.toHaveBeenCalled();
    expect(errorOf(page, field)).toContain(said);
  });
  it('asks for no currency where there is no amount', async () => {
    const { page, addMarkupRule } = await openForm();
    type(page, 'percent', '100');
    type(page, 'currency', '');
    await submit(page);
    expect(addMarkupRule.mock.calls[0]![0].value).toEqual(percent(10_000));
  });
  it('says which field the server refused, and sends the same rule again with the same key', async () => {
    const { page, addMarkupRule } = await openForm();
    addMarkupRule.mockRejectedValueOnce(refused('INVALID_INPUT', 'No', { value: 'must name a currency that has a rate' }));
    type(page, 'percent', '10');
    type(page, 'cap', '5');
    type(page, 'currency', 'XXX');
    await submit(page);
    expect(errorOf(page, 'currency')).toContain('Enter the three letters');
    addMarkupRule.mockRejectedValueOnce(refused('NETWORK', 'No answer'));
    type(page, 'currency', 'EUR');
    await submit(page);
    expect(page.querySelector('form [role=alert]')!.textContent).toContain('No answer');
    await submit(page);
    const [first, second, third] = addMarkupRule.mock.calls.map(([, key]) => key);
    expect(second).toBe(third);
    expect(first).not.toBe(second);
    expect(cards(page)).toHaveLength(1);
  }); // prettier-ignore
  it('leaves everything as it was when it is cancelled', async () => {
    const { page, addMarkupRule } = await openForm();
    await press(page, 'Cancel');
    expect(page.querySelector('form')).toBeNull();
    expect(addMarkupRule).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(page.querySelector('h1'));
  });
});

describe('ending a rule', () => {
  const confirm = async (page: Element) => {
    await press(page, 'End rule');
    act(() => [...page.querySelectorAll<HTMLButtonElement>('dialog button')].at(-1)!.click());
    await settle();
  };
  it('is asked for twice, and takes it off the list', async () => {
    const endMarkupRule = vi.fn(() => Promise.resolve());
    const page = await open({ ...withRules(aRule(), aRule({ ruleId: 'mr_2' })), endMarkupRule });
    await press(page, 'End rule');
    expect(endMarkupRule).not.toHaveBeenCalled();
    await confirm(page);
    expect(endMarkupRule).toHaveBeenCalledExactlyOnceWith('mr_1');
    expect(page.querySelectorAll('article')).toHaveLength(1);
  });
  it('says why it did not end, and shows the list again when somebody else ended it', async () => {
    const endMarkupRule = vi
      .fn()
      .mockRejectedValueOnce(refused('NETWORK', 'No answer'))
      .mockRejectedValueOnce(refused('NOT_FOUND'));
    const markupRules = vi.fn().mockResolvedValueOnce(rules(aRule())).mockResolvedValue(rules());
    const notify = vi.fn();
    const page = await open({ markupRules, endMarkupRule }, { notify });
    await confirm(page);
    expect(page.querySelector('article [role=alert]')!.textContent).toContain('No answer');
    await confirm(page);
    expect(notify).toHaveBeenCalledExactlyOnceWith('Somebody has ended this rule meanwhile.', 'bad');
    expect(page.querySelectorAll('article')).toHaveLength(0);
  });
});
