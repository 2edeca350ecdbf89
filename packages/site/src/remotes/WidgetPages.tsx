import type { Route } from '../routes.ts';
import { Widget } from '../shell/Widget.tsx';

export function FlightsPage() {
  return (
    <div className="page">
      <Widget tag="travel-flights" />
    </div>
  );
}

export function ResortPage() {
  return (
    <div className="page">
      <Widget tag="travel-resort" />
    </div>
  );
}

/** Services whose pages live in the embedded app. */
export const appServices = ['cars', 'activities', 'cruise'] as const;

export function AppServicePage({ route }: { route: Route }) {
  return (
    <div className="page">
      <Widget tag={`travel-${route.name}`} />
    </div>
  );
}

/** One booking, whatever was booked. */
export function BookingPage({ route }: { route: Route }) {
  const { reference = '' } = route.params;
  return (
    <div className="page">
      <Widget key={reference} tag="travel-booking" attributes={{ reference }} />
    </div>
  );
}
