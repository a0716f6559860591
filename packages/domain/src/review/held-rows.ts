import type { ToldHeldDraft } from '@marquee/contract';
import { heldDrafts, isBefore, sources } from '@marquee/db';
import { type Draft, doubtfulValues } from '@marquee/extraction';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { safeUrl } from '../places/index.ts';

const LIST = 'held-drafts';

/** Drafts of active sources that wait for a decision, the most certain first, one page at a time. */
export async function listHeldDrafts(
  deps: DbDeps,
  { source, limit, cursor }: { source?: string | undefined; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, [0, '']);
  const rows = await heldRows(deps)
    .where(
      and(
        isNull(heldDrafts.decision),
        eq(sources.id, heldDrafts.sourceId),
        eq(sources.status, 'active'),
        source === undefined ? undefined : eq(heldDrafts.sourceId, source),
        after ? isBefore([heldDrafts.titleAndDay, heldDrafts.id], after) : undefined,
      ),
    )
    .orderBy(desc(heldDrafts.titleAndDay), desc(heldDrafts.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, heldDraftOf, ({ held }) => encodePlace(LIST, [held.titleAndDay, held.id]));
}

/** One held draft with its source, whatever was decided. */
export async function heldRow(deps: DbDeps, id: string): Promise<HeldRow | undefined> {
  const [row] = await heldRows(deps).where(and(eq(heldDrafts.id, id), eq(sources.id, heldDrafts.sourceId)));
  return row;
}

/** SQLite keeps the order of a cross join: the queue's index gives the order, and each row looks up its source. */
function heldRows(deps: DbDeps) {
  return deps.db.select({ held: heldDrafts, source: sources }).from(heldDrafts).crossJoin(sources).$dynamic();
}

export type HeldRow = Awaited<ReturnType<typeof heldRows>>[number];

export function heldDraftOf({ held, source }: HeldRow): ToldHeldDraft {
  const { event, title, day, titleAndDay } = held.confidence;
  const draft = held.draft as Draft;
  return {
    id: held.id,
    sourceId: source.id,
    source: source.name,
    pageUrl: held.pageUrl,
    title: held.title,
    start: held.start,
    venue: draft.venue?.value ?? null,
    url: safeUrl(draft.url?.value),
    confidence: { event, title, day, titleAndDay },
    doubts: held.doubts,
    leftOut: doubtfulValues(held),
    heldSince: isoOf(held.heldSince),
    lastSeen: isoOf(held.lastSeen),
  };
}
