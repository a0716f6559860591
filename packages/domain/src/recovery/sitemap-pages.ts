import type { Hints, Sitemap } from '@marquee/extraction';
import { ReadingFailed } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';

type Deps = Pick<EngineDeps, 'fetcher' | 'reader'>;

/** Pages of a site's sitemap that may list events: of the sitemap itself, or of the first two that an index names. At most three requests. */
export async function sitemapPages(
  deps: Deps,
  url: string,
  hints: Hints,
  search: { requests: number },
): Promise<string[]> {
  const first = await readMap(deps, url, hints, search);
  if (!first) return [];
  const pages = [...first.pages];
  for (const map of first.maps) pages.push(...((await readMap(deps, map, hints, search))?.pages ?? []));
  return pages;
}

async function readMap(deps: Deps, url: string, hints: Hints, search: { requests: number }): Promise<Sitemap | null> {
  search.requests += 1;
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind !== 'fetched') return null;
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const map = await orFailure(deps.reader.sitemap({ document, hints }));
  return map instanceof ReadingFailed ? null : map;
}
