import type { GazetteerRow } from '@marquee/domain/cities';
import type { OwnerWorker } from '../owner-configs.ts';
import type { SiteConfig } from '../site-config.ts';
import type { Ask } from '../terminal.ts';
import type { Version } from '../version.ts';
import type { Wrangler } from '../wrangler.ts';
import type { Draft } from './draft.ts';

/** What a deployment needs from the machine it runs on. */
export interface Machine {
  env: NodeJS.ProcessEnv;
  ask: Ask | null;
  say: (text: string) => void;
  /** wrangler for an account; '' where it is not known yet. */
  wranglerFor: (account: string) => Wrangler;
  /** Builds the site. */
  build: (site: Draft) => Promise<void>;
  /** The built Workers with an owner's values, or the committed ones. */
  workersFor: (site: SiteConfig | null) => OwnerWorker[];
  /** Names and contents of what was built. */
  partsOf: (workers: readonly OwnerWorker[], version: string) => Array<{ name: string; content: string | Buffer }>;
  pack: (run: Wrangler, workers: readonly OwnerWorker[], version: string, say: (text: string) => void) => Promise<void>;
  writeDatabaseConfig: (site: SiteConfig) => string;
  liveCheck: (origin: string, version: string) => Promise<string>;
  /** For the key of second factors and a password that was not shown yet; nobody else reads it. */
  secretsFolder: string;
  version: Version;
  now: () => Date;
  /** Between tries of a call that came too soon; tests do not wait. */
  pauseMs?: number | undefined;
  gazetteer: readonly GazetteerRow[];
  /** How many there are. */
  migrations: number;
}
