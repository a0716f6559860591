import { cities, type Reading, type RowOf, rowsOf, sourceCandidates } from '@marquee/db';
import { sql } from 'drizzle-orm';

const CITIES = rowsOf('discovery.network', {
  slug: cities.slug,
  latitude: cities.latitude,
  longitude: cities.longitude,
});
export type NetworkCity = RowOf<typeof CITIES>;

/** The cities that the engine works for, in any stage. */
export const NETWORK: Reading<NetworkCity> = {
  query: sql`SELECT slug, latitude, longitude FROM cities WHERE status <> 'known'`,
  rows: CITIES,
};

const STORED = rowsOf('discovery.stored-keys', { addressKey: sourceCandidates.addressKey });

/** Of these address keys, those that are candidates already. */
export function candidatesAt(keys: readonly string[]): Reading<RowOf<typeof STORED>> {
  return {
    query: sql`SELECT c.address_key FROM json_each(${JSON.stringify(keys)}) j CROSS JOIN source_candidates c ON c.address_key = j.value`,
    rows: STORED,
  };
}
