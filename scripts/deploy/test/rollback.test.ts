import { describe, expect, it } from 'vitest';
import { accountApi } from '../account/api.ts';
import type { DeployedSite, DeployedWorker } from '../account/deployed.ts';
import { planRollback } from '../rollback/plan-rollback.ts';
import { rollBack } from '../rollback/roll-back.ts';
import { ACCOUNT } from './fake-account.ts';
import { aTown, ORIGIN, type Town } from './town.ts';

async function rolledBack(town: Town, isDryRun = false): Promise<string> {
  const said: string[] = [];
  const api = accountApi(ACCOUNT, { headers: {}, baseUrl: town.server.url });
  const { run } = town.wrangler;
  const site = { ...town.config(), mapStyle: '', mapServers: [], cardPayments: false };
  await rollBack({
    api,
    run,
    site,
    isDryRun,
    databaseConfig: '/db.json',
    anyway: undefined,
    now: 0,
    say: (text) => said.push(text),
  });
  return said.join('\n');
}

/** What each Worker and the site run: the releases in the order in which they were made, from 1. */
function running(town: Town): number[] {
  const releases = new Set<string>();
  const workers = [...town.account.workers.values()];
  for (const { versions } of workers) for (const { tag } of versions) if (tag) releases.add(tag);
  const ids = [...releases].sort();
  const ofWorkers = workers.map(({ versions, deployments }) => {
    const version = versions.find(({ id }) => id === deployments.at(-1)?.version);
    return (
      ids.indexOf(versions.filter(({ number, tag }) => tag && number <= (version?.number ?? 0)).at(-1)?.tag ?? '') + 1
    );
  });
  const [project] = town.account.projects.values();
  const live = project?.deployments.find(({ id }) => id === project.live)?.message ?? '';
  return [...ofWorkers, ids.findIndex((id) => live.endsWith(id)) + 1];
}

async function withReleases(count: number): Promise<Town> {
  const town = await aTown();
  for (let release = 1; release <= count; release += 1) {
    town.code.text = `release ${release}`;
    await town.deploy('--origin', ORIGIN);
  }
  return town;
}

describe('a rollback', () => {
  it('goes back one version of every Worker and of the site, each time it is run', async () => {
    const town = await withReleases(3);
    expect(running(town)).toEqual([3, 3, 3, 3, 3, 3]);
    expect(await rolledBack(town)).toContain('It does not take back: the database');
    expect(running(town)).toEqual([2, 2, 2, 2, 2, 2]);
    await rolledBack(town);
    expect(running(town)).toEqual([1, 1, 1, 1, 1, 1]);
    await expect(rolledBack(town)).rejects.toThrow(/no older version/);
  });

  it('of a first deployment is refused and changes nothing', async () => {
    const town = await withReleases(1);
    const before = town.account.changes.length;
    await expect(rolledBack(town)).rejects.toThrow(/this is the first one/);
    expect(town.account.changes.slice(before)).toEqual([]);
  });

  it('after a deployment that stopped in the middle brings every part to the release that was complete', async () => {
    const town = await withReleases(2);
    town.code.text = 'release 3';
    town.server.denied = /^PUT \/workers\/scripts\/marquee-cron/;
    await expect(town.deploy()).rejects.toThrow(/marquee-cron failed/);
    town.server.denied = null;
    expect(running(town)).toEqual([3, 3, 3, 2, 2, 2]);
    await rolledBack(town);
    expect(running(town)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it('that was cut off itself is completed by the next run', async () => {
    for (const denied of [
      /rollback$/,
      /^POST \/workers\/scripts\/marquee-cron\/deployments/,
      /marquee-reader\/deployments/,
    ]) {
      const town = await withReleases(2);
      town.server.denied = denied;
      await expect(rolledBack(town)).rejects.toThrow();
      town.server.denied = null;
      await rolledBack(town);
      expect(running(town), String(denied)).toEqual([1, 1, 1, 1, 1, 1]);
    }
  });

  it('keeps secrets that were set under the older version', async () => {
    const town = await withReleases(1);
    await town.wrangler.run(['secret', 'put', 'OPENAI_API_KEY', '--name', 'marquee-cron'], { input: 'x' });
    const set = town.account.workers.get('marquee-cron')?.versions.at(-1)?.id;
    town.code.text = 'release 2';
    await town.deploy();
    await rolledBack(town);
    expect(town.account.workers.get('marquee-cron')?.deployments.at(-1)?.version).toBe(set);
  });

  it('then the same code deployed again, goes back past it', async () => {
    const town = await withReleases(2);
    await rolledBack(town);
    await town.deploy();
    expect(running(town)).toEqual([3, 3, 3, 3, 3, 3]);
    await rolledBack(town);
    expect(running(town)).toEqual([1, 1, 1, 1, 1, 1]);
  });

  it('only says what it would do in a dry run', async () => {
    const town = await withReleases(2);
    const before = town.account.changes.length;
    expect(await rolledBack(town, true)).toMatch(/· marquee-api to [^]*Dry run/);
    expect(town.account.changes.slice(before)).toEqual([]);
  });

  it('names a Worker whose older version is gone', () => {
    const site: DeployedSite = {
      live: 'b',
      deployments: [
        { id: 'b', release: '20261128000002-bbbbbbbbbb', message: '', createdAt: '2' },
        { id: 'a', release: '20261128000001-aaaaaaaaaa', message: '', createdAt: '1' },
      ],
    };
    const worker: DeployedWorker = {
      name: 'marquee-api',
      current: 'v',
      versions: [{ id: 'v', number: 101, release: '20261128000002-bbbbbbbbbb', message: '' }],
    };
    expect(() => planRollback([worker], site)).toThrow(/marquee-api has no version of that release/);
    expect(() => planRollback([worker], { live: null, deployments: [] })).toThrow(/no live deployment/);
  });
});
