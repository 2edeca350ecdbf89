// @vitest-environment happy-dom
import { fromDayNumber, toDayNumber } from '@portolan/core';
import { createT, languageCodes, loadCatalogue } from '@portolan/i18n';
import common from '@portolan/i18n/catalogues/en/common.json' with { type: 'json' };
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Shown } from '../testing/english.tsx';
import { addMonths, dayForKey, weeksOf } from './calendar-keys.ts';
import { Calendar, type DaySpan, type SpanRules } from './Calendar.tsx';
import { asInstant, parseTyped, shortRange, typedDate, weekStart } from './format.ts';

afterEach(cleanup);

describe('keys of the grid', () => {
  const ltr = { shift: false, rtl: false, weekStart: 1 };
  it.each([
    ['ArrowRight', '2027-03-11'], ['ArrowLeft', '2027-03-09'], ['ArrowDown', '2027-03-17'], ['ArrowUp', '2027-03-03'],
    ['PageDown', '2027-04-10'], ['PageUp', '2027-02-10'], ['Home', '2027-03-08'], ['End', '2027-03-14'], ['a', null],
  ])('%s leads to %s', (key, expected) => {
    expect(dayForKey('2027-03-10', key, ltr)).toBe(expected); // a Wednesday
  }); // prettier-ignore

  it('mirror Left and Right in right-to-left text, and nothing else', () => {
    const rtl = { ...ltr, rtl: true };
    expect(dayForKey('2027-03-10', 'ArrowRight', rtl)).toBe('2027-03-09');
    expect(dayForKey('2027-03-10', 'ArrowLeft', rtl)).toBe('2027-03-11');
    expect(dayForKey('2027-03-10', 'ArrowDown', rtl)).toBe('2027-03-17');
  });

  it('move a year with Shift, and stay inside short months', () => {
    expect(dayForKey('2028-02-29', 'PageDown', { ...ltr, shift: true })).toBe('2029-02-28');
    expect(addMonths('2027-01-31', 1)).toBe('2027-02-28');
    expect(addMonths('2027-03-31', -1)).toBe('2027-02-28');
  });

  it('find the edges of weeks that start on Sunday', () => {
    expect(dayForKey('2027-03-10', 'Home', { ...ltr, weekStart: 0 })).toBe('2027-03-07');
    expect(dayForKey('2027-03-07', 'Home', { ...ltr, weekStart: 0 })).toBe('2027-03-07');
  });
});

it('lays months out in whole weeks', () => {
  const weeks = weeksOf('2027-02-01', 1);
  expect(weeks).toHaveLength(4);
  expect(weeks.flat().filter(Boolean)).toHaveLength(28);
  expect(weeksOf('2027-08-01', 1)[0]).toEqual([null, null, null, null, null, null, '2027-08-01']);
  expect(weeksOf('2027-08-01', 0)[0]![0]).toBe('2027-08-01');
});

it('starts weeks where the language does', () => {
  expect([weekStart('en'), weekStart('de'), weekStart('pt')]).toEqual([0, 1, 0]);
});

describe('typed dates', () => {
  const today = '2026-11-21';
  it.each([
    ['2027-03-12', 'en', '2027-03-12'],
    ['03/12/2027', 'en', '2027-03-12'],
    ['12.3.27', 'de', '2027-03-12'],
    ['12/03/2027', 'fr', '2027-03-12'],
    ['12-03', 'da', '2027-03-12'],
    ['24.12', 'no', '2026-12-24'],
    ['2027-03-12', 'sv', '2027-03-12'],
    ['١٢/٣/٢٠٢٧', 'ar', '2027-03-12'],
    ['30/02/2027', 'fr', null],
    ['13/13/2027', 'en', null],
    ['tomorrow', 'en', null],
    ['', 'en', null],
    ['1/2/3/4', 'en', null],
  ])('%s in %s is %s', (text, language, expected) => {
    expect(parseTyped(text, language, today)).toBe(expected);
  });

  it('are read back as they are written, in every language', () => {
    for (const language of ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'])
      expect(parseTyped(typedDate('2027-03-12', language), language, today), language).toBe('2027-03-12');
  });

  it('writes an Arabic date without marks that would turn its parts around in a left-to-right field', () => {
    expect(typedDate('2026-12-05', 'ar')).toBe('05/12/2026');
  });
});

describe('a short range', () => {
  it('has the year only if it is not this year', () => {
    const t = createT('en', [common]);
    expect(shortRange('2026-12-12', '2026-12-16', t, '2026-11-21')).toBe('Dec 12\u2009–\u200916');
    expect(shortRange('2027-03-12', '2027-03-16', t, '2026-11-21')).toContain('2027');
  });

  it.each(languageCodes)('is what Intl.DateTimeFormat writes, in %s', async (language) => {
    const t = createT(language, [await loadCatalogue(language, ['common'])]);
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC', ...options });
    const [short, withYear] = [format({}), format({ year: 'numeric' })];
    for (let start = toDayNumber('2026-01-01'); start < toDayNumber('2028-03-01'); start += 1)
      // Step lengths without a common divisor meet each day with ranges of all lengths.
      for (const nights of [1, 2 + (start % 7), 9 + (start % 23), 32 + (start % 59), 365 + (start % 31)]) {
        const [from, to] = [fromDayNumber(start), fromDayNumber(start + nights)];
        for (const year of ['2026', '2027']) {
          const sameYear = from.startsWith(year) && to.startsWith(year);
          const expected = (sameYear ? short : withYear).formatRange(asInstant(from), asInstant(to));
          const written = shortRange(from, to, t, `${year}-11-21`);
          if (written !== expected) expect(written, `${from} to ${to}`).toBe(expected);
        }
      }
  });
});

describe('Calendar', () => {
  function show(start: DaySpan | null = null, more: Partial<SpanRules> = {}) {
    const onChange = vi.fn();
    const onDone = vi.fn();
    function Owner() {
      const [value, setValue] = useState(start);
      const change = (span: DaySpan) => (setValue(span), onChange(span));
      return (
        <Shown>
          <Calendar
            value={value}
            onChange={change}
            min="2026-11-21"
            max="2028-04-01"
            onDone={onDone}
            {...more}
          />
        </Shown>
      );
    }
    render(<Owner />);
    const day = (date: string) => document.querySelector<HTMLElement>(`[data-day="${date}"]`)!;
    const press = (date: string) => fireEvent.click(day(date));
    const key = (name: string, more = {}) =>
      fireEvent.keyDown(document.activeElement!, { key: name, ...more });
    return { onChange, onDone, day, press, key };
  }

  it('takes two days in order, and begins again with an earlier one', async () => {
    const { onChange, press } = show();
    press('2026-12-12');
    expect(onChange).not.toHaveBeenCalled();
    await waitFor(() => screen.getByText('Choose the day of check-out'));
    press('2026-12-10');
    press('2026-12-14');
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-10', to: '2026-12-14' }),
    );
    expect(screen.getByText('4 nights')).toBeTruthy();
  });

  it('caps the span at 60 days and says so (CONST-18)', async () => {
    const { onChange, press } = show({ from: '2026-11-25', to: '2026-11-27' });
    press('2026-11-26');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => document.querySelector('[data-day="2027-02-20"]')!.getAttribute('data-day'));
    press('2027-02-20');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ from: '2026-11-26', to: '2027-01-25' }));
    expect(screen.getByRole('alert').textContent).toBe(
      'A stay can be at most 60 nights. Check-out was moved to January 25.',
    );
  });

  it('refuses days that have passed', () => {
    const { onChange, day, press } = show();
    expect(day('2026-11-20').getAttribute('aria-disabled')).toBe('true');
    press('2026-11-20');
    press('2026-11-25');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('moves the focus by keys, over the months, and never before the first day', async () => {
    const { day, key } = show({ from: '2026-11-30', to: '2026-12-02' });
    await waitFor(() => expect(document.activeElement).toBe(day('2026-11-30')));
    key('ArrowRight');
    await waitFor(() => expect(document.activeElement).toBe(day('2026-12-01')));
    key('PageDown', { shiftKey: true });
    await waitFor(() => expect(document.activeElement).toBe(day('2027-12-01')));
    key('PageUp', { shiftKey: true });
    await waitFor(() => expect(document.activeElement).toBe(day('2026-12-01')));
    key('PageUp');
    await waitFor(() => expect(document.activeElement).toBe(day('2026-11-21')));
  });

  it('has one day in the tab order', async () => {
    show({ from: '2026-11-30', to: '2026-12-02' });
    expect(document.querySelectorAll('[data-day][tabindex="0"]')).toHaveLength(1);
  });

  it('accepts typed days, and explains what it does not understand', async () => {
    const { onChange } = show();
    const [checkIn, checkOut] = screen.getAllByRole('textbox') as HTMLInputElement[];
    const type = (input: HTMLInputElement, value: string) => {
      fireEvent.input(input, { target: { value } });
      fireEvent.focusOut(input);
    };
    type(checkIn!, '12/12/2026');
    type(checkOut!, 'soon');
    await waitFor(() => expect(checkOut!.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText(/Write the date as/)).toBeTruthy();
    type(checkOut!, '12/10/2026');
    await waitFor(() => screen.getByText('Check-out must be after check-in'));
    type(checkOut!, '12/16/2026');
    await waitFor(() => expect(onChange).toHaveBeenCalledWith({ from: '2026-12-12', to: '2026-12-16' }));
    type(checkIn!, '01/01/2020');
    await waitFor(() => screen.getByText('This day has passed'));
  });

  it('marks both ends and what lies between, for eyes and for ears', () => {
    const { day } = show({ from: '2026-12-01', to: '2026-12-03' });
    expect(day('2026-12-01').getAttribute('aria-pressed')).toBe('true');
    expect(day('2026-12-03').closest('td')!.className).toContain('is-to');
    expect(day('2026-12-02').closest('td')!.className).toContain('is-inside');
    expect(day('2026-12-01').getAttribute('aria-label')).toBe('Tuesday, December 1, 2026');
    expect(within(document.body).getAllByRole('grid')[0]!.querySelectorAll('th')).toHaveLength(7);
  });

  const usd = (amount: number) => ({ amount, currency: 'USD' });

  it('takes one day twice where a span may be of one day, and says its words', async () => {
    const words = {
      from: 'Pick-up', to: 'Drop-off', pickFrom: 'Choose the day of pick-up', pickTo: 'Choose the day of drop-off',
      order: 'Drop-off must not be before pick-up', length: (days: number) => `${days} days`,
      tooLong: (most: number, end: string) => `At most ${most} days: until ${end}`,
    }; // prettier-ignore
    const { onChange, press } = show(null, { sameDay: true, longest: 10, words });
    expect(screen.getByText('Choose the day of pick-up')).toBeTruthy();
    press('2026-12-10');
    await waitFor(() => screen.getByText('Choose the day of drop-off'));
    press('2026-12-10');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-10', to: '2026-12-10' }));
    expect(screen.getByText('0 days')).toBeTruthy();
    press('2026-12-10');
    press('2026-12-30');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ from: '2026-12-10', to: '2026-12-20' }));
    expect(screen.getByRole('alert').textContent).toBe('At most 10 days: until December 20');
    expect(screen.getByLabelText('Drop-off')).toBeTruthy();
  });

  it('shows prices, marks the lowest on show and says it', () => {
    const prices = new Map([
      ['2026-12-10', usd(12_000)],
      ['2026-12-11', usd(8_400)],
      ['2026-12-12', usd(9_900)],
      // Lower, but a month that is not on show.
      ['2027-01-12', usd(100)],
    ]);
    const { day } = show(null, { days: { prices } });
    expect(day('2026-12-10').dataset.price).toBe('120');
    expect(day('2026-12-10').getAttribute('aria-label')).toBe('Thursday, December 10, 2026, $120');
    expect(day('2026-12-11').getAttribute('aria-label')).toBe(
      'Friday, December 11, 2026, $84, lowest price shown',
    );
    expect(document.querySelectorAll('[data-cheapest]')).toHaveLength(1);
    expect(screen.getByText('Prices in USD. Marked: the lowest price shown')).toBeTruthy();
  });

  it('asks for the prices of the months on show, and says that they are on their way', async () => {
    const onMonths = vi.fn();
    show(null, { days: { loadingPrices: true, onMonths } });
    await waitFor(() => expect(onMonths).toHaveBeenLastCalledWith(['2026-11-01', '2026-12-01']));
    expect(screen.getByRole('status').textContent).toBe('Loading prices');
    fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
    await waitFor(() => expect(onMonths).toHaveBeenLastCalledWith(['2026-12-01', '2027-01-01']));
  });

  it('refuses closed days, says so, and lets a span go over them', async () => {
    const { onChange, day, press } = show(null, {
      days: { isClosed: (date) => date === '2026-12-12', prices: new Map([['2026-12-12', usd(100)]]) },
    });
    expect(day('2026-12-12').getAttribute('aria-disabled')).toBe('true');
    expect(day('2026-12-12').getAttribute('aria-label')).toBe('Saturday, December 12, 2026, not available');
    press('2026-12-12');
    expect(screen.getByText('Choose the day of check-in')).toBeTruthy();
    press('2026-12-11');
    press('2026-12-13');
    await waitFor(() =>
      expect(onChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-12-11', to: '2026-12-13' }),
    );
    const [from] = screen.getAllByRole('textbox');
    fireEvent.input(from!, { target: { value: '12/12/2026' } });
    fireEvent.focusOut(from!);
    await waitFor(() => screen.getByText('This day is not available'));
  });
});
