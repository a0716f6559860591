import { type CityStatus, type EmbedQuery, filtersOn } from '@marquee/contract';
import { listEvents, searchEvents } from '@marquee/domain/events';
import { usStates } from '@marquee/kernel';
import type { ApiDeps } from '@marquee/platform';
import { categoryName, drawEmbed, drawEmbedMissing, placeName, shortDate, stateName, t } from '@marquee/web/drawn';
import { etagOf } from '../etag.ts';
import { daysOfNow } from '../feeds/days-of-now.ts';
import { pageSearch } from '../feeds/feed-name.ts';
import { shownJson } from '../shown-json.ts';
import type { Document } from '../verbs.ts';
import { EMBED_STYLE } from './style.ts';

/** As feeds. */
const CACHE_SECONDS = 60;
const CONTENT_TYPE = 'text/html; charset=utf-8';

/** A list or search as a document for a frame on any other site. Write it in the language of the query. */
export async function embeddedList(deps: ApiDeps, query: EmbedQuery): Promise<Document> {
  const { limit, theme, lang, ...asked } = query;
  const { q, ...filters } = await daysOfNow(deps, asked);
  const listed = { ...filters, limit, sort: 'date-asc' } as const;
  const { events, city } = await (q === undefined
    ? listEvents(deps, listed)
    : searchEvents(deps, { ...listed, term: q }));
  const frame = { theme, style: EMBED_STYLE };
  const origin = deps.publicOrigin;
  if (city.status === 'unknown')
    return { contentType: CONTENT_TYPE, body: drawEmbedMissing(origin, frame), status: 404 };
  const page = `${origin}/events${pageSearch(city, asked)}${lang === 'en' ? '' : `&lang=${lang}`}`;
  const place = nameOf(city);
  const now = new Date(deps.clock.now());
  // As the endpoint of lists would send them, without invisible characters.
  const shown = JSON.parse(shownJson(events)) as typeof events;
  const body = drawEmbed({ place, narrowed: narrowedBy(asked), events: shown, page, origin, now }, frame);
  const hasEvents = events.length > 0;
  return { contentType: CONTENT_TYPE, body, etag: await etagOf(body), cacheSeconds: CACHE_SECONDS, hasEvents };
}

const nameOf = (place: CityStatus) =>
  place.city === ''
    ? stateName(place.state, (usStates as Record<string, string>)[place.state] ?? '')
    : placeName(place);

/** `“jazz” · Music · This weekend · Free only` */
function narrowedBy(query: Omit<EmbedQuery, 'limit' | 'theme' | 'lang'>) {
  const { q, categories, venue, when, from, to } = query;
  const days = [from, to].filter((day) => day !== undefined).map(shortDate);
  return [
    q === undefined ? '' : `“${q}”`,
    categories.map(categoryName).join(', '),
    venue ?? '',
    when === undefined ? days.join(' – ') : t(`when.${when}`),
    ...filtersOn(query).map((filter) => t(`listing.${filter}`)),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
