import { makeCity, posting, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from '../support.ts';

const TITLE = 'Zydeco Breakfast';
let site: Console;
let slug = '';
let id = '';
let venue = '';

beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db, { latitude: 34.0, longitude: -81.0 });
  await makeCity(site.db, { name: 'Sumter', latitude: 33.92, longitude: -80.34 });
  await store(site, [{ title: 'Quiz Night', start: '2026-10-10T19:00', venue: 'The Tap' }]);
  await store(site, [{ title: TITLE, start: '2026-10-10T20:00', venue: 'Gumbo Hall' }], {
    city: 'sumter-sc',
  });
  const [event] = await site.db.all<{ slug: string; id: string; venue_slug: string }>(
    sql`SELECT slug, id, venue_slug FROM events WHERE city_slug = 'sumter-sc'`,
  );
  slug = event?.slug ?? '';
  id = event?.id ?? '';
  venue = event?.venue_slug ?? '';
});

/** Everything public that can show a city: its own lists, those of its state and its neighbors, feeds, documents, sitemaps, single events. */
const places = (): Array<[string, RequestInit?]> => [
  ['/api/events?city=Sumter&state=SC'],
  ['/api/events?state=SC'],
  ['/api/events?city=Columbia&state=SC&within=50'],
  ['/api/events?city=Sumter'],
  ['/api/events?area=-81.5,33,-80,35'],
  ['/api/events/search/zydeco?city=Sumter&state=SC'],
  ['/api/events/search/zydeco?state=SC'],
  ['/api/events/search/zydeco?city=Columbia&state=SC&within=50'],
  [`/api/events/${slug}`],
  [`/api/events/${id}`],
  [`/api/event-cards?ids=${id}`],
  [`/api/events/${slug}/calendar.ics`],
  [`/api/venues/${venue}`],
  ['/api/venues/counts?city=Sumter&state=SC'],
  ['/api/feeds/events.ics?city=Sumter&state=SC'],
  ['/api/feeds/events.rss?city=Sumter&state=SC'],
  ['/api/feeds/events.json?state=SC'],
  ['/api/location/featured-cities'],
  ['/api/location/search?query=sumt'],
  ['/api/location/nearby', posting({ lat: 33.92, lng: -80.34, radius: 60 })],
  ['/api/cities/stats'],
  ['/api/cities/recent?state=SC'],
  ['/api/chat', posting({ message: `When is ${TITLE} in Sumter, SC?`, city: 'Columbia', state: 'SC' })],
  ['/'],
  ['/cities'],
  ['/events?city=Sumter&state=SC'],
  ['/events?state=SC'],
  [`/events/${slug}`],
  [`/venue/${venue}`],
  ['/sitemap.xml'],
  ['/sitemaps/sumter-sc.xml'],
  ['/sitemaps/sumter-sc-1.xml'],
  ['/embed?city=Sumter&state=SC'],
];

/** What a place says of the city: its event, its slug, or its name in a list of cities. */
async function tells([path, init]: [string, RequestInit?]): Promise<boolean> {
  const response = await site.guest.raw(path, init);
  const said = await response.text();
  return (
    said.includes(TITLE) ||
    said.includes('Gumbo') ||
    said.includes('sumter-sc') ||
    /"(?:city|name)":"Sumter".{0,80}"isSupported"|"name":"Sumter"/.test(said)
  );
}
const shownSources = async () => {
  const found: string[] = [];
  for (const place of places()) if (await tells(place)) found.push(place[0]);
  return found;
};

describe('a hidden city', () => {
  it('vanishes everywhere public, and a city made live appears there [CITYADM-17, CITYADM-11]', async () => {
    const before = await shownSources();
    // The test would show nothing if these did not tell of it while it is live.
    expect(before.length).toBeGreaterThanOrEqual(22);
    await site.post('hideCity', '/api/admin/cities/sumter-sc/hide');
    expect(await shownSources()).toEqual([]);
    await site.post('showCity', '/api/admin/cities/sumter-sc/show');
    expect(await shownSources()).toEqual(before);
  });
});
