import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GazetteerRow } from '@marquee/domain/cities';
import { onTestFinished } from 'vitest';
import { goLive } from '../go-live/go-live.ts';
import type { Machine } from '../go-live/machine-port.ts';
import { deployOptions } from '../go-live/options.ts';
import { at, WORKERS } from '../layout.ts';
import { withOwner } from '../owner-configs.ts';
import type { SiteConfig } from '../site-config.ts';
import type { Ask } from '../terminal.ts';
import { builtConfig, workerOf } from './example.ts';
import { FakeAccount } from './fake-account.ts';
import { type FakeServer, startFakeServer } from './fake-server.ts';
import { type Configs, type FakeWrangler, fakeWrangler } from './fake-wrangler.ts';

export const ORIGIN = 'https://events.mytown.org';
export const BOSS = 'boss@mytown.org';

/** A handful: tests/smoke/database.smoke.ts loads all. */
const { rows } = JSON.parse(readFileSync(at('packages/domain/gazetteer/us-places.json'), 'utf8')) as {
  rows: GazetteerRow[];
};
export const PLACES = rows.slice(0, 5);

/** An owner with a machine and an account. */
export interface Town {
  account: FakeAccount;
  server: FakeServer;
  wrangler: FakeWrangler;
  machine: Machine;
  configPath: string;
  folder: string;
  said: string[];
  /** What the site's code is; another text is another release. */
  code: { text: string };
  /** Runs `npm run deploy` with these arguments; resolves to all that was said. */
  deploy: (...args: string[]) => Promise<string>;
  config: () => SiteConfig;
}

export async function aTown({
  ask = null,
  account = new FakeAccount(),
}: {
  ask?: Ask | null;
  account?: FakeAccount;
} = {}): Promise<Town> {
  const server = await startFakeServer(account);
  const folder = mkdtempSync(join(tmpdir(), 'marquee-town-'));
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const configPath = join(folder, 'marquee.config.json');
  const config = () => JSON.parse(readFileSync(configPath, 'utf8')) as SiteConfig;
  const configs: Configs = new Map();
  const wrangler = fakeWrangler(server.url, configs, () => config().databaseId);
  const said: string[] = [];
  const code = { text: 'one' };
  const workersFor = (site: SiteConfig | null) =>
    WORKERS.map(({ name }) => {
      const worker = workerOf(name, site ? withOwner(builtConfig(name), site) : builtConfig(name));
      configs.set(worker.path, { name, bindings: bindingsOf(name, site), consumers: consumersOf(name) });
      return worker;
    });
  const machine: Machine = {
    env: { CLOUDFLARE_API_BASE_URL: server.url },
    ask,
    say: (text) => said.push(text),
    wranglerFor: () => wrangler.run,
    build: () => Promise.resolve(),
    workersFor,
    partsOf: (workers, version) => [
      { name: 'version', content: version },
      { name: 'code', content: code.text },
      { name: 'configs', content: JSON.stringify(workers) },
    ],
    pack: () => Promise.resolve(),
    writeDatabaseConfig: () => '/db.json',
    liveCheck: (origin) => Promise.resolve(`${origin}/api/health answers`),
    secretsFolder: folder,
    version: { text: 'abc1234', commit: null },
    now: () => new Date(account.time()),
    pauseMs: 0,
    gazetteer: PLACES,
    migrations: 2,
  };
  const deploy = async (...args: string[]) => {
    said.length = 0;
    await goLive(deployOptions([...args, '--config', configPath]), machine);
    return said.join('\n');
  };
  return { account, server, wrangler, machine, configPath, folder, said, code, deploy, config };
}

/** What a Worker is bound to, as the API reports it. */
function bindingsOf(name: string, site: SiteConfig | null): object[] {
  const vars = [
    { type: 'plain_text', name: 'APP_ENV', text: 'production' },
    { type: 'plain_text', name: 'PUBLIC_ORIGIN', text: site?.publicOrigin },
  ];
  if (name === 'marquee-reader' || name === 'marquee-previews') return vars;
  const database = { type: 'd1', name: 'DB', id: site?.databaseId };
  const bucket = { type: 'r2_bucket', name: 'BLOBS', bucket_name: site?.bucketName };
  const copies = { type: 'kv_namespace', name: 'COPIES', namespace_id: site?.copiesId };
  return name === 'marquee-api' ? [...vars, database, bucket, copies] : [...vars, database];
}

function consumersOf(name: string): string[] {
  return name === 'marquee-queue-consumer' ? ['marquee-jobs', 'marquee-jobs-dlq', 'marquee-counts'] : [];
}

/** The names of all that an account holds, and the state of its site; times and ids are left out. */
export function holdings({ databases, buckets, namespaces, queues, workers, projects }: FakeAccount) {
  const admins = [...databases.values()].map(({ db }) =>
    db.prepare("SELECT count(*) AS tables FROM sqlite_master WHERE name = 'users'").get()?.tables === 1
      ? db
          .prepare("SELECT email_key AS email FROM users WHERE role = 'admin'")
          .all()
          .map(({ email }) => email)
      : null,
  );
  const places = [...databases.values()].map(
    ({ db }) => db.prepare('SELECT count(*) AS places FROM cities').get()?.places,
  );
  return {
    databases: [...databases.values()].map(({ name }) => name),
    admins,
    places,
    buckets: [...buckets.keys()],
    namespaces: [...namespaces.values()].map(({ title }) => title),
    queues: [...queues.values()].map(
      ({ name, consumers }) => `${name} ← ${consumers.map(({ script }) => script).join(', ')}`,
    ),
    workers: [...workers].map(([name, { secrets }]) => `${name} ${[...secrets.keys()].join(', ')}`),
    projects: [...projects].map(([name, { domains }]) => `${name} ${domains.map((domain) => domain.name).join(', ')}`),
  };
}

export function writeConfig(town: Town, settings: object): void {
  writeFileSync(town.configPath, JSON.stringify(settings));
}

export function kept(town: Town, file: string): string | null {
  const path = join(town.folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}
