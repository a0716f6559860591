import type { AuditRecord } from '@marquee/contract';
import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { beforeEach, describe, expect, it } from 'vitest';
import { ADMIN, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

interface Page {
  items: AuditRecord[];
  nextCursor: string | null;
}
const log = (query = '') => site.get<Page>('listAuditLog', `/api/admin/audit-log${query}`);
const toggle = (control: string, enabled: boolean) =>
  site.post('toggleSystemControl', '/api/admin/system-controls/toggle', { control, enabled });

describe('the audit log', () => {
  it('lists who changed what, with values before and after, time and request, newest first [BEY-29]', async () => {
    await toggle('eventScraping', false);
    site.clock.advance(1_000);
    await toggle('eventScraping', true);
    const { items, nextCursor } = await log();
    expect(nextCursor).toBeNull();
    expect(items).toMatchObject([
      { before: { enabled: false }, after: { enabled: true } },
      {
        timestamp: '2026-10-01T12:00:00.000Z',
        actor: ADMIN.id,
        actorName: ADMIN.email,
        action: 'control.switch',
        subject: 'control:eventScraping',
        before: { enabled: true },
        after: { enabled: false },
        requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    ]);
  });

  it('is narrowed by actor, action, subject and time, and read page by page, each row once', async () => {
    for (const control of ['eventScraping', 'imageGeneration', 'eventRevalidation']) {
      await toggle(control, false);
      site.clock.advance(HOUR_MS);
    }
    await site.post('activateEmergencyShutdown', '/api/admin/system-controls/emergency-shutdown', { reason: 'Drill' });
    const subjects = async (query: string) => (await log(query)).items.map((item) => item.subject.split(':')[1]);
    expect(await subjects('?action=shutdown.activate')).toEqual(['emergencyShutdown']);
    expect(await subjects('?subject=control:imageGeneration')).toEqual(['imageGeneration']);
    expect(await subjects(`?actor=${ADMIN.id}`)).toHaveLength(4);
    expect(await subjects(`?actor=${encodeURIComponent(ADMIN.email)}&action=control.switch`)).toHaveLength(3);
    expect(await subjects('?actor=nobody')).toEqual([]);
    const span = 'from=2026-10-01T13:00:00Z&to=2026-10-01T14:30:00Z';
    expect(await subjects(`?${span}`)).toEqual(['eventRevalidation', 'imageGeneration']);
    expect(await subjects(`?${span}&action=control.switch&limit=1`)).toEqual(['eventRevalidation']);

    const first = await log('?limit=3');
    const second = await log(`?limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map((item) => item.subject)).toEqual(
      (await log()).items.map((item) => item.subject),
    );
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    ['from=yesterday', 'from'],
    ['to=2026-13-40', 'to'],
    ['cursor=odd', 'cursor'],
    ['limit=1000', 'limit'],
    ['actor=', 'actor'],
  ])('refuses %s', async (query, field) => {
    expect(await site.refusedGet(`/api/admin/audit-log?${query}`)).toMatchObject({ status: 400, field });
  });
});

interface Found {
  cities: Array<{ slug: string }>;
  sources: Array<{ name: string }>;
  events: Array<{ title: string; slug: string }>;
}

describe('the search of the palette', () => {
  const search = async (q: string) => {
    const found = await site.get<Found>('searchConsole', `/api/admin/search?q=${encodeURIComponent(q)}`);
    return {
      cities: found.cities.map((city) => city.slug),
      sources: found.sources.map((source) => source.name),
      events: found.events.map((event) => event.title),
    };
  };

  beforeEach(async () => {
    await makeCity(site.db);
    await makeCity(site.db, { name: 'Columbus', state: 'GA', status: 'known' });
    await makeSource(site.db, { name: 'Congaree Stage', url: 'https://www.stage.example.org/events' });
    await store(site, [{ title: 'Folk Evening' }, { title: 'Poetry and "Folk"', start: '2026-10-12T19:00' }], {
      source: await makeSource(site.db, { name: 'Grange Hall', url: 'https://grange.example.org/' }),
    });
  });

  it('finds cities, sources and events by the beginning of a name, hosts, and words of titles', async () => {
    expect(await search('colu')).toEqual({ cities: ['columbia-sc', 'columbus-ga'], sources: [], events: [] });
    expect((await search('Columbus, GA')).cities).toEqual(['columbus-ga']);
    expect((await search('cong')).sources).toEqual(['Congaree Stage']);
    expect((await search('stage.example')).sources).toEqual(['Congaree Stage']);
    expect((await search('https://grange.example.org/events')).sources).toEqual(['Grange Hall']);
    expect((await search('folk')).events.toSorted()).toEqual(['Folk Evening', 'Poetry and "Folk"']);
    expect((await search('and "folk')).events).toEqual(['Poetry and "Folk"']);
    expect((await search('fo')).events).toEqual(['Folk Evening']);
    expect((await search('folk-evening-columbia-sc')).events).toEqual(['Folk Evening']);
  });

  it('gives eight of a kind at most', async () => {
    for (let i = 0; i < 12; i += 1) await makeSource(site.db, { name: `Hall ${i}` });
    expect((await search('hall')).sources).toHaveLength(8);
  });

  it.each(['"', "'", '%%', '**', 'NEAR(', 'title:', '\0\0\0', '🎃🎃', '..//'])(
    'takes %j as the text it is',
    async (text) => {
      expect(await search(`${text}x`)).toEqual({ cities: [], sources: [], events: [] });
    },
  );

  it.each(['', ' ', 'a'])('wants two letters: %j', async (text) => {
    expect(await site.refusedGet(`/api/admin/search?q=${encodeURIComponent(text)}`)).toMatchObject({ field: 'q' });
  });
});
