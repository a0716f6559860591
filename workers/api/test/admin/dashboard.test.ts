import type { Dashboard } from '@marquee/contract';
import { heldDrafts, openDatabase } from '@marquee/db';
import { readDashboard } from '@marquee/domain/dashboard';
import { recordError } from '@marquee/domain/diagnostics';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { makeCity, makeJob, makeSource, scrapeJob, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const board = (days = '1') => site.get<Dashboard>('getDashboard', `/api/admin/dashboard?days=${days}`);

describe('the Dashboard', () => {
  it('says that all is well while nothing is wrong, on an empty database too', async () => {
    const { verdict, events, sources, cities, waiting, reads, flow } = await board();
    expect(verdict).toEqual({ state: 'well', reasons: [] });
    expect([events.total, sources.active, cities]).toEqual([0, 0, []]);
    expect(waiting.every(({ count }) => count === 0)).toBe(true);
    expect(reads).toMatchObject({ unit: 'hour' });
    expect(reads.points).toHaveLength(24);
    expect(flow).toHaveLength(14);
  });

  it('shows days instead of hours for a longer range, and refuses another one', async () => {
    const { reads, flow } = await board('30');
    expect([reads.unit, reads.points.length, flow.length]).toEqual(['day', 30, 30]);
    expect((await site.refusedGet('/api/admin/dashboard?days=31')).status).toBe(400);
  });

  it('counts events, sources by city and what waits, and each count follows the change', async () => {
    const source = await makeSource(site.db, { nextDueAt: site.clock.now() + 1e7 });
    await makeSource(site.db, { health: 'blocked', nextDueAt: site.clock.now() + 1e7 });
    await store(
      site,
      [
        { title: 'Quiz Night', start: '2026-10-20T19:00' },
        { title: 'Old Fair', start: '2026-10-21T19:00' },
      ],
      { source },
    );
    await site.db.insert(heldDrafts).values({
      id: 'h1',
      sourceId: source.id,
      key: 'k',
      pageUrl: source.url,
      title: 'T',
      start: '2026-10-10T19:00',
      confidence: { event: 1, title: 1, day: 0.5, titleAndDay: 0.5 },
      titleAndDay: 0.5,
      doubts: [],
      draft: {},
      heldSince: 0,
      lastSeen: 0,
    });
    const first = await board();
    expect(first.events).toMatchObject({ total: 2, withoutImage: 2, ended: 0, addedToday: 2 });
    expect(first.sources).toMatchObject({ active: 2, failing: 1 });
    expect(first.cities).toMatchObject([{ city: 'Columbia', upcoming: 2, sources: 2, failing: 1, lastRead: null }]);
    expect(first.waiting).toContainEqual({ kind: 'held-drafts', count: 1 });
    expect(first.verdict).toMatchObject({ state: 'attention', reasons: [{ trouble: 'sources-failing', count: 1 }] });

    await site.db.run(sql`UPDATE sources SET health = 'ok'`);
    await site.db.run(sql`UPDATE events SET status = 'ended' WHERE title = 'Old Fair'`);
    const second = await board();
    expect(second.sources).toMatchObject({ active: 2, failing: 0 });
    expect(second.events).toMatchObject({ total: 2, ended: 1 });
    await site.db.run(sql`UPDATE sources SET status = 'retired' WHERE id = ${source.id}`);
    await site.db.run(sql`DELETE FROM events`);
    const third = await board();
    expect(third.sources.active).toBe(1);
    expect(third.events).toMatchObject({ total: 0, withoutImage: 0, ended: 0 });
  });

  it('names what is wrong, the gravest first', async () => {
    await recordError(site, { component: 'api', mishap: 'request', error: new Error('It broke'), reference: null });
    await recordError(site, { component: 'cron', mishap: 'cron', error: new Error('No tick'), reference: null });
    await makeJob(site, scrapeJob(await makeSource(site.db)));
    site.clock.advance(11 * 60_000);
    const { verdict, queue, errors } = await board();
    expect(verdict.state).toBe('trouble');
    expect(verdict.reasons.map(({ trouble }) => trouble)).toEqual([
      'critical-errors',
      'queue-stuck',
      'nothing-read',
      'high-errors',
      'late',
    ]);
    expect(queue).toMatchObject({ waiting: 1, oldestMs: 11 * 60_000 });
    expect(errors.latest).toHaveLength(2);
  });

  it('divides the clicks of boosts by their spend, times 10; without spend there is none [BOOST-14]', async () => {
    expect((await board()).boosts).toEqual({ clicks: 0, spend: 0, averageRoi: null });
    await site.db.run(sql`INSERT INTO boosts (id, event_id, user_id, payment_id, plan, duration_days, amount_cents, timing, timezone, event_title, language, status, created_at)
      VALUES ('b1', 'e1', 'u1', 'p1', 'standard', 7, 2500, 'immediate', 'America/New_York', 'Quiz', 'en', 'active', 0),
        ('b2', 'e2', 'u1', 'p2', 'standard', 7, 900, 'immediate', 'America/New_York', 'Quiz', 'en', 'pending_payment', 0)`);
    await site.db.run(sql`INSERT INTO boost_totals (boost_id, clicks) VALUES ('b1', 40), ('b2', 99)`);
    expect((await board()).boosts).toEqual({ clicks: 40, spend: 25, averageRoi: 16 });
  });

  it('counts no money as the spend of boosts that went back [BOOST-14]', async () => {
    await site.db.run(sql`INSERT INTO payments
      (id, purpose, subject_id, user_id, amount_cents, description, status, refunded_cents, created_at)
      VALUES ('p1', 'boost', 'b1', 'u1', 900, 'Boost', 'succeeded', 900, 0), ('p2', 'boost', 'b2', 'u1', 1900, 'Boost', 'succeeded', 400, 0)`);
    const boost = (id: string, payment: string, cents: number) =>
      site.db.run(sql`INSERT INTO boosts
        (id, event_id, user_id, payment_id, plan, duration_days, amount_cents, timing, timezone, event_title, language, status, created_at)
        VALUES (${id}, ${`of ${id}`}, 'u1', ${payment}, 'standard', 7, ${cents}, 'immediate', 'America/New_York', 'Quiz', 'en', 'expired', 0)`);
    await boost('b1', 'p1', 900);
    expect((await board()).boosts).toEqual({ clicks: 0, spend: 0, averageRoi: null });
    await boost('b2', 'p2', 1900);
    await site.db.run(sql`INSERT INTO boost_totals (boost_id, clicks) VALUES ('b2', 30)`);
    expect((await board()).boosts).toEqual({ clicks: 30, spend: 15, averageRoi: 20 });
  });

  it('reads as many rows with ten thousand sources and many events as with few [DASH-07]', async () => {
    const rowsRead = async () => {
      const cost = noRows();
      const db = openDatabase(countingDatabase(site.db.$client, cost));
      await readDashboard({ db, clock: site.clock }, { days: 30 });
      return cost.read;
    };
    const few = await rowsRead();
    const n = sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)`;
    await site.db.run(sql`${n} INSERT INTO sources (id, city_slug, name, url, host, health, interval_ms, next_due_at, created_at)
      SELECT 's' || i, 'columbia-sc', 'S', 'https://s' || i || '.example/', 's', iif(i % 3 = 0, 'blocked', 'ok'), 1, 0, 0 FROM n`);
    await site.db.run(sql`${n} INSERT INTO events (id, slug, title, city_slug, city, state, timezone, categories, price_text, quality_tier, source_id,
      source_name, source_url, next_start_local, next_starts_at, created_at, updated_at)
      SELECT 'e' || i, 'e' || i, 'E', 'columbia-sc', 'Columbia', 'SC', 'America/New_York', '[]', '', 2, 's' || i, 'S', '', '2026-10-20', 0, 0, 0 FROM n`);
    const many = await rowsRead();
    expect((await board()).sources).toMatchObject({ active: 10_000, failing: 3_333, late: 100 });
    expect(many).toBeLessThan(few + 400);
    expect(many).toBeLessThan(600);
  });
});
