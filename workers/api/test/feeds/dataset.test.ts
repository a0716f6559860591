import { atomically, datasets } from '@marquee/db';
import { scheduleDatasets, writeDataset } from '@marquee/domain/datasets';
import { makeCity, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentOf } from '../documents/support.ts';
import { type Api, startApi } from '../support.ts';

const FILE = '/api/cities/columbia-sc/events.jsonl.gz';
const ABOUT = '/api/cities/columbia-sc/dataset';

let api: Api;
beforeEach(async () => {
  api = await startApi();
  await makeCity(api.db);
  await store(api, [{ title: 'Jazz', start: '2026-10-12T20:00', venue: 'The Silo' }]);
  await api.db.run('UPDATE sources SET last_run_at = 1');
});

async function night() {
  await scheduleDatasets(api);
  const [row] = await api.db.select().from(datasets);
  const engine = { ...api.outside, db: api.db, blobs: api.blobs, publicOrigin: api.publicOrigin };
  const { statements = [] } = await writeDataset(engine, { datasetId: row?.id ?? '', part: 0 });
  await atomically(api.db, statements);
}

describe('a city’s data set [BEY-55]', () => {
  it('is a file for anybody, with its hash as ETag; who has it gets it no second time', async () => {
    await night();
    const response = await api.raw(FILE);
    const { headers } = response;
    expect([response.status, headers.get('content-type')]).toEqual([200, 'application/gzip']);
    expect(headers.get('content-disposition')).toBe('attachment; filename="columbia-sc-2026-10-01.jsonl.gz"');
    expect(headers.get('cache-control')).toBe('public, max-age=60');
    const unpacked = response.body?.pipeThrough(new DecompressionStream('gzip'));
    const line = JSON.parse(await new Response(unpacked).text()) as { title: string; url: string };
    expect(line).toMatchObject({ title: 'Jazz', url: 'https://marquee.example/events/jazz-columbia-sc' });

    const about = (await (await api.raw(ABOUT)).json()) as { sha256: string; path: string; nights: unknown[] };
    expect(headers.get('etag')).toBe(`"${about.sha256}"`);
    expect(about).toMatchObject({ events: 1, path: `${FILE}?night=2026-10-01` });
    const again = await api.raw(about.path, { headers: { 'if-none-match': `"${about.sha256}"` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('is a 404 before it is written, for another night, and for a city that nobody knows', async () => {
    const paths = [FILE, ABOUT, '/api/cities/nowhere-sc/events.jsonl.gz'];
    for (const path of paths) expect([path, (await api.raw(path)).status]).toEqual([path, 404]);
    await night();
    expect((await api.raw(`${FILE}?night=2026-09-30`)).status).toBe(404);
    expect((await api.raw(`${FILE}?night=today`)).status).toBe(400);
  });

  it('is on the city’s page of sources, in the reference and in llms.txt', async () => {
    const before = await documentOf(api, '/cities/columbia-sc/sources');
    expect(before.text).toContain('The first file of this city is not written yet.');
    await night();
    const { text } = await documentOf(api, '/cities/columbia-sc/sources');
    expect(text).toContain(`href="${FILE}?night=2026-10-01" download`);
    expect(text).toContain(`href="${ABOUT}?night=2026-10-01"`);
    expect(text).toContain('1 event, 1 KB, as of Oct 1, 2026');
    const spec = (await (await api.raw('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(spec.paths)).toEqual(
      expect.arrayContaining(['/api/cities/{slug}/dataset', '/api/cities/{slug}/events.jsonl.gz']),
    );
    expect(await (await api.raw('/llms.txt')).text()).toContain('/api/cities/SLUG/events.jsonl.gz');
  });
});
