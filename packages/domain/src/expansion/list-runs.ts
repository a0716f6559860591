import type { Endpoints, ToldOf } from '@marquee/contract';
import { cities, citySourceCounts, expansionRounds, expansionRuns, listingCounts } from '@marquee/db';
import { desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { isoOf } from '../list-page.ts';

const ROUNDS = 8;

/** Cities on their way, the newest first, then those that ended, the last first; and the last rounds. */
export async function listRuns(
  deps: DbDeps,
  { limit }: { limit: number },
): Promise<ToldOf<Endpoints['listExpansionRuns']>> {
  const read = () =>
    deps.db
      .select({ run: expansionRuns, city: cities.name, sources: citySourceCounts.active, events: listingCounts.total })
      .from(expansionRuns)
      .innerJoin(cities, eq(cities.slug, expansionRuns.citySlug))
      .leftJoin(citySourceCounts, eq(citySourceCounts.citySlug, expansionRuns.citySlug))
      .leftJoin(listingCounts, eq(listingCounts.scope, expansionRuns.citySlug))
      .$dynamic();
  const [open, ended, rounds] = await Promise.all([
    read().where(isNull(expansionRuns.endedAt)).orderBy(desc(expansionRuns.nextLookAt)).limit(limit),
    read().where(isNotNull(expansionRuns.endedAt)).orderBy(desc(expansionRuns.endedAt)).limit(limit),
    deps.db.select().from(expansionRounds).orderBy(desc(expansionRounds.at)).limit(ROUNDS),
  ]);
  return {
    runs: [...open, ...ended].slice(0, limit).map(({ run, city, sources, events }) => ({
      id: run.id,
      city,
      state: run.state,
      stage: run.stage,
      startedAt: new Date(run.startedAt).toISOString(),
      startedBy: run.startedBy,
      endedAt: isoOf(run.endedAt),
      score: run.score,
      // A city on its way has what it has now, as City Management says; one that ended keeps what it had then.
      sources: run.endedAt === null ? (sources ?? 0) : run.sources,
      events: run.endedAt === null ? (events ?? 0) : run.events,
      tokens: run.tokens,
      nextLookAt: run.endedAt === null ? new Date(run.nextLookAt).toISOString() : null,
      retryAt: isoOf(run.retryAt),
      steps: run.steps.map(({ at, what }) => ({ at: new Date(at).toISOString(), what })),
    })),
    rounds: rounds.map(({ at, startedBy, evaluated, started, note }) => ({
      at: new Date(at).toISOString(),
      startedBy,
      evaluated,
      started,
      note,
    })),
  };
}
