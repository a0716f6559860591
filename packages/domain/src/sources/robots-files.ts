import { robotsFiles, type Statement, write } from '@marquee/db';

/** Keeps what a host said in its robots.txt, in place of what it said before. */
export function keepRobots(row: typeof robotsFiles.$inferInsert): Statement {
  return write.insert(robotsFiles).values(row).onConflictDoUpdate({ target: robotsFiles.origin, set: row });
}
