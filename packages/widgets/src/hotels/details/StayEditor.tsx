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
      <DateRange
        value={{ from: query.stay.checkIn, to: query.stay.checkOut }}
        min={today}
        onChange={({ from, to }) => change({ stay: { checkIn: from, checkOut: to } })}
      />
      <Guests value={query.occupancy} onChange={(occupancy) => change({ occupancy })} />
    </div>
  );
}
