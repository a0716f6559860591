import { atomically, type Database, robotsFiles } from '@marquee/db';
import { PUBLISHER_REFUSES, ruleOver } from '@marquee/domain/publishers';
import { keepRobots } from '@marquee/domain/sources';
import type { RobotsCache } from '@marquee/fetching';
import { eq } from 'drizzle-orm';

/** robots.txt bodies in the database. A host whose publisher asked us not to read it counts as one whose robots.txt forbids everything. */
export function storedRobots(db: Database): RobotsCache {
  return {
    async get(origin) {
      const [rule, [row]] = await Promise.all([
        ruleOver({ db }, new URL(origin).hostname),
        db.select().from(robotsFiles).where(eq(robotsFiles.origin, origin)),
      ]);
      if (rule) return { fetchedAt: rule.since, status: 200, body: '', forbiddenBecause: PUBLISHER_REFUSES };
      if (!row) return null;
      const { fetchedAt, status, body, unreachableSince } = row;
      return { fetchedAt, status, body, ...(unreachableSince === null ? {} : { unreachableSince }) };
    },
    async put(origin, entry) {
      await atomically(db, [keepRobots({ origin, ...entry, unreachableSince: entry.unreachableSince ?? null })]);
    },
  };
}
