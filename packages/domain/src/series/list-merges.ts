import { events, isBefore } from '@marquee/db';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

const LIST = 'merges';

/** Events that were merged into others, the latest first; each can be undone. */
export async function listMerges(deps: ReadDeps, query: { limit: number; cursor?: string | undefined }) {
  const from = decodePlace(LIST, query.cursor, [0, '']);
  const into = alias(events, 'into_event');
  const { id, title, slug, city, state, mergedInto, mergedAt } = events;
  const rows = await deps.db
    .select({ id, title, slug, city, state, mergedInto, mergedAt, intoTitle: into.title, intoSlug: into.slug })
    .from(events)
    .innerJoin(into, eq(into.id, mergedInto))
    .where(and(isNotNull(mergedAt), from ? isBefore([mergedAt, id], from) : undefined))
    .orderBy(desc(mergedAt), desc(id))
    .limit(query.limit + 1);
  return pageFrom(
    rows,
    query.limit,
    ({ mergedInto: intoId, mergedAt: at, ...row }) => ({
      ...row,
      city: `${row.city}, ${row.state}`,
      intoId: intoId ?? '',
      mergedAt: isoOf(at ?? 0),
    }),
    (row) => encodePlace(LIST, [row.mergedAt ?? 0, row.id]),
  );
}
