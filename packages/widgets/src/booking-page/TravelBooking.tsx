import { parseId, parseToken, readParams } from '@portolan/core/address';
import type { ServiceKey } from '@portolan/contract/services';
import { bookingPath, fillPath, searchPaths } from '@portolan/contract/services';
import { useEffect, useMemo, useState } from 'react';
import type { WidgetContext } from '../context.ts';
import type { Flow } from '../shared/flow.ts';
import { createWidgetSession } from '../shared/widget-session.ts';
import { WidgetFrame } from '../shared/WidgetFrame.tsx';
import { BookingPage, type BookingParts } from './BookingPage.tsx';

export interface TravelBookingProps {
  context: WidgetContext;
  /** Of the address. */
  reference: string | null;
  /** What a service shows of its bookings, at once or when its code has come; {@link plainParts} for a service without parts. */
  partsOf(service: ServiceKey): BookingParts | Promise<BookingParts>;
}

const params = { reference: { parse: parseId, maxLength: 40 }, token: { parse: parseToken, maxLength: 64 } };

/** The page `/booking/{reference}` of the agency's site: one booking of any service. */
export function TravelBooking({ context, reference, partsOf }: TravelBookingProps) {
  const { client, role, agency, navigate } = context;
  // The page is about what its first address said; the secret leaves that address.
  const [asked] = useState(
    () => readParams(params, [['reference', reference ?? ''], ...navigate.current().query]).values,
  );
  // Another client, role or agency must not show anything of the one before.
  const session = useMemo(createWidgetSession, [client, role, agency.subdomain]);
  useEffect(() => session.end, [session]);
  const flow = useMemo<Flow>(
    () => ({ context, shared: session.shared, whenRemoved: session.whenRemoved }),
    [context, session],
  );
  return (
    <WidgetFrame flow={flow}>
      <BookingPage
        reference={asked.reference ?? null}
        linkToken={asked.token ?? null}
        partsOf={partsOf}
        onLinkRead={() => navigate.setQuery({ token: null })}
        onFound={(found) => navigate.go(fillPath(bookingPath, { reference: found }))}
        onNew={(service) => navigate.go(service ? searchPaths[service] : '/')}
      />
    </WidgetFrame>
  );
}
