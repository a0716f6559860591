import { adBoards, adDays, ads, cities, indexed, literal, type RowOf, reading, write } from '@marquee/db';
import { and, desc, eq, getTableColumns, gte, ne } from 'drizzle-orm';

const { slug, latitude, longitude } = cities;

/** What can be served in the city of this name: two rows read, none for a city without ads but its own. */
export function boardOf(nameKey: string, state: string | undefined) {
  const city = write
    .select({ slug })
    .from(cities)
    .where(and(eq(cities.nameKey, nameKey), state === undefined ? undefined : eq(cities.state, state)))
    .orderBy(desc(cities.population))
    .limit(1)
    .as('city');
  return reading('ads.board', { ads: adBoards.ads }, (columns) =>
    write.select(columns).from(city).crossJoin(adBoards).where(eq(adBoards.citySlug, city.slug)),
  );
}

const isOpen = eq(ads.isOpen, literal(1));

/** Every ad that is served, with the place of its city. */
export const openAds = reading('ads.open', { ...getTableColumns(ads), latitude, longitude }, (columns) =>
  write
    .select(columns)
    .from(ads)
    .crossJoin(cities)
    .where(and(isOpen, eq(slug, ads.citySlug))),
);
export type OpenAd = RowOf<typeof openAds.rows>;

/** Towns of the network that nobody can target: they see the ads of the cities around them. */
export const untargetedTowns = reading('ads.towns', { slug, latitude, longitude }, (columns) =>
  write
    .select(columns)
    .from(indexed(cities, 'cities_of_network'))
    .where(and(ne(cities.status, literal('known')), ne(cities.status, 'live'), eq(cities.isHidden, false))),
);
export type Town = RowOf<typeof untargetedTowns.rows>;

/** What open ads have spent on the latest days. */
export function spentSince(since: string) {
  const { campaignId, day, spentCents } = adDays;
  return reading('ads.spent-on', { campaignId, day, spentCents }, (columns) =>
    write
      .select(columns)
      .from(ads)
      .crossJoin(adDays)
      .where(and(isOpen, eq(campaignId, ads.campaignId), gte(day, since))),
  );
}
