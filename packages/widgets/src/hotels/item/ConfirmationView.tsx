import { BookingPage } from '../../booking-page/BookingPage.tsx';
import { useFlow } from '../flow.ts';
import { stayParts } from './stay-parts.ts';

/** The page of one booked stay, where the checkout leads. */
export function ConfirmationView() {
  const flow = useFlow();
  const { query } = flow;
  return (
    <BookingPage
      reference={query.reference}
      linkToken={query.token}
      partsOf={ofStays}
      onLinkRead={() => flow.go('confirmation', { ...query, token: null }, { replace: true })}
      onFound={(found) => flow.go('confirmation', { ...query, reference: found, token: null })}
      onNew={() => flow.go('search', query)}
    />
  );
}

const ofStays = () => stayParts;
