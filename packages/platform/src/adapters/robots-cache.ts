import { atomically, type Database, robotsFiles } from '@marquee/db';
import { keepRobots } from '@marquee/domain/sources';
import type { RobotsCache } from '@marquee/fetching';
import { eq } from 'drizzle-orm';

/** robots.txt bodies in the database. */
export function storedRobots(db: Database): RobotsCache {
  return {
    async get(origin) {
      const [row] = await db.select().from(robotsFiles).where(eq(robotsFiles.origin, origin));
      if (!row) return null;
      const { fetchedAt, status, body, unreachableSince } = row;
      return { fetchedAt, status, body, ...(unreachableSince === null ? {} : { unreachableSince }) };
    },
    async put(origin, entry) {
      await atomically(db, [keepRobots({ origin, ...entry, unreachableSince: entry.unreachableSince ?? null })]);
    },
  };
}
