import type { SourceRecord } from '@marquee/contract';
import { sources } from '@marquee/db';
import { makeCity, makeSource } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, auditRows, type Console, startConsole } from '../support.ts';

const PATH = '/api/admin/scraping';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

interface Sources {
  items: SourceRecord[];
  nextCursor: string | null;
}

describe('sources', () => {
  const list = (query = '') => site.get<Sources>('listScrapingSources', `${PATH}/sources${query}`);
  const add = (body: object) => site.post<SourceRecord>('addSource', `${PATH}/add-source`, body);
  const names = (page: Sources) => page.items.map((item) => item.name);

  it('are listed with tier, health, yield and last read, by city, state and health, each once [CALL-087]', async () => {
    await makeCity(site.db, { name: 'Atlanta', state: 'GA' });
    await makeSource(site.db, {
      name: 'A',
      id: 'a',
      tier: 'high',
      health: 'ok',
      runs: 4,
      failedRuns: 1,
      usualYield: 7.25,
    });
    await makeSource(site.db, { name: 'B', id: 'b', health: 'drifted' });
    await makeSource(site.db, { name: 'C', id: 'c', citySlug: 'atlanta-ga', tier: 'low', health: 'ok' });
    const all = await list();
    expect(names(all)).toEqual(['C', 'A', 'B']);
    expect(all.items.map((item) => item.tier)).toEqual(['low', 'high', 'medium']);
    expect(all.items[1]).toMatchObject({ successCount: 3, failureCount: 1, avgEventsPerRun: 7.3, lastScanned: null });
    expect(names(await list('?state=SC'))).toEqual(['A', 'B']);
    expect(names(await list('?city=atlanta&state=ga'))).toEqual(['C']);
    expect(names(await list('?health=ok'))).toEqual(['C', 'A']);
    expect(names(await list('?health=drifted'))).toEqual(['B']);
    expect(names(await list('?health=ok&state=SC'))).toEqual(['A']);
    for (const query of ['', '&state=SC', '&health=ok', '&city=Columbia&state=SC']) {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: Sources = await list(`?limit=1${query}${cursor && `&cursor=${cursor}`}`);
        seen.push(...names(page));
        cursor = page.nextCursor;
      }
      expect(seen).toEqual(names(await list(`?limit=100${query}`)));
    }
  });

  it('are found by a part of the name or the address, in any case, page by page', async () => {
    await makeSource(site.db, { name: 'Old Mill', id: 'a', url: 'https://mill.example.org/events' });
    await makeSource(site.db, { name: 'Grange', id: 'b', url: 'https://grange.example.org/old_mill' });
    await makeSource(site.db, { name: 'Town Hall', id: 'c', url: 'https://hall.example.org/' });
    expect(names(await list('?text=MILL'))).toEqual(['Old Mill', 'Grange']);
    const first = await list('?text=mill&limit=1');
    expect(names(await list(`?text=mill&limit=1&cursor=${first.nextCursor}`))).toEqual(['Grange']);
    expect(names(await list('?text=hall.example&city=Columbia&state=SC'))).toEqual(['Town Hall']);
    // Neither of these is a wildcard.
    expect(names(await list('?text=%25'))).toEqual([]);
    expect(names(await list('?text=d_m'))).toEqual(['Grange']);
  });

  it('are added with an audit row, and are due at once [CALL-083]', async () => {
    const added = await add({ url: 'https://grange.example.org/events#today', city: 'Columbia, SC' });
    expect(added).toMatchObject({
      name: 'grange.example.org',
      url: 'https://grange.example.org/events',
      city: 'Columbia',
      state: 'SC',
      tier: 'medium',
      health: 'new',
      nextDue: '2026-10-01T12:00:00.000Z',
    });
    expect(await auditRows(site)).toMatchObject([
      {
        action: 'source.add',
        subject: `source:${added.id}`,
        before: null,
        after: { url: added.url },
        actor_id: ADMIN.id,
      },
    ]);
  });

  it('an entry without a comma is of SC unless it says otherwise [CONST-008]', async () => {
    await makeCity(site.db, { name: 'Atlanta', state: 'GA' });
    expect(await add({ url: 'https://a.example.org/', city: 'Columbia' })).toMatchObject({ state: 'SC' });
    expect(await add({ url: 'https://b.example.org/', city: 'atlanta, ga' })).toMatchObject({ state: 'GA' });
    expect(await add({ url: 'https://c.example.org/', city: 'Atlanta', state: 'GA' })).toMatchObject({ state: 'GA' });
  });

  it('known already are refused, also when added twice at once', async () => {
    const body = { url: 'https://grange.example.org/events', city: 'Columbia', state: 'SC' };
    const answers = await Promise.all([1, 2, 3].map(() => site.rawPost(`${PATH}/add-source`, body)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await site.refusedPost(`${PATH}/add-source`, body)).toMatchObject({ status: 409, field: 'url' });
    expect(await site.db.select().from(sources)).toHaveLength(1);
    expect(await auditRows(site)).toHaveLength(1);
  });

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/events',
    'https://printer.local/',
    'https://user:word@venue.example.org/',
    'https://venue.example.org:8443/',
    'https://marquee.example/api',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('of an address that is not to be read are refused: %s', async (url) => {
    const answer = await site.refusedPost(`${PATH}/add-source`, { url, city: 'Columbia', state: 'SC' });
    expect(answer).toMatchObject({ status: 400, field: 'url' });
    expect(await site.db.select().from(sources)).toEqual([]);
  });

  it.each([
    [{ city: 'Atlantis' }, 404, 'city'],
    [{ city: '' }, 400, 'city'],
    [{ city: 'Columbia, Carolina' }, 400, 'city'],
    [{ city: 'Columbia', state: 'S' }, 400, 'state'],
  ])('of a city that is none are refused: %j', async (place, status, field) => {
    const answer = await site.refusedPost(`${PATH}/add-source`, { url: 'https://a.example.org/', ...place });
    expect(answer).toMatchObject({ status, field });
  });
});
