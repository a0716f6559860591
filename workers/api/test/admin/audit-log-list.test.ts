import type { AuditActor, AuditRecord } from '@marquee/contract';
import { atomically, sources, users } from '@marquee/db';
import { planAdmin } from '@marquee/domain/accounts';
import { exportAuditLog, listAuditLog } from '@marquee/domain/audit-log';
import { quickPasswords } from '@marquee/testkit';
import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { eq, sql } from 'drizzle-orm';
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
  it('tells who changed what from what to what, when and by which request, newest first [BEY-29]', async () => {
    await toggle('eventScraping', false);
    site.clock.advance(1_000);
    await toggle('eventScraping', true);
    const { items, nextCursor } = await log();
    expect(nextCursor).toBeNull();
    expect(items).toMatchObject([
      { before: { enabled: false }, after: { enabled: true } },
      {
        timestamp: '2026-10-01T12:00:00.000Z',
        actor: { kind: 'user', id: ADMIN.id, name: 'Ada Keeper', email: ADMIN.email, isGone: false },
        action: 'control.switch',
        subject: { key: 'control:eventScraping', kind: 'control', isGone: false },
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
    const subjects = async (query: string) => (await log(query)).items.map((item) => item.subject.key.split(':')[1]);
    expect(await subjects('?action=shutdown.activate')).toEqual(['emergencyShutdown']);
    expect(await subjects('?subject=control:imageGeneration')).toEqual(['imageGeneration']);
    expect(await subjects(`?actor=${ADMIN.id}`)).toHaveLength(4);
    expect(await subjects(`?actor=${encodeURIComponent(ADMIN.email)}&action=control.switch`)).toHaveLength(3);
    expect(await subjects('?actor=nobody')).toEqual([]);
    expect(await subjects('?topic=controls')).toEqual([
      'emergencyShutdown',
      'eventRevalidation',
      'imageGeneration',
      'eventScraping',
    ]);
    expect(await subjects('?topic=controls&action=control.switch&limit=2')).toHaveLength(2);
    expect(await subjects(`?topic=controls&actor=${ADMIN.id}&subject=control:imageGeneration`)).toHaveLength(1);
    expect(await subjects('?topic=sources')).toEqual([]);
    expect(await subjects('?topic=sources&action=control.switch')).toEqual([]);
    const span = 'from=2026-10-01T13:00:00Z&to=2026-10-01T14:30:00Z';
    expect(await subjects(`?${span}`)).toEqual(['eventRevalidation', 'imageGeneration']);
    expect(await subjects(`?${span}&action=control.switch&limit=1`)).toEqual(['eventRevalidation']);

    const first = await log('?limit=3');
    const second = await log(`?limit=3&cursor=${first.nextCursor}`);
    expect([...first.items, ...second.items].map((item) => item.subject)).toEqual(
      (await log()).items.map((item) => item.subject),
    );
    expect(second.nextCursor).toBeNull();
    const ofTopic = await log('?limit=3&topic=controls');
    const more = await log(`?limit=3&topic=controls&cursor=${ofTopic.nextCursor}`);
    expect([...ofTopic.items, ...more.items].map(({ id }) => id)).toEqual((await log()).items.map(({ id }) => id));
  });

  it.each([
    ['from=yesterday', 'from'],
    ['to=2026-13-40', 'to'],
    ['cursor=odd', 'cursor'],
    ['limit=1000', 'limit'],
    ['actor=', 'actor'],
    ['action=control.toggle', 'action'],
    ['topic=everything', 'topic'],
  ])('refuses %s', async (query, field) => {
    expect(await site.refusedGet(`/api/admin/audit-log?${query}`)).toMatchObject({ status: 400, field });
  });
});

const SOURCES = '/api/admin/scraping';
const pause = (id: string) =>
  site.post('pauseSource', `${SOURCES}/sources/${id}/pause`, { reason: 'Its owner asked.' });

describe('the audit log in names', () => {
  it('calls what was changed by its name of today, and says where it is [BEY-29]', async () => {
    await makeCity(site.db);
    const source = await makeSource(site.db, { name: 'The Hall', url: 'https://hall.example.org/' });
    await pause(source.id);
    site.clock.advance(1_000);
    await site.post('setControlOverride', '/api/admin/system-controls/overrides', {
      city: 'Columbia',
      state: 'SC',
      control: 'eventScraping',
      enabled: false,
    });
    site.clock.advance(1_000);
    await site.post('setControlOverride', '/api/admin/system-controls/overrides', {
      state: 'SC',
      control: 'imageGeneration',
      enabled: false,
    });
    await site.db.update(sources).set({ name: 'The New Hall' }).where(eq(sources.id, source.id));
    const [ofState, ofCity, ofSource] = (await log()).items.map(({ subject }) => subject);
    expect(ofSource).toEqual({
      key: `source:${source.id}`,
      kind: 'source',
      name: 'The New Hall',
      isGone: false,
      slug: null,
      city: 'Columbia',
      state: 'SC',
    });
    expect(ofCity).toMatchObject({ name: 'Columbia, SC', city: 'Columbia', state: 'SC', isGone: false });
    expect(ofState).toMatchObject({ name: null, city: null, state: 'SC', isGone: false });
  });

  it('names events, and what before and after refer to', async () => {
    await makeCity(site.db);
    for (const title of ['Quiz Night', 'Pub Quiz']) await store(site, [{ title, start: '2026-10-10T19:00' }]);
    await site.post('mergeEvents', '/api/admin/merges', {
      eventId: 'quiz-night-columbia-sc',
      intoId: 'pub-quiz-columbia-sc',
    });
    const [entry] = (await log()).items;
    expect(entry?.subject).toMatchObject({ name: 'Quiz Night', slug: 'quiz-night-columbia-sc', isGone: false });
    expect(Object.values(entry?.names ?? {}).toSorted()).toEqual(['Pub Quiz', 'Quiz Night']);
  });

  it('says what is gone by what it was, and whose account is deleted', async () => {
    await makeCity(site.db);
    const source = await makeSource(site.db, { name: 'The Hall' });
    await pause(source.id);
    await site.db.delete(sources).where(eq(sources.id, source.id));
    site.clock.advance(1_000);
    expect((await log()).items[0]?.subject).toMatchObject({ name: 'The Hall', isGone: true, city: null });

    await atomically(site.db, await planAdmin({ ...site, passwords: quickPasswords() }, OTHER));
    const [created] = (await log()).items;
    expect(created).toMatchObject({
      action: 'account.create',
      actor: { kind: 'system', id: 'admin:create', isGone: false },
      subject: { kind: 'user', name: OTHER.email, isGone: false },
    });
    await site.db.delete(users).where(eq(users.email, OTHER.email));
    expect((await log()).items[0]?.subject).toMatchObject({ name: OTHER.email, isGone: true });
  });

  it('costs a bounded number of queries, however many entries a page has [BEY-29]', async () => {
    await makeCity(site.db);
    const asked: string[] = [];
    const watched = new Proxy(site.db, {
      get: (target, name) => {
        if (name === 'select' || name === 'all') asked.push(name);
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const count = async () => {
      asked.length = 0;
      const page = await listAuditLog({ db: watched }, { limit: 100 });
      return { entries: page.items.length, queries: asked.length };
    };
    await pause((await makeSource(site.db)).id);
    const few = await count();
    for (let i = 0; i < 12; i += 1) await pause((await makeSource(site.db)).id);
    expect(await count()).toEqual({ entries: 13, queries: few.queries });
    // The rows, the sources, the person.
    expect(few).toEqual({ entries: 1, queries: 3 });
  });

  it('names whoever made changes, to choose from, each once', async () => {
    const actors = () => site.get<AuditActor[]>('listAuditActors', '/api/admin/audit-log/actors');
    expect(await actors()).toEqual([]);
    await toggle('eventScraping', false);
    await toggle('eventScraping', true);
    await atomically(site.db, await planAdmin({ ...site, passwords: quickPasswords() }, OTHER));
    expect(await actors()).toEqual([
      { kind: 'user', id: ADMIN.id, name: 'Ada Keeper', email: ADMIN.email, isGone: false },
      { kind: 'system', id: 'admin:create', name: null, email: null, isGone: false },
    ]);
    await site.db.delete(users).where(eq(users.id, ADMIN.id));
    const rows = await listAuditLog(site, { limit: 10, actor: ADMIN.id });
    expect(rows.items.map(({ actor }) => [actor.email, actor.isGone])).toEqual([
      [ADMIN.email, true],
      [ADMIN.email, true],
    ]);
  });
});

const OTHER = { email: 'boss@example.org', password: 'a bright red lantern' };
const CSV = '/api/admin/audit-log.csv';

describe('the audit log as a table', () => {
  const read = async (query = '') => {
    const response = await site.call('GET', `${CSV}${query}`);
    expect(response.status).toBe(200);
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(await response.arrayBuffer());
    return { text, lines: text.split('\r\n').slice(0, -1), headers: response.headers };
  };

  it('has what the filters show, newest first, and can be opened in a spreadsheet [BEY-29]', async () => {
    await makeCity(site.db);
    const source = await makeSource(site.db, { name: '=Hall, "Old"', url: 'https://hall.example.org/' });
    await pause(source.id);
    site.clock.advance(1_000);
    await toggle('eventScraping', false);
    const { text, lines, headers } = await read();
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="marquee-audit-log-2026-10-01.csv"');
    expect(text.startsWith('\uFEFFTime (UTC),Name,Email,')).toBe(true);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toMatch(
      /^2026-10-01T12:00:01\.000Z,Ada Keeper,ada@marquee\.example,admin-1,control\.switch,control:eventScraping,/,
    );
    expect(lines[2]).toContain(`source.pause,source:${source.id},"'=Hall, ""Old""",Columbia,SC,`);
    expect((await read('?topic=sources')).lines).toHaveLength(2);
    expect((await read('?action=control.switch&from=2026-10-02T00:00:00Z')).lines).toHaveLength(1);
  });

  it('says when it was cut', async () => {
    for (const control of ['eventScraping', 'imageGeneration', 'eventRevalidation']) await toggle(control, false);
    const { records, isCut } = await exportAuditLog(site, {}, 2);
    expect([records.length, isCut]).toEqual([2, true]);
    expect(await exportAuditLog(site, {}, 3)).toMatchObject({ isCut: false });
    await site.db.run(
      sql`INSERT INTO audit_log (id, at, actor_kind, actor_id, action, subject, before, after, request_id)
        WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
        SELECT printf('0%025d', i), 0, 'system', 'test', 'control.switch', 'control:eventScraping', NULL, 'true', 'r' FROM n`,
    );
    const { lines, headers } = await read();
    expect(lines).toHaveLength(10_002);
    expect(lines.at(-1)).toMatch(/^"Cut: there are more entries than this file has \(at most 10,000\)/);
    expect(headers.get('content-disposition')).toContain('-cut.csv');
    // Of some filters all rows are looked through, window by window.
    expect((await read(`?actor=${ADMIN.id}&action=control.switch`)).lines).toHaveLength(4);
  });

  it('is refused to whoever is no administrator, and with filters that mean nothing', async () => {
    expect((await site.guest.refused(CSV)).status).toBe(401);
    expect(await site.refusedGet(`${CSV}?topic=everything`)).toMatchObject({ status: 400, field: 'topic' });
  });
});
