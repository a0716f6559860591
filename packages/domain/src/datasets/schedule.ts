import { atomically, datasets, insertRows, readRows } from '@marquee/db';
import { HOUR_MS, newId } from '@marquee/kernel';
import type { CronDeps } from '../deps.ts';
import { enqueue } from '../jobs/index.ts';
import { nightOf } from './night.ts';
import { citiesWithout } from './rows.sql.ts';

/** Cities begun at one tick. */
const CITIES = 100;

/** Begins the data set of the night of each shown city that has none, also where a publisher took it back. */
export async function scheduleDatasets(deps: Omit<CronDeps, 'queue' | 'log'>): Promise<number> {
  const now = deps.clock.now();
  const night = nightOf(now);
  const cities = await readRows(deps.db, citiesWithout(night, { newSince: now - HOUR_MS, limit: CITIES }));
  if (cities.length === 0) return 0;
  const begun = cities.map(({ slug }) => ({ id: newId(deps.clock, deps.random), citySlug: slug }));
  await atomically(deps.db, [
    insertRows(
      datasets,
      begun.map((each) => ({ ...each, night, startedAt: now, sources: [], leftOut: [], hosts: [] })),
    ),
    ...enqueue(
      deps,
      begun.map(({ id, citySlug }) => ({
        kind: 'dataset.write' as const,
        payload: { datasetId: id, part: 0 },
        subject: `${id}/0`,
        citySlug,
      })),
    ),
  ]);
  return begun.length;
}
