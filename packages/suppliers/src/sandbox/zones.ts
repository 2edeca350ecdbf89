const formats = new Map<string, Intl.DateTimeFormat>();
const instants = new Map<string, string>();

/** The UTC instant of a wall time in a time zone; a time that the clocks skip is read as the one after the gap. */
export function instantOf(date: string, time: string, timeZone: string): string {
  const key = `${date}${time}${timeZone}`;
  let instant = instants.get(key);
  if (instant) return instant;
  const wall = Date.parse(`${date}T${time}:00Z`);
  // twice: the first guess may lie on the other side of a clock change
  let at = wall - offsetMs(wall, timeZone);
  at = wall - offsetMs(at, timeZone);
  instant = new Date(at).toISOString();
  if (instants.size > 20_000) instants.clear();
  instants.set(key, instant);
  return instant;
}

function offsetMs(at: number, timeZone: string): number {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit',
    }); // prettier-ignore
    formats.set(timeZone, format);
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return (
    Date.UTC(parts.year ?? 0, (parts.month ?? 1) - 1, parts.day, parts.hour, parts.minute) -
    Math.floor(at / 60_000) * 60_000
  );
}
