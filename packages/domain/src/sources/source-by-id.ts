import type { ToldSourceRecord } from '@marquee/contract';
import { cities, sources } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { sourceColumns, sourceRecordOf } from './source-record.ts';

/** A source with its city, before a change. Throws Reject (404) if it does not exist. */
export async function sourceById(deps: DbDeps, id: string) {
  const [row] = await deps.db
    .select({ source: sources, city: cities })
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(eq(sources.id, id));
  if (!row) throw notFound('source');
  return row;
}

/** The source as the console lists it. Throws Reject (404) if it does not exist. */
export async function sourceRecord(deps: DbDeps, id: string): Promise<ToldSourceRecord> {
  const [row] = await deps.db
    .select(sourceColumns)
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(eq(sources.id, id));
  if (!row) throw notFound('source');
  return sourceRecordOf(row);
}
