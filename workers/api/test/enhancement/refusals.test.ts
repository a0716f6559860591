import { controls, events } from '@marquee/db';
import { makeSource, store } from '@marquee/testkit/workerd';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enhance, PAGE, pageWith, SLUG, statusOf, withEvent } from './support.ts';

const path = `/api/events/${SLUG}/enhance`;
const GENERIC = 'Enhancement not available - generic listing URL';
const NONE = 'Enhancement not available for this event';

describe('an event that cannot be enhanced', () => {
  it('says so: a generic listing URL, or one without a page and a description [ERR-020] [DETAIL-10]', async () => {
    const generic = await withEvent();
    await generic.db.update(events).set({ validationError: 'Generic listing URL' }).where(eq(events.slug, SLUG));
    expect(await generic.refused(path)).toMatchObject({ status: 422, detail: GENERIC });
    expect(await statusOf(generic)).toEqual({ cached: false, available: false, message: GENERIC });
    for (const url of [
      'https://hall.example.org/events',
      'https://hall.example.org/calendar',
      'https://hall.example.org/shows',
    ]) {
      const api = await withEvent({ description: null });
      await api.db.update(events).set({ sourceUrl: url }).where(eq(events.slug, SLUG));
      expect((await api.refused(path)).detail).toBe(GENERIC);
      // With a description it is enhanced (docs/spec/decisions.md 35).
      await api.db.update(events).set({ description: 'Bring a glove.' }).where(eq(events.slug, SLUG));
      expect((await statusOf(api)).available).toBe(true);
    }
    const bare = await withEvent({ description: null, url: 'javascript:alert(1)' });
    await bare.db.update(events).set({ sourceUrl: 'https://hall.example.org/events/all' }).where(eq(events.slug, SLUG));
    expect((await bare.refused(path)).detail).toBe(NONE);
    const ended = await withEvent();
    await ended.db.update(events).set({ status: 'ended' }).where(eq(events.slug, SLUG));
    expect((await ended.refused(path)).detail).toBe(NONE);
  });

  it('is not read while enhancement is switched off; what is stored is still shown', async () => {
    const api = await withEvent();
    await enhance(api);
    await store(api, [{ title: 'Second', start: '2026-10-12T19:00', description: 'Bring a hat.' }]);
    await api.db
      .insert(controls)
      .values({ name: 'stage2Enhancement', enabled: false, changedAt: 0, changedBy: 'test' });
    await enhance(api);
    expect((await api.refused('/api/events/second-columbia-sc/enhance')).detail).toBe(NONE);
  });

  it('is a 404 for an event that does not exist, whatever the address holds', async () => {
    const api = await withEvent();
    for (const slug of ['nothing', '%00', '..%2f..', 'x'.repeat(300), '%F0%9F%8E%83', "'%20OR%201=1--"]) {
      for (const call of ['enhance', 'cache-status']) {
        const { status } = await api.refused(`/api/events/${slug}/${call}`);
        expect([400, 404]).toContain(status);
      }
    }
  });
});

describe('readings that callers start', () => {
  it('are bounded per address; stored enhancements are not, and others are not affected', async () => {
    const api = await withEvent();
    const from = (address: string): RequestInit => ({ headers: { 'cf-connecting-ip': address } });
    await enhance(api, from('203.0.113.9'));
    const source = await makeSource(api.db);
    const shows = Array.from({ length: 14 }, (_, i) => ({
      title: `Show number ${'abcdefghijklmn'.charAt(i)}`,
      venue: `Room ${i}`,
      start: '2026-10-12T19:00',
      description: 'Bring a hat.',
      key: `k${i}`,
    }));
    await store(api, shows, { source });
    const statuses: number[] = [];
    for (const one of 'abcdefghijklmn')
      statuses.push((await api.raw(`/api/events/show-number-${one}-columbia-sc/enhance`, from('203.0.113.9'))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(11);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    await enhance(api, from('203.0.113.9'));
    expect((await api.raw('/api/events/show-number-n-columbia-sc/enhance', from('198.51.100.7'))).status).toBe(200);
  });
});

describe('a page that was written to harm', () => {
  it('comes back as plain text, without hidden characters or ways to reach a person', async () => {
    const api = await withEvent({
      words: `<p>Parking is free&lt;img src=x onerror=alert(1)&gt;\u202e\u0007 behind the hall.</p>
        <p>Bring a check to ann.private@example.org. <a href="javascript:alert(1)">Bring a friend.</a></p>`,
    });
    const answer = await enhance(api);
    expect(answer.enhancement.parkingInfo).toBe('Parking is free<img src=x onerror=alert(1)> behind the hall.');
    expect(JSON.stringify(answer)).not.toMatch(/ann\.private|javascript:|\u202e/);
    expect(answer.enhancement.whatToBring).toEqual(['Bring a friend.']);
  });

  it('of any size and form does no more than fail', async () => {
    for (const body of ['', '<', '<div>'.repeat(30_000), 'a'.repeat(900_000), pageWith('<p>x'.repeat(20_000))]) {
      const api = await withEvent();
      api.outside.web.put(PAGE, { body });
      expect((await api.raw(path)).status).toBeLessThan(500);
    }
  });
});
