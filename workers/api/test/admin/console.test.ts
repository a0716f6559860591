import { atomically, boosts } from '@marquee/db';
import { newPayment } from '@marquee/domain/payments';
import { makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Console, somebody, startConsole } from './support.ts';

let site: Console;
beforeEach(async () => {
  site = await startConsole();
});

interface Found {
  cities: Array<{ slug: string }>;
  sources: Array<{ name: string }>;
  events: Array<{ title: string; slug: string }>;
  people: Array<{ id: string; name: string; email: string }>;
  payments: Array<{ id: string; payer: string | null }>;
}
const NOTHING = { cities: [], sources: [], events: [], people: [], payments: [] };

describe('the search of the palette', () => {
  const search = async (q: string) => {
    const found = await site.get<Found>('searchConsole', `/api/admin/search?q=${encodeURIComponent(q)}`);
    return {
      cities: found.cities.map((city) => city.slug),
      sources: found.sources.map((source) => source.name),
      events: found.events.map((event) => event.title),
      people: found.people.map((person) => `${person.name} ${person.email}`),
      payments: found.payments.map((payment) => `${payment.id} ${payment.payer}`),
    };
  };

  beforeEach(async () => {
    await makeCity(site.db);
    await makeCity(site.db, { name: 'Columbus', state: 'GA', status: 'known' });
    await makeSource(site.db, { name: 'Congaree Stage', url: 'https://www.stage.example.org/events' });
    await store(site, [{ title: 'Folk Evening' }, { title: 'Poetry and "Folk"', start: '2026-10-12T19:00' }], {
      source: await makeSource(site.db, { name: 'Grange Hall', url: 'https://grange.example.org/' }),
    });
  });

  it('finds cities, sources and events by the beginning of a name, hosts, and words of titles', async () => {
    expect(await search('colu')).toEqual({ ...NOTHING, cities: ['columbia-sc', 'columbus-ga'] });
    expect((await search('Columbus, GA')).cities).toEqual(['columbus-ga']);
    expect((await search('cong')).sources).toEqual(['Congaree Stage']);
    expect((await search('stage.example')).sources).toEqual(['Congaree Stage']);
    expect((await search('https://grange.example.org/events')).sources).toEqual(['Grange Hall']);
    expect((await search('folk')).events.toSorted()).toEqual(['Folk Evening', 'Poetry and "Folk"']);
    expect((await search('and "folk')).events).toEqual(['Poetry and "Folk"']);
    expect((await search('fo')).events).toEqual(['Folk Evening']);
    expect((await search('folk-evening-columbia-sc')).events).toEqual(['Folk Evening']);
  });

  it('finds people by name and address, and payments by their ids and receipts', async () => {
    await somebody(site, { id: 'u7', firstName: 'Wilma', lastName: 'Brown' });
    await somebody(site, { id: 'u8', firstName: 'Bea', lastName: 'Wilmot' });
    await atomically(site.db, [
      newPayment(site, {
        id: '01jpay0007',
        subjectId: 'b7',
        userId: 'u7',
        amountCents: 900,
        purpose: 'boost',
        description: 'Spotlight',
      }),
    ]);
    await site.db.run(sql`UPDATE payments SET intent_id = 'pi_3Abc'`);
    await site.db.insert(boosts).values({
      id: 'b7',
      eventId: 'e1',
      userId: 'u7',
      paymentId: '01jpay0007',
      plan: 'spotlight_3',
      durationDays: 3,
      amountCents: 900,
      timing: 'now',
      timezone: 'America/New_York',
      eventTitle: 'Jazz',
      language: 'en',
      receipt: 1001,
      createdAt: 1,
    });
    const [wilma, bea] = ['Wilma Brown u7@example.org', 'Bea Wilmot u8@example.org'];
    expect((await search('WILM')).people).toEqual([wilma, bea]);
    expect((await search('wilma br')).people).toEqual([wilma]);
    expect((await search('U8@example')).people).toEqual([bea]);
    for (const typed of ['01JPAY00', '01jpay0007', 'pi_3Abc', 'B-1001', 'b1001'])
      expect([typed, (await search(typed)).payments]).toEqual([typed, ['01jpay0007 u7@example.org']]);
    for (const typed of ['01jpa', 'B-1002', 'pi_3abc']) expect((await search(typed)).payments).toEqual([]);
  });

  it('gives eight of a kind at most', async () => {
    for (let i = 0; i < 12; i += 1) await makeSource(site.db, { name: `Hall ${i}` });
    expect((await search('hall')).sources).toHaveLength(8);
  });

  it.each(['"', "'", '%%', '**', 'NEAR(', 'title:', '\0\0\0', '🎃🎃', '..//'])(
    'takes %j as the text it is',
    async (text) => {
      expect(await search(`${text}x`)).toEqual(NOTHING);
    },
  );

  it.each(['', ' ', 'a'])('wants two letters: %j', async (text) => {
    expect(await site.refusedGet(`/api/admin/search?q=${encodeURIComponent(text)}`)).toMatchObject({ field: 'q' });
  });
});
