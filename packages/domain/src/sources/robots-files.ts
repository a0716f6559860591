import { robotsFiles, type Statement, write } from '@marquee/db';

/** Stores a host's robots.txt, replacing the earlier one. */
export function keepRobots(row: typeof robotsFiles.$inferInsert): Statement {
  return write.insert(robotsFiles).values(row).onConflictDoUpdate({ target: robotsFiles.origin, set: row });
}
