import type { Database } from '@marquee/db';
import type { DocumentReader } from '@marquee/extraction';
import type { Fetcher } from '@marquee/fetching';
import type { Blobs, Clock, JobQueue, LanguageModel, Log, Passwords, Random } from '@marquee/kernel';

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
  /** Reads documents apart from everything else: a document that never ends ends its own reading alone. */
  reader: DocumentReader;
  blobs: Blobs;
  queue: JobQueue;
  model: LanguageModel;
}

/** What accounts need. */
export interface AccountDeps extends ReadDeps {
  random: Random;
  passwords: Passwords;
  /** Whether accounts that were made for development may sign in: what is deployed says no, whatever its variables. */
  isDevelopment: boolean;
}

/** What a change by a person needs. */
export type ChangeDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'random'>;
