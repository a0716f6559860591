import type { PlaceLink } from '@marquee/extraction';
import { type Message, say } from '@marquee/kernel';
import { bareHost } from '../discovery/index.ts';

export interface PlaceFound {
  name: string;
  url: string;
  /** 0..100 */
  confidence: number;
  sourceContext: Message;
  eventIndicators: string[];
}

export interface PlacesOfPage {
  /** What the link to the page called it; empty for the first page. */
  label: string;
  depth: number;
  places: readonly PlaceLink[];
}

/** Whom nearly every page of a site links to is its maker or a sponsor, not a place that it lists. */
const ON_EVERY_PAGE = 0.6;
const LEAST_PAGES = 3;

/** The places that the pages of a site list, each host once, the most certain first. */
export function placesFound(site: string, pages: readonly PlacesOfPage[]): PlaceFound[] {
  const byHost = Map.groupBy(
    pages.flatMap((page) => page.places.map((place) => ({ place, page }))),
    ({ place }) => bareHost(place.url),
  );
  return [...byHost]
    .filter(([, on]) => on.length < LEAST_PAGES || on.length <= pages.length * ON_EVERY_PAGE)
    .map(([host, on]) => {
      const indicators = [...new Set(on.flatMap(({ place }) => place.indicators))].slice(0, 5);
      const named = on.find(({ place }) => place.name !== '') ?? on[0];
      const name = named?.place.name || host;
      const label = on.map(({ page }) => page.label).find((text) => text !== '');
      const confidence =
        40 +
        (name === host ? 0 : 20) +
        Math.min(30, indicators.length * 10) +
        (on.some(({ page }) => page.depth > 0) ? 10 : 0);
      return {
        name,
        url: on[0]?.place.url ?? `https://${host}/`,
        confidence,
        sourceContext: label ? say('found.listedUnder', { site, label }) : say('found.onFirstPage', { site }),
        eventIndicators: indicators,
      };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
