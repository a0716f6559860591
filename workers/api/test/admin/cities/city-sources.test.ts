import type { CitySource } from '@marquee/contract';
import { configureSources } from '@marquee/domain/sources';
import { secureRandom } from '@marquee/kernel';
import { derivedFaults, HOUR_MS, inWords, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';

const PATH = '/api/admin/cities/columbia-sc/sources';
const HALL = 'https://hall.example.org/events';
const IDS = {
  activate: 'activateCitySource',
  deactivate: 'deactivateCitySource',
  blacklist: 'blacklistCitySource',
  remove: 'removeCitySource',
} as const;
type Action = keyof typeof IDS;

let site: Console;
let hall: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  hall = await makeSource(site.db, { id: 'hall', name: 'The Hall', url: HALL });
});

const act = (action: Action, status?: string, sourceUrl = HALL) =>
  site.post<{ message: string; source: CitySource | null }>(IDS[action], `${PATH}/${action}`, { sourceUrl, status });
const refused = (action: Action, body: object) => site.refusedPost(`${PATH}/${action}`, { sourceUrl: HALL, ...body });
const listed = async () =>
  (await site.get<{ events: Array<{ title: string }> }>('listEvents', '/api/events?city=Columbia&state=SC')).events.map(
    ({ title }) => title,
  );
const add = (url: string) => site.rawPost('/api/admin/scraping/add-source', { url, city: 'Columbia', state: 'SC' });
const jobs = async () => (await site.db.all<{ kind: string }>(sql`SELECT kind FROM outbox`)).map(({ kind }) => kind);

describe('a source of a city', () => {
  it('is paused and activated, and its events stay [CALL-097, CALL-098, CITYADM-08]', async () => {
    await store(site, [{ title: 'Quiz' }], { source: hall });
    expect(await act('deactivate', 'active')).toMatchObject({
      message: 'Source paused',
      source: { status: 'inactive' },
    });
    expect(await listed()).toEqual(['Quiz']);
    expect(await act('activate', 'inactive')).toMatchObject({
      message: 'Source activated',
      source: { status: 'active' },
    });
    expect((await auditRows(site)).map(({ action }) => action)).toEqual(['source.pause', 'source.resume']);
  });

  it('that is blacklisted leaves the lists, and no way leads back to its address but activating it [CALL-096, CITYADM-08]', async () => {
    const paper = await makeSource(site.db, { url: 'https://paper.example.org/' });
    await store(site, [{ title: 'Quiz', venue: 'Tap' }, { title: 'Only Here' }], { source: hall });
    await store(site, [{ title: 'Quiz', venue: 'Tap' }], { source: paper });
    expect(await act('blacklist', 'active')).toMatchObject({ source: { status: 'blacklisted' } });
    expect(await listed()).toEqual(['Quiz']);
    expect(await derivedFaults(site.db)).toEqual([]);
    expect(await jobs()).toContain('source.hand-over');
    for (const url of [HALL, 'http://www.hall.example.org/events/', `${HALL}/2026`, `${HALL}?page=2`])
      expect([url, (await add(url)).status]).toEqual([url, 409]);
    const given = { name: 'Again', city: 'Columbia', state: 'SC' };
    const found = await configureSources({ ...site, random: secureRandom }, [
      { url: `${HALL}/music`, ...given },
      { url: 'https://hall.example.org/menu', ...given },
    ]);
    expect(inWords(found)).toMatchObject({
      added: 1,
      refused: [`${HALL}/music: An administrator blacklisted this source.`],
    });
    expect(await act('activate', 'blacklisted')).toMatchObject({ source: { status: 'active' } });
    expect((await add(`${HALL}/2026`)).status).toBe(200);
  });

  it('that is removed takes with it what only it said, and may be found again [CALL-099, CITYADM-08]', async () => {
    const paper = await makeSource(site.db, { url: 'https://paper.example.org/' });
    await store(site, [{ title: 'Quiz', venue: 'Tap' }, { title: 'Only Here' }], { source: hall });
    await store(site, [{ title: 'Quiz', venue: 'Tap' }], { source: paper });
    expect(await act('remove', 'active')).toEqual({ success: true, message: 'Source removed', source: null });
    expect(await listed()).toEqual(['Quiz']);
    expect(await derivedFaults(site.db)).toEqual([]);
    expect(await site.db.all(sql`SELECT 1 FROM sightings WHERE source_id = 'hall'`)).toEqual([]);
    expect(await auditRows(site)).toMatchObject([
      {
        action: 'source.remove',
        subject: 'source:hall',
        before: { name: 'The Hall', url: HALL, city: 'Columbia, SC' },
      },
    ]);
    expect(await refused('remove', {})).toMatchObject({
      status: 404,
      detail: expect.stringContaining('Perhaps somebody removed it'),
    });
    expect((await add(HALL)).status).toBe(200);
  });

  it('is changed once by two at the same time', async () => {
    await Promise.all([act('deactivate'), act('deactivate'), act('deactivate', 'active')]);
    await Promise.all([act('blacklist'), act('blacklist')]);
    const removals = await Promise.all([0, 1, 2].map(() => site.rawPost(`${PATH}/remove`, { sourceUrl: HALL })));
    expect(removals.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await auditRows(site)).map(({ action }) => action)).toEqual([
      'source.pause',
      'source.blacklist',
      'source.remove',
    ]);
  });

  it('is not changed from a stale screen, which hears how it is by now', async () => {
    await act('blacklist');
    expect(await refused('deactivate', { status: 'active' })).toMatchObject({
      status: 409,
      detail: 'The Hall is blacklisted by now. Review it and try again.',
    });
    expect(await refused('activate', { status: 'inactive' })).toMatchObject({ status: 409 });
    expect(await act('blacklist', 'active')).toMatchObject({ source: { status: 'blacklisted' } });
  });

  it('of another city, of none, or what people send in is not found; a publisher’s rule holds', async () => {
    await makeCity(site.db, { name: 'Aiken' });
    const elsewhere = await makeSource(site.db, { citySlug: 'aiken-sc' });
    await makeSource(site.db, { url: 'https://marquee.example/submit', discoveryMethod: 'form', status: 'inactive' });
    for (const sourceUrl of [
      elsewhere.url,
      'https://none.example.org/',
      'https://marquee.example/submit',
      '); DROP TABLE',
    ])
      expect(await refused('activate', { sourceUrl })).toMatchObject({ status: 404, field: 'sourceUrl' });
    for (const sourceUrl of ['', 5, 'x'.repeat(3000)])
      expect(await refused('activate', { sourceUrl })).toMatchObject({ status: 400, field: 'sourceUrl' });
    await act('deactivate');
    await site.db.run(
      sql`INSERT INTO publisher_rules (host, wish, request_id, since) VALUES ('example.org', 'stop', 'r', 1)`,
    );
    expect(await refused('activate', {})).toMatchObject({ status: 409, detail: expect.stringContaining('Publishers') });
  });

  it('that was blacklisted brings its events back when it is read again', async () => {
    await store(site, [{ title: 'Quiz' }], { source: hall });
    await act('blacklist');
    site.clock.advance(HOUR_MS);
    await act('activate');
    await store(site, [{ title: 'Quiz' }], { source: hall });
    expect(await listed()).toEqual(['Quiz']);
  });
});
