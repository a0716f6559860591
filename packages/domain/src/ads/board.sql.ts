import { adBoards, ads, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { sql } from 'drizzle-orm';

const BOARD = rowsOf('ads.board', { ads: adBoards.ads });

/** What can be served in the city of this name: two rows read, none for a city without ads but its own. */
export function boardOf(nameKey: string, state: string | undefined): Reading<RowOf<typeof BOARD>> {
  const inState = state === undefined ? sql`` : sql`AND state = ${state}`;
  return {
    query: sql`SELECT b.ads FROM (SELECT slug FROM cities WHERE name_key = ${nameKey} ${inState} ORDER BY population DESC LIMIT 1) c
      CROSS JOIN ad_boards b ON b.city_slug = c.slug`,
    rows: BOARD,
  };
}

const OPEN = rowsOf('ads.open', {
  campaignId: text,
  citySlug: text,
  city: text,
  state: text,
  timezone: text,
  radiusMiles: number,
  categories: ads.categories,
  headline: text,
  adText: text,
  callToAction: text,
  landingUrl: text,
  endDay: text,
  limitCents: number,
  spentCents: number,
  latitude: number,
  longitude: number,
});
export type OpenAd = RowOf<typeof OPEN>;

/** Every ad that is served, with the place of its city. */
export const openAds: Reading<OpenAd> = {
  query: sql`SELECT a.*, c.latitude, c.longitude FROM ads a CROSS JOIN cities c ON c.slug = a.city_slug WHERE a.is_open = 1`,
  rows: OPEN,
};

const TOWN = rowsOf('ads.towns', { slug: text, latitude: number, longitude: number });
export type Town = RowOf<typeof TOWN>;

/** Towns of the network that nobody can target: they see the ads of the cities around them. */
export const untargetedTowns: Reading<Town> = {
  query: sql`SELECT slug, latitude, longitude FROM cities INDEXED BY cities_of_network WHERE status <> 'known' AND status <> 'live' AND is_hidden = 0`,
  rows: TOWN,
};

const SPENT = rowsOf('ads.spent-on', { campaignId: text, day: text, spentCents: number });

/** What open ads have spent on the latest days. */
export function spentSince(day: string): Reading<RowOf<typeof SPENT>> {
  return {
    query: sql`SELECT d.campaign_id, d.day, d.spent_cents FROM ads a CROSS JOIN ad_days d ON d.campaign_id = a.campaign_id AND d.day >= ${day}
      WHERE a.is_open = 1`,
    rows: SPENT,
  };
}
