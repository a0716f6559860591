import { DAILY_RECOVERIES, type JobPayload, LATER_RECOVERY_MS, RECOVERY_EVERY_MS } from '@marquee/contract';
import { cities, pages, readRows, recoveryTurns, sourceRecoveries, sources, write } from '@marquee/db';
import { say, together } from '@marquee/kernel';
import { and, eq } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import type { ClaimedJob, JobResult } from '../jobs/index.ts';
import { dateOf, localOf } from '../places/index.ts';
import { readElsewhere } from '../sources/index.ts';
import { lookFor } from './look-for.ts';
import { lostSource } from './lost-sources.sql.ts';

/** Looks for a lost source and reads it where it is now; its events stay in any case. */
export async function recoverSource(
  deps: EngineDeps,
  { sourceId }: JobPayload<'source.recover'>,
  job: Pick<ClaimedJob, 'id'>,
): Promise<JobResult> {
  const now = deps.clock.now();
  const [lost] = await readRows(deps.db, lostSource(sourceId, now));
  const [row] = await deps.db
    .select({ source: sources, city: cities, turn: recoveryTurns })
    .from(sources)
    .innerJoin(cities, eq(cities.slug, sources.citySlug))
    .leftJoin(recoveryTurns, eq(recoveryTurns.sourceId, sources.id))
    .where(eq(sources.id, sourceId));
  if (!lost || !row) return { outcome: 'skipped', detail: say('recovery.notLost') };
  const { source, city, turn } = row;
  const today = dateOf(localOf(now, city.timezone));
  const hints = { today, timezone: city.timezone, city: city.name, state: city.state };
  const found = await lookFor(deps, source, hints, `recover:${job.id}`);
  const attempts = (turn?.attempts ?? 0) + 1;
  const nextDueAt = now + (attempts < DAILY_RECOVERIES ? RECOVERY_EVERY_MS : LATER_RECOVERY_MS);
  const next = { sourceId, attempts: found.url === null ? attempts : 0, nextDueAt };
  const { url: alternativeUrl, ...told } = found;
  const statements = [
    write
      .insert(sourceRecoveries)
      .values({ ...told, id: job.id, sourceId, citySlug: city.slug, url: source.url, alternativeUrl, attemptedAt: now })
      .getSQL(),
    write.insert(recoveryTurns).values(next).onConflictDoUpdate({ target: recoveryTurns.sourceId, set: next }).getSQL(),
  ];
  const counts = { pages: found.requests };
  if (alternativeUrl === null) return { outcome: 'done', sourceId, detail: together(found.detail), counts, statements };
  const [root] = await deps.db
    .select({ url: pages.url })
    .from(pages)
    .where(and(eq(pages.sourceId, sourceId), eq(pages.reason, 'root')));
  const moved = readElsewhere(sourceId, { from: root?.url ?? source.url, to: alternativeUrl }, now);
  const detail = say('recovery.found', { url: source.url, other: alternativeUrl, detail: found.detail });
  return { outcome: 'done', sourceId, detail, counts, statements: [...statements, ...moved] };
}
