import { parseLocalDate, parseOccupancy, stayProblem } from '@portolan/core';
import { decodeHotelsQuery, defaultStay, encodeHotelsQuery } from '@portolan/core/hotels';
import type { HotelsFlow } from './flow.ts';
import type { HotelsNavigation } from './navigation.ts';
import { prefetch } from './prefetch.ts';
import type { TravelHotelsProps } from './TravelHotels.tsx';

type Attributes = Pick<TravelHotelsProps, 'destination' | 'checkIn' | 'checkOut' | 'occupancy'>;

function attributesOf(props: Attributes, today: string) {
  const checkIn = parseLocalDate(props.checkIn);
  const checkOut = parseLocalDate(props.checkOut);
  const stay = checkIn && checkOut ? { checkIn, checkOut } : null;
  return {
    destination: props.destination?.slice(0, 200),
    stay: stay && stayProblem(stay, today) === null ? stay : defaultStay(today),
    occupancy: parseOccupancy(props.occupancy) ?? undefined,
  };
}

/** The question of an address; what it leaves open is answered by the attributes. */
export function readQuery(params: URLSearchParams, attributes: Attributes, today: string) {
  return decodeHotelsQuery(params, { today, ...attributesOf(attributes, today) });
}

/** How a flow moves. */
export function movesOf(navigation: HotelsNavigation): Pick<HotelsFlow, 'go' | 'href' | 'prefetch'> {
  return {
    prefetch,
    go: (view, next, options) => navigation.go(view, encodeHotelsQuery(next, view), options),
    href: (view, next) => navigation.href(view, encodeHotelsQuery(next, view)),
  };
}
