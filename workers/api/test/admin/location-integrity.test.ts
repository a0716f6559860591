import type { LocationReport } from '@marquee/contract';
import { atomically, openDatabase } from '@marquee/db';
import { auditLocations, forgetChecks } from '@marquee/domain/location-integrity';
import { COUNTS } from '@marquee/testkit/counts';
import { dyingDatabase, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, startConsole } from './support.ts';

const PATH = '/api/admin/location-integrity';
const SHOW = { title: 'Folk Evening', start: '2026-10-10T19:30', venue: 'Granby Hall' };

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const audit = () => site.get<LocationReport>('auditLocations', `${PATH}/audit`);

describe('the audit of places', () => {
  it('counts valid events and tells what is wrong with the others, and what to do [CALL-155, ENT-067]', async () => {
    await store(site, [SHOW, { ...SHOW, title: 'Quiz', venue: 'TBA', start: '2026-10-11T19:30' }]);
    await store(site, [
      { ...SHOW, title: 'Cello Night', start: '2026-10-12T19:30', address: '12 Main St, Columbia, SC 60601' },
    ]);
    expect(await audit()).toMatchObject({
      summary: { overallScore: 66.7, errors: 1, warnings: 1, infos: 0 },
      validEvents: 2,
      totalEvents: 3,
      isComplete: true,
      violations: [
        {
          eventTitle: 'Cello Night',
          rule: 'zip-of-state',
          severity: 'error',
          message: expect.stringContaining('60601'),
          correctionSuggestion: 'Correct the ZIP code or the state.',
        },
        { eventTitle: 'Quiz', rule: 'venue-is-a-place', severity: 'warning' },
      ],
    });
  });

  it('looks again only at what changed, and forgets what was put right [CALL-155]', async () => {
    const source = await sourceOf([{ ...SHOW, venue: 'TBA' }]);
    expect((await audit()).summary.warnings).toBe(1);
    const [checked] = await site.db.all<{ at: number }>(sql`SELECT checked_at AS at FROM location_checks`);
    site.clock.advance(60_000);
    await audit();
    expect(await site.db.all(sql`SELECT checked_at AS at FROM location_checks`)).toEqual([checked]);
    await store(site, [SHOW], { source });
    expect(await audit()).toMatchObject({
      summary: { overallScore: 100, warnings: 0 },
      violations: [],
      totalEvents: 1,
    });
  });

  it('counts each event once, whoever is first, whatever is killed, and not after it is deleted', async () => {
    await store(site, [SHOW, { ...SHOW, title: 'Quiz', venue: 'TBA', start: '2026-10-11T19:30' }]);
    for (const [at, when] of [1, 2, 3].flatMap((n) => (['before', 'after'] as const).map((w) => [n, w] as const))) {
      const { database } = dyingDatabase(site.db.$client, at, when);
      await auditLocations({ ...site, db: openDatabase(database) }).catch(() => null);
      expect(await wrongCounts()).toEqual([]);
    }
    await site.db.run(sql`UPDATE events SET is_location_checked = 0, venue = 'The Hall' WHERE title = 'Quiz'`);
    await Promise.all([auditLocations(site), auditLocations(site), audit()]);
    expect(await wrongCounts()).toEqual([]);
    expect(await audit()).toMatchObject({ totalEvents: 2, summary: { warnings: 0 } });
    const ids = await site.db.all<{ id: string }>(sql`SELECT id FROM events WHERE title = 'Quiz'`);
    await atomically(site.db, [...forgetChecks([...ids.map(({ id }) => id), 'unknown'])]);
    expect(await wrongCounts()).toEqual([]);
    expect((await audit()).totalEvents).toBe(1);
  });

  it('lists its rules with what they ask [CALL-156, ENT-067]', async () => {
    const rules = await site.get<Array<{ id: string; description: string }>>('listLocationRules', `${PATH}/rules`);
    expect(rules.map(({ id }) => id)).toContain('zip-of-state');
    for (const { description } of rules) expect(description).toMatch(/\.$/);
  });
});

/** Counts that differ from the checks. */
const wrongCounts = () =>
  site.db.all(sql`SELECT severity, events FROM location_counts WHERE events <> 0
    EXCEPT SELECT * FROM (${sql.raw(COUNTS['location_counts'] ?? '')})`);

async function sourceOf(drafts: Parameters<typeof store>[1]) {
  const source = await makeSource(site.db);
  await store(site, drafts, { source });
  return source;
}
