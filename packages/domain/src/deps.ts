import type { Database } from '@marquee/db';
import type { Fetcher } from '@marquee/fetching';
import type { Blobs, Clock, JobQueue, Log, Random } from '@marquee/kernel';

/** What reading needs. */
export interface ReadDeps {
  db: Database;
  clock: Clock;
  log: Log;
}

/** What the engine needs besides. */
export interface EngineDeps extends ReadDeps {
  random: Random;
  fetcher: Fetcher;
  blobs: Blobs;
  queue: JobQueue;
}
