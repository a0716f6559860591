import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { at } from '../../scripts/deploy/layout.ts';
import { writeOwnerConfigs } from '../../scripts/deploy/owner-configs.ts';
import { packAll } from '../../scripts/deploy/pack.ts';
import { configFaults, requireResources } from '../../scripts/deploy/preflight.ts';
import { release } from '../../scripts/deploy/release.ts';
import { SITE } from '../../scripts/deploy/test/example.ts';
import { projectWrangler } from '../../scripts/deploy/wrangler.ts';
import { ACCOUNT, type StandInApi, startStandInApi } from './stand-in-api.ts';

/** The real wrangler with the real build, toward a stand-in for Cloudflare's API. */
let api: StandInApi;
const home = mkdtempSync(join(tmpdir(), 'marquee-home-'));

beforeAll(async () => {
  api = await startStandInApi();
  Object.assign(process.env, {
    CLOUDFLARE_API_BASE_URL: api.url,
    CLOUDFLARE_API_TOKEN: 'a-token',
    XDG_CONFIG_HOME: home,
  });
});

afterAll(async () => {
  await api.close();
  rmSync(home, { recursive: true, force: true });
});

it('packs every Worker within the limits of Cloudflare', async () => {
  const said: string[] = [];
  await packAll(projectWrangler(ACCOUNT), writeOwnerConfigs(null), 'abc1234', (text) => said.push(text));
  expect(said).toHaveLength(7);
  expect(api.requests).toEqual([]);
});

it('sends the owner’s values, and everything in its order', async () => {
  const workers = writeOwnerConfigs(SITE);
  expect(configFaults(workers)).toEqual([]);
  const run = projectWrangler(ACCOUNT);
  await requireResources(run, workers, SITE);
  expect(api.requests.filter(({ line }) => !/^(GET|POST \/graphql)/.test(line))).toEqual([]);

  const databaseConfig = join(home, 'database.json');
  const database = {
    binding: 'DB',
    database_name: SITE.databaseName,
    database_id: SITE.databaseId,
    migrations_dir: at('migrations'),
  };
  writeFileSync(
    databaseConfig,
    JSON.stringify({ name: 'database', compatibility_date: '2026-09-01', d1_databases: [database] }),
  );
  const version = { text: 'abc1234', commit: null };
  await release(run, { site: SITE, workers, version, databaseConfig, say: () => undefined });

  const milestones = api.requests.filter(({ line }) => /^PUT|import$|pages.*deployments$|^POST \/queues/.test(line));
  expect([...new Set(milestones.map(({ line }) => line))]).toEqual([
    `POST /d1/database/${SITE.databaseId}/import`,
    'PUT /upload',
    'PUT /workers/scripts/marquee-reader',
    'PUT /workers/scripts/marquee-previews',
    'PUT /workers/scripts/marquee-queue-consumer',
    'POST /queues/id-marquee-jobs/consumers',
    'POST /queues/id-marquee-jobs-dlq/consumers',
    'POST /queues/id-marquee-counts/consumers',
    'PUT /workers/scripts/marquee-cron',
    'PUT /workers/scripts/marquee-cron/schedules',
    'PUT /workers/scripts/marquee-api',
    'POST /pages/projects/mytown/deployments',
  ]);
  const sent = (line: string) => milestones.find((request) => request.line.endsWith(line))?.body ?? '';
  for (const { name } of workers) {
    expect(sent(`/${name}`)).toContain(`"name":"PUBLIC_ORIGIN","type":"plain_text","text":"${SITE.publicOrigin}"`);
    expect(sent(`/${name}`)).toContain('"name":"VERSION","type":"plain_text","text":"abc1234"');
    // They read documents and draw outside texts, and must reach nothing.
    if (name === 'marquee-reader' || name === 'marquee-previews')
      expect(sent(`/${name}`)).not.toContain(SITE.databaseId);
    else expect(sent(`/${name}`)).toContain(SITE.databaseId);
  }
  expect(sent('/marquee-queue-consumer')).toContain('"new_sqlite_classes":["HostPace"]');
  expect(sent('/deployments')).toContain('"service":"marquee-api"');
  expect(sent('/deployments')).toContain('_routes.json');
});
