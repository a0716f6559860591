import type { ToldSourceRecord } from '@marquee/contract';
import { cities, pages, sources, valuesIn } from '@marquee/db';
import { eq, inArray } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { addressKey, bareHost } from './address-key.ts';
import { sourceColumns, sourceRecordOf } from './source-record.ts';

/** How an address is known: as that of a source, as the one that a source had before it moved, or as a page that is read with a source. */
export interface KnownAddress {
  how: 'source' | 'moved' | 'page';
  source: ToldSourceRecord;
}

/** Sources of one host, and pages of them, that are compared. */
const MOST_SOURCES = 50;
const MOST_PAGES = 600;

/** The sources at a host, with and without `www.`, in any state. One index range. */
export async function sourcesOfSite(deps: DbDeps, host: string): Promise<ToldSourceRecord[]> {
  const rows = await deps.db
    .select(sourceColumns)
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(inArray(sources.host, [host, `www.${host}`]))
    .limit(MOST_SOURCES);
  return rows.map(sourceRecordOf);
}

/**
 * What an address is already, whatever its spelling: scheme, `www.`, index files, a slash at the end and tracking parameters do not count. Null for
 * a new address. Reads the sources of the host and their pages.
 */
export async function knownAddress(deps: DbDeps, url: string): Promise<KnownAddress | null> {
  const key = addressKey(url);
  if (key === null) return null;
  const [here, moved] = await Promise.all([sourcesOfSite(deps, bareHost(url)), movedFrom(deps, url)]);
  const same = here.find((source) => addressKey(source.url) === key);
  if (same) return { how: 'source', source: same };
  const former = [...moved, ...here].find(({ movedFrom: from }) => from !== null && addressKey(from) === key);
  if (former) return { how: 'moved', source: former };
  const readHere = here.filter(({ status }) => status === 'active' || status === 'inactive');
  if (readHere.length === 0) return null;
  const rows = await deps.db
    .select({ sourceId: pages.sourceId, url: pages.url })
    .from(pages)
    .where(inArray(pages.sourceId, valuesIn(readHere.map(({ id }) => id))))
    .limit(MOST_PAGES);
  const page = rows.find((row) => addressKey(row.url) === key);
  const source = readHere.find(({ id }) => id === page?.sourceId);
  return source ? { how: 'page', source } : null;
}

/** Sources that had this address before they moved, also to another host. */
async function movedFrom(deps: DbDeps, url: string): Promise<ToldSourceRecord[]> {
  const rows = await deps.db
    .select(sourceColumns)
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .where(inArray(sources.movedFrom, spellings(url)))
    .limit(MOST_SOURCES);
  return rows.map(sourceRecordOf);
}

/** The usual ways to write an address: an index knows exact texts only. */
function spellings(address: string): string[] {
  const url = new URL(address);
  const host = bareHost(url);
  const port = url.port ? `:${url.port}` : '';
  const path = url.pathname.replace(/\/+$/, '');
  return ['https', 'http'].flatMap((scheme) =>
    [host, `www.${host}`].flatMap((name) =>
      [path || '/', `${path}/`].map((at) => `${scheme}://${name}${port}${at}${url.search}`),
    ),
  );
}
