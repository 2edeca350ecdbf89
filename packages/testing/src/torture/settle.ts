// Time passes once all is healed, so that jobs come to an end with everything that waits for a moment and not for people.

import { halyardName } from './halyard.ts';
import type { Random } from './random.ts';
import type { Rig } from './rig.ts';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
/** Longer than any supplier may keep a booking pending, and any balance of a round is due. */
const longest = 10 * 24 * hour;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Lets time pass, from one due moment to the next, until only what waits for people or for check-out is left; answers what does not end. */
export async function settle(rig: Rig, random: Random): Promise<string[]> {
  const began = rig.now();
  for (;;) {
    const busy = await quiet(rig);
    if (busy) return [`work never ends: ${busy}`];
    const open = await openMoments(rig);
    const elsewhere = rig.halyard.nextMoment();
    const moments = open.map(({ at }) => Date.parse(at)).concat(elsewhere ?? []);
    if (moments.length === 0) return [];
    const passed = rig.now() - began;
    // Named, so that the rows are kept as evidence.
    if (passed > longest)
      return open.map(({ what, at }) => `still moves after ten days, next at ${at}: ${what}`);
    rig.advance(Math.max(Math.min(...moments) - rig.now() + 200, leastStep(passed, random)));
  }
}

/** Jobs may be late, and the longer something is followed the later: as after an outage. */
function leastStep(passed: number, random: Random): number {
  if (passed < 40 * minute) return random.pick([10 * second, minute, 4 * minute, 11 * minute]);
  if (passed < 4 * hour) return random.pick([40 * minute, 2 * hour]);
  return random.pick([8 * hour, 16 * hour, 30 * hour]);
}

/** What will move by itself, soonest first. What a person has been told of is theirs, though it is still looked at. */
function openMoments(rig: Rig): Promise<{ what: string; at: string }[]> {
  return rig.sql<{ what: string; at: string }>(
    `select what, at::text from (
       select reference || ' is ' || status || ' and waits for ' || next_action as what, next_action_at as at from bookings b
        where next_action_at is not null and status not in ('documented', 'completed', 'manual_review')
          and not (status = 'confirmed' and exists (select 1 from booking_reviews r
                where r.agency_id = b.agency_id and r.booking_id = b.booking_id and r.closed_at is null))
       union all
       select b.reference || ' (' || b.status || ') has a payment that is ' || p.status || ' and waits for ' || p.next_action, p.next_action_at
         from payments p join bookings b using (agency_id, booking_id)
        where p.next_action_at is not null and b.status <> 'manual_review'
       union all
       select b.reference || ' (' || b.status || ') has an instalment that is ' || i.status || ' and waits for ' || i.next_action, i.next_action_at
         from instalments i join bookings b using (agency_id, booking_id)
        where i.next_action_at is not null and b.status <> 'manual_review'
       union all
       select coalesce(payload ->> 'reference', 'somebody') || ' shall be told of as ' || topic || coalesce(', which failed with ' || last_error, ''), claimed_until
         from outbox where sent_at is null and claimed_until is not null) as moments
      order by moments.at`,
  );
}

/** Resolves when nothing is due at the present moment and all news is read; answers what still was after a minute. */
async function quiet(rig: Rig): Promise<string | null> {
  const until = performance.now() + 60 * second;
  let calm = 0;
  let newsAskedAt = -Infinity;
  for (;;) {
    const told = rig.books.halyard.newsTold;
    const [due] = await rig.sql<{ bookings: number; payments: number; instalments: number; outbox: number; news: number }>(
      `select (select count(*)::int from bookings where next_action_at <= $1) as bookings,
              (select count(*)::int from payments where next_action_at <= $1) as payments,
              (select count(*)::int from instalments where next_action_at <= $1) as instalments,
              (select count(*)::int from outbox where sent_at is null and (claimed_until is null or claimed_until <= $1)) as outbox,
              $2 - coalesce((select cursor::int from supplier_cursors where supplier = $3), 0) as news`,
      [new Date(rig.now()).toISOString(), told, halyardName],
    ); // prettier-ignore
    if (due && due.news > 0 && performance.now() > newsAskedAt + second) {
      newsAskedAt = performance.now();
      await rig.readNews();
    }
    calm = due && Object.values(due).every((count) => count === 0) ? calm + 1 : 0;
    if (calm >= 3) return null;
    if (performance.now() > until) return JSON.stringify(due);
    await pause(40);
  }
}
