import { useStyles } from '@portolan/ui';
import type { Route } from '../routes.ts';
import { shellCss } from '../shell/shell.css.ts';
import { Widget } from '../shell/Widget.tsx';

export function FlightsPage() {
  useStyles(shellCss);
  return (
    <div className="page">
      <Widget tag="travel-flights" />
    </div>
  );
}

export function ResortPage() {
  useStyles(shellCss);
  return (
    <div className="page">
      <Widget tag="travel-resort" />
    </div>
  );
}

/** Services whose pages live in the embedded app. */
export const appServices = ['cars', 'activities', 'cruise'] as const;

export function AppServicePage({ route }: { route: Route }) {
  useStyles(shellCss);
  return (
    <div className="page">
      <Widget tag={`travel-${route.name}`} />
    </div>
  );
}
