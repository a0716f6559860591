import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cities, sourceCandidates } from '@marquee/db';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Stop } from '../../deploy/stop.ts';
import type { Wrangler } from '../../deploy/wrangler.ts';
import { type LocalState, openLocal } from '../../local/open-local.ts';
import { importFile } from '../import-file.ts';
import { localMapDatabase } from '../local-map.ts';
import { remoteMapDatabase } from '../remote-map.ts';

/** Opening a state takes seconds: the tests of this file share one, and each begins without candidates. */
const folder = mkdtempSync(join(tmpdir(), 'marquee-map-'));
let local: LocalState;
beforeAll(async () => {
  local = await openLocal(join(folder, 'state'));
  await local.db.update(cities).set({ status: 'live' }).where(eq(cities.slug, 'columbia-sc'));
}, 180_000);
afterAll(async () => {
  await local.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => local.db.delete(sourceCandidates));

const COLUMBIA = { lat: 34.0007, lon: -81.0348 };
const venue = (n: number, more: object = {}) => ({
  type: 'node',
  ...COLUMBIA,
  tags: { amenity: 'theatre', name: `The "Hall" of O'Brien; no. ${n}`, website: `https://hall-${n}.example.org/` },
  ...more,
});
const file = (elements: readonly unknown[]): string => {
  const path = join(folder, 'extract.json');
  writeFileSync(path, JSON.stringify({ elements }));
  return path;
};
const EXTRACT = [...Array.from({ length: 600 }, (_, n) => venue(n)), venue(3), venue(900, { lat: 61, lon: -150 }), {}];
const silent = () => {};

/** Does with the local database what wrangler does with the owner's; fails at this write. */
function standIn(failsAt = Number.POSITIVE_INFINITY) {
  const commands: string[] = [];
  let writes = 0;
  const run: Wrangler = async (args) => {
    const last = args.at(-1) ?? '';
    commands.push(args.at(-2) ?? '');
    if (args.at(-2) === '--command') {
      expect(last.length).toBeLessThan(120_000);
      const results = [];
      for (const statement of last.split(';\n').filter(Boolean))
        results.push({ results: await local.db.all(sql.raw(statement)), success: true });
      return { status: 0, output: JSON.stringify(results), complaint: '' };
    }
    writes += 1;
    if (writes >= failsAt) return { status: 1, output: '', complaint: 'fetch failed' };
    const text = readFileSync(last, 'utf8');
    expect(text.length).toBeLessThan(100_000);
    await local.db.run(sql.raw(text.trim().replace(/;$/, '')));
    return { status: 0, output: '', complaint: '' };
  };
  return { run, commands };
}

const stored = async () =>
  (await local.db.select().from(sourceCandidates))
    .map(({ id: _id, createdAt: _at, nextCheckAt: _next, ...row }) => row)
    .toSorted((a, b) => (a.addressKey < b.addressKey ? -1 : 1));

describe('an extract of the map', () => {
  it('is imported into the owner’s database with the same effect as into one on this machine', async () => {
    const path = file(EXTRACT);
    const here = await importFile(localMapDatabase(local.db), path, silent);
    const rows = await stored();
    await local.db.delete(sourceCandidates);
    const { run, commands } = standIn();
    expect(await importFile(remoteMapDatabase(run, 'config.json'), path, silent)).toEqual(here);
    expect(here).toEqual({ elements: 603, broken: 1, venues: 602, tooFar: 1, known: 1, added: 600 });
    expect(await stored()).toEqual(rows);
    // A batch asks twice and writes once; no batch holds more than the limits of statements and commands.
    const batches = commands.filter((kind) => kind === '--file').length;
    expect(batches).toBeGreaterThan(2);
    expect(commands.length).toBeLessThanOrEqual(1 + 3 * batches);
  });

  it('that stops in the middle goes on when it is imported again, and twice changes nothing', async () => {
    const path = file(EXTRACT);
    const stopped = importFile(remoteMapDatabase(standIn(2).run, 'config.json'), path, silent);
    await expect(stopped).rejects.toThrow(/fetch failed\n\d+ new sites are stored\. Run the same command again/);
    await expect(stopped).rejects.toBeInstanceOf(Stop);
    const before = (await stored()).length;
    expect(before).toBeGreaterThan(0);
    const rest = await importFile(remoteMapDatabase(standIn().run, 'config.json'), path, silent);
    expect(rest.added).toBe(600 - before);
    const { run, commands } = standIn();
    expect(await importFile(remoteMapDatabase(run, 'config.json'), path, silent)).toMatchObject({
      known: 601,
      added: 0,
    });
    expect(commands).not.toContain('--file');
    expect(await stored()).toHaveLength(600);
  });

  it('without elements, or with a database that does not answer, is refused in a sentence', async () => {
    await expect(importFile(localMapDatabase(local.db), file([]), silent)).rejects.toThrow('The file has no elements');
    const away: Wrangler = () => Promise.resolve({ status: 1, output: '', complaint: 'Authentication error' });
    await expect(importFile(remoteMapDatabase(away, 'c'), file(EXTRACT), silent)).rejects.toThrow(
      'The database did not answer.\nAuthentication error',
    );
  });
});
