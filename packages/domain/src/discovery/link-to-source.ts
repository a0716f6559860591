import { type Statement, sourceCandidates, sources, tuple, write } from '@marquee/db';
import { eq } from 'drizzle-orm';

/** Notes which source a candidate became; commit it after the source. */
export function linkToSource(candidateId: string, url: string): Statement {
  const source = write.select({ id: sources.id }).from(sources).where(eq(sources.url, url));
  return write
    .update(sourceCandidates)
    .set({ sourceId: tuple(source) })
    .where(eq(sourceCandidates.id, candidateId));
}
