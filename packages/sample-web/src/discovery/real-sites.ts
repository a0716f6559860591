import { slugOf } from '../markup/escape.ts';
import type { Answer, Site } from '../model.ts';
import { feedSite } from '../publish/feed-site.ts';
import { icsSite } from '../publish/ics-site.ts';
import { jsonLdSite } from '../publish/jsonld-site.ts';
import { markedSite } from '../publish/marked-site.ts';
import { plainSite } from '../publish/plain-site.ts';
import { tribeSite } from '../publish/tribe-site.ts';
import { frontPage, type HiddenSite, lookFor, type Way, withLinks } from './found-site.ts';
import { programmeFor } from './programmes.ts';
import { type Town, towns } from './towns.ts';

export type Kind =
  | 'jsonld'
  | 'microdata'
  | 'h-event'
  | 'plain'
  | 'ics'
  | 'tribe'
  | 'civic'
  | 'localist'
  | 'squarespace'
  | 'deep'
  | 'untold';

/** What each town has: how it publishes, where its calendar is, what its menu calls it, and how it can be found. */
const EACH: ReadonlyArray<{ what: string; tags: Record<string, string>; way: Way; kinds: readonly Kind[] }> = [
  { what: 'Playhouse', tags: { amenity: 'theatre' }, way: 'map', kinds: ['jsonld', 'tribe', 'microdata', 'plain'] },
  { what: 'Museum of Work', tags: { tourism: 'museum' }, way: 'map', kinds: ['ics', 'h-event', 'squarespace', 'deep'] },
  { what: 'City Hall', tags: { amenity: 'townhall' }, way: 'platform', kinds: ['civic', 'localist'] },
  { what: 'Tap House', tags: { amenity: 'pub' }, way: 'map', kinds: ['untold', 'microdata', 'jsonld', 'tribe'] },
  { what: 'Garden Club', tags: {}, way: 'link', kinds: ['plain', 'jsonld', 'ics', 'h-event'] },
];
const PATHS = ['/events', '/calendar', '/whats-on', '/shows', '/programs', '/season', '/happenings', '/schedule'];
const LABELS = [
  'Events',
  'Calendar',
  'What’s On',
  'Shows & Tickets',
  'Programs',
  'This Season',
  'Happenings',
  'Our Schedule',
];
/** Sites without a telling menu keep their events at a usual address. */
const UNTOLD_PATH = '/events';
const CIVIC_FEED = '/RSSFeed.aspx?ModID=58&CID=All-calendar.xml';
const LOCALIST_FEED = '/api/2/events?days=90&pp=100';

/** No map has these and nobody links to them. */
const UNLINKED: ReadonlyArray<readonly [city: string, what: string, kind: Kind]> = [
  ['Florence', 'Chess Parlor', 'jsonld'],
  ['Asheville', 'Story Circle', 'plain'],
];

const unlinkedSites: readonly HiddenSite[] = UNLINKED.flatMap(([city, what, kind], order) =>
  towns
    .filter(({ place }) => place.city === city)
    .map((town) => ({
      site: makeSite(town, `${city} ${what}`, kind, 200 + order),
      town,
      way: 'unlinked',
      isSource: true,
    })),
);

/** The sources to find: five in each town, and two that only a model could name. */
export const realSites: readonly HiddenSite[] = [...eachTown(), ...unlinkedSites];

function eachTown(): HiddenSite[] {
  return towns.flatMap((town, index) =>
    EACH.map(({ what, tags, way, kinds }, order) => {
      const seed = index * EACH.length + order;
      const kind = kinds[index % kinds.length] ?? 'plain';
      const site = makeSite(town, `${town.place.city} ${what}`, kind, seed);
      const website = kind === 'deep' ? `https://${site.host}/visit/directions` : undefined;
      return { site, town, way, isSource: true, tags, ...(website ? { website } : {}) };
    }),
  );
}

export function makeSite(town: Town, name: string, kind: Kind, seed: number): Site {
  const calendar = kind === 'untold' ? UNTOLD_PATH : (PATHS[seed % PATHS.length] ?? '/events');
  const host = `www.${slugOf(name).replaceAll('-', '')}.example`;
  const source =
    kind === 'civic'
      ? CIVIC_FEED
      : kind === 'localist'
        ? LOCALIST_FEED
        : kind === 'squarespace'
          ? `${calendar}?format=json`
          : calendar;
  const publish = publisherOf(kind, calendar);
  const label = LABELS[seed % LABELS.length] ?? 'Events';
  return {
    host,
    name,
    tagline: 'Run by neighbors since before the railroad.',
    place: town.place,
    venue: { name, street: `${100 + seed * 7} Main Street`, zip: town.zip, at: [town.latitude, town.longitude] },
    calendar,
    source,
    eventFolder: `${calendar}/`,
    pictureFolder: '/pictures/',
    keepDays: 2,
    look: lookFor(seed),
    programme: programmeFor(seed),
    shows: `${kind}, found by discovery`,
    publish: (site, visit) => {
      const home = visit.url.pathname === '/' || visit.url.pathname === '/visit/directions';
      if (home) return homeOf(site, kind, label);
      const answer = publish(site, visit);
      return answer && visit.url.pathname === site.calendar
        ? withLinks(withMarks(answer, kind), neighborsOf(site))
        : answer;
    },
  };
}

function publisherOf(kind: Kind, calendar: string): Site['publish'] {
  if (kind === 'jsonld' || kind === 'untold') return jsonLdSite({ shape: 'array', times: 'offset' });
  if (kind === 'microdata' || kind === 'h-event') return markedSite(kind);
  if (kind === 'ics') return icsSite({ feed: `${calendar}.ics`, times: 'tzid' });
  if (kind === 'tribe') return tribeSite({ perPage: 20 });
  if (kind === 'civic') return feedSite('rss');
  if (kind === 'localist' || kind === 'squarespace') return feedSite(kind);
  return plainSite();
}

function homeOf(site: Site, kind: Kind, label: string): Answer {
  if (kind === 'untold') return frontPage(site, [['About', '/about']]);
  if (kind === 'civic')
    return frontPage(site, [
      ['Departments', '/about'],
      ['Subscribe', CIVIC_FEED],
    ]);
  const widget = `<script src="https://${site.host}/widget/view?schools=city&days=90"></script>`;
  if (kind === 'localist') return frontPage(site, [['Departments', '/about']], widget);
  return frontPage(site, [
    ['About', '/about'],
    [label, site.calendar],
    ['Rentals', '/rentals'],
  ]);
}

/** What the software of a page writes around its list. */
function withMarks(answer: Answer, kind: Kind): Answer {
  if (kind !== 'squarespace') return answer;
  const marks =
    '<script>Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = {"collection":{"typeName":"events"}};</script>';
  return { ...answer, body: String(answer.body).replace('</head>', `${marks}</head>`) };
}

/** A playhouse links to the sites of its town that no map has; and to some that are of no use. */
function neighborsOf(site: Site): ReadonlyArray<readonly [string, string]> {
  if (!site.name.endsWith('Playhouse')) return [];
  const { city } = site.place;
  const slug = slugOf(city).replaceAll('-', '');
  return [
    [`${city} Garden Club`, `https://www.${slug}gardenclub.example/`],
    [`${city} Savings Bank`, `https://www.${slug}savings.example/`],
    ['Find us on Facebook', 'https://www.facebook.com/playhouse'],
  ];
}
