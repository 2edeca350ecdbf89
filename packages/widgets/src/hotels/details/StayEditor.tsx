import { DateRange, Guests } from '@portolan/ui';
import { useFlow } from '../flow.ts';

/** Dates and guests, changed in place: the property stays, its rates are asked again. */
export function StayEditor({ onDone }: { onDone?: (() => void) | undefined }) {
  const flow = useFlow();
  const { query, today } = flow;
  const change = (part: Partial<typeof query>) => {
    flow.go('details', { ...query, ...part }, { replace: true });
    onDone?.();
  };
  return (
    <div className="htl-stay">
      <DateRange value={query.stay} min={today} onChange={(stay) => change({ stay })} />
      <Guests value={query.occupancy} onChange={(occupancy) => change({ occupancy })} />
    </div>
  );
}
