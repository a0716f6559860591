import { CATEGORIES, type SourceStanding } from '@marquee/contract';
import { type Listed, readTogether } from '@marquee/db';
import type { NowDeps } from '../deps.ts';
import {
  type CityRow,
  countsOf,
  type PlaceRow,
  placesOf,
  type SiteRow,
  type SourceRow,
  sitesOf,
  sourcesOf,
} from './coverage.sql.ts';
import type { CoverageFacts } from './estimate.ts';
import { standingOf } from './standing.ts';
import { categoryOfKind } from './venue-kinds.ts';

/** What is known of a city's sources, and of what has none. */
export interface Coverage {
  facts: CoverageFacts;
  sources: ReadonlyArray<{ row: SourceRow; standing: SourceStanding }>;
  /** Places whose events we know from others only, the most events first. */
  places: readonly PlaceRow[];
  /** Websites that are not read, without those of these places. */
  sites: readonly SiteRow[];
}

const plain = (name: string) => name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
const bare = (host: string) => host.replace(/^www\./, '');

/** One call to the database; its cost follows the city's sources and places, not its events. */
export async function readCoverage(deps: NowDeps, { slug }: CityRow): Promise<Coverage> {
  const scopes = [slug, ...CATEGORIES.map((category) => `${slug}/${category}`)];
  const [rows, found, without, counts] = await readTogether(deps.db, [
    sourcesOf(slug),
    sitesOf(slug),
    placesOf(slug),
    countsOf(scopes),
  ] as const);
  const now = deps.clock.now();
  const sources = rows.map((row) => ({ row, standing: standingOf(row, now) }));
  const listedBy = (standing: SourceStanding) =>
    sources.filter((each) => each.standing === standing).map(({ row }) => row.lastListed);
  // A source of one place is its own, whatever it is called.
  const own = new Set(rows.flatMap(({ lastListed }) => (lastListed?.place ? [plain(lastListed.place)] : [])));
  const places = without.filter(({ listName }) => !own.has(plain(listName))).sort((a, b) => b.events - a.events);
  const hosts = new Set(rows.map(({ host }) => bare(host)));
  const unread = found.filter(({ host }) => !hosts.has(bare(host)));
  const siteAt = new Map(unread.flatMap((site) => (site.name === null ? [] : [[plain(site.name), site] as const])));
  const nameless = new Set(places.flatMap((place) => [plain(place.listName), plain(place.name)]));
  const sites = unread.filter(({ name }) => name === null || !nameless.has(plain(name)));
  const totals = new Map(counts.map(({ scope, total }) => [scope, total]));
  const kindAt = ({ listName, name }: PlaceRow) => siteAt.get(plain(listName)) ?? siteAt.get(plain(name));
  return {
    facts: {
      events: totals.get(slug) ?? 0,
      byCategory: Object.fromEntries(CATEGORIES.map((each) => [each, totals.get(`${slug}/${each}`) ?? 0])),
      sources: sources.filter(({ standing }) => standing === 'lists').length,
      listing: listedBy('lists').filter((each): each is Listed => each !== null),
      lost: listedBy('lost'),
      without: [
        ...places.map((place) => ({
          category: categoryOfKind(kindAt(place)?.venueType ?? null),
          events: place.events,
        })),
        ...sites.map(({ venueType }) => ({ category: categoryOfKind(venueType), events: 0 })),
      ],
    },
    sources,
    places,
    sites,
  };
}
