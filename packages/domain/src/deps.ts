import type { CountMessage, Illustration } from '@marquee/contract';
import type { Database } from '@marquee/db';
import type { DocumentReader } from '@marquee/extraction';
import type { Fetcher } from '@marquee/fetching';
import type {
  Blobs,
  Clock,
  ImageModel,
  JobQueue,
  LanguageModel,
  Log,
  Mail,
  OneTimeCodes,
  PasskeyChecks,
  Passwords,
  Payments,
  Random,
  Vault,
} from '@marquee/kernel';
import type { FoundPlace } from './found-place.ts';
import type { Moments } from './moments.ts';

export type { FoundPlace };

export interface DbDeps {
  db: Database;
}

export interface NowDeps extends DbDeps {
  clock: Clock;
}

/** Dependencies of reads. */
export interface ReadDeps extends NowDeps {
  log: Log;
  /** Databases of regions beside `db`, by their names (docs/decisions/106-databases-by-region.md). Absent: `db` has everything that is read. */
  databases?: ReadonlyMap<string, Database> | undefined;
  /** The request or tick that started the work; jobs that are added keep it. */
  requestId?: string | undefined;
  /** Where an answer is shared: who must hear when it will be another one by itself. */
  moments?: Moments | undefined;
  /** A place that was found already. */
  place?: FoundPlace | null | undefined;
}

/** Who sells boosts and campaigns. */
export interface Seller {
  name: string;
  /** On one line; null: none is configured. */
  address: string | null;
}

/** Additional dependencies of the engine. */
export interface EngineDeps extends ReadDeps {
  random: Random;
  fetcher: Fetcher;
  /** Reads documents in isolation: a document that hangs the reader affects only its own reading. */
  reader: DocumentReader;
  blobs: Blobs;
  queue: JobQueue;
  model: LanguageModel;
  imageModel: ImageModel;
  /** Draws a picture without a model (PNG). Throws Unavailable if it cannot. */
  illustrate: (of: Illustration) => Promise<Uint8Array<ArrayBuffer>>;
  /** The dominant color of a picture, `#rrggbb`; null if it has none to show. Throws Unavailable if it cannot be read now. */
  colorOf: (picture: Uint8Array, contentType: string) => Promise<string | null>;
  mail: Mail;
  payments: Payments;
  seller: Seller;
  /** The site's address, for links in letters. */
  publicOrigin: string;
}

/** Dependencies of accounts. */
export interface AccountDeps extends ReadDeps {
  random: Random;
  passwords: Passwords;
  /** Whether development accounts may sign in: never in a deployment, regardless of its variables. */
  isDevelopment: boolean;
  /** Whether administrators have no rights before they have a factor: in production. */
  requiresFactor: boolean;
}

/** Additional dependencies of two-step verification. */
export interface FactorDeps extends AccountDeps {
  vault: Vault;
  codes: OneTimeCodes;
  passkeyChecks: PasskeyChecks;
  /** The site's address: the origin that changing requests of browsers must come from, and that passkeys belong to. */
  publicOrigin: string;
}

/** The queue of counts: what visitors saw and did. A page view writes nothing itself; the queue's consumer adds up. */
export interface Counts {
  send(messages: readonly CountMessage[]): Promise<void>;
}

/** Dependencies of the schedule. */
export type CronDeps = Pick<EngineDeps, 'db' | 'databases' | 'clock' | 'log' | 'random' | 'queue' | 'requestId'>;

/** Those of a tick as a whole. */
export interface TickDeps extends CronDeps {
  /** Runs jobs without the queue. Throws if the queue consumer cannot be reached. */
  runNow: (jobIds: readonly string[]) => Promise<void>;
}

/** Dependencies of a change by a person. */
export type ChangeDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'random' | 'requestId'>;

/** Dependencies of what is paid for. */
export type PaymentDeps = Pick<EngineDeps, 'db' | 'clock' | 'log' | 'random' | 'payments' | 'requestId'>;
