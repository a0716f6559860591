import type { ToldSourceRecord } from '@marquee/contract';
import { committed, pages, type Statement, sources } from '@marquee/db';
import { checkUrl } from '@marquee/fetching';
import { type Caller, MINUTE_MS, Reject, say, shownLine } from '@marquee/kernel';
import { and, eq, ne } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import { knownCity, openCities } from '../cities/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { pageMoved } from '../events/index.ts';
import { refuseBlacklisted } from './blacklist.ts';
import { endReads } from './end-reads.ts';
import { knownAddress } from './known-address.ts';
import { readAfresh } from './pause-source.ts';
import { saysKnown } from './refuse-known.ts';
import { refuseRuled } from './refuse-ruled.ts';
import { sourceById, sourceRecord } from './source-by-id.ts';

export interface SourceEdit {
  id: string;
  name: string;
  url: string;
  city: string;
  state: string;
  intervalMinutes: number;
  tier: ToldSourceRecord['tier'];
}

/**
 * Changes the settings of a source. A new address is a move: the original address is remembered, so that the source is not
 * added again, and its pages are fully read at the new one. A new city becomes live, and the source's events are placed
 * again. Saving the same values changes nothing. Throws Reject: 400 for a forbidden address, 404 for an unknown source or
 * city, 409 for another source's address, for a retired source, and for a site whose publisher asked us not to read it.
 */
export async function editSource(
  deps: ChangeDeps & { publicOrigin: string },
  caller: Caller,
  edit: SourceEdit,
): Promise<ToldSourceRecord> {
  const { source } = await sourceById(deps, edit.id);
  if (source.status === 'retired')
    throw new Reject(409, 'retired', say('reply.retiredBringBackBeforeYou', { source: source.name }));
  const url = addressOf(deps, edit.url);
  const city = await knownCity(deps, edit.city, edit.state);
  const before = {
    name: source.name,
    url: source.url,
    citySlug: source.citySlug,
    intervalMs: source.intervalMs,
    tier: source.tier,
  };
  const after: typeof before = {
    name: shownLine(edit.name) || url.host,
    url: url.href,
    citySlug: city.slug,
    intervalMs: edit.intervalMinutes * MINUTE_MS,
    tier: edit.tier,
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return sourceRecord(deps, edit.id);
  const isMoved = after.url !== before.url;
  if (isMoved) {
    await refuseRuled(deps, url.host, 'url');
    await refuseBlacklisted(deps, url.href, 'url');
    await refuseTaken(deps, edit.id, after.url);
  }
  const now = deps.clock.now();
  const isElsewhere = isMoved || after.citySlug !== before.citySlug;
  // A change by someone else in the meantime is not overwritten.
  const guard = deps.db
    .update(sources)
    .set({
      ...after,
      host: url.host,
      movedFrom: isMoved ? formerAddress(source, after.url) : source.movedFrom,
      readEveryMs: after.intervalMs === before.intervalMs ? source.readEveryMs : null,
      nextDueAt: isElsewhere ? now : Math.min(source.nextDueAt, now + after.intervalMs),
    })
    .where(
      and(
        eq(sources.id, edit.id),
        ne(sources.status, 'retired'),
        eq(sources.name, before.name),
        eq(sources.url, before.url),
        eq(sources.citySlug, before.citySlug),
        eq(sources.intervalMs, before.intervalMs),
        eq(sources.tier, before.tier),
      ),
    );
  const entry = auditEntry(deps, caller, { action: 'source.edit', subject: `source:${edit.id}`, before, after });
  const statements = [
    ...(isMoved ? move(deps, edit.id, before.url, after.url) : []),
    ...(isElsewhere
      ? [...endReads(edit.id, now), readAfresh(deps, edit.id).getSQL(), openCities([city.slug], now)]
      : []),
    entry,
  ];
  if (!(await committed(deps.db, statements, [guard.getSQL()]))) {
    const { source: current } = await sourceById(deps, edit.id);
    const isDone = (Object.keys(after) as Array<keyof typeof after>).every((field) => current[field] === after[field]);
    if (!isDone)
      throw new Reject(409, 'changed', say('reply.changedSomeoneElseMeantimeReview', { source: current.name }));
  }
  return sourceRecord(deps, edit.id);
}

function addressOf(deps: { publicOrigin: string }, given: string): URL {
  const verdict = checkUrl(given, { ownHosts: [new URL(deps.publicOrigin).hostname] });
  if (!verdict.ok) throw new Reject(400, verdict.reason, verdict.detail, 'url');
  return verdict.url;
}

async function refuseTaken(deps: ChangeDeps, id: string, url: string): Promise<void> {
  const known = await knownAddress(deps, url);
  if (known && known.source.id !== id) throw new Reject(409, 'known-source', saysKnown(known, url), 'url');
}

/** The original address, or, after a move back to it, the previous one. */
function formerAddress({ url, movedFrom }: { url: string; movedFrom: string | null }, to: string): string {
  return movedFrom === null || movedFrom === to ? url : movedFrom;
}

/** Its first page and the showings of it move along, so that reading the new address creates no duplicates. */
function move({ db }: ChangeDeps, sourceId: string, from: string, to: string): Statement[] {
  return [
    db.delete(pages).where(and(eq(pages.sourceId, sourceId), eq(pages.url, to))),
    db
      .update(pages)
      .set({ url: to })
      .where(and(eq(pages.sourceId, sourceId), eq(pages.url, from))),
    pageMoved(sourceId, { from, to }),
  ];
}
