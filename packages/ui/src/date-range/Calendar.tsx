import {
  addDays,
  capStay,
  firstOfMonth,
  maxStayNights,
  nightsBetween,
  type LocalDate,
  type Stay,
} from '@portolan/core';
import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { backIcon, forwardIcon, infoIcon } from '../icon/icons.ts';
import { TextField } from '../form/controls.tsx';
import { useStyles, useT } from '../provider.tsx';
import calendarCss from './calendar.css?inline';
import { dayForKey, weeksOf } from './calendar-keys.ts';
import { asInstant, dateFormat, longDate, parseTyped, typedDate, weekStart } from './format.ts';

export interface CalendarProps {
  value: Stay | null;
  onChange(stay: Stay): void;
  min: LocalDate;
  max: LocalDate;
  onDone(): void;
}

/** Two months (one in a narrow container) as grids, two typed inputs, and what was chosen in words. */
export function Calendar({ value, onChange, min, max, onDone }: CalendarProps) {
  useStyles(calendarCss);
  const t = useT();
  const start = weekStart(t.language);
  // A first day that waits for its second; `null` when the next press begins a new range.
  const [from, setFrom] = useState<LocalDate | null>(null);
  const [hover, setHover] = useState<LocalDate | null>(null);
  const [focus, setFocus] = useState<LocalDate>(value?.checkIn ?? min);
  const [month, setMonth] = useState<LocalDate>(firstOfMonth(focus));
  const [note, setNote] = useState('');
  const grids = useRef<HTMLDivElement>(null);
  const moved = useRef(true);

  // Focus follows the keyboard, never the pointer: `moved` is set by keys (and once, on opening). At once, or a fast Enter
  // would choose the day before.
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grids.current?.querySelector<HTMLElement>(`[data-day="${focus}"]`)?.focus({ preventScroll: true });
  }, [focus, month]);

  const clamp = (date: LocalDate) => (date < min ? min : date > max ? max : date);
  const shown = from ? { checkIn: from, checkOut: from } : value;

  function show(date: LocalDate) {
    setFocus(date);
    const second = firstOfMonth(month, 1);
    if (date < month) setMonth(firstOfMonth(date));
    // In a narrow container the second month is not on show; there it has to become the first.
    else if (date >= firstOfMonth(month, 2) || (date >= second && !isShown(grids.current, second)))
      setMonth(firstOfMonth(date, date >= firstOfMonth(month, 2) && isShown(grids.current, second) ? -1 : 0));
  }

  function commit(stay: Stay) {
    const { capped, ...range } = capStay(stay);
    setFrom(null);
    setNote(
      capped
        ? t('common.dates.too-long', { count: maxStayNights, date: longDate(range.checkOut, t.language) })
        : '',
    );
    onChange(range);
  }

  function choose(date: LocalDate) {
    if (from && date > from) return commit({ checkIn: from, checkOut: date });
    setFrom(date);
    setHover(null);
    setNote('');
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

  const end = from
    ? hover && hover > from
      ? capStay({ checkIn: from, checkOut: hover }).checkOut
      : from
    : value?.checkOut;
  return (
    <div className="calendar">
      <TypedDates value={value} min={min} max={max} onCommit={commit} onInvalid={() => setNote('')} />
      <div
        className="calendar-months"
        ref={grids}
        onKeyDown={onKeyDown}
        onPointerLeave={() => setHover(null)}
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
        {[month, firstOfMonth(month, 1)].map((first) => (
          <Month
            key={first}
            first={first}
            weekStart={start}
            min={min}
            max={max}
            focus={focus}
            from={shown?.checkIn}
            to={end}
            onChoose={(date) => {
              setFocus(date);
              choose(date);
            }}
            onHover={(date) => from && setHover(date)}
          />
        ))}
      </div>
      <div className="calendar-end">
        <p>
          {note ? (
            <span className="calendar-note" role="alert">
              <Icon icon={infoIcon} size={16} />
              {note}
            </span>
          ) : from ? (
            t('common.dates.pick-check-out')
          ) : value ? (
            t('common.dates.nights', { count: nightsBetween(value.checkIn, value.checkOut) })
          ) : (
            t('common.dates.pick-check-in')
          )}
        </p>
        <Button size="s" onClick={onDone}>
          {t('common.done')}
        </Button>
      </div>
    </div>
  );
}

function isShown(root: HTMLElement | null, month: LocalDate): boolean {
  const element = root?.querySelector<HTMLElement>(`[data-month="${month}"]`);
  return !!element && element.offsetParent !== null;
}

interface MonthProps {
  first: LocalDate;
  weekStart: number;
  min: LocalDate;
  max: LocalDate;
  focus: LocalDate;
  from: LocalDate | undefined;
  to: LocalDate | undefined;
  onChoose(date: LocalDate): void;
  onHover(date: LocalDate): void;
}

function Month({ first, weekStart: start, min, max, focus, from, to, onChoose, onHover }: MonthProps) {
  const { language } = useT();
  const id = useId();
  const weekdays = dateFormat(language, { weekday: 'short' });
  const fullWeekdays = dateFormat(language, { weekday: 'long' });
  const full = dateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const digits = new Intl.NumberFormat(language);
  // 1970-01-04 was a Sunday.
  const days = Array.from({ length: 7 }, (_, at) => asInstant(addDays('1970-01-04', start + at)));
  return (
    <table role="grid" aria-labelledby={id} data-month={first}>
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
              const disabled = date < min || date > max;
              const inside = !!from && !!to && date >= from && date <= to;
              const edge = date === from ? ' is-from' : date === to ? ' is-to' : '';
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
                    aria-label={full.format(asInstant(date))}
                    aria-pressed={date === from || date === to}
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

interface TypedProps {
  value: Stay | null;
  min: LocalDate;
  max: LocalDate;
  onCommit(stay: Stay): void;
  onInvalid(): void;
}

/** The same two days as text, for those who would rather type. */
function TypedDates({ value, min, max, onCommit, onInvalid }: TypedProps) {
  const t = useT();
  const text = (date: LocalDate | undefined) => (date ? typedDate(date, t.language) : '');
  const [typed, setTyped] = useState({ in: text(value?.checkIn), out: text(value?.checkOut) });
  const [errors, setErrors] = useState<{ in?: string; out?: string }>({});
  useEffect(() => {
    setTyped({ in: text(value?.checkIn), out: text(value?.checkOut) });
    setErrors({});
    // The words follow what was chosen in the grid, not what is being typed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [value?.checkIn, value?.checkOut]);

  function check() {
    const read = (raw: string) => parseTyped(raw, t.language, min);
    const [checkIn, checkOut] = [read(typed.in), read(typed.out)];
    const wrong = t('common.dates.invalid', { example: typedDate(min, t.language) });
    const next: typeof errors = {};
    if (typed.in && !checkIn) next.in = wrong;
    else if (checkIn && (checkIn < min || checkIn > max)) next.in = t('common.dates.past');
    if (typed.out && !checkOut) next.out = wrong;
    else if (checkIn && checkOut && checkOut <= checkIn) next.out = t('common.dates.order');
    setErrors(next);
    if (next.in || next.out) return onInvalid();
    if (checkIn && checkOut && (checkIn !== value?.checkIn || checkOut !== value?.checkOut))
      onCommit({ checkIn, checkOut });
  }

  const field = (name: 'in' | 'out', label: string) => (
    <TextField
      label={label}
      value={typed[name]}
      error={errors[name]}
      placeholder={text(name === 'in' ? min : addDays(min, 2))}
      inputMode="numeric"
      enterKeyHint="done"
      autoComplete="off"
      dir="ltr"
      onInput={(raw) => setTyped({ ...typed, [name]: raw })}
      onBlur={check}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        check();
      }}
    />
  );
  return (
    <div className="calendar-typed">
      {field('in', t('common.dates.check-in'))}
      {field('out', t('common.dates.check-out'))}
    </div>
  );
}
