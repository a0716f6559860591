import { events, sightings } from '@marquee/db';
import type { Hints } from '@marquee/extraction';
import { ReadingFailed } from '@marquee/kernel';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { EngineDeps, NowDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';

const MOST = 200;

/** Titles of events to come that a source has listed, withdrawn ones included: an emptied page withdraws all. */
export async function knownTitles(deps: NowDeps, sourceId: string): Promise<Set<string>> {
  const rows = await deps.db
    .select({ title: events.title })
    .from(sightings)
    .innerJoin(events, eq(events.id, sightings.eventId))
    .where(and(eq(sightings.sourceId, sourceId), gt(sightings.endsAt, deps.clock.now())))
    .orderBy(desc(sightings.endsAt))
    .limit(MOST);
  return new Set(rows.map(({ title }) => plain(title)));
}

/** How many of these titles a page lists. */
export async function sharedTitles(
  deps: Pick<EngineDeps, 'fetcher' | 'reader'>,
  url: string,
  hints: Hints,
  known: ReadonlySet<string>,
): Promise<number> {
  const answer = await deps.fetcher.fetch({ url, expect: 'document' });
  if (answer.kind !== 'fetched') return 0;
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const extraction = await orFailure(deps.reader.extract({ document, hints }));
  if (extraction instanceof ReadingFailed) return 0;
  return new Set(extraction.drafts.map(({ title }) => plain(title.value)).filter((title) => known.has(title))).size;
}

function plain(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
