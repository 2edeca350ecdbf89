// @vitest-environment happy-dom
import { type Party, type PartyRules } from '@portolan/core';
import { createT, languageCodes, loadCatalogue } from '@portolan/i18n';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeParty } from './party/describe-party.ts';
import { PartyPop } from './party/PartyPop.tsx';
import { DayCalendar } from './one-day/DayCalendar.tsx';
import { TimeField } from './time-field/TimeField.tsx';
import { Shown } from './testing/english.tsx';

afterEach(cleanup);

function choose(list: HTMLSelectElement, value: string): void {
  list.value = value;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

describe('one day', () => {
  function show(value: string | null = null) {
    const [onChange, onDone] = [vi.fn(), vi.fn()];
    render(
      <Shown>
        <DayCalendar
          label="Activity day"
          value={value}
          onChange={onChange}
          onDone={onDone}
          min="2026-11-21"
          max="2027-11-21"
          days={{ isClosed: (date) => date === '2026-11-25' }}
        />
      </Shown>,
    );
    const input = screen.getByLabelText('Activity day');
    const type = (text: string) => {
      fireEvent.input(input, { target: { value: text } });
      fireEvent.focusOut(input);
    };
    const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)!;
    return { onChange, onDone, type, day };
  }

  it('is chosen by one press, which closes the calendar', () => {
    const { onChange, onDone, day } = show();
    fireEvent.click(day('2026-11-25'));
    expect(onChange).not.toHaveBeenCalled();
    fireEvent.click(day('2026-11-26'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-11-26');
    expect(onDone).toHaveBeenCalledOnce();
  });

  it('marks one day, for eyes and for ears', () => {
    show('2026-11-28');
    expect(document.querySelectorAll('[aria-pressed="true"]')).toHaveLength(1);
    expect(document.querySelectorAll('.is-inside')).toHaveLength(0);
  });

  it('can be typed, within what can be chosen', async () => {
    const { onChange, type } = show();
    type('11/25/2026');
    await waitFor(() => screen.getByText('This day is not available'));
    type('11/20/2026');
    await waitFor(() => screen.getByText('This day has passed'));
    type('soon');
    await waitFor(() => screen.getByText(/Write the date as/));
    expect(onChange).not.toHaveBeenCalled();
    type('12/24/2026');
    await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith('2026-12-24'));
  });
});

describe('a time', () => {
  const optionsOf = () =>
    [...document.querySelectorAll('option:not([hidden])')].map((option) => option.textContent);
  it('is one of a day’s half hours, and none until it is chosen', () => {
    const onChange = vi.fn();
    render(<Shown><TimeField label="Pick-up time" value={null} onChange={onChange} /></Shown>); // prettier-ignore
    const list = screen.getByLabelText<HTMLSelectElement>('Pick-up time');
    expect(list.value).toBe('');
    expect(optionsOf()).toHaveLength(48);
    // Plain spaces: what a keyboard types must find it.
    expect(optionsOf().slice(0, 2)).toEqual(['12:00 AM', '12:30 AM']);
    choose(list, '14:30');
    expect(onChange).toHaveBeenCalledWith('14:30');
  });
  it('keeps to opening hours and to quarters, and shows one from a link as it is', () => {
    render(
      <Shown language="de">
        <TimeField label="Zeit" step={15} from="09:00" to="10:00" value="09:07" onChange={() => undefined} />
      </Shown>,
    );
    expect(optionsOf()).toEqual(['09:00', '09:07', '09:15', '09:30', '09:45', '10:00']);
  });
});

const flight: PartyRules = {
  bands: [
    { kind: 'adult', min: 1, max: 9, ages: { from: 13 } },
    { kind: 'child', max: 8, ages: { from: 2, to: 12 }, asksAge: true },
    { kind: 'infant', max: 9, ages: { from: 0, to: 1 }, accompanied: true },
  ],
  perGroup: 9,
  total: 9,
};
const cruise: PartyRules = {
  bands: [
    { kind: 'adult', max: 4 },
    { kind: 'senior', max: 4 },
  ],
  perGroup: 4,
  total: 5,
  groups: { of: 'cabin', max: 3 },
};

describe('a party', () => {
  function show(start: Party, rules: PartyRules, showsMissing = false) {
    const onChange = vi.fn();
    function Owner() {
      const [value, setValue] = useState(start);
      const anchor = useRef<HTMLDivElement>(null);
      return (
        <Shown>
          <PartyPop
            id="party"
            label="Travellers"
            anchor={anchor}
            asked={false}
            onReady={() => undefined}
            onOpen={() => undefined}
            value={value}
            rules={rules}
            showsMissing={showsMissing}
            onChange={(party) => (setValue(party), onChange(party))}
          />
        </Shown>
      );
    }
    render(<Owner />);
    const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
    return { onChange, press };
  }

  it('asks the age of each child, and never guesses it', async () => {
    const { onChange, press } = show([{ adult: [null] }], flight, true);
    press('More: Children');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([{ adult: [null], child: [null] }]));
    const age = screen.getByLabelText<HTMLSelectElement>('Age of child 1');
    expect(age.value).toBe('');
    expect(age.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Choose the age')).toBeTruthy();
    expect([...age.options].filter(({ hidden }) => !hidden).map(({ text }) => text)).toEqual(
      Array.from({ length: 11 }, (_, at) => `${at + 2} years`),
    );
    choose(age, '7');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith([{ adult: [null], child: [7] }]));
  });

  it('says why a count goes no further', async () => {
    const { onChange, press } = show([{ adult: [null] }], flight);
    press('Fewer: Adults');
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByText('At least 1')).toBeTruthy();
    press('More: Infants');
    await waitFor(() =>
      expect(screen.getAllByText('No more than there are adults').length).toBeGreaterThan(0),
    );
    press('More: Infants');
    expect(onChange).toHaveBeenCalledOnce();
    expect(screen.getByText('Ages 0 to 1')).toBeTruthy();
    expect(screen.getByText('Age 13 and over')).toBeTruthy();
  });

  it('adds and removes cabins, within the most of one booking', async () => {
    const { onChange } = show([{ adult: [null, null] }], cruise);
    fireEvent.click(screen.getByText('Add a cabin'));
    await waitFor(() => screen.getByText('Remove cabin 2'));
    expect(onChange).toHaveBeenLastCalledWith([{ adult: [null, null] }, {}]);
    fireEvent.click(screen.getByText('Add a cabin'));
    await waitFor(() => expect(screen.queryByText('Add a cabin')).toBeNull());
    expect(screen.getByText('No more in one booking')).toBeTruthy();
    fireEvent.click(screen.getByText('Remove cabin 2'));
    await waitFor(() => expect(onChange.mock.lastCall![0]).toHaveLength(2));
  });

  it.each(languageCodes)('is described in %s without a hole', async (language) => {
    const t = createT(language, [await loadCatalogue(language, ['common', 'fields'])]);
    const text = describeParty(
      [{ adult: [null, null], child: [3], infant: [0] }],
      { ...flight, groups: { of: 'cabin', max: 2 } },
      t,
    );
    expect(text).not.toMatch(/\{\{|fields\./);
    expect(text.split(language === 'ar' ? '، ' : ', ')).toHaveLength(4);
  });
});
