import type { EventDetail } from '@marquee/contract';
import { enhanceEvent } from '@marquee/domain/enhancement';
import { DAY_MS, HOUR_MS, MINUTE_MS, store } from '@marquee/testkit/workerd';
import { describe, expect, it } from 'vitest';
import { enhance, PAGE, pageWith, SLUG, statusOf, WORDS, withEvent } from './support.ts';

const path = `/api/events/${SLUG}/enhance`;

describe('GET /api/events/:slug/enhance', () => {
  it('gives what the event’s own page says, each value with the sentence it stands in [CALL-020] [ENT-004]', async () => {
    const api = await withEvent();
    const { enhancement, enhancementTimestamp, enhancementLevel } = await enhance(api);
    expect(enhancement).toMatchObject({
      parkingInfo: 'Parking is free in the lot behind the hall.',
      accessibilityInfo: 'The hall is wheelchair accessible.',
      whatToBring: ['A glove', 'A folding chair'],
      dressCode: null,
      ticketTiers: [],
      readFrom: PAGE,
      model: null,
    });
    expect(enhancement.evidence).toContainEqual({
      field: 'parkingInfo',
      snippet: 'Parking is free in the lot behind the hall.',
      document: PAGE,
      locator: expect.stringMatching(/^text@\d+ /),
      method: 'page',
    });
    expect(enhancementTimestamp).toMatch(/^2026-10-01T12:00:0\d/);
    expect(enhancementLevel).toBe('stage2_complete');
  });

  it('reads the page once: later callers get the stored one, by slug or id, and the event carries it [CALL-019]', async () => {
    const api = await withEvent();
    expect(await statusOf(api)).toEqual({ cached: false, available: true, message: null });
    const first = await enhance(api);
    expect(api.outside.web.asked()).toEqual([PAGE]);
    api.clock.advance(HOUR_MS);
    expect(await statusOf(api)).toEqual({ cached: true, available: true, message: null });
    const event = await api.ok<EventDetail>('getEvent', `/api/events/${SLUG}`);
    expect(event).toMatchObject({
      enhancementLevel: 'stage2_complete',
      enhancedDetails: first.enhancement,
      enhancementTimestamp: first.enhancementTimestamp,
    });
    expect(await api.ok('enhanceEvent', `/api/events/${event.id}/enhance`)).toEqual(first);
    expect(api.outside.web.asked()).toEqual([]);
  });

  it('asks the page again after a day; only a changed page is read again', async () => {
    const api = await withEvent();
    api.outside.web.put(PAGE, { body: pageWith(WORDS), etag: '"1"' });
    const first = await enhance(api);
    api.clock.advance(DAY_MS + 1);
    expect((await statusOf(api)).cached).toBe(false);
    expect((await enhance(api)).enhancementTimestamp).toBe(first.enhancementTimestamp);
    expect(api.outside.web.log.at(-1)?.headers.get('if-none-match')).toBe('"1"');
    api.clock.advance(DAY_MS + 1);
    api.outside.web.put(PAGE, { body: pageWith('<p>Valet parking only.</p>'), etag: '"2"' });
    const changed = await enhance(api);
    expect(changed.enhancement).toMatchObject({ parkingInfo: 'Valet parking only.', whatToBring: [] });
    expect(changed.enhancementTimestamp).not.toBe(first.enhancementTimestamp);
  });

  it('is made again when the event itself changed', async () => {
    const api = await withEvent();
    await enhance(api);
    const moved = { title: 'Oyster Roast', venue: 'The Hall', start: '2026-10-10T17:00', url: PAGE };
    await store(api, [{ ...moved, description: 'Now with clams.' }], { source: api.source });
    expect((await statusOf(api)).cached).toBe(false);
    expect(await api.ok<EventDetail>('getEvent', `/api/events/${SLUG}`)).toMatchObject({
      description: 'Now with clams.',
    });
  });

  it('falls back on the published description where robots.txt or the page forbids, or the page is gone', async () => {
    const description = 'Oysters by the bushel. Please bring a glove.';
    const cases: Array<(api: Awaited<ReturnType<typeof withEvent>>) => void> = [
      ({ outside }) =>
        outside.web.put('https://hall.example.org/robots.txt', {
          type: 'text/plain',
          body: 'User-agent: *\nDisallow: /',
        }),
      ({ outside }) => outside.web.put(PAGE, { status: 404 }),
      ({ outside }) => outside.web.put(PAGE, { body: pageWith(WORDS, '<meta name="robots" content="noindex">') }),
      ({ outside }) =>
        outside.web.put(PAGE, { body: '<title>Parked</title><h1>Buy this domain</h1><p>Parking is cheap.</p>' }),
    ];
    for (const change of cases) {
      const api = await withEvent({ description });
      change(api);
      const { enhancement } = await enhance(api);
      expect(enhancement).toMatchObject({ parkingInfo: null, whatToBring: ['Please bring a glove.'], readFrom: null });
      expect(enhancement.evidence).toEqual([
        expect.objectContaining({ document: api.source.url, locator: 'description', method: 'listing' }),
      ]);
    }
  });

  it('says that an unreachable page failed, leaves it alone for ten minutes, then asks again', async () => {
    const api = await withEvent();
    api.outside.web.put(PAGE, { unreachable: true });
    expect(await api.refused(path)).toMatchObject({
      status: 422,
      detail: expect.stringContaining('cannot be reached'),
    });
    api.outside.web.asked();
    expect((await api.refused(path)).status).toBe(422);
    expect(api.outside.web.asked()).toEqual([]);
    api.clock.advance(10 * MINUTE_MS + 1_000);
    api.outside.web.put(PAGE, pageWith(WORDS));
    expect((await enhance(api)).enhancement.parkingInfo).toContain('free');
  });

  it('shows an older reading while its page cannot be reached, for a week', async () => {
    const api = await withEvent();
    const first = await enhance(api);
    api.clock.advance(2 * DAY_MS);
    api.outside.web.put(PAGE, { unreachable: true });
    expect(await enhance(api)).toEqual(first);
    api.clock.advance(6 * DAY_MS);
    expect((await api.refused(path)).status).toBe(422);
  });

  it('costs one reading when two ask at once', async () => {
    const api = await withEvent();
    const answers = await Promise.all([enhance(api), enhance(api), enhance(api)]);
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(api.outside.web.asked()).toEqual([PAGE]);
  });

  it('does not hang when the reading does', async () => {
    const api = await withEvent();
    const { promise: reading } = Promise.withResolvers<void>();
    const engine = { ...api.engine, enhance: () => reading };
    const asker = { admit: () => Promise.resolve(), afterwards: () => Promise.resolve() };
    await expect(enhanceEvent({ ...api, engine, patienceMs: 20 }, SLUG, asker)).rejects.toMatchObject({
      status: 422,
      code: 'enhancement-late',
    });
  });
});
