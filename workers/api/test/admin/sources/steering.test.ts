import type { FoundSource, SourceRecord } from '@marquee/contract';
import { cities, pages } from '@marquee/db';
import { claim } from '@marquee/domain/jobs';
import { scheduleSources } from '@marquee/domain/scheduling';
import { configureSources } from '@marquee/domain/sources';
import {
  derivedFaults,
  HOUR_MS,
  MINUTE_MS,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  store,
} from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from '../support.ts';

const PATH = '/api/admin/scraping/sources';
const URL_OF_HALL = 'https://hall.example.org/events';
const SHOW = { title: 'Quiz Night', venue: 'The Tap', start: '2026-10-10T19:00' };

let site: Console;
let hall: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
  hall = await makeSource(site.db, { id: 'hall', name: 'The Hall', url: URL_OF_HALL, nextDueAt: 0 });
});

const pause = (reason: string | null = null) =>
  site.post<SourceRecord>('pauseSource', `${PATH}/hall/pause`, { reason });
const resume = () => site.post<SourceRecord>('resumeSource', `${PATH}/hall/resume`);
const retire = () => site.post<SourceRecord>('retireSource', `${PATH}/hall/retire`, { reason: 'It asked us to.' });
const jobStates = () =>
  site.db.all(sql`SELECT state, stop_requested_at IS NOT NULL AS stop FROM outbox ORDER BY rowid`);
const listed = async () =>
  (await site.get<{ events: Array<{ title: string }> }>('listEvents', '/api/events?city=Columbia&state=SC')).events.map(
    ({ title }) => title,
  );

describe('a source that is read now', () => {
  const read = () => site.post<SourceRecord>('readSource', `${PATH}/hall/read`);

  it('has one job due at once, however often it is pressed, and a read that waits is brought forward', async () => {
    await makeJob(site, { ...scrapeJob(hall), notBefore: site.clock.now() + HOUR_MS });
    await Promise.all([read(), read()]);
    await read();
    const jobs = await site.db.all(sql`SELECT not_before, manual_run_id IS NOT NULL AS manual FROM outbox`);
    expect(jobs).toEqual([{ not_before: site.clock.now(), manual: 1 }]);
    expect(await auditRows(site)).toMatchObject([{ action: 'source.read', subject: 'source:hall' }, {}, {}]);
  });

  it('is refused while it is paused, scraping is off, or it does not exist', async () => {
    await pause();
    expect(await site.refusedPost(`${PATH}/hall/read`, {})).toMatchObject({
      status: 409,
      detail: 'The Hall is not active. Resume it to have it read.',
    });
    await resume();
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', {
      reason: 'A drill.',
    });
    expect(await site.refusedPost(`${PATH}/hall/read`, {})).toMatchObject({ status: 409 });
    expect(await site.refusedPost(`${PATH}/none/read`, {})).toMatchObject({ status: 404 });
    expect(await jobStates()).toEqual([]);
  });

  it('is refused where its robots.txt forbids it, with the reason', async () => {
    await site.db.run(sql`UPDATE sources SET health = 'forbidden'`);
    expect(await site.refusedPost(`${PATH}/hall/read`, {})).toMatchObject({
      status: 409,
      detail: expect.stringContaining('The robots.txt of hall.example.org forbids reading The Hall.'),
    });
    expect(await jobStates()).toEqual([]);
  });

  it('is found among those that fail, which a paused one is not', async () => {
    await site.db.run(sql`UPDATE sources SET health = 'forbidden'`);
    await makeSource(site.db);
    const failing = async () =>
      (await site.get<{ items: SourceRecord[] }>('listScrapingSources', `${PATH}?health=failing`)).items;
    expect((await failing()).map(({ id }) => id)).toEqual(['hall']);
    await makeSource(site.db, { id: 'a-drifted', health: 'drifted' });
    await makeSource(site.db, { id: 'z-blocked', health: 'blocked' });
    const ids: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const path: string = `${PATH}?health=failing&limit=1${cursor && `&cursor=${cursor}`}`;
      const page = await site.get<{ items: SourceRecord[]; nextCursor: string | null }>('listScrapingSources', path);
      ids.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(['a-drifted', 'hall', 'z-blocked']);
    await pause();
    expect((await failing()).map(({ id }) => id)).toEqual(['a-drifted', 'z-blocked']);
  });
});

describe('a source that is paused', () => {
  it('is not scheduled, keeps its events, and is read again at once when it is resumed', async () => {
    await store(site, [SHOW], { source: hall });
    expect(await pause('Its pages are rebuilt.')).toMatchObject({ id: 'hall', status: 'inactive' });
    expect(await scheduleSources(site)).toBe(0);
    expect(await listed()).toEqual(['Quiz Night']);
    site.clock.advance(HOUR_MS);
    expect(await resume()).toMatchObject({ status: 'active', nextDue: '2026-10-01T13:00:00.000Z' });
    expect(await scheduleSources(site)).toBe(1);
  });

  it('keeps the time at which it was due if the pause is taken back', async () => {
    const due = site.clock.now() + 5 * HOUR_MS;
    await site.db.run(sql`UPDATE sources SET next_due_at = ${due}`);
    await pause();
    const undone = await site.post<SourceRecord>('resumeSource', `${PATH}/hall/resume`, { undo: true });
    expect(undone).toMatchObject({ status: 'active', nextDue: new Date(due).toISOString() });
    expect(await scheduleSources(site)).toBe(0);
  });

  it('keeps its planned read where its robots.txt forbids reading, as it cannot be read by hand either', async () => {
    const due = site.clock.now() + 5 * HOUR_MS;
    await site.db.run(sql`UPDATE sources SET health = 'forbidden', next_due_at = ${due}`);
    await pause();
    expect(await resume()).toMatchObject({ status: 'active', nextDue: new Date(due).toISOString() });
    expect(await scheduleSources(site)).toBe(0);
    site.clock.advance(5 * HOUR_MS);
    expect(await scheduleSources(site)).toBe(1);
  });

  it('ends its reads: what waits is cancelled, what runs stops before its next page', async () => {
    const running = await makeJob(site, scrapeJob(hall));
    await claim(site, running);
    await makeJob(site, { ...scrapeJob(hall), subject: 'hall:rest' });
    const other = await makeSource(site.db);
    await makeJob(site, scrapeJob(other));
    await pause();
    expect(await jobStates()).toEqual([
      { state: 'running', stop: 1 },
      { state: 'cancelled', stop: 1 },
      { state: 'pending', stop: 0 },
    ]);
  });

  it('is paused once and resumed once, however often or by however many it is pressed', async () => {
    await Promise.all([pause('a'), pause('b'), pause('c')]);
    await Promise.all([resume(), resume()]);
    expect(await auditRows(site)).toMatchObject([
      { action: 'source.pause', subject: 'source:hall', before: { status: 'active' }, after: { status: 'inactive' } },
      { action: 'source.resume', before: { status: 'inactive' }, after: { status: 'active' } },
    ]);
  });

  it('that is none is not found, and a duplicate is not resumed', async () => {
    expect(await site.refusedPost(`${PATH}/none/pause`, {})).toMatchObject({ status: 404 });
    await makeSource(site.db, { id: 'copy', status: 'duplicate' });
    expect(await site.refusedPost(`${PATH}/copy/resume`, {})).toMatchObject({ status: 409 });
    expect(await site.refusedPost(`${PATH}/copy/pause`, {})).toMatchObject({ status: 409 });
  });
});

describe('a source that is retired', () => {
  it('wants a reason', async () => {
    for (const reason of ['', '   ', undefined])
      expect(await site.refusedPost(`${PATH}/hall/retire`, { reason })).toMatchObject({ status: 400, field: 'reason' });
  });

  it('is not read, and upcoming events that only it lists leave the lists; events of other sources and past events stay', async () => {
    const paper = await makeSource(site.db, { id: 'paper' });
    await store(site, [SHOW, { ...SHOW, title: 'Only Here', start: '2026-10-12T19:00' }], { source: hall });
    await store(site, [SHOW], { source: paper });
    await store(site, [{ ...SHOW, title: 'Long Ago', start: '2026-10-02T19:00' }], { source: hall });
    site.clock.advance(72 * HOUR_MS);
    expect((await listed()).toSorted()).toContain('Only Here');
    const answers = await Promise.all([retire(), retire()]);
    expect(answers).toMatchObject([{ status: 'retired' }, { status: 'retired' }]);
    expect(await listed()).toEqual(['Quiz Night']);
    const kept = sql`SELECT e.title FROM sightings g JOIN events e ON e.id = g.event_id
      WHERE g.source_id = 'hall' AND g.withdrawn_at IS NULL`;
    expect(await site.db.all(kept)).toEqual([{ title: 'Long Ago' }]);
    expect(await scheduleSources(site)).toBe(1);
    expect(await auditRows(site)).toMatchObject([
      { action: 'source.retire', after: { status: 'retired', reason: 'It asked us to.', eventsTold: 2 } },
    ]);
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('is not added again, neither at a start nor by hand, and can be brought back to be read afresh', async () => {
    await site.db
      .insert(pages)
      .values({ sourceId: 'hall', url: URL_OF_HALL, reason: 'root', contentHash: 'x', fetchedAt: 9 });
    await retire();
    await configureSources(site, [{ url: URL_OF_HALL, name: 'The Hall', city: 'Columbia', state: 'SC' }]);
    const again = await site.refusedPost('/api/admin/scraping/add-source', { url: URL_OF_HALL, city: 'Columbia, SC' });
    expect(again).toMatchObject({ status: 409, detail: expect.stringContaining('retired') });
    const { items } = await site.get<{ items: SourceRecord[] }>('listScrapingSources', PATH);
    expect(items).toMatchObject([{ id: 'hall', status: 'retired' }]);
    expect(await resume()).toMatchObject({ status: 'active' });
    expect(await site.db.select().from(pages)).toMatchObject([{ contentHash: null, fetchedAt: 0 }]);
  });
});

describe('a source that is edited', () => {
  const now = {
    name: 'The Hall',
    url: URL_OF_HALL,
    city: 'Columbia',
    state: 'SC',
    intervalMinutes: 360,
    tier: 'medium',
  };
  const edit = (change: object) => site.call('PUT', `${PATH}/hall`, { ...now, ...change });

  it('has another name, interval and tier from then on, once however often it is saved', async () => {
    const change = { name: 'Old Hall', intervalMinutes: 30, tier: 'high' };
    for (const answer of await Promise.all([edit(change), edit(change)])) expect(answer.status).toBe(200);
    const { items } = await site.get<{ items: SourceRecord[] }>('listScrapingSources', PATH);
    expect(items).toMatchObject([{ name: 'Old Hall', intervalMinutes: 30, tier: 'high', movedFrom: null }]);
    expect(await auditRows(site)).toMatchObject([
      {
        action: 'source.edit',
        before: { name: 'The Hall', tier: 'medium' },
        after: { name: 'Old Hall', tier: 'high' },
      },
    ]);
  });

  it('has the tier high, medium or low, in every list that shows one [CONST-011]', async () => {
    for (const tier of ['high', 'low', 'medium'] as const) {
      expect(await (await edit({ tier })).json()).toMatchObject({ tier });
      const { items } = await site.get<{ items: SourceRecord[] }>('listScrapingSources', PATH);
      const found = await site.get<{ items: FoundSource[] }>('listFoundSources', '/api/admin/discovery/sources');
      const discovered = await site.get<FoundSource[]>('listDiscoveredSources', '/api/admin/discovered-sources');
      expect([...items, ...found.items, ...discovered].map((source) => source.tier)).toEqual([tier, tier, tier]);
    }
    for (const tier of ['best', 'High', '1', 1, null, undefined]) expect((await edit({ tier })).status).toBe(400);
    const rows = await site.db.all(sql`SELECT tier FROM sources`);
    expect(rows).toEqual([{ tier: 'medium' }]);
  });

  it('is read sooner where its interval is shorter', async () => {
    await site.db.run(sql`UPDATE sources SET next_due_at = ${site.clock.now() + 6 * HOUR_MS}`);
    await edit({ intervalMinutes: 30 });
    expect(await site.db.all(sql`SELECT next_due_at AS due FROM sources`)).toEqual([
      { due: site.clock.now() + 30 * MINUTE_MS },
    ]);
  });

  it('at another address is the same source, known by the old one, too, and its events are no second ones', async () => {
    const moved = 'https://newhall.example.org/events';
    await store(site, [SHOW], { source: hall });
    await site.db
      .insert(pages)
      .values({ sourceId: 'hall', url: URL_OF_HALL, reason: 'root', contentHash: 'x', fetchedAt: 9 });
    expect((await edit({ url: moved })).status).toBe(200);
    const { items } = await site.get<{ items: SourceRecord[] }>('listScrapingSources', PATH);
    expect(items).toMatchObject([{ url: moved, movedFrom: URL_OF_HALL, domain: 'newhall.example.org' }]);
    expect(await site.db.select().from(pages)).toMatchObject([{ url: moved, reason: 'root', contentHash: null }]);
    await configureSources(site, [{ url: URL_OF_HALL, name: 'The Hall', city: 'Columbia', state: 'SC' }]);
    expect((await site.get<{ items: SourceRecord[] }>('listScrapingSources', PATH)).items).toHaveLength(1);
    await edit({ url: URL_OF_HALL });
    expect((await site.get<{ items: SourceRecord[] }>('listScrapingSources', PATH)).items).toMatchObject([
      { url: URL_OF_HALL, movedFrom: moved },
    ]);
  });

  it('in another city makes that city live and is read at once', async () => {
    await makeCity(site.db, { slug: 'aiken-sc', name: 'Aiken', nameKey: 'aiken', status: 'known', addedAt: null });
    await edit({ city: 'Aiken' });
    const [aiken] = await site.db.select().from(cities).where(eq(cities.slug, 'aiken-sc'));
    expect(aiken).toMatchObject({ status: 'live', addedAt: site.clock.now() });
    expect(await scheduleSources(site)).toBe(1);
  });

  it.each([
    [{ url: 'http://127.0.0.1/' }, 400, 'url'],
    [{ url: 'javascript:alert(1)' }, 400, 'url'],
    [{ url: 'https://other.example.org/' }, 409, 'url'],
    [{ city: 'Atlantis' }, 404, 'city'],
    [{ intervalMinutes: 0 }, 400, 'intervalMinutes'],
    [{ intervalMinutes: 10_081 }, 400, 'intervalMinutes'],
    [{ tier: 'best' }, 400, 'tier'],
    [{ name: ' ' }, 400, 'name'],
  ])('is refused with %j', async (change, status, field) => {
    await makeSource(site.db, { id: 'other', url: 'https://other.example.org/' });
    const answer = await edit(change);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ field });
    expect(await auditRows(site)).toEqual([]);
  });

  it('is refused while it is retired', async () => {
    await retire();
    expect((await edit({ name: 'Old Hall' })).status).toBe(409);
  });
});
