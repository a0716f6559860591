import { describe, expect, it } from 'vitest';
import { accountApi } from '../account/api.ts';
import { destroy } from '../destroy/destroy.ts';
import { forgetResources, readDraft } from '../go-live/draft.ts';
import { queueNames } from '../queue-names.ts';
import { ACCOUNT } from './fake-account.ts';
import { aTown, holdings, ORIGIN, type Town } from './town.ts';

const NAME = 'events.mytown.org';
const NOTHING = {
  databases: [],
  admins: [],
  places: [],
  buckets: [],
  namespaces: [],
  queues: [],
  workers: [],
  projects: [],
};

async function destroyed(town: Town, typed: string | undefined, answer?: string): Promise<string> {
  const said: string[] = [];
  const api = accountApi(ACCOUNT, { headers: {}, baseUrl: town.server.url, pauseMs: 0 });
  const draft = readDraft(town.configPath);
  const forget = () => forgetResources(town.configPath);
  const ask = answer === undefined ? null : () => Promise.resolve(answer);
  await destroy({ api, draft, queues: queueNames(), typed, ask, say: (text) => said.push(text), forget });
  return said.join('\n');
}

async function aLiveTown(): Promise<Town> {
  const town = await aTown();
  await town.deploy('--origin', ORIGIN);
  town.account.buckets.set('marquee-blobs', new Set(Array.from({ length: 203 }, (_, index) => `media/a b${index}%?`)));
  return town;
}

describe('removing a site', () => {
  it.each([
    ['marquee', undefined],
    ['', undefined],
    ['yes', undefined],
    [undefined, 'events.mytown.com'],
    [undefined, ''],
    [undefined, undefined],
  ])('with the name %j, or %j in the terminal, removes nothing', async (typed, answer) => {
    const town = await aLiveTown();
    const before = town.account.changes.length;
    await expect(destroyed(town, typed, answer)).rejects.toThrow(/Nothing was removed/);
    expect(town.account.changes.slice(before)).toEqual([]);
  });

  it('names everything, removes it after the name, and leaves what is not of the site', async () => {
    const town = await aLiveTown();
    const { account } = town;
    account.buckets.set('invoices', new Set(['1.pdf']));
    account.queues.set('q', { name: 'their-queue', consumers: [] });
    const said = await destroyed(town, undefined, NAME);
    for (const line of [
      'D1 database marquee with all',
      'R2 bucket marquee-blobs',
      'queue marquee-jobs',
      'Worker marquee-api',
    ])
      expect(said.indexOf(`- ${line}`)).toBeGreaterThan(-1);
    expect(said).toContain('npm run backup');
    expect(holdings(account)).toEqual({ ...NOTHING, buckets: ['invoices'], queues: ['their-queue ← '] });
    expect(town.config()).toEqual({ publicOrigin: ORIGIN, accountId: ACCOUNT });
  });

  it('that was cut off is completed by the next run, and then the site can be made anew', async () => {
    for (const denied of [
      /^DELETE \/queues\/[^/]+$/,
      /^DELETE \/workers\/scripts\/marquee-reader/,
      /^DELETE \/r2\/buckets\/[^/]+$/,
      /^DELETE \/d1/,
    ]) {
      const town = await aLiveTown();
      town.account.buckets.set('marquee-blobs', new Set(['media/a']));
      town.server.denied = denied;
      await expect(destroyed(town, NAME)).rejects.toThrow(/lack the permission/);
      town.server.denied = null;
      await destroyed(town, NAME);
      expect(holdings(town.account), String(denied)).toEqual(NOTHING);
      expect(await destroyed(town, NAME)).toContain('Nothing of events.mytown.org is in the account');
    }
    const town = await aLiveTown();
    await destroyed(town, NAME);
    await town.deploy();
    expect(holdings(town.account)).toMatchObject({ databases: ['marquee'], projects: ['marquee events.mytown.org'] });
  });

  it('removes a project with domains and many deployments', async () => {
    const town = await aLiveTown();
    const project = town.account.projects.get('marquee');
    for (let n = 0; n < 120; n += 1) project?.deployments.push({ id: `old-${n}`, created: '1', message: '' });
    await destroyed(town, NAME);
    expect(town.account.projects.size).toBe(0);
  });

  it('refuses where the configuration names another database than the Workers use', async () => {
    const town = await aLiveTown();
    const draft = { ...readDraft(town.configPath), databaseId: '12345678-1234-4234-8234-123456789abc' };
    const api = accountApi(ACCOUNT, { headers: {}, baseUrl: town.server.url });
    const asked = {
      api,
      draft,
      queues: queueNames(),
      typed: NAME,
      ask: null,
      say: () => undefined,
      forget: () => undefined,
    };
    await expect(destroy(asked)).rejects.toThrow(/another database/);
  });
});
