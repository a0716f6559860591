import { sources, write } from '@marquee/db';
import type { Caller } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import type { Alongside } from '../alongside.ts';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { commitPlan, ofClaims } from '../events/index.ts';
import { enqueue } from '../jobs/index.ts';
import { endReads } from './end-reads.ts';
import { sourceById } from './source-by-id.ts';
import { toldBySource } from './told-by-source.ts';

/**
 * Deletes a source with its pages, its learned extractors and all that it said; its runs and the audit log stay. Events that only it listed
 * are listed no more, past ones too. A read of it that is running ends before its next page, and stores nothing. What others list in its
 * words is written in theirs by a job. Cannot be undone; its address may be found and added again. Throws Reject (404) for an unknown source.
 */
export async function removeSource(
  deps: ChangeDeps,
  caller: Caller,
  { id }: { id: string },
  { also = [], guards = [] }: Alongside = {},
): Promise<void> {
  const plan = async () => {
    const { source, city } = await sourceById(deps, id);
    return { source, city, ...(await toldBySource(deps, source)) };
  };
  await commitPlan(deps, plan, ({ source, city, eventIds }, now) => ({
    eventIds,
    change: ofClaims((claim) => (claim.sourceId === id ? null : claim)),
    statements: [
      ...endReads(id, now),
      auditEntry(deps, caller, {
        action: 'source.remove',
        subject: `source:${id}`,
        before: { name: source.name, url: source.url, status: source.status, city: `${city.name}, ${city.state}` },
        after: { status: 'removed', eventsTold: eventIds.length },
      }),
      ...enqueue(deps, [{ kind: 'source.hand-over', payload: { sourceId: id }, subject: id, citySlug: null }]),
      ...also,
    ],
    guards: [...guards, write.delete(sources).where(eq(sources.id, id))],
  }));
}
