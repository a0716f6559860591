import { controls } from '@marquee/db';
import { scheduleSources } from '@marquee/domain/scheduling';
import { stopScrapes, triggerScrape } from '@marquee/domain/sources';
import { icsFeed, jsonLdPage } from '@marquee/testkit';
import {
  engineDeps,
  freshDatabase,
  HOUR_MS,
  makeCity,
  makeJob,
  makeSource,
  scrapeJob,
  type TestEngine,
  worldOf,
} from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { deliver, jobRow, messageFor, runRows, runUntilQuiet } from '../support.ts';

const PAGE = 'https://hall.example.org/events';
const FEED = 'https://hall.example.org/calendar.ics';
const caller = { actor: { kind: 'system', job: 'test' }, requestId: 'request' } as const;

let engine: TestEngine;
let source: Awaited<ReturnType<typeof makeSource>>;
beforeEach(async () => {
  const db = await freshDatabase();
  engine = engineDeps(db, {
    [PAGE]: jsonLdPage(
      [{ title: 'Folk Evening', start: '2026-10-10T19:30' }],
      `<link rel="alternate" type="text/calendar" href="${FEED}">`,
    ),
    [FEED]: icsFeed([{ title: 'Quiz Night', start: '2026-10-08T19:00' }]),
  });
  await makeCity(db);
  source = await makeSource(db, { url: PAGE });
});

/** Something happens while the first page is being read. */
function whileReading(happens: () => Promise<unknown>): void {
  const fetch = engine.web.fetch.bind(engine.web);
  engine.web.fetch = async (request, judged) => {
    const answer = await fetch(request, judged);
    if (request.url === PAGE) await happens();
    return answer;
  };
}

const turn = (name: string, enabled: boolean) =>
  engine.db
    .insert(controls)
    .values({ name, enabled, changedAt: 0, changedBy: 'admin' })
    .onConflictDoUpdate({ target: controls.name, set: { enabled } });

const columbia = () => triggerScrape(engine, caller, { city: 'Columbia', state: 'SC' });

async function openJob(): Promise<string> {
  const [row] = await engine.db.all<{ id: string }>(sql`SELECT id FROM outbox ORDER BY rowid DESC LIMIT 1`);
  return row?.id ?? '';
}

describe('a read that is under way', () => {
  it.each([
    ['its switch is turned off', 'eventScraping', false, 'Event Scraping is switched off.'],
    ['the emergency shutdown comes', 'emergencyShutdown', true, 'The emergency shutdown is active.'],
  ])('stops before its next page when %s, and stores nothing', async (_name, control, enabled, because) => {
    whileReading(() => turn(control, enabled));
    const jobId = await makeJob(engine, scrapeJob(source));
    await deliver(engine, [messageFor(jobId)]);
    expect(engine.web.asked()).toEqual([PAGE]);
    expect(await runRows(engine)).toMatchObject([{ outcome: 'skipped', detail: because }]);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'done' });
    expect((await worldOf(engine.db)).events).toEqual([]);
  });

  it('stops before its next page when an administrator stops manual scraping', async () => {
    await columbia();
    whileReading(() => stopScrapes(engine, caller));
    await deliver(engine, [messageFor(await openJob())]);
    expect(engine.web.asked()).toEqual([PAGE]);
    expect(await runRows(engine)).toMatchObject([{ outcome: 'skipped', detail: 'An administrator stopped it.' }]);
    expect(await jobRow(engine, await openJob())).toMatchObject({ state: 'done' });
    expect((await worldOf(engine.db)).events).toEqual([]);
  });
});

describe('a manual scrape', () => {
  it('reads all pages, even those that were read a moment ago', async () => {
    await deliver(engine, [messageFor(await makeJob(engine, scrapeJob(source)))]);
    expect(engine.web.asked()).toEqual([PAGE, FEED]);
    engine.clock.advance(1_000);
    await columbia();
    await runUntilQuiet(engine, 0);
    expect(engine.web.asked()).toEqual([PAGE, FEED]);
    expect(await runRows(engine)).toMatchObject([{ outcome: 'done' }, { outcome: 'unchanged' }]);
  });

  it('cancelled before it began asks nothing of the web, though its message comes', async () => {
    await columbia();
    const jobId = await openJob();
    await stopScrapes(engine, caller);
    await deliver(engine, [messageFor(jobId)]);
    expect(engine.web.asked()).toEqual([]);
    expect(await jobRow(engine, jobId)).toMatchObject({ state: 'cancelled' });
    expect(await runRows(engine)).toEqual([]);
  });

  it('whose worker died after it was stopped is not taken up again', async () => {
    await columbia();
    const jobId = await openJob();
    await engine.db.run(sql`UPDATE outbox SET stop_requested_at = 1 WHERE id = ${jobId}`);
    await deliver(engine, [messageFor(jobId)]);
    expect(engine.web.asked()).toEqual([]);
    expect(await runRows(engine)).toMatchObject([{ outcome: 'skipped', detail: 'An administrator stopped it.' }]);
  });
});

describe('a switch', () => {
  it('off: a queued read is skipped and says why, sources wait; on: they are read at the next tick [CTRL-09]', async () => {
    const jobId = await makeJob(engine, scrapeJob(source));
    await turn('eventScraping', false);
    await deliver(engine, [messageFor(jobId)]);
    expect(await runRows(engine)).toMatchObject([{ outcome: 'skipped', detail: 'Event Scraping is switched off.' }]);
    engine.clock.advance(24 * HOUR_MS);
    expect(await scheduleSources(engine)).toBe(0);
    expect(engine.web.asked()).toEqual([]);

    await turn('eventScraping', true);
    expect(await scheduleSources(engine)).toBe(1);
    await runUntilQuiet(engine, 0);
    expect(engine.web.asked()).toEqual([PAGE, FEED]);
    expect((await worldOf(engine.db)).events).toHaveLength(2);
  });

  it('off for all but one city: that city is scheduled', async () => {
    await turn('eventScraping', false);
    await engine.db.run(sql`INSERT INTO overrides (scope, control, enabled, changed_at, changed_by)
      VALUES ('columbia-sc', 'eventScraping', 1, 0, 'admin')`);
    expect(await scheduleSources(engine)).toBe(1);
    await runUntilQuiet(engine, 0);
    expect(engine.web.asked()).toEqual([PAGE, FEED]);
  });
});
