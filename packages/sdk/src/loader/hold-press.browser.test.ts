import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holdPress } from './hold-press.ts';

let element: HTMLElement;
let form: HTMLFormElement;
/** Where the form led without code. */
let submitted: URLSearchParams[];
/** Presses that the widget heard of. */
let heard: number;

beforeEach(() => {
  vi.useFakeTimers();
  submitted = [];
  heard = 0;
  element = document.body.appendChild(document.createElement('x-form'));
  element.attachShadow({ mode: 'open' }).innerHTML =
    '<div data-server-rendered><form action="/results"><input name="destination" value="Lisbon"><button>Search</button></form></div>';
  form = element.shadowRoot!.querySelector('form')!;
  form.submit = () =>
    void submitted.push(new URLSearchParams(new FormData(form) as unknown as Record<string, string>));
});
afterEach(() => {
  element.remove();
  vi.useRealTimers();
});

const button = () => form.querySelector('button')!;
const takeOver = () => {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    heard++;
  });
  element.dispatchEvent(new CustomEvent('travel-ready', { bubbles: true }));
};

describe('a press before the code', () => {
  it('is held, and heard by the widget once it took over', () => {
    holdPress(element);
    button().click();
    expect(button().getAttribute('aria-busy')).toBe('true');
    takeOver();
    expect([heard, submitted]).toEqual([1, []]);
    expect(button().hasAttribute('aria-busy')).toBe(false);
    vi.advanceTimersByTime(10_000);
    expect([heard, submitted]).toEqual([1, []]);
  });

  it('counts once, however often it is pressed', () => {
    holdPress(element);
    button().click();
    button().click();
    takeOver();
    expect(heard).toBe(1);
  });

  it('leads to the results 4.5 seconds later, as the form stands then', () => {
    holdPress(element);
    button().click();
    vi.advanceTimersByTime(3000);
    button().click();
    form.querySelector('input')!.value = 'Porto';
    vi.advanceTimersByTime(1499);
    expect(submitted).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(submitted.map((query) => query.get('destination'))).toEqual(['Porto']);
  });

  it.each([
    ['the loader says so', (codeFailed: () => void) => codeFailed()],
    ['the element fails', () => void element.dispatchEvent(new CustomEvent('travel-error'))],
  ])('leads to the results at once when %s', (_how, fail) => {
    const codeFailed = holdPress(element);
    button().click();
    fail(codeFailed);
    expect(submitted).toHaveLength(1);
    expect(button().hasAttribute('aria-busy')).toBe(false);
  });
});

describe('a later press', () => {
  it('is the widget’s own once it took over', () => {
    holdPress(element);
    takeOver();
    expect(heard).toBe(0);
    button().click();
    expect([heard, submitted]).toEqual([1, []]);
  });

  it('goes where the form leads once the code failed', () => {
    const codeFailed = holdPress(element);
    codeFailed();
    const left = vi.fn((event: Event) => event.preventDefault());
    element.shadowRoot!.addEventListener('submit', (event) => {
      expect(event.defaultPrevented).toBe(false);
      left(event);
    });
    button().click();
    expect(left).toHaveBeenCalledTimes(1);
  });
});

it('leaves an element alone that no server rendered', () => {
  const bare = document.createElement('x-bare');
  expect(() => holdPress(bare)()).not.toThrow();
});
