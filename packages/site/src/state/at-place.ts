import type { Agency, DestinationDetails } from '@portolan/contract';

/**
 * The agency as widgets on a page about one place take it: its deals are of that place, not of the agency's own.
 * Answers the same object for the same agency, so that nobody sees a change where there is none.
 */
export function atPlace(
  place: Pick<DestinationDetails, 'name' | 'latitude' | 'longitude'>,
): (agency: Agency) => Agency {
  const { name: searchString, latitude, longitude } = place;
  const known = new WeakMap<Agency, Agency>();
  return (agency) => {
    let there = known.get(agency);
    if (!there) {
      there = { ...agency, dealDefaults: { ...agency.dealDefaults, searchString, latitude, longitude } };
      known.set(agency, there);
    }
    return there;
  };
}
