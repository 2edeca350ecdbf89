import { parseLocalDate, parseOccupancy, stayProblem } from '@portolan/core';
import { decodeHotelsQuery, defaultStay, encodeHotelsQuery } from '@portolan/core/hotels';
import type { HotelsFlow } from './flow.ts';
import type { HotelsNavigation } from './navigation.ts';
import { prefetch } from './prefetch.ts';
import type { TravelHotelsProps } from './TravelHotels.tsx';

type Attributes = Pick<TravelHotelsProps, 'destination' | 'checkIn' | 'checkOut' | 'occupancy'>;

function attributesOf(props: Attributes, today: string, warn: (fix: string) => void = () => undefined) {
  const { destination } = props;
  const occupancy = parseOccupancy(props.occupancy) ?? undefined;
  if (props.occupancy && !occupancy)
    warn(
      'occupancy is not rooms as JSON, such as [{"adults":2,"childAges":[7]}]; using two adults in one room.',
    );
  if (destination && destination.length > 200)
    warn('destination is longer than 200 characters; using the first 200.');
  const checkIn = parseLocalDate(props.checkIn);
  const checkOut = parseLocalDate(props.checkOut);
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
  const problem = stay && stayProblem(stay, today);
  for (const [name, value, date] of [
    ['check-in', props.checkIn, checkIn],
    ['check-out', props.checkOut, checkOut],
  ] as const)
    if (value && !date)
      warn(`${name} is not a date such as ${defaultStay(today).checkIn}; using a stay in three weeks.`);
  if (problem)
    warn(`check-in and check-out are no stay that can be booked (${problem}); using a stay in three weeks.`);
  else if (!props.checkIn !== !props.checkOut && (checkIn || checkOut))
    warn('check-in and check-out need each other; using a stay in three weeks.');
  return {
    destination: destination?.slice(0, 200),
    stay: stay && !problem ? stay : defaultStay(today),
    occupancy,
  };
}

/** The question of an address; what it leaves open is answered by the attributes. */
export function readQuery(
  params: URLSearchParams,
  attributes: Attributes,
  today: string,
  warn?: (fix: string) => void,
) {
  return decodeHotelsQuery(params, { today, ...attributesOf(attributes, today, warn) });
}

/** How a flow moves. */
export function movesOf(navigation: HotelsNavigation): Pick<HotelsFlow, 'go' | 'href' | 'prefetch'> {
  return {
    prefetch,
    go: (view, next, options) => navigation.go(view, encodeHotelsQuery(next, view), options),
    href: (view, next) => navigation.href(view, encodeHotelsQuery(next, view)),
  };
}
