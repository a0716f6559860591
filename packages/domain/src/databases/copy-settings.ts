import {
  atomically,
  cities,
  controls,
  type Database,
  imageSwitches,
  insertRows,
  overrides,
  publisherRules,
  schedules,
  strategySwitches,
  tokenLimits,
  write,
} from '@marquee/db';
import { getTableColumns, ne } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { sayOfNetwork } from '../cities/index.ts';

/** What administrators decide for all databases, a few rows each. */
const SETTINGS: readonly SQLiteTable[] = [
  controls,
  overrides,
  schedules,
  publisherRules,
  strategySwitches,
  imageSwitches,
  tokenLimits,
];

/** Makes the settings of a region's database those of the main one, and tells it which cities are shown. Writes only what differs. */
export async function copySettings(main: Database, region: Database): Promise<void> {
  const pairs = await Promise.all(
    SETTINGS.map(async (table) => ({ table, ours: await rowsIn(main, table), theirs: await rowsIn(region, table) })),
  );
  const differing = pairs.filter(({ ours, theirs }) => JSON.stringify(ours) !== JSON.stringify(theirs));
  const [shown, known] = await Promise.all([networkIn(main), networkIn(region)]);
  const before = new Map(known.map((city) => [city.slug, JSON.stringify(city)]));
  const changed = shown.filter((city) => before.get(city.slug) !== JSON.stringify(city));
  const listed = new Set(shown.map(({ slug }) => slug));
  const gone = known.filter(({ slug }) => !listed.has(slug)).map((city) => ({ ...city, status: 'known' as const }));
  await atomically(region, [
    ...differing.flatMap(({ table, ours }) => [
      write.delete(table),
      ...(ours.length > 0 ? [insertRows(table, ours)] : []),
    ]),
    ...(changed.length + gone.length > 0 ? sayOfNetwork([...changed, ...gone]) : []),
  ]);
}

async function rowsIn(db: Database, table: SQLiteTable): Promise<Array<Record<string, unknown>>> {
  const rows = await db.select().from(table);
  const stored = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined);
  return rows
    .map((row) => Object.fromEntries(stored.map(([key]) => [key, (row as Record<string, unknown>)[key]])))
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

function networkIn(db: Database) {
  const { slug, status, isHidden, addedAt } = cities;
  // The condition of the partial index.
  return db.select({ slug, status, isHidden, addedAt }).from(cities).where(ne(cities.status, 'known'));
}
