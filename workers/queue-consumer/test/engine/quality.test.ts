import { events, sightings } from '@marquee/db';
import { qualityMetrics } from '@marquee/domain/quality';
import { jsonLdPage } from '@marquee/testkit';
import { inWords, type TestEngine } from '@marquee/testkit/workerd';
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
    expect(inWords(JSON.parse(event?.reasons ?? '[]'))).toContain('It has a venue.');
  });

  describe('that is worth enhancing', () => {
    const OWN = 'https://hall.example.org/events/folk-evening';
    const LINKED = { ...GOOD, url: OWN };
    const FULL = {
      ...GOOD,
      description: 'Fiddles, a caller and a floor that bears it: an evening of tunes from both sides of the mountains.',
      price: '12.50',
    };
    const stored = async (engine: TestEngine) => {
      const rows = await engine.db
        .select({
          tier: events.qualityTier,
          description: events.description,
          price: events.priceMinCents,
          reasons: events.qualityReasons,
          enhancedAt: events.enhancedAt,
        })
        .from(events);
      return rows[0] && { ...rows[0], reasons: rows[0].reasons.map(inWords) };
    };

    it('is enhanced from its own page before it is saved, without a model, and its record says what was done [TIER-02]', async () => {
      const { engine, source } = await aVenue([LINKED]);
      engine.web.put(OWN, jsonLdPage([FULL]));
      const run = await read(engine, source);
      const first = await stored(engine);
      expect(first).toMatchObject({ tier: 1, description: FULL.description, price: 1250 });
      expect(first?.enhancedAt).not.toBeNull();
      expect(first?.reasons).toContain(
        'Enhanced from its own page before it was saved: description, price. No language model was called.',
      );
      expect(run.findings).toContainEqual(expect.objectContaining({ code: 'enhanced' }));
      expect((await qualityMetrics(engine)).enhancementRate).toBe(1);
      const [told] = await engine.db.select({ draft: sightings.draft }).from(sightings);
      expect(told?.draft).toMatchObject({ description: { evidence: [{ document: OWN }] } });
      expect(told?.draft).toMatchObject({ title: { evidence: [{ document: PAGE }] } });
    });

    it('is not asked for again when its list changes: what its page gave is remembered [TIER-02]', async () => {
      const { engine, source } = await aVenue([LINKED]);
      engine.web.put(OWN, jsonLdPage([FULL]));
      await read(engine, source);
      engine.web.put(OWN, jsonLdPage([{ ...FULL, description: `Another text. ${FULL.description}` }]));
      engine.web.put(PAGE, jsonLdPage([LINKED, { ...GOOD, title: 'Quiz', start: '2026-10-12T19:00' }]));
      await read(engine, source);
      expect(await stored(engine)).toMatchObject({ tier: 1, description: FULL.description });
    });

    it.each([
      ['has no page of its own', GOOD, null, 'Not enhanced: It has no page of its own.'],
      ['has a page that tells of another show', LINKED, [{ ...FULL, title: 'Poets in the Dark' }], /list this date/],
      ['has a page that says no more', LINKED, [GOOD], 'Not enhanced: its own page adds nothing.'],
      ['has a page that cannot be had', LINKED, null, /^Not enhanced: Its own page could not be read: /],
    ])('and %s is saved as it is, and its record says why [TIER-02]', async (_what, event, page, why) => {
      const { engine, source } = await aVenue([event]);
      if (page) engine.web.put(OWN, jsonLdPage(page));
      await read(engine, source);
      const saved = await stored(engine);
      expect(saved).toMatchObject({ tier: 2, description: null, enhancedAt: null });
      expect(saved?.reasons.at(-1)).toEqual(typeof why === 'string' ? why : expect.stringMatching(why));
    });

    it('is left alone while its switch is off, and its record says so [TIER-02]', async () => {
      const { engine, source } = await aVenue([LINKED]);
      engine.web.put(OWN, jsonLdPage([FULL]));
      await engine.db.run(
        sql`INSERT INTO controls (name, enabled, changed_at, changed_by) VALUES ('stage2Enhancement', 0, 0, 'test')`,
      );
      await read(engine, source);
      expect((await stored(engine))?.reasons.at(-1)).toBe('Not enhanced: Stage 2 Enhancement is switched off.');
    });
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
