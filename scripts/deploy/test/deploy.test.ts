import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { at, WORKERS } from '../layout.ts';
import { withOwner } from '../owner-configs.ts';
import { configFaults, requireCredentials } from '../preflight.ts';
import { placesIn, release } from '../release.ts';
import { parseSiteConfig } from '../site-config.ts';
import { builtConfig, SITE, workerOf } from './example.ts';
import { recordedWrangler } from './recorded-wrangler.ts';
import { PLACES } from './town.ts';

const workers = WORKERS.map(({ name }) => workerOf(name));
const counted = (places: number) => ({ 'SELECT count': { output: JSON.stringify([{ results: [{ places }] }]) } });

function releaseWith(run: ReturnType<typeof recordedWrangler>['run']) {
  const version = { text: 'abc1234', commit: 'abc1234def' };
  return release(run, {
    site: SITE,
    workers,
    version,
    id: '20261128015130-0123456789',
    gazetteer: PLACES,
    databaseConfig: '/db.json',
    say: () => undefined,
  });
}

describe('a release', () => {
  it('brings the tables, then the Workers in their order, then the site', async () => {
    const wrangler = recordedWrangler(counted(PLACES.length));
    await releaseWith(wrangler.run);
    expect(wrangler.calls.map((call) => call.replace(/ --.*/, ''))).toEqual([
      'd1 migrations apply DB',
      'd1 execute DB',
      'deploy',
      'deploy',
      'deploy',
      'deploy',
      'deploy',
      'apps/web: pages deploy',
    ]);
    expect(wrangler.calls.filter((call) => call.startsWith('deploy')).map((call) => call.split(' ')[2])).toEqual([
      '/built/marquee-reader.json',
      '/built/marquee-previews.json',
      '/built/marquee-queue-consumer.json',
      '/built/marquee-cron.json',
      '/built/marquee-api.json',
    ]);
    expect(wrangler.calls[2]).toContain('--var VERSION:abc1234');
    expect(wrangler.calls[2]).toContain('--tag 20261128015130-0123456789 --message abc1234');
    expect(wrangler.calls[7]).toContain('--project-name mytown --branch main');
    expect(wrangler.calls[7]).toContain('--commit-message abc1234 20261128015130-0123456789');
  });

  it('loads the gazetteer into an empty database', async () => {
    const wrangler = recordedWrangler(counted(0));
    await releaseWith(wrangler.run);
    expect(wrangler.calls[2]).toMatch(/^d1 execute DB --remote .*--yes --file .*\.sql$/);
  });

  it('stops at the first failure and says what to do', async () => {
    const wrangler = recordedWrangler({
      ...counted(PLACES.length),
      'marquee-cron': { status: 1, complaint: 'no such queue' },
    });
    await expect(releaseWith(wrangler.run)).rejects.toThrow(/^marquee-cron failed: .*deploy again\.\nno such queue$/);
    expect(wrangler.calls.at(-1)).toContain('marquee-cron');
  });

  it('stops when the count of places cannot be read', () => {
    expect(() => placesIn('something else')).toThrow(/cannot be read/);
  });
});

describe('before a release', () => {
  it('refuses without credentials, and takes a token at its word', async () => {
    const nobody = recordedWrangler({ whoami: { status: 1 } });
    await expect(requireCredentials(nobody.run, {})).rejects.toThrow(/npx wrangler login/);
    await requireCredentials(nobody.run, { CLOUDFLARE_API_TOKEN: 'x' });
    expect(nobody.calls).toEqual(['whoami --json']);
  });

  it('finds the committed placeholders, and none once the owner’s values are in', () => {
    expect(configFaults([workerOf('marquee-api')])).toEqual([
      expect.stringContaining('PUBLIC_ORIGIN'),
      expect.stringContaining('placeholder database id'),
      expect.stringContaining('COPIES still has the placeholder'),
    ]);
    const owned = withOwner(builtConfig('marquee-api'), SITE);
    expect(configFaults([workerOf('marquee-api', owned)])).toEqual([]);
    expect(owned).toMatchObject({ workers_dev: false, r2_buckets: [{ bucket_name: 'mytown-blobs' }] });
    expect(owned.kv_namespaces).toEqual([{ binding: 'COPIES', id: SITE.copiesId }]);
  });

  it('names every bad setting of the configuration in one sentence', () => {
    const example = readFileSync(at('marquee.config.example.json'), 'utf8');
    expect(() => parseSiteConfig(example, 'x.json')).toThrow(
      /publicOrigin is still the example; .*databaseId is missing.*copiesId is missing/,
    );
    expect(() => parseSiteConfig('{"publicOrgin":1}', 'x.json')).toThrow(/databaseId is missing.*no setting named/);
    expect(() => parseSiteConfig('{', 'x.json')).toThrow(/not valid JSON/);
    expect(parseSiteConfig(JSON.stringify(SITE), 'x.json')).toEqual(SITE);
  });
});
