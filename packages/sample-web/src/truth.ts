import type { Instant } from '@marquee/kernel';
import { listedOf } from './calendar/happenings.ts';
import { priceRange } from './calendar/when.ts';
import type { Category, Happening, Site, Status, Weather } from './model.ts';
import { sites } from './sites/index.ts';

/** One showing that a polite reader of the sources can know of. */
export interface TruthEvent {
  host: string;
  id: string;
  /** The same for all dates of one show. */
  showId: string;
  kind: Happening['kind'];
  title: string;
  /** Other correct readings of the title: without text that looks like markup. */
  titleAlt?: string[];
  category: Category;
  /** Wall time at the venue, or only the day. */
  localStart: string;
  /** An all-day end is the last day, inclusive. */
  localEnd?: string;
  allDay: boolean;
  status: Status;
  city: string;
  state: string;
  timezone: string;
  venue: string;
  street: string;
  /** The page of the show. A feed may add a slash or, for one date of a weekly show, the day. */
  url: string;
  imageUrl: string;
  price?: string;
  /** Absent where the site names no price. */
  priceMinCents?: number;
  priceMaxCents?: number;
  hint?: string;
  /** The other venue's own entry for the same showing. */
  duplicateOf?: { host: string; id: string };
}

/** All showings listed at that moment by sites that let themselves be read. */
export function truth(now: Instant, weather: Weather = {}): TruthEvent[] {
  return sites.filter((site) => site.robots !== 'forbid').flatMap((site) => truthOf(site, now, weather));
}

export function truthOf(site: Site, now: Instant, weather: Weather = {}): TruthEvent[] {
  return listedOf(site, now, weather).map((h) => {
    const range = priceRange(h.price);
    return {
      host: site.host,
      id: h.id,
      showId: h.showId,
      kind: h.kind,
      title: h.title,
      ...(h.title.includes('<') ? { titleAlt: [withoutMarkup(h.title)] } : {}),
      category: h.category,
      localStart: h.start,
      ...(h.end ? { localEnd: h.end } : {}),
      allDay: h.allDay,
      status: h.status,
      ...h.place,
      venue: h.venue.name,
      street: h.venue.street,
      url: h.url,
      imageUrl: h.imageUrl,
      ...(h.price ? { price: h.price } : {}),
      ...(range ? { priceMinCents: range.minCents, priceMaxCents: range.maxCents } : {}),
      ...(h.hint ? { hint: h.hint } : {}),
      ...(h.duplicateOf ? { duplicateOf: h.duplicateOf } : {}),
    };
  });
}

function withoutMarkup(title: string): string {
  const bare = title.replace(/<script>.*?<\/script>/g, '').replace(/<[^>]*>/g, '');
  return bare.replace(/\s+/g, ' ').trim();
}
