import { cities, literal, type RowOf, reading, sourceCandidates, valuesIn, write } from '@marquee/db';
import { inArray, ne } from 'drizzle-orm';

const { slug, latitude, longitude, status } = cities;

/** The cities that the engine works for, in any stage. */
export const NETWORK = reading('discovery.network', { slug, latitude, longitude }, (columns) =>
  write
    .select(columns)
    .from(cities)
    .where(ne(status, literal('known'))),
);
export type NetworkCity = RowOf<typeof NETWORK.rows>;

const { addressKey } = sourceCandidates;

/** Of these address keys, those that are candidates already. */
export const candidatesAt = (keys: readonly string[]) =>
  reading('discovery.stored-keys', { addressKey }, (columns) =>
    write
      .select(columns)
      .from(sourceCandidates)
      .where(inArray(addressKey, valuesIn(keys))),
  );
