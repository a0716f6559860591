import type { DataQualityStats, QualityAssessment, QualityMetrics } from '@marquee/contract';
import { reserveTokens, settleTokens } from '@marquee/domain/budget';
import { derivedFaults, inWords, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditRows, type Console, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
  await makeCity(site.db);
});

const WORDS = 'Two sets by the water, with something to eat and to drink, and chairs for those who come early.';
const GOOD = { title: 'Jazz on the Green', venue: 'Finlay Park', address: '930 Laurel St', description: WORDS };
const FAIR = { title: 'Folk Evening', venue: 'Finlay Park', address: '930 Laurel St' };
const BARE = { title: 'An Evening' };

const metrics = () => site.get<QualityMetrics>('getQualityMetrics', '/api/admin/marquee/quality-metrics');

describe('quality metrics', () => {
  it('tell the tiers of what was stored and refused, and the mean score [CALL-143, ENT-059, TIER-01]', async () => {
    await store(site, [GOOD, FAIR, BARE]);
    await site.db.run(sql`INSERT INTO pages (source_id, url, reason, fetched_at)
      SELECT id, url, 'root', 0 FROM sources`);
    await site.db.run(sql`UPDATE pages SET rejected = 2`);
    expect(await metrics()).toEqual({
      totalProcessed: 5,
      tierDistribution: { 1: 1, 2: 1, 3: 1, 4: 2 },
      enhancementRate: 0,
      // 80, 65 and 40 points.
      averageQualityScore: 0.617,
      tokenEfficiency: null,
    });
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('have no score where nothing is stored', async () => {
    expect(await metrics()).toMatchObject({ totalProcessed: 0, averageQualityScore: null, enhancementRate: 0 });
  });

  it('follow what is enhanced, what improves and what goes', async () => {
    const source = await makeSource(site.db);
    await store(site, [GOOD, BARE], { source });
    await site.db.run(sql`UPDATE events SET enhanced_at = 1 WHERE title = ${GOOD.title}`);
    expect((await metrics()).enhancementRate).toBe(0.5);
    await store(site, [GOOD, { ...BARE, venue: 'Finlay Park', address: '930 Laurel St' }], { source });
    expect((await metrics()).tierDistribution).toEqual({ 1: 1, 2: 1, 3: 0, 4: 0 });
    await site.db.run(sql`DELETE FROM events WHERE title = ${GOOD.title}`);
    expect(await metrics()).toMatchObject({ totalProcessed: 1, enhancementRate: 0 });
    expect(await derivedFaults(site.db)).toEqual([]);
  });

  it('compare what was saved with the tokens of the last seven days', async () => {
    await reserveTokens(site, 'contentAnalysis', 5_000, 'one');
    await settleTokens(site, 'one', 4_000, 4_500);
    const hour = Math.floor(site.clock.now() / (60 * 60_000));
    await site.db.run(sql`INSERT INTO scrape_hours (hour, runs, skipped, errors, found, saved, duration_ms, new_sources, new_cities)
      VALUES (${hour}, 1, 0, 0, 8, 6, 10, 1, 1), (${hour - 24 * 8}, 1, 0, 0, 900, 900, 10, 1, 1)`);
    expect((await metrics()).tokenEfficiency).toBe(1.5);
  });
});

const ASSESS = '/api/admin/marquee/test-quality-assessment';
const assess = (event: object) => site.post<QualityAssessment>('testQualityAssessment', ASSESS, event);

describe('the assessment of a given event', () => {
  const EVENT = {
    title: 'Jazz on the Green',
    description: WORDS,
    venue: 'Finlay Park',
    location: '930 Laurel St, Columbia, SC 29201',
    start_date: '2026-12-05T19:30',
    category: 'Music',
    image_url: 'https://x.example.org/a.png',
    source_url: 'https://x.example.org/jazz',
  };

  it('says tier, score, action, reasons and time; no model is asked [CALL-144, ENT-060, TIER-05]', async () => {
    expect(await assess(EVENT)).toEqual({
      qualityTier: {
        tier: 1,
        qualityScore: 0.95,
        recommendedAction: 'save_directly',
        reasons: expect.arrayContaining(['It has a description.', 'Its price is not known.']),
      },
      processingMetrics: { processingTime: 0 },
      enhancement: null,
    });
  });

  it('weighs as the engine does when it stores the event', async () => {
    const answer = await assess({ ...EVENT, description: null, image_url: '' });
    await store(site, [
      {
        title: EVENT.title,
        start: EVENT.start_date,
        venue: EVENT.venue,
        address: EVENT.location,
        labels: [EVENT.category],
        url: EVENT.source_url,
      },
    ]);
    const [stored] = await site.db.all<{ tier: number; score: number; reasons: string }>(
      sql`SELECT quality_tier AS tier, quality_score AS score, quality_reasons AS reasons FROM events`,
    );
    expect(answer.qualityTier).toMatchObject({ tier: stored?.tier, qualityScore: (stored?.score ?? 0) / 100 });
    expect(answer.qualityTier.reasons).toEqual(inWords(JSON.parse(stored?.reasons ?? '[]')));
  });

  it.each([
    [{ title: 'Jazz on the Green' }, '"Jazz on the Green" has no date'],
    [{ description: 'Come early.', start_date: '2026-12-05' }, 'It has no title.'],
    [{ ...EVENT, start_date: '2026-02-30' }, '"Jazz on the Green" has a start that does not exist: 2026-02-30'],
    [{ ...EVENT, start_date: '2020-12-05' }, 'already over'],
    [{ ...EVENT, title: 'TBA' }, '"TBA" is no title'],
  ])('tier 4 with the reason first: %j', async (event, reason) => {
    const { qualityTier } = await assess(event);
    expect(qualityTier).toMatchObject({ tier: 4, recommendedAction: 'reject' });
    expect(qualityTier.reasons[0]).toBe(reason);
  });

  it('needs a title or a description [TIER-04]', async () => {
    for (const event of [{}, { title: ' ', description: '' }, { venue: 'Finlay Park' }]) {
      expect(await site.refusedPost(ASSESS, event)).toMatchObject({
        status: 400,
        field: 'title',
        detail: expect.stringContaining('title or a description'),
      });
    }
    expect(await site.refusedPost(ASSESS, { title: 'Jazz', start_date: 'tomorrow' })).toMatchObject({
      status: 400,
      field: 'start_date',
    });
  });

  it('stores nothing', async () => {
    await assess(EVENT);
    expect(await site.db.all(sql`SELECT * FROM events`)).toEqual([]);
    expect(await auditRows(site)).toEqual([]);
  });
});

describe('data quality', () => {
  const stats = () => site.get<DataQualityStats>('getDataQualityStats', '/api/admin/data-quality-stats');

  it('counts events, those without a picture and those that are over, in all and by source [CALL-061, ENT-051]', async () => {
    const hall = await makeSource(site.db, { name: 'The Hall' });
    const park = await makeSource(site.db, { name: 'The Park' });
    await store(site, [GOOD, FAIR, BARE], { source: hall });
    await store(site, [{ title: 'Picnic', start: '2026-10-11T12:00' }], { source: park });
    await site.db.run(sql`UPDATE events SET image_hash = 'abc' WHERE title = ${GOOD.title}`);
    await site.db.run(sql`UPDATE events SET status = 'ended' WHERE title = ${BARE.title}`);
    expect(await stats()).toEqual({
      totalEvents: 4,
      missingImages: 3,
      staleEvents: 1,
      sourceAnalysis: [
        { sourceId: hall.id, source: 'The Hall', total: 3, missingImages: 2, stale: 1 },
        { sourceId: park.id, source: 'The Park', total: 1, missingImages: 1, stale: 0 },
      ],
    });
  });

  it('of an empty database are zeros', async () => {
    expect(await stats()).toEqual({ totalEvents: 0, missingImages: 0, staleEvents: 0, sourceAnalysis: [] });
  });
});
