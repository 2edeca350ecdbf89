/** The calendar day of this device. `Date` instead of `Intl`, whose first use takes 13 ms. */
export function localDay(now: number): string {
  const date = new Date(now);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
