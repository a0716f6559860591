import { qualityMetrics } from '@marquee/domain/quality';
import { jsonLdPage } from '@marquee/testkit';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aVenue, listed, PAGE, read } from './reading.ts';

const GOOD = { title: 'Folk Evening', start: '2026-10-10T19:30', venue: 'Granby Hall' };
const FAR = { title: 'Far Off', start: '2031-10-10T19:30', venue: 'Granby Hall' };
const OVER = { title: 'Long Past', start: '2026-03-01T19:00', venue: 'Granby Hall' };

describe('quality of what a source lists', () => {
  it('is kept with the event, and what is refused counts as tier 4 once, however often it is read [TIER-02]', async () => {
    const { engine, source } = await aVenue([GOOD, FAR, OVER]);
    const run = await read(engine, source);
    expect(run.findings).toContainEqual(
      expect.objectContaining({ message: '"Far Off" starts more than two years ahead' }),
    );
    const distribution = async () => (await qualityMetrics(engine)).tierDistribution;
    expect(await distribution()).toEqual({ 1: 0, 2: 1, 3: 0, 4: 1 });
    engine.web.put(PAGE, jsonLdPage([{ ...GOOD, description: 'Fiddles.' }, FAR, OVER]));
    await read(engine, source);
    expect(await distribution()).toEqual({ 1: 0, 2: 1, 3: 0, 4: 1 });
    engine.web.put(PAGE, jsonLdPage([GOOD]));
    await read(engine, source);
    expect(await distribution()).toEqual({ 1: 0, 2: 1, 3: 0, 4: 0 });
    const [event] = await engine.db.all<{ reasons: string; words: string }>(
      sql`SELECT quality_reasons AS reasons, category_reasons AS words FROM events`,
    );
    expect(JSON.parse(event?.reasons ?? '[]')).toContain('Its venue is named.');
  });

  it('an event whose address lies in a state we cannot place it in is refused, not filed under the source’s city', async () => {
    const there = { ...GOOD, title: 'Elsewhere', address: '1 Peachtree St, Nowhere, GA 30303' };
    const { engine, source } = await aVenue([GOOD, there]);
    const run = await read(engine, source);
    expect((await listed(engine)).map((event) => event.title)).toEqual(['Folk Evening']);
    expect(run.findings).toContainEqual(
      expect.objectContaining({
        code: 'rejected',
        message: expect.stringContaining('its address lies in Nowhere, GA'),
      }),
    );
  });
});
