import {
  chunksOf,
  either,
  excluded,
  type Figures,
  heldDrafts,
  insertRows,
  type Statement,
  valuesIn,
  write,
} from '@marquee/db';
import { type LocalDate, newId } from '@marquee/kernel';
import { and, eq, inArray, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { EngineDeps } from '../deps.ts';
import type { Storable } from './sort-drafts.ts';

/** Drafts per statement; keeps one bound text well under D1's 2 MB. */
const CHUNK = 60;
const { id, sourceId, key, pageUrl, title, start, heldSince, decision, reason, decidedBy, decidedAt } = heldDrafts;

/** Puts drafts into the queue. One with another title or start than before is a new question: it gets a new id, and no decision. */
export function saveHeld(
  deps: Pick<EngineDeps, 'clock' | 'random'>,
  source: string,
  held: readonly Storable[],
): Statement[] {
  const now = deps.clock.now();
  const rows = held.map(({ draft, ...shown }) => {
    const confidence = draft.confidence as Figures;
    return {
      id: newId(deps.clock, deps.random),
      sourceId: source,
      key: draft.key,
      pageUrl: shown.pageUrl,
      title: shown.title,
      start: shown.start,
      confidence,
      titleAndDay: confidence.titleAndDay,
      doubts: draft.doubts ?? [],
      draft,
      heldSince: now,
      lastSeen: now,
    };
  });
  const isSame = and(eq(title, excluded(title)), eq(start, excluded(start)));
  const kept = (column: SQLiteColumn, otherwise: SQL | null = null) => either(isSame, column, otherwise);
  const computed = {
    id: kept(id, excluded(id)),
    heldSince: kept(heldSince, excluded(heldSince)),
    decision: kept(decision),
    reason: kept(reason),
    decidedBy: kept(decidedBy),
    decidedAt: kept(decidedAt),
  };
  return chunksOf(rows, CHUNK).map((chunk) => insertRows(heldDrafts, chunk, { key: ['sourceId', 'key'], computed }));
}

/** Removes what waits of these pages and is not listed any more, and everything whose day is over. A decision is kept until then: a page may leave an event out once. */
export function forgetUnlisted(
  of: { sourceId: string; pageUrls: readonly string[]; today: LocalDate },
  heldKeys: readonly string[],
): Statement {
  const isUnlisted = and(inArray(pageUrl, valuesIn(of.pageUrls)), notInArray(key, valuesIn(heldKeys)));
  return write
    .delete(heldDrafts)
    .where(and(eq(sourceId, of.sourceId), or(lt(start, of.today), and(isNull(decision), isUnlisted))));
}
