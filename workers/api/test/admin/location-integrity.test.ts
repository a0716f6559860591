import type { LocationReport } from '@marquee/contract';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
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

  it('lists its rules with what they ask [CALL-156, ENT-067]', async () => {
    const rules = await site.get<Array<{ id: string; description: string }>>('listLocationRules', `${PATH}/rules`);
    expect(rules.map(({ id }) => id)).toContain('zip-of-state');
    for (const { description } of rules) expect(description).toMatch(/\.$/);
  });
});

async function sourceOf(drafts: Parameters<typeof store>[1]) {
  const source = await makeSource(site.db);
  await store(site, drafts, { source });
  return source;
}
