import type { HeadContext, PageHead } from '../head.ts';
import { summaryOf } from '../summary-of.ts';

/** What search engines and networks are told about pages of places and cruise lines; `null` for any other page. */
export function placesHead(name: string, { agency, t, content, origin }: HeadContext): PageHead | null {
  const { destination, destinations, topDestinations, hiddenGems, cruiseLines } = content;
  const all = [t('places.title'), '/destination'] as const;
  if (destination) {
    const { slug, name: place, country, latitude, longitude, text, summary, hero } = destination;
    const canonical = `/destination/${slug}`;
    const description =
      summary ||
      (text && summaryOf(text.content)) ||
      t('places.description', { place, country, agency: agency.agencyName });
    return {
      title: `${place}, ${country}`,
      description,
      image: hero,
      canonical,
      noindex: name === 'destination-share' || !destination.isIndexed,
      trail: [all],
      jsonLd: [
        {
          '@type': 'TouristDestination',
          name: place,
          description,
          url: origin + canonical,
          image: hero,
          geo: { '@type': 'GeoCoordinates', latitude, longitude },
          containedInPlace: { '@type': 'Country', name: country },
        },
      ],
    };
  }
  if (name === 'destination' || name === 'destination-share')
    return {
      title: t('places.title'),
      description: t('places.lead', { agency: agency.agencyName }),
      canonical: '/destination',
      // Later pages, and what somebody searched for, change; the places themselves are found by the site map.
      noindex: name === 'destination-share' || (destinations?.page ?? 1) > 1 || destinations?.total === 0,
    };
  if (name === 'top-destination')
    return {
      title: t('places.top.title'),
      description: t('places.top.lead'),
      trail: [all],
      noindex: topDestinations?.length === 0,
    };
  if (name === 'hidden-gems')
    return {
      title: t('places.gems.title'),
      description: t('places.gems.lead'),
      trail: agency.displayTopDestinations ? [all] : [],
      noindex: hiddenGems?.length === 0,
    };
  const line = name === 'cruise-line' ? cruiseLines?.[0] : undefined;
  return line ? { title: line.title, description: summaryOf(line.content), image: line.image } : null;
}
