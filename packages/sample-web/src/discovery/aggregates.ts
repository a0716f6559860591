import { html, slugOf } from '../markup/escape.ts';
import { page } from '../markup/page.ts';
import type { Answer, Site } from '../model.ts';
import { type HiddenSite, lookFor } from './found-site.ts';
import { type Kind, makeSite } from './real-sites.ts';
import { type Town, towns } from './towns.ts';

/** What only the aggregate of its town lists. */
const PLACES: ReadonlyArray<{ what: string; kind: Kind; category: string; text: string }> = [
  {
    what: 'Dance Loft',
    kind: 'jsonld',
    category: 'Music & Nightlife',
    text: 'Social dancing and live music on a sprung floor.',
  },
  {
    what: 'Textile Museum',
    kind: 'tribe',
    category: 'Museums',
    text: 'Looms, quilts and exhibitions of what was woven here.',
  },
  {
    what: 'River Stage',
    kind: 'plain',
    category: 'Theaters',
    text: 'Plays and concerts in the open, under the bridge.',
  },
  { what: 'Botanical House', kind: 'ics', category: 'Parks & Outdoors', text: 'Walks, workshops and a greenhouse.' },
];
const FURTHER = ['Boat Rental', 'Trolley Barn', 'Mini Golf'];

interface Shape {
  /** Of the town it stands for. */
  city: string;
  what: (city: string) => string;
  tags: Record<string, string>;
  publish: (town: Town, places: readonly Listed[]) => Site['publish'];
}
interface Listed {
  name: string;
  host: string;
  category: string;
  text: string;
}

/** A board for visitors (places on pages of their own), a chamber (a directory in pages), and a guide that never ends. */
const SHAPES: readonly Shape[] = [
  { city: 'Columbia', what: (city) => `Visit ${city}`, tags: { tourism: 'information' }, publish: board },
  {
    city: 'Greenville',
    what: (city) => `${city} Chamber of Commerce`,
    tags: { office: 'association' },
    publish: chamber,
  },
  { city: 'Asheville', what: (city) => `${city} City Guide`, tags: { tourism: 'information' }, publish: endlessGuide },
];

export const aggregates: readonly HiddenSite[] = SHAPES.flatMap(({ city, what, tags, publish }, index) => {
  const town = towns.find(({ place }) => place.city === city);
  if (!town) return [];
  const real = PLACES.map(({ what: place, kind }, order) =>
    makeSite(town, `${city} ${place}`, kind, 200 + index * 10 + order),
  );
  const listed: Listed[] = [
    ...real.map(({ name, host }, order) => ({ name, host, ...describe(order) })),
    ...FURTHER.map((name) => ({
      name: `${city} ${name}`,
      host: `www.${slugOf(`${city} ${name}`).replaceAll('-', '')}.example`,
      category: 'Parks & Outdoors',
      text: 'Open in summer.',
    })),
  ];
  const name = what(city);
  const site: Site = {
    host: `www.${slugOf(name).replaceAll('-', '')}.example`,
    name,
    tagline: `All that ${city} has.`,
    place: town.place,
    venue: { name, street: `${300 + index} Main Street`, zip: town.zip },
    calendar: '/events',
    eventFolder: '/events/',
    pictureFolder: '/pictures/',
    keepDays: 2,
    look: lookFor(300 + index),
    shows: 'lists places of other people',
    publish: publish(town, listed),
  };
  return [
    { site, town, way: 'map', isSource: false, tags },
    ...real.map((own): HiddenSite => ({ site: own, town, way: 'aggregate', isSource: true })),
  ];
});

function describe(order: number): Pick<Listed, 'category' | 'text'> {
  const place = PLACES[order];
  return { category: place?.category ?? '', text: place?.text ?? '' };
}

const links = (all: ReadonlyArray<readonly [string, string]>) =>
  `<ul>${all.map(([label, href]) => `<li><a href="${html(href)}">${html(label)}</a></li>`).join('')}</ul>`;

/** First page → kinds of places → a page for each place → its site. */
function board({ place }: Town, places: readonly Listed[]): Site['publish'] {
  const kinds = [...new Set(places.map(({ category }) => category))];
  const kindPath = (kind: string) => `/things-to-do/${slugOf(kind)}`;
  const placePath = ({ name }: Listed) => `/places/${slugOf(name)}`;
  return (site, { url }): Answer | null => {
    if (url.pathname === '/')
      return page(site, {
        title: site.name,
        main: `<h1>${html(site.name)}</h1><p>The travel guide to ${place.city}, ${place.state}.</p>${links([['All places', '/places'], ...kinds.map((kind) => [kind, kindPath(kind)] as const)])}`,
      });
    const kind = kinds.find((one) => url.pathname === kindPath(one));
    if (kind !== undefined || url.pathname === '/places') {
      const own = places.filter(({ category }) => kind === undefined || category === kind);
      return page(site, {
        title: kind ?? 'All places',
        main: `<h1>${html(kind ?? 'All places')}</h1>${links(own.map((one) => [one.name, placePath(one)]))}`,
      });
    }
    const one = places.find((each) => url.pathname === placePath(each));
    if (!one) return null;
    return page(site, {
      title: one.name,
      main: `<h1>${html(one.name)}</h1><p>${html(one.text)} ${place.city}, ${place.state}.</p><p><a href="https://${one.host}/">Website</a></p>`,
    });
  };
}

const A_PAGE = 3;

/** A directory of members, three on a page; everything links to the maker of the software. */
function chamber({ place }: Town, places: readonly Listed[]): Site['publish'] {
  return (site, { url }) => {
    const maker = '<p><a href="https://www.membershipsoftware.example/">Membership software</a></p>';
    if (url.pathname === '/')
      return page(site, {
        title: site.name,
        main: `<h1>${html(site.name)}</h1><p>Business in ${place.city}, ${place.state}.</p>${links([
          ['Member Directory', '/members'],
          ['Arts & Culture', '/members/arts'],
          ['Recreation', '/members/recreation'],
        ])}${maker}`,
      });
    if (!/^\/members(?:\/arts|\/recreation)?$/.test(url.pathname)) return null;
    const own = url.pathname === '/members' ? places : places.slice(0, 2);
    const at = Math.max(1, Number(url.searchParams.get('page') ?? 1) || 1);
    const shown = own.slice((at - 1) * A_PAGE, at * A_PAGE);
    const items = shown
      .map(
        ({ name, host, text }) =>
          `<li><h3>${html(name)}</h3><p>${html(text)}</p><a href="https://${host}/">Visit website</a></li>`,
      )
      .join('');
    const next = own.length > at * A_PAGE ? `<p><a rel="next" href="${url.pathname}?page=${at + 1}">Next</a></p>` : '';
    return page(site, { title: 'Member Directory', main: `<h1>Member Directory</h1><ul>${items}</ul>${next}${maker}` });
  };
}

/** Every page has its list, and links to ten further pages of the same that never existed before. */
function endlessGuide({ place }: Town, places: readonly Listed[]): Site['publish'] {
  return (site, { url }) => {
    const [, folder, number = '0'] = url.pathname.split('/');
    if (url.pathname !== '/' && folder !== 'places') return null;
    const at = Number(number) || 0;
    const one = places[at % places.length];
    const more = Array.from(
      { length: 10 },
      (_, n) => [`More places ${at * 10 + n + 1}`, `/places/${at * 10 + n + 1}`] as const,
    );
    const item = one
      ? `<li><h3>${html(one.name)}</h3><p>${html(one.text)}</p><a href="https://${one.host}/">Website</a></li>`
      : '';
    return page(site, {
      title: `${site.name}: things to do`,
      main: `<h1>Things to do in ${place.city}, ${place.state}</h1><ul>${item}</ul>${links(more)}<p><a href="/">Start</a></p>`,
    });
  };
}
