import type { Alternative, HotelItem } from '@portolan/contract';
import { forgetHint, rememberedHint, type CheckoutStore } from '@portolan/core/checkout';
import { stayPlan, type StayDraft } from '@portolan/core/hotels';
import { CheckoutPage } from '../../checkout/CheckoutPage.tsx';
import type { CheckoutParts } from '../../checkout/parts.ts';
import { sessionStore } from '../../shared/session.ts';
import { useFlow, type HotelsFlow } from '../flow.ts';
import { boardKey, OfferTags, stayPriceNotes } from '../parts/StayParts.tsx';
import { GuestForm } from './GuestForm.tsx';
import { Brief, Summary } from './StaySummary.tsx';

const parts: CheckoutParts<HotelItem, StayDraft> = {
  plan: stayPlan,
  Form: GuestForm,
  Summary,
  Brief,
  Facts: Meals,
  Alternative: OtherRoom,
  priceNotes: (item, price, t) => stayPriceNotes(price, item.nights, t),
};

/** The checkout of a stay. */
export function CheckoutView() {
  const flow = useFlow();
  const { query } = flow;

  const toRooms = (item: HotelItem | null) => {
    if (!item && !query.propertyId) return flow.go('search', query);
    const stay = item && {
      propertyId: item.property.propertyId,
      stay: { checkIn: item.checkIn, checkOut: item.checkOut },
      occupancy: item.occupancy,
    };
    flow.go('details', { ...query, ...stay, token: null });
  };
  return (
    <CheckoutPage
      parts={parts}
      quoteId={query.token}
      scenario={query.scenario}
      onOpen={(checkout, quoteId) => {
        carryBed(checkout, quoteId, flow);
        flow.prefetch('confirmation');
      }}
      onRequote={(quoteId) => flow.go('checkout', { ...query, token: quoteId }, { replace: true })}
      onBooked={({ reference }) =>
        flow.go('confirmation', { ...query, reference, token: null }, { replace: true })
      }
      onBack={toRooms}
    />
  );
}

function Meals({ item }: { item: HotelItem }) {
  const { t } = useFlow().context;
  return <p>{t(boardKey(item.board))}</p>;
}

function OtherRoom({ alternative }: { alternative: Alternative & { item: HotelItem } }) {
  const { title, item, cancellation, left } = alternative;
  return (
    <>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <div className="trv-tags">
        <OfferTags
          offer={{ board: item.board, cancellation, roomsLeft: left }}
          timeZone={item.property.timeZone}
        />
      </div>
    </>
  );
}

/** The bed choice of the room page is a wish for the hotel: it starts the wishes, once. */
function carryBed(checkout: CheckoutStore<HotelItem, StayDraft>, quoteId: string, { context }: HotelsFlow) {
  const session = sessionStore(context);
  const bed = rememberedHint(session, quoteId);
  const { draft } = checkout.getState();
  if (!bed || !draft) return;
  forgetHint(session, quoteId);
  const wish = context.t('checkout.requests.bed', { bed });
  // A wish of an earlier choice gives way to this one; the traveller's own words stay.
  const stem = context.t('checkout.requests.bed', { bed: '' }).trim();
  const own = draft.wishes.split('\n').filter((line) => line.trim() !== '' && !line.startsWith(stem));
  checkout.setField('wishes', [wish, ...own].join('\n'));
}
