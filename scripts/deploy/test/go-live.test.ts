import { DatabaseSync } from 'node:sqlite';
import { scryptPasswords } from '@marquee/platform/passwords';
import { describe, expect, it } from 'vitest';
import { aTown, BOSS, holdings, kept, ORIGIN, type Town, writeConfig } from './town.ts';

const LIVE = {
  databases: ['marquee'],
  admins: [[BOSS]],
  places: [5],
  buckets: ['marquee-blobs'],
  namespaces: ['marquee-copies'],
  queues: [
    'marquee-counts ← marquee-queue-consumer',
    'marquee-jobs ← marquee-queue-consumer',
    'marquee-jobs-dlq ← marquee-queue-consumer',
  ],
  workers: [
    'marquee-reader ',
    'marquee-previews ',
    'marquee-queue-consumer ',
    'marquee-cron ',
    'marquee-api FACTOR_KEY',
  ],
  projects: ['marquee events.mytown.org'],
};
const ARGS = ['--origin', ORIGIN, '--admin', BOSS];

describe('an empty account', () => {
  it('gets everything by one command, which says what is left to do', async () => {
    const town = await aTown();
    const said = await town.deploy(...ARGS);
    expect(holdings(town.account)).toEqual(LIVE);
    expect(town.config()).toMatchObject({ publicOrigin: ORIGIN, pagesProject: 'marquee', databaseName: 'marquee' });
    for (const line of [
      'D1 database marquee created',
      'queue marquee-jobs-dlq created',
      `Domain events.mytown.org attached (pending)`,
      'add the record events.mytown.org CNAME marquee.pages.dev',
      'npx wrangler secret put STRIPE_SECRET_KEY --name marquee-api',
      'npx wrangler secret put RESEND_API_KEY --name marquee-queue-consumer',
      'npx wrangler secret put OPENAI_API_KEY --name marquee-queue-consumer',
      'npm run sources:add -- --file sources.json --remote',
    ])
      expect(said).toContain(line);
    const versions = [...town.account.workers.values()].map(({ versions: all }) => all.at(-1)?.tag);
    expect(new Set(versions).size).toBe(1);
  });

  it('keeps its secrets: the key goes over standard input, the password is shown once and is the one that signs in', async () => {
    const town = await aTown();
    const said = await town.deploy(...ARGS);
    const key = kept(town, 'factor-key')?.trim() ?? '';
    expect(Buffer.from(key, 'base64')).toHaveLength(32);
    expect(town.account.workers.get('marquee-api')?.secrets.get('FACTOR_KEY')).toBe(key);
    const password = /password \(shown only now\): (\S+)/.exec(said)?.[1] ?? '';
    const [database] = town.account.databases.values();
    const hash = String(database?.db.prepare('SELECT password_hash AS hash FROM users').get()?.hash);
    expect(await scryptPasswords().verify(password, hash)).toBe(true);
    for (const secret of [key, password]) expect(JSON.stringify(town.wrangler.calls)).not.toContain(secret);
    expect(said).not.toContain(key);
    expect(said.split(password)).toHaveLength(2);
    expect(kept(town, 'first-administrator')).toBeNull();
    // The key was there before the code of the API: no version of it can be reached without.
    expect(town.account.workers.get('marquee-api')?.versions.map(({ tag }) => tag !== undefined)).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is asked for in a terminal, again after a bad answer, and without one the error says how to give it', {
    tags: ['deep'],
  }, async () => {
    const asked: string[] = [];
    const answers = ['http://mytown.org', ORIGIN, 'boss', BOSS];
    const ask = (question: string) => Promise.resolve((asked.push(question), answers.shift() ?? ''));
    const town = await aTown({ ask });
    await town.deploy();
    expect(holdings(town.account)).toEqual(LIVE);
    expect(asked).toHaveLength(4);
    expect(asked[1]).toMatch(/must be an https address/);
    const silent = await aTown();
    await expect(silent.deploy()).rejects.toThrow(/public address .* is not known.*npm run deploy -- --origin/);
    expect(silent.server.requests).toEqual([]);
  });

  it('gets the address of its Pages project where it has none, also if another account has the short one', {
    tags: ['deep'],
  }, async () => {
    const town = await aTown();
    town.account.foreignSubdomains.add('marquee');
    const said = await town.deploy('--origin', 'pages.dev');
    expect(town.config().publicOrigin).toBe('https://marquee-x7q.pages.dev');
    expect(holdings(town.account).projects).toEqual(['marquee ']);
    expect(said).toContain('npm run admin:create -- --email you@your-town.org --remote');
    expect(await town.deploy()).toContain('already there');
  });
});

describe('run again', () => {
  it('changes nothing and says so', async () => {
    const town = await aTown();
    await town.deploy(...ARGS);
    const before = town.account.changes.length;
    const text = JSON.stringify(town.config());
    const said = await town.deploy();
    expect(town.account.changes.slice(before)).toEqual([]);
    expect(JSON.stringify(town.config())).toBe(text);
    expect(said.match(/already there/g)?.length).toBe(10);
    expect(said).not.toContain('password');
  });

  it('deploys other code, and leaves what the owner set meanwhile', { tags: ['deep'] }, async () => {
    const town = await aTown();
    await town.deploy('--origin', ORIGIN);
    town.account.workers.get('marquee-queue-consumer')?.secrets.set('OPENAI_API_KEY', 'x');
    const before = town.account.changes.length;
    town.code.text = 'two';
    const said = await town.deploy();
    const changes = town.account.changes.slice(before);
    expect(changes.filter((line) => line.startsWith('PUT /workers/scripts/'))).toHaveLength(5);
    expect(changes.filter((line) => /^POST \/(?:d1\/database|r2|storage|queues|pages\/projects)$/.test(line))).toEqual(
      [],
    );
    expect(said).not.toContain('OPENAI_API_KEY --name marquee-queue-consumer');
  });

  it('finds the site again where the configuration was lost', { tags: ['deep'] }, async () => {
    const town = await aTown();
    await town.deploy('--origin', ORIGIN);
    const other = await aTown({ account: town.account });
    const before = town.account.changes.length;
    await other.deploy('--origin', ORIGIN);
    expect(town.account.changes.slice(before)).toEqual([]);
    expect(other.config()).toEqual(town.config());
  });

  it('refuses to put a second site over the first one', { tags: ['deep'] }, async () => {
    const town = await aTown();
    await town.deploy('--origin', ORIGIN);
    const other = await aTown({ account: town.account });
    const before = town.account.changes.length;
    await expect(other.deploy('--origin', 'https://else.where.org')).rejects.toThrow(
      /already has the site https:\/\/events\.mytown\.org.*second account/,
    );
    expect(town.account.changes.slice(before)).toEqual([]);
  });
});

describe('a half-done account', () => {
  it('is completed: what is there and empty is used', { tags: ['deep'] }, async () => {
    const half = await aTown();
    half.account.buckets.set('marquee-blobs', new Set());
    half.account.queues.set('q', { name: 'marquee-jobs', consumers: [] });
    half.account.namespaces.set('00112233445566778899aabbccddeeff', { title: 'marquee-copies', keys: new Set() });
    const said = await half.deploy(...ARGS);
    expect(said).toContain('= R2 bucket marquee-blobs: already there');
    expect(said).toContain('= queue marquee-jobs: already there');
    expect({ ...holdings(half.account), queues: [] }).toEqual({ ...LIVE, queues: [] });
  });

  it('takes other names where ours belong to something else, and says so', { tags: ['deep'] }, async () => {
    const town = await aTown();
    const { account } = town;
    account.databases.set('12345678-1234-4234-8234-123456789abc', strangeDatabase());
    account.buckets.set('marquee-blobs', new Set(['invoices/1.pdf']));
    account.namespaces.set('f'.repeat(32), { title: 'marquee-copies', keys: new Set(['session']) });
    account.projects.set('marquee', {
      subdomain: 'marquee.pages.dev',
      live: 'x',
      deployments: [{ id: 'x', created: '1', message: '' }],
      services: {},
      domains: [],
    });
    account.projects.set('marquee-2', {
      subdomain: 'marquee-2.pages.dev',
      live: 'x',
      deployments: [{ id: 'x', created: '1', message: '' }],
      services: {},
      domains: [],
    });
    const said = await town.deploy(...ARGS);
    expect(said).toContain('D1 database marquee belongs to something else: marquee-2 is used instead');
    expect(said).toContain('Pages project marquee-2 belongs to something else: marquee-3 is used instead');
    expect(town.config()).toMatchObject({
      databaseName: 'marquee-2',
      bucketName: 'marquee-blobs-2',
      pagesProject: 'marquee-3',
    });
    expect(account.buckets.get('marquee-blobs')).toEqual(new Set(['invoices/1.pdf']));
  });

  it('stops at a Worker or a queue of the same name that is somebody else’s', { tags: ['deep'] }, async () => {
    const town = await aTown();
    town.account.workers.set('marquee-cron', {
      versions: [{ id: 'v', number: 1, created: '1', bindings: [{ type: 'plain_text', name: 'THEIRS', text: '' }] }],
      deployments: [{ id: 'd', created_on: '1', version: 'v' }],
      secrets: new Map(),
    });
    await expect(town.deploy(...ARGS)).rejects.toThrow(/already has a Worker marquee-cron that is not Marquee's/);
    const other = await aTown();
    other.account.queues.set('q', { name: 'marquee-jobs', consumers: [{ id: 'c', script: 'their-worker' }] });
    await expect(other.deploy(...ARGS)).rejects.toThrow(/queue marquee-jobs, which the Worker their-worker reads/);
    for (const { account } of [town, other]) expect(account.changes).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    [/^GET \/d1/, 'D1: Edit'],
    [/^POST \/r2\/buckets$/, 'Workers R2 Storage: Edit'],
    [/^POST \/storage\/kv/, 'Workers KV Storage: Edit'],
    [/^POST \/queues$/, 'Queues: Edit'],
    [/^POST \/pages\/projects$/, 'Cloudflare Pages: Edit'],
    [/^PUT \/workers\/scripts/, 'Workers Scripts: Edit'],
    [/^POST \/pages\/projects\/marquee\/deployments/, 'Cloudflare Pages: Edit'],
    [/^GET \/accounts/, 'Account Settings: Read'],
  ])('%s without the right to it names the permission, and goes on once it is given', async (denied, permission) => {
    const town = await aTown();
    town.server.denied = denied;
    await expect(town.deploy('--origin', ORIGIN)).rejects.toThrow(`lack the permission "${permission}"`);
    town.server.denied = null;
    await town.deploy('--origin', ORIGIN);
    expect(holdings(town.account)).toEqual({ ...LIVE, admins: [[]] });
  });

  it('names each malformed setting and option before anything is asked', { tags: ['deep'] }, async () => {
    const town = await aTown();
    writeConfig(town, { publicOrigin: ORIGIN, databaseId: 'nonsense', colour: 'red' });
    await expect(town.deploy()).rejects.toThrow(/databaseId must be the id.*no setting named colour/);
    await expect(town.deploy('--orgin', ORIGIN)).rejects.toThrow(/Options: --dry-run, --origin/);
    await expect(town.deploy('--admin', 'boss')).rejects.toThrow(/--admin boss: /);
    await expect(town.deploy('--name', 'My Town')).rejects.toThrow(/lower-case letters/);
    expect(town.server.requests).toEqual([]);
  });
});

describe('a dry run', () => {
  it('prints the plan without an account, and again what the configuration knows', async () => {
    const town: Town = await aTown();
    await town.server.close();
    const said = await town.deploy('--dry-run');
    expect(said).toContain('+ D1 database marquee');
    expect(said).toContain('· Worker marquee-api, with the secret FACTOR_KEY');
    expect(said).toContain('nothing was changed');
    expect(town.wrangler.calls).toEqual([]);
    writeConfig(town, {
      publicOrigin: ORIGIN,
      databaseName: 'old',
      databaseId: '12345678-1234-4234-8234-123456789abc',
    });
    const known = await town.deploy('--dry-run');
    expect(known).toContain('= D1 database old');
    expect(known).toContain('· domain events.mytown.org');
  });

  it('prints the lines of the deployment that follows', { tags: ['deep'] }, async () => {
    const town = await aTown();
    const planOf = (said: string) => /\nPlan[^\n]*\n((?: {2}.*\n)+)/.exec(said)?.[1];
    const dry = planOf(await town.deploy('--dry-run', ...ARGS));
    expect(dry).toBeDefined();
    expect(planOf(await town.deploy(...ARGS))).toBe(dry);
  });
});

function strangeDatabase() {
  const db = new DatabaseSync(':memory:');
  db.exec('CREATE TABLE invoices (id INTEGER PRIMARY KEY); CREATE TABLE cities (id INTEGER)');
  return { name: 'marquee', db };
}
