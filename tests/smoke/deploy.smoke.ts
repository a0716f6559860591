import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessOf, openAccount } from '../../scripts/deploy/account/credentials.ts';
import { destroy } from '../../scripts/deploy/destroy/destroy.ts';
import { forgetResources, readDraft } from '../../scripts/deploy/go-live/draft.ts';
import { goLive } from '../../scripts/deploy/go-live/go-live.ts';
import type { Machine } from '../../scripts/deploy/go-live/machine-port.ts';
import { deployOptions } from '../../scripts/deploy/go-live/options.ts';
import { at } from '../../scripts/deploy/layout.ts';
import { thisMachine } from '../../scripts/deploy/machine.ts';
import { writeOwnerConfigs } from '../../scripts/deploy/owner-configs.ts';
import { packAll } from '../../scripts/deploy/pack.ts';
import { queueNames } from '../../scripts/deploy/queue-names.ts';
import { rollBack } from '../../scripts/deploy/rollback/roll-back.ts';
import { parseSiteConfig } from '../../scripts/deploy/site-config.ts';
import { ACCOUNT, FakeAccount } from '../../scripts/deploy/test/fake-account.ts';
import { type FakeServer, startFakeServer } from '../../scripts/deploy/test/fake-server.ts';
import { holdings } from '../../scripts/deploy/test/town.ts';
import { projectWrangler } from '../../scripts/deploy/wrangler.ts';

/** The real wrangler with the real build, toward an account on loopback. The tests build on each other, like the life of a site. */
const ORIGIN = 'https://events.mytown.org';
const account = new FakeAccount();
const home = mkdtempSync(join(tmpdir(), 'marquee-home-'));
const configPath = join(home, 'marquee.config.json');
const databaseConfig = join(home, 'database.json');
const said: string[] = [];
let server: FakeServer;
let machine: Machine;

beforeAll(async () => {
  server = await startFakeServer(account);
  const env = { CLOUDFLARE_API_BASE_URL: server.url, CLOUDFLARE_API_TOKEN: 'a-token', XDG_CONFIG_HOME: home };
  Object.assign(process.env, env);
  machine = {
    ...thisMachine(),
    ask: null,
    say: (text) => said.push(text),
    // The run of all smoke tests has built it.
    build: () => Promise.resolve(),
    pack: () => Promise.resolve(),
    liveCheck: () => Promise.resolve('asked'),
    secretsFolder: home,
    now: () => new Date(account.time()),
    version: { text: 'abc1234', commit: null },
    writeDatabaseConfig: ({ databaseName, databaseId }) => {
      const ids = { database_name: databaseName, database_id: databaseId, migrations_dir: at('migrations') };
      const config = { name: 'database', compatibility_date: '2026-09-01', d1_databases: [{ binding: 'DB', ...ids }] };
      writeFileSync(databaseConfig, JSON.stringify(config));
      return databaseConfig;
    },
  };
});

afterAll(async () => {
  await server.close();
  rmSync(home, { recursive: true, force: true });
});

async function deploy(...args: string[]): Promise<string> {
  said.length = 0;
  await goLive(deployOptions([...args, '--config', configPath]), machine);
  return said.join('\n');
}

it('packs every Worker within the limits of Cloudflare', async () => {
  const packed: string[] = [];
  await packAll(projectWrangler(ACCOUNT), writeOwnerConfigs(null), 'abc1234', (text) => packed.push(text));
  expect(packed).toHaveLength(7);
  expect(server.requests).toEqual([]);
});

it('brings an empty account to a live site, in its order, with the owner’s values', async () => {
  await deploy('--origin', ORIGIN, '--admin', 'boss@mytown.org');
  expect(holdings(account)).toEqual({
    databases: ['marquee'],
    admins: [['boss@mytown.org']],
    places: [machine.gazetteer.length],
    buckets: ['marquee-blobs'],
    namespaces: ['marquee-copies'],
    queues: queueNames().map((name) => `${name} ← marquee-queue-consumer`),
    workers: [
      'marquee-reader ',
      'marquee-previews ',
      'marquee-queue-consumer ',
      'marquee-cron ',
      'marquee-api FACTOR_KEY',
    ],
    projects: ['marquee events.mytown.org'],
  });
  const { databaseId } = parseSiteConfig(readFileSync(configPath, 'utf8'), configPath);
  const sent = (line: string) => server.requests.findLast((request) => request.line === line)?.body ?? '';
  for (const name of account.workers.keys()) {
    // The API was there already, to keep its secret: then wrangler uploads a version.
    const form = sent(
      `${name === 'marquee-api' ? 'POST' : 'PUT'} /workers/scripts/${name}${name === 'marquee-api' ? '/versions' : ''}`,
    );
    expect(form).toContain(`"name":"PUBLIC_ORIGIN","type":"plain_text","text":"${ORIGIN}"`);
    expect(form).toContain('"name":"VERSION","type":"plain_text","text":"abc1234"');
    // They read documents and draw outside texts, and must reach nothing.
    expect(form.includes(databaseId)).toBe(name !== 'marquee-reader' && name !== 'marquee-previews');
  }
  expect(sent('PUT /workers/scripts/marquee-queue-consumer')).toContain('"new_sqlite_classes":["HostPace"]');
  expect(sent('POST /pages/projects/marquee/deployments')).toContain('"service":"marquee-api"');
  expect(sent('POST /pages/projects/marquee/deployments')).toContain('_routes.json');
  const order = account.changes.filter((line) =>
    /scripts\/[^/]+$|versions$|secrets$|schedules$|marquee\/deployments$|\/import$/.test(line),
  );
  expect([...new Set(order)]).toEqual([
    expect.stringMatching(/^POST \/d1\/database\/.*\/import$/),
    'PUT /workers/scripts/marquee-reader',
    'PUT /workers/scripts/marquee-previews',
    'PUT /workers/scripts/marquee-queue-consumer',
    'PUT /workers/scripts/marquee-cron',
    'PUT /workers/scripts/marquee-cron/schedules',
    'PUT /workers/scripts/marquee-api',
    'PUT /workers/scripts/marquee-api/secrets',
    'POST /workers/scripts/marquee-api/versions',
    'POST /pages/projects/marquee/deployments',
  ]);
});

it('run again changes nothing', async () => {
  const before = account.changes.length;
  expect(await deploy()).toMatch(/= Release \d{14}-[0-9a-f]{10}: already there/);
  expect(account.changes.slice(before)).toEqual([]);
});

it('names the permission that wrangler lacks, deploys after it is given, and goes back one version', async () => {
  machine.version = { text: 'def5678', commit: null };
  server.denied = /^POST \/workers\/scripts\/marquee-cron\/versions$/;
  await expect(deploy()).rejects.toThrow(/marquee-cron failed[^]*lack the permission "Workers Scripts: Edit"/);
  server.denied = null;
  await deploy();
  const running = () =>
    [...account.workers.values()].map(({ versions, deployments }) => {
      const version = versions.find(({ id }) => id === deployments.at(-1)?.version);
      return version?.message;
    });
  expect(running()).toEqual(Array(5).fill('def5678'));
  const run = projectWrangler(ACCOUNT);
  const api = await openAccount(await accessOf(run, process.env), '');
  const site = parseSiteConfig(readFileSync(configPath, 'utf8'), configPath);
  await rollBack({ api, run, site, isDryRun: false, databaseConfig, anyway: undefined, now: 0, say: () => undefined });
  expect(running()).toEqual(Array(5).fill('abc1234'));
  const project = account.projects.get('marquee');
  expect(project?.deployments.find(({ id }) => id === project.live)?.message).toMatch(/^abc1234 /);
});

it('is removed after its name only', async () => {
  const api = await openAccount(await accessOf(projectWrangler(''), process.env), '');
  const asked = { api, draft: readDraft(configPath), queues: queueNames(), ask: null, say: () => undefined };
  const forget = () => forgetResources(configPath);
  await expect(destroy({ ...asked, typed: 'marquee', forget })).rejects.toThrow(/Nothing was removed/);
  expect(account.workers.size).toBe(5);
  await destroy({ ...asked, typed: 'events.mytown.org', forget });
  expect([account.workers.size, account.databases.size, account.projects.size, account.queues.size]).toEqual([
    0, 0, 0, 0,
  ]);
});
