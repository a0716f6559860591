import { priceRange, zoned } from '../calendar/when.ts';
import type { Happening, Site } from '../model.ts';
import { slugOf } from './escape.ts';

export const TRIBE_PATH = '/wp-json/tribe/events/v1/events';

/** A page of the REST answer of The Events Calendar, with the fields and the habits of the real plugin. */
export function tribePage(site: Site, happenings: Happening[], page: number, perPage: number): unknown {
  const pages = Math.max(1, Math.ceil(happenings.length / perPage));
  const address = (n: number) => `https://${site.host}${TRIBE_PATH}/?page=${n}&per_page=${perPage}&status=publish`;
  return {
    events: happenings.slice((page - 1) * perPage, page * perPage).map((h) => tribeEvent(site, h)),
    rest_url: address(page),
    ...(page < pages ? { next_rest_url: address(page + 1) } : {}),
    ...(page > 1 ? { previous_rest_url: address(page - 1) } : {}),
    total: happenings.length,
    total_pages: pages,
  };
}

function tribeEvent(site: Site, h: Happening): unknown {
  const id = numberOf(`${site.host}/${h.id}`);
  const range = priceRange(h.price);
  const end = h.end ?? h.start;
  return {
    id,
    global_id: `${site.host}?id=${id}`,
    status: 'publish',
    url: h.kind === 'weekly' ? `${h.url}/${h.start.slice(0, 10)}/` : `${h.url}/`,
    rest_url: `https://${site.host}${TRIBE_PATH}/${id}`,
    title: texturized(h.title),
    description: `<p>${texturized(h.text)}</p>${h.hint ? `\n<p><strong>${texturized(h.hint)}</strong></p>` : ''}`,
    excerpt: '',
    slug: h.showId,
    image: { url: h.imageUrl, id: id + 1, extension: 'png', width: 1200, height: 750 },
    all_day: h.allDay,
    start_date: sqlTime(h.start, '00:00:00'),
    end_date: sqlTime(end, '23:59:59'),
    utc_start_date: utcSqlTime(h, h.start, '00:00'),
    utc_end_date: utcSqlTime(h, end, '23:59'),
    timezone: h.place.timezone,
    timezone_abbr: zoned(withClock(h.start, '12:00'), h.place.timezone).offset === '-04:00' ? 'EDT' : 'EST',
    event_status: h.status === 'cancelled' ? 'canceled' : h.status,
    cost: range && range.maxCents === 0 ? 'Free' : (h.price ?? '').replace('-', ' &#8211; '),
    cost_details: {
      currency_symbol: '$',
      currency_code: 'USD',
      currency_position: 'prefix',
      values: range ? Array.from(new Set([range.minCents, range.maxCents]), (cents) => String(cents / 100)) : [],
    },
    website: '',
    featured: false,
    categories: [category(site, site.labels?.[h.category] ?? h.category)],
    tags: [],
    venue: {
      id: numberOf(h.venue.name),
      venue: texturized(h.venue.name),
      slug: slugOf(h.venue.name),
      address: h.venue.street,
      city: h.place.city,
      country: 'United States',
      state: h.place.state,
      zip: h.venue.zip,
      stateprovince: h.place.state,
      ...(h.venue.at ? { geo_lat: h.venue.at[0], geo_lng: h.venue.at[1] } : {}),
    },
    organizer: [{ id: numberOf(site.name), organizer: texturized(site.name), slug: slugOf(site.name) }],
    ...(h.kind === 'weekly' ? { is_virtual: false, recurring: true } : {}),
  };
}

function category(site: Site, name: string): unknown {
  const slug = slugOf(name);
  return {
    name: texturized(name),
    slug,
    id: numberOf(name),
    urls: { self: `https://${site.host}/events/category/${slug}/` },
  };
}

/** WordPress sends titles as HTML, with its typographic characters as numbers. */
function texturized(text: string): string {
  return text
    .replaceAll('&', '&#038;')
    .replaceAll('<', '&lt;')
    .replaceAll('’', '&#8217;')
    .replaceAll('–', '&#8211;')
    .replaceAll('—', '&#8212;');
}

function withClock(local: string, clock: string): string {
  return local.includes('T') ? local : `${local}T${clock}`;
}

function sqlTime(local: string, clock: string): string {
  return local.includes('T') ? `${local.replace('T', ' ')}:00` : `${local} ${clock}`;
}

function utcSqlTime(h: Happening, local: string, clock: string): string {
  const utc = zoned(withClock(local, clock), h.place.timezone).toInstant().toString({ smallestUnit: 'second' });
  return utc.replace('T', ' ').replace('Z', '');
}

/** A post number that stays the same for the same words (FNV-1a, kept to seven digits). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return 1000 + (hash % 8_999_000);
}
