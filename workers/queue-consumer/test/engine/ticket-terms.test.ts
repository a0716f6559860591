import { getEvent } from '@marquee/domain/events';
import { jsonLdPage } from '@marquee/testkit';
import { DAY_MS, makeSource, store, type TestEngine } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aVenue, PAGE, read } from './reading.ts';

const shown = async (engine: TestEngine, title: string) => {
  const [row] = await engine.db.all<{ slug: string }>(sql`SELECT slug FROM events WHERE title = ${title}`);
  return getEvent(engine, row?.slug ?? '');
};

const show = (title: string, description: string, n = 5) => ({
  title,
  start: `2026-12-0${n}T19:30`,
  url: `https://hall.example.org/${title.toLowerCase()}`,
  description,
});

describe('the terms of tickets [BEY-52]', () => {
  it('are read from a page with the words that state them, and shown; what no words state is unknown', async () => {
    const { engine, source } = await aVenue([
      show(
        'Brass',
        'Six players. Tickets: $25 + $6.40 fees = $31.40. Tickets go on sale Friday, November 13 at 10 a.m. See you there.',
      ),
      show('Folk', 'Free with RSVP. Songs from the hills.', 6),
      show('Poetry', 'Pay what you can. Free for members.', 7),
      show('Chess', 'An evening of games.', 8),
    ]);
    await read(engine, source);
    const brass = await shown(engine, 'Brass');
    expect(brass).toMatchObject({
      price: '$25',
      fees: '$6.40',
      onSale: '2026-11-13T10:00',
      entry: null,
      memberPrice: null,
    });
    const evidence = brass.sources.flatMap(({ fields }) => fields);
    expect(evidence.find(({ field }) => field === 'onSale')?.snippet).toContain(
      'Tickets go on sale Friday, November 13 at 10 a.m',
    );
    expect(evidence.find(({ field }) => field === 'fees')?.snippet).toContain('$6.40 fees');
    expect(await shown(engine, 'Folk')).toMatchObject({ entry: 'rsvp', priceMin: 0 });
    expect(await shown(engine, 'Poetry')).toMatchObject({ entry: 'pay-what-you-can', memberPrice: 'free' });
    expect(await shown(engine, 'Chess')).toMatchObject({ fees: null, entry: null, memberPrice: null, onSale: null });
  });

  it('of the primary source stand; those of others where it states none', async () => {
    const { engine } = await aVenue();
    const draft = {
      key: 'brass',
      title: 'Brass',
      venue: 'The Hall',
      start: '2026-12-05T19:30',
      url: 'https://a.example.org/brass',
    };
    const first = await makeSource(engine.db, { name: 'The Hall', url: 'https://hall2.example.org/events' });
    const second = await makeSource(engine.db, { name: 'City Guide', url: 'https://guide.example.org/events' });
    await store(engine, [draft], { source: first });
    await store(engine, [{ ...draft, fees: '$3' }], { source: second });
    expect((await shown(engine, 'Brass')).fees).toBe('$3');
    await store(engine, [{ ...draft, fees: '$2' }], { source: first });
    expect((await shown(engine, 'Brass')).fees).toBe('$2');
  });

  /** The page with these shows, under a validator of its own. */
  const publish = (engine: TestEngine, shows: ReturnType<typeof show>[], etag: string) =>
    engine.web.put(PAGE, { body: jsonLdPage(shows), etag });
  const SALE = 'Tickets on sale Friday 10 AM.';

  it('with a weekday alone name the first one after the words appeared, and stay with it while they are the same', async () => {
    const { engine, source } = await aVenue([show('Brass', 'Six players.')]);
    await read(engine, source);
    publish(engine, [show('Brass', `Six players. ${SALE}`)], '"2"');
    await read(engine, source);
    expect((await shown(engine, 'Brass')).onSale).toBe('2026-10-02T10:00');
    // A week later the page is another one, and still says so.
    engine.clock.advance(7 * DAY_MS);
    publish(engine, [show('Brass', `Six players. ${SALE}`), show('Folk', 'Songs.', 6)], '"3"');
    await read(engine, source);
    expect((await shown(engine, 'Brass')).onSale).toBe('2026-10-02T10:00');
    // Other words are other news.
    publish(engine, [show('Brass', 'Six players. Tickets go on sale Friday at noon.')], '"4"');
    await read(engine, source);
    expect((await shown(engine, 'Brass')).onSale).toBe('2026-10-09T12:00');
  });

  it('with a weekday alone say nothing at the first reading of a source, and after a long silence', async () => {
    const { engine, source } = await aVenue([show('Brass', SALE)]);
    await read(engine, source);
    expect((await shown(engine, 'Brass')).onSale).toBeNull();
    engine.clock.advance(9 * DAY_MS);
    publish(engine, [show('Brass', SALE), show('Folk', SALE, 6)], '"2"');
    await read(engine, source);
    expect((await shown(engine, 'Folk')).onSale).toBeNull();
  });
});
