import {
  addDays,
  firstOfMonth,
  formatMoney,
  numberFormat,
  toDecimal,
  type LocalDate,
  type Money,
} from '@portolan/core';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { backIcon, forwardIcon } from '../icon/icons.ts';
import { useStyles, useT } from '../provider.tsx';
import calendarCss from './calendar.css?inline';
import { dayForKey, weeksOf } from './calendar-keys.ts';
import { asInstant, dateFormat, weekStart } from './format.ts';

/** What is known of single days. Its texts are in the area `fields`, which the owner loads. */
export interface DayFacts {
  /** Price of a day, such as of the cheapest flight that leaves then, all in one currency; the lowest on show is marked. */
  readonly prices?: ReadonlyMap<LocalDate, Money> | undefined;
  /** Prices are on their way. @default false */
  readonly loadingPrices?: boolean | undefined;
  /** Days that cannot be chosen, such as those on which an office is closed. @default none */
  isClosed?(date: LocalDate): boolean;
  /** Called with the first days of the months on show, so that their prices can be loaded; the same function each time. */
  onMonths?(months: readonly LocalDate[]): void;
}

export interface CalendarGridProps {
  min: LocalDate;
  max: LocalDate;
  /** Has the focus when the calendar opens. */
  initial: LocalDate;
  /** First and last chosen day; the days between are marked too. */
  from: LocalDate | undefined;
  to: LocalDate | undefined;
  days?: DayFacts | undefined;
  onChoose(date: LocalDate): void;
  /** The day under the pointer or with the focus; `null` when the pointer leaves. */
  onHover?: ((date: LocalDate | null) => void) | undefined;
}

/** Two months (one in a narrow container) as grids, moved through by keys or buttons. */
export function CalendarGrid({ min, max, initial, from, to, days, onChoose, onHover }: CalendarGridProps) {
  useStyles(calendarCss);
  const t = useT();
  const start = weekStart(t.language);
  const [focus, setFocus] = useState<LocalDate>(initial);
  const [month, setMonth] = useState<LocalDate>(firstOfMonth(initial));
  const grids = useRef<HTMLDivElement>(null);
  const moved = useRef(true);

  // Focus follows the keyboard, never the pointer: `moved` is set by keys (and once, on opening). At once, or a fast Enter
  // would choose the day before.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus({ preventScroll: true });
  }, [focus, month]);

  const onMonths = days?.onMonths;
  useEffect(() => onMonths?.([month, firstOfMonth(month, 1)]), [month, onMonths]);

  const clamp = (date: LocalDate) => (date < min ? min : date > max ? max : date);

  function show(date: LocalDate) {
    setFocus(date);
    const second = firstOfMonth(month, 1);
    if (date < month) setMonth(firstOfMonth(date));
    // In a narrow container the second month is not on show; there it has to become the first.
    else if (date >= firstOfMonth(month, 2) || (date >= second && !isShown(grids.current, second)))
      setMonth(firstOfMonth(date, date >= firstOfMonth(month, 2) && isShown(grids.current, second) ? -1 : 0));
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = dayForKey(focus, event.key, {
      shift: event.shiftKey,
      rtl: t.direction === 'rtl',
      weekStart: start,
    });
    if (!next) return;
    event.preventDefault();
    moved.current = true;
    show(clamp(next));
  }

  const step = (months: number) => {
    const next = firstOfMonth(month, months);
    setMonth(next);
    setFocus(clamp(next));
  };
  const months = [month, firstOfMonth(month, 1)];
  const isOpen = (date: LocalDate) => date >= min && date <= max && !days?.isClosed?.(date);
  const lowest = lowestPrice(
    days?.prices,
    (date) => date < firstOfMonth(month, 2) && date >= month && isOpen(date),
  );

  return (
    <>
      <div
        className="calendar-months"
        ref={grids}
        aria-busy={days?.loadingPrices || undefined}
        onKeyDown={onKeyDown}
        onPointerLeave={() => onHover?.(null)}
      >
        <button
          type="button"
          className="icon-button is-back"
          aria-label={t('common.dates.previous-month')}
          disabled={month <= min}
          onClick={() => step(-1)}
        >
          <Icon icon={backIcon} />
        </button>
        <button
          type="button"
          className="icon-button is-forward"
          aria-label={t('common.dates.next-month')}
          disabled={firstOfMonth(month, 1) > max}
          onClick={() => step(1)}
        >
          <Icon icon={forwardIcon} />
        </button>
        {months.map((first) => (
          <Month
            key={first}
            first={first}
            weekStart={start}
            min={min}
            max={max}
            focus={focus}
            from={from}
            to={to}
            days={days}
            lowest={lowest}
            onChoose={(date) => {
              setFocus(date);
              onChoose(date);
            }}
            onHover={(date) => onHover?.(date)}
          />
        ))}
      </div>
      {days?.loadingPrices ? (
        <p className="calendar-legend" role="status">
          {t('fields.day.loading-prices')}
        </p>
      ) : (
        lowest && (
          <p className="calendar-legend is-marked">{t('fields.day.legend', { currency: lowest.currency })}</p>
        )
      )}
    </>
  );
}

function isShown(root: HTMLElement | null, month: LocalDate): boolean {
  const element = root?.querySelector<HTMLElement>(`[data-month="${month}"]`);
  return !!element && element.offsetParent !== null;
}

/** The lowest price of the days that count; `null` when fewer than two have one, where nothing is to compare. */
function lowestPrice(prices: DayFacts['prices'], counts: (date: LocalDate) => boolean): Money | null {
  const found = [...(prices ?? [])].flatMap(([date, price]) => (counts(date) ? [price] : []));
  if (found.length < 2) return null;
  return found.reduce((lowest, price) => (price.amount < lowest.amount ? price : lowest));
}

interface MonthProps extends Omit<CalendarGridProps, 'initial' | 'onHover'> {
  first: LocalDate;
  weekStart: number;
  focus: LocalDate;
  lowest: Money | null;
  onHover(date: LocalDate): void;
}

function Month({
  first,
  weekStart: start,
  min,
  max,
  focus,
  from,
  to,
  days: facts,
  lowest,
  onChoose,
  onHover,
}: MonthProps) {
  const t = useT();
  const { language } = t;
  const id = useId();
  const weekdays = dateFormat(language, { weekday: 'short' });
  const fullWeekdays = dateFormat(language, { weekday: 'long' });
  const full = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const digits = new Intl.NumberFormat(language);
  // Without the currency, which the legend says: some take more room than a day of a phone's grid has.
  const amounts = numberFormat(language, { maximumFractionDigits: 0 });
  // 1970-01-04 was a Sunday.
  const days = Array.from({ length: 7 }, (_, at) => asInstant(addDays('1970-01-04', start + at)));
  const hasPrices = !!facts?.prices?.size || !!facts?.loadingPrices;
  return (
    <table
      role="grid"
      aria-labelledby={id}
      data-month={first}
      className={hasPrices ? 'has-prices' : undefined}
    >
      <caption id={id}>
        {dateFormat(language, { month: 'long', year: 'numeric' }).format(asInstant(first))}
      </caption>
      <thead>
        <tr>
          {days.map((day) => (
            <th key={day} scope="col" abbr={fullWeekdays.format(day)}>
              {weekdays.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(first, start).map((week, row) => (
          <tr key={row}>
            {week.map((date, column) => {
              if (!date) return <td key={column} />;
              const outside = date < min || date > max;
              const closed = !outside && !!facts?.isClosed?.(date);
              const disabled = outside || closed;
              const price = disabled ? undefined : facts?.prices?.get(date);
              const cheapest = price !== undefined && price.amount === lowest?.amount;
              const inside = !!from && !!to && date >= from && date <= to;
              const edge = date === from ? ' is-from' : date === to ? ' is-to' : '';
              const spoken = full.format(asInstant(date));
              const money = price && formatMoney(price, language, 'deal');
              return (
                <td
                  key={date}
                  aria-selected={date === from || date === to}
                  className={inside && from !== to ? `is-inside${edge}` : undefined}
                >
                  <button
                    type="button"
                    data-day={date}
                    tabIndex={date === focus ? 0 : -1}
                    aria-disabled={disabled || undefined}
                    aria-label={
                      closed
                        ? t('fields.day.closed', { date: spoken })
                        : money
                          ? t(cheapest ? 'fields.day.cheapest' : 'fields.day.with-price', {
                              date: spoken,
                              price: money,
                            })
                          : spoken
                    }
                    aria-pressed={date === from || date === to}
                    // Drawn by the sheet: the label says the whole price, and the text of a button must be part of its label.
                    data-price={hasPrices ? (price ? amounts.format(toDecimal(price)) : '\u00a0') : undefined}
                    data-cheapest={cheapest || undefined}
                    onClick={() => !disabled && onChoose(date)}
                    onPointerEnter={() => onHover(date)}
                    onFocus={() => onHover(date)}
                  >
                    {digits.format(Number(date.slice(8)))}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
