import { CATEGORIES, type ToldImagelessEvent } from '@marquee/contract';
import { readTogether } from '@marquee/db';
import type { DbDeps, ReadDeps } from '../deps.ts';
import { imagelessOf } from './events-without-images.sql.ts';
import { eventsNeeding } from './image-stats.sql.ts';

/** The console shows ten; a batch takes at most fifty. */
const LISTED = 50;

/** The next events for which only a poster is shown. */
export async function nextImageless({ db }: DbDeps, limit: number) {
  const rows = await readTogether(
    db,
    CATEGORIES.map((category) => imagelessOf(category, limit)),
  );
  return rows
    .flat()
    .toSorted((a, b) => a.nextStartsAt - b.nextStartsAt)
    .slice(0, limit);
}

/** Spec: ENT-055. */
export async function eventsWithoutImages(deps: ReadDeps): Promise<{ count: number; events: ToldImagelessEvent[] }> {
  const [[needing], rows] = await Promise.all([readTogether(deps.db, [eventsNeeding]), nextImageless(deps, LISTED)]);
  return {
    count: needing.reduce((sum, { total }) => sum + total, 0),
    events: rows.map(({ id, slug, title, venue, city, state, categories, reason }) => {
      return { id, slug, title, venue, city, state, categories, reason };
    }),
  };
}
