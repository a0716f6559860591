import { slugOf } from '../markup/escape.ts';
import { page } from '../markup/page.ts';
import type { Answer, Site } from '../model.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';
import { frontPage, type HiddenSite, lookFor } from './found-site.ts';
import { programmeFor } from './programmes.ts';
import { type Town, towns } from './towns.ts';

type Publish = Site['publish'];
interface DeadEnd {
  what: string;
  tags: Record<string, string>;
  publish: Publish;
  robots?: Site['robots'];
  hasShows?: true;
  /** Elsewhere: where its shows really are. */
  moved?: Site['place'];
  way?: HiddenSite['way'];
}

const text = (body: string, status = 200, type = 'text/html; charset=utf-8'): Answer => ({
  status,
  headers: { 'content-type': type },
  body,
});
const redirect = (location: string): Answer => ({
  status: 302,
  headers: { location, 'content-type': 'text/html' },
  body: 'Moved.',
});
const always =
  (body: string): Publish =>
  () =>
    text(`<!doctype html><html lang="en"><head><title>Welcome</title></head><body>${body}</body></html>`);
const paged =
  (label: string, path: string, main: string): Publish =>
  (site, { url }) =>
    url.pathname === '/'
      ? frontPage(site, [[label, path]])
      : url.pathname === path
        ? page(site, { title: label, main })
        : null;
const shows = jsonLdSite({ shape: 'array', times: 'offset' });

/** Sites that are no sources, each of its own kind; every town gets some of them. */
const DEAD_ENDS: readonly DeadEnd[] = [
  {
    what: 'Ballroom',
    tags: { amenity: 'events_venue' },
    publish: always('<h1>ballroom.example</h1><p>This domain is for sale. Make an offer on this domain.</p>'),
  },
  {
    what: 'Odeon',
    tags: { amenity: 'cinema' },
    publish: always(
      '<p>The domain odeon.example is parked free of charge.</p><p>Related searches: Tickets, Hotels, Events, Concerts</p>',
    ),
  },
  {
    what: 'Annex',
    tags: { amenity: 'arts_centre' },
    publish: always('<h1>Site coming soon</h1><p>Future home of something wonderful.</p>'),
  },
  {
    what: 'Diner Bar',
    tags: { amenity: 'bar' },
    publish: paged(
      'Menu',
      '/menu',
      '<h1>Menu</h1><p>Happy hour Monday to Friday 4:00 PM – 6:00 PM.</p><p>Open daily 11:00 AM to 2:00 AM</p><ul><li>Burger $12</li><li>Fries $5</li></ul>',
    ),
  },
  {
    what: 'Gallery',
    tags: { tourism: 'gallery' },
    publish: paged(
      'Artists',
      '/artists',
      '<h1>Artists</h1><p>We show the work of nine painters. Hours: Tuesday–Saturday 10–5. Founded in 1987.</p>',
    ),
  },
  {
    what: 'Chapel',
    tags: { amenity: 'place_of_worship' },
    publish: paged(
      'Services',
      '/services',
      '<h1>Services</h1><p>Sunday worship at 9:00 and 11:00. The office is open on weekdays.</p>',
    ),
  },
  {
    what: 'Union Hall',
    tags: { amenity: 'community_centre' },
    publish: paged('Calendar', '/calendar', '<h1>Upcoming events</h1><p>There are no upcoming events.</p>'),
  },
  {
    what: 'Arena',
    tags: { leisure: 'stadium' },
    publish: paged(
      'Events',
      '/events',
      '<h1>Events</h1><div class="month-grid"><table><tr><td>1</td><td>2</td><td>3</td></tr></table></div><p>No events found.</p>',
    ),
  },
  {
    what: 'Old Theater',
    tags: { amenity: 'theatre' },
    publish: paged(
      'Events',
      '/events',
      '<h1>Season of 2019</h1><ul><li><h3>The Last Waltz</h3><p>Friday, March 8, 2019, 8:00 PM</p></li><li><h3>Curtain Call</h3><p>Saturday, April 13, 2019, 7:30 PM</p></li><li><h3>Encore Gala</h3><p>Saturday, May 11, 2019, 7:00 PM</p></li></ul>',
    ),
  },
  { what: 'Private Club', tags: { club: 'social' }, publish: shows, robots: 'forbid', hasShows: true },
  {
    what: 'Roundabout',
    tags: { amenity: 'nightclub' },
    publish: (_site, { url }) => redirect(url.pathname === '/' ? '/enter' : '/'),
  },
  {
    what: 'Labyrinth',
    tags: { amenity: 'nightclub' },
    publish: (_site, { url }) => redirect(`/step/${Number(url.pathname.split('/')[2] ?? 0) + 1}`),
  },
  {
    what: 'Biergarten',
    tags: { amenity: 'biergarten' },
    publish: paged(
      'Veranstaltungen & Events',
      '/events',
      '<h1>Veranstaltungen</h1><p>Wir freuen uns auf Sie und die Musik im Garten, die für alle Gäste von der Kapelle gespielt wird.</p><ul><li><h3>Blasmusik mit der Stadtkapelle</h3><p>Der Eintritt ist frei und die Karten sind nicht nötig</p><p>Saturday, October 17, 2026, 7:00 PM</p></li><li><h3>Wein und Lieder</h3><p>Das Programm ist für die ganze Familie und mit Tanz</p><p>Saturday, December 5, 2026, 7:00 PM</p></li><li><h3>Winterfest der Nachbarn</h3><p>Mit Gesang und den besten Kuchen von der Straße</p><p>Sunday, December 13, 2026, 3:00 PM</p></li></ul>',
    ),
  },
  { what: 'Maze Calendar', tags: { tourism: 'information' }, publish: endless },
  { what: 'Drive-In', tags: { amenity: 'cinema' }, publish: (site) => ({ ...frontPage(site, []), status: 404 }) },
  {
    what: 'Lyceum',
    tags: { amenity: 'arts_centre' },
    publish: (site) =>
      page(site, {
        title: 'Page not found',
        main: '<h1>Page not found</h1><p>We can’t find the page you are looking for.</p>',
      }),
  },
  {
    what: 'Velodrome',
    tags: { leisure: 'sports_centre' },
    publish: (site) => ({ ...frontPage(site, []), status: 503 }),
  },
  {
    what: 'Gazette',
    tags: { office: 'association' },
    publish: paged(
      'News',
      '/news',
      '<h1>News</h1><article><h2>Council approves new sidewalk</h2><p>Posted on October 2, 2026 by Staff</p><p>The vote was six to one.</p></article><article><h2>Budget is balanced</h2><p>Posted on September 12, 2026</p></article>',
    ),
  },
  {
    what: 'Touring Company',
    tags: { amenity: 'concert_hall' },
    publish: shows,
    hasShows: true,
    moved: { city: 'Portland', state: 'OR', timezone: 'America/Los_Angeles' },
  },
  {
    what: 'Archive',
    tags: { amenity: 'library' },
    publish: () => text(`<html><body>${'<p>Nothing to see here. </p>'.repeat(120_000)}</body></html>`),
  },
  {
    what: 'Lodge',
    tags: { club: 'fraternal' },
    publish: (site, { url }) =>
      url.pathname === '/'
        ? {
            ...text(
              `<html lang="en"><head><meta name="robots" content="noindex"></head><body><a href="${site.calendar}">Events</a></body></html>`,
            ),
          }
        : null,
    hasShows: true,
  },
  {
    what: 'Tower',
    tags: { tourism: 'museum' },
    publish: () => text(`<html><body>${'<div><b><i>'.repeat(60_000)}Events`),
  },
  {
    what: 'Outlet Market',
    tags: { amenity: 'marketplace' },
    publish: paged(
      'Specials',
      '/shop',
      '<h1>Specials</h1><ul><li>Lamp – $40, sale ends December 31, 2026</li><li>Chair – $80, was $120</li><li>Rug – $200, ships by December 1, 2026</li></ul>',
    ),
  },
  {
    what: 'Hidden Dancehall',
    tags: { leisure: 'dance' },
    publish: () => redirect('https://www.columbiaballroom.example/'),
  },
  {
    what: 'Brochure House',
    tags: { tourism: 'museum' },
    publish: () => text('%PDF-1.4 brochure', 200, 'application/pdf'),
  },
];

/** Banks and the like that other sites link to; one in each town. */
const BANK: DeadEnd = {
  what: 'Savings',
  tags: {},
  way: 'link',
  publish: paged('Rates', '/rates', '<h1>Rates</h1><p>Effective October 1, 2026: 4.1% on savings.</p>'),
};

/** Three dead ends in each town, so that every kind is somewhere, and its bank. */
export const deadEnds: readonly HiddenSite[] = towns.flatMap((town, index) => {
  const own = DEAD_ENDS.filter((_, order) => order % towns.length === index);
  return [...own, BANK].map((end, order) => hide(end, town, 100 + index * 10 + order));
});

function hide(end: DeadEnd, town: Town, seed: number): HiddenSite {
  const name = `${town.place.city} ${end.what}`;
  const site: Site = {
    host: `www.${slugOf(name).replaceAll('-', '')}.example`,
    name,
    tagline: 'You are welcome here.',
    place: end.moved ?? town.place,
    venue: { name, street: `${seed} Broad Street`, zip: town.zip },
    calendar: '/events',
    eventFolder: '/events/',
    pictureFolder: '/pictures/',
    keepDays: 2,
    look: lookFor(seed),
    ...(end.hasShows ? { programme: programmeFor(seed) } : {}),
    ...(end.robots ? { robots: end.robots } : {}),
    shows: `${end.what}, refused by discovery`,
    publish: (own, visit) => end.publish(own, visit),
  };
  return { site, town, way: end.way ?? 'map', isSource: false, tags: end.tags };
}

/** A calendar whose every month links to the next, and none has an event. */
function endless(site: Site, { url }: { url: URL }): Answer {
  const month = Number(url.searchParams.get('month') ?? 0);
  const links = Array.from(
    { length: 40 },
    (_, n) => `<a href="/calendar?month=${month + n + 1}">Events calendar ${month + n + 1}</a>`,
  );
  return page(site, { title: 'Calendar', main: `<h1>Month ${month}</h1>${links.join(' ')}` });
}
