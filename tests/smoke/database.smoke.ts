import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@marquee/db';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gazetteerFile } from '../../scripts/deploy/gazetteer-file.ts';
import { at } from '../../scripts/deploy/layout.ts';
import { placesIn, withFile } from '../../scripts/deploy/release.ts';
import { projectWrangler } from '../../scripts/deploy/wrangler.ts';
import { importFile } from '../../scripts/discovery/import-file.ts';
import { remoteMapDatabase } from '../../scripts/discovery/remote-map.ts';
import { openLocal, readGazetteer } from '../../scripts/local/open-local.ts';
import { addLocally } from '../../scripts/sources/add-locally.ts';
import { addRemotely } from '../../scripts/sources/add-remotely.ts';

/**
 * What a deployment sends to the remote database, sent by the same wrangler to a local one: the result must be what the
 * local ways give.
 */
const folder = mkdtempSync(join(tmpdir(), 'marquee-database-'));
const sent = join(folder, 'sent');
const direct = join(folder, 'direct');
const config = at('wrangler.toml');
const where = ['--local', '--persist-to', sent];
const run = projectWrangler('');

const SOURCES = [
  { url: "https://obrien.smoke.test/o'b?x=1;y", name: 'O’Brien\'s; "Stage" -- é', city: 'columbia', state: 'sc' },
  { url: 'https://stl.smoke.test/', name: 'Arch', city: 'Saint Louis', state: 'MO' },
  { url: 'ftp://no.smoke.test/', name: 'No', city: 'Columbia', state: 'SC' },
  { url: 'https://nowhere.smoke.test/', name: 'Nowhere', city: 'Nowhere Ville', state: 'SC' },
];

beforeAll(async () => {
  const migrated = await run(['d1', 'migrations', 'apply', 'DB', '--config', config, ...where]);
  expect(migrated).toMatchObject({ status: 0 });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('loads the gazetteer from its file, and counts it', async () => {
  const count = () =>
    run([
      'd1',
      'execute',
      'DB',
      '--config',
      config,
      ...where,
      '--json',
      '--command',
      'SELECT count(*) AS places FROM cities',
    ]);
  expect(placesIn((await count()).output)).toBe(0);
  await withFile(gazetteerFile(readGazetteer()), async (file) => {
    const loaded = await run(['d1', 'execute', 'DB', '--config', config, ...where, '--yes', '--file', file]);
    expect(loaded).toMatchObject({ status: 0 });
  });
  expect(placesIn((await count()).output)).toBe(readGazetteer().length);
});

it('adds sources remotely with the same effect as locally', async () => {
  const remotely = await addRemotely(run, config, SOURCES, where);
  const locally = await addLocally(direct, SOURCES);
  expect(remotely.added).toBe(2);
  expect(remotely.refused).toEqual(locally.refused);
  expect(remotely.refused).toHaveLength(2);
  await addRemotely(run, config, SOURCES, where);
  expect(await outcomeOf(sent)).toEqual(await outcomeOf(direct));
});

it('imports a map remotely, in batches, and a second time changes nothing', async () => {
  const path = join(folder, 'extract.json');
  const place = { type: 'node', lat: 34.0007, lon: -81.0348 };
  const elements = Array.from({ length: 150 }, (_, n) => {
    return { ...place, tags: { amenity: 'theatre', name: `O'Brien "${n}"; é`, website: `https://o${n}.smoke.test/` } };
  });
  writeFileSync(path, JSON.stringify({ elements }));
  const imported = () => importFile(remoteMapDatabase(run, config, where), path, () => {});
  expect(await imported()).toMatchObject({ venues: 150, added: 150 });
  expect(await imported()).toMatchObject({ venues: 150, added: 0, known: 150 });
});

/** All that sources and cities became, without the ids and times of their making. */
async function outcomeOf(state: string): Promise<unknown> {
  const local = await openLocal(state);
  try {
    const all = (db: Database, text: string) => db.all(sql.raw(text));
    return {
      sources: await all(
        local.db,
        'SELECT url, host, name, city_slug, status, interval_ms, recorded_at FROM sources ORDER BY url',
      ),
      live: await all(
        local.db,
        "SELECT slug, added_at IS NOT NULL AS joined FROM cities WHERE status = 'live' ORDER BY slug",
      ),
      places: await all(
        local.db,
        'SELECT slug, name, name_key, latitude, population, timezone FROM cities ORDER BY slug',
      ),
    };
  } finally {
    await local.close();
  }
}
