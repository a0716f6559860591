import { type Database, noticingDatabase, openDatabase } from '@marquee/db';
import { impatientDatabase } from './database-deadline.ts';

/** A handle on the database for one request, and the state up to which it has seen it. */
interface Following {
  db: Database;
  /** What a later read must have seen to contain what was written; null before the first call. */
  bookmark: () => string | null;
}

/** Where the calls of a request go (docs/decisions/096-replicas-near-users.md). */
export interface Replicas {
  /** For a public read: the nearest copy, at least as new as a bookmark. */
  near(bookmark: string | null): Following;
  /** For a change: the primary database. */
  primary(): Following;
}

/** A D1 database with its read replicas (https://developers.cloudflare.com/d1/best-practices/read-replication/). */
export function d1Replicas(database: D1Database, deadlineMs: number): Replicas {
  return {
    near(bookmark) {
      const session = database.withSession(bookmark ?? 'first-unconstrained');
      return { db: openDatabase(impatientDatabase(session, deadlineMs)), bookmark: () => session.getBookmark() };
    },
    primary() {
      const session = database.withSession('first-primary');
      const db = openDatabase(noticingDatabase(impatientDatabase(session, deadlineMs)));
      return { db, bookmark: () => session.getBookmark() };
    },
  };
}
