import { occurrences } from '@marquee/db';
import { listDisagreements } from '@marquee/domain/disagreements';
import { getEvent } from '@marquee/domain/events';
import {
  DAY_MS,
  engineDeps,
  freshDatabase,
  makeCity,
  makeSource,
  store,
  type TestEngine,
} from '@marquee/testkit/workerd';
import { asc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

let engine: TestEngine;
beforeEach(async () => {
  const db = await freshDatabase();
  await makeCity(db);
  engine = engineDeps(db);
});

const SLUG = 'folk-evening-columbia-sc';
const SHOW = { title: 'Folk Evening', venue: 'Granby Hall' };
const at = (time: string, key = 'k') => ({ ...SHOW, key, start: `2026-10-10T${time}` });
const source = (name: string) => makeSource(engine.db, { name });
type Source = Awaited<ReturnType<typeof source>>;
const says = (who: Source, ...times: string[]) =>
  store(
    engine,
    times.map((time, index) => at(time, `${who.id} ${index}`)),
    { source: who },
  );
const starts = async () =>
  (await engine.db.select().from(occurrences).orderBy(asc(occurrences.startLocal))).map(({ startLocal }) =>
    startLocal.slice(11),
  );
const disputes = async () => (await getEvent(engine, SLUG)).disagreements;

describe('an event that sources list with different times [BEY-50]', () => {
  it('says what each says, and shows the venue’s, whoever was first', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    await says(tickets, '19:30');
    await says(hall, '20:00');
    expect(await starts()).toEqual(['20:00']);
    expect(await disputes()).toMatchObject([
      {
        field: 'time',
        shown: '2026-10-10T20:00',
        shownBy: { source: 'Granby Hall', isVenue: true },
        others: [{ source: 'TicketPlace', value: '2026-10-10T19:30', perhaps: 'doors' }],
      },
    ]);
  });

  it('keeps the time that the venue still lists where another source moves it, and says both', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    await says(hall, '20:00');
    await says(tickets, '20:00');
    await says(tickets, '17:00');
    expect(await starts()).toEqual(['20:00']);
    expect(await disputes()).toMatchObject([{ others: [{ value: '2026-10-10T17:00', perhaps: null }] }]);
  });

  it('follows the venue where it moves the time, and does not show what others still list', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    await says(hall, '20:00');
    await says(tickets, '20:00');
    await says(hall, '20:30');
    expect(await starts()).toEqual(['20:30']);
    await says(hall, '21:30');
    expect(await starts()).toEqual(['21:30']);
    expect((await getEvent(engine, SLUG)).movedFrom).toBe('2026-10-10T20:00');
  });

  it('has no dispute where all agree again', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    await says(hall, '20:00');
    await says(tickets, '19:30');
    expect(await disputes()).toHaveLength(1);
    await says(tickets, '20:00');
    expect(await disputes()).toEqual([]);
  });

  it('keeps a matinee and an evening apart: both are dates, nobody disagrees', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    await says(hall, '15:00', '20:00');
    await says(tickets, '15:00', '20:00');
    expect(await starts()).toEqual(['15:00', '20:00']);
    expect(await disputes()).toEqual([]);
  });

  it('keeps a second show that another source adds', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    await says(hall, '20:00');
    await says(tickets, '20:00', '23:00');
    expect(await starts()).toEqual(['20:00', '23:00']);
    expect(await disputes()).toEqual([]);
  });

  it('takes a time for a day that has none, without a dispute', async () => {
    const [tickets, paper] = [await source('TicketPlace'), await source('The Weekly')];
    await store(engine, [{ ...SHOW, start: '2026-10-10' }], { source: paper });
    await says(tickets, '19:30');
    expect(await starts()).toEqual(['19:30']);
    expect(await disputes()).toEqual([]);
  });

  it('says of two sources, of which none is the venue, which one is shown: the first', async () => {
    const [tickets, paper] = [await source('TicketPlace'), await source('The Weekly')];
    await says(paper, '20:00');
    await says(tickets, '19:30');
    expect(await disputes()).toMatchObject([{ shownBy: { source: 'The Weekly', isVenue: false } }]);
  });

  it('tells of prices as well', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    const price = (minCents: number) => ({ minCents, maxCents: minCents });
    await store(engine, [{ ...at('20:00'), price: price(2_000) }], { source: hall });
    await store(engine, [{ ...at('20:00'), price: price(2_500) }], { source: tickets });
    expect(await disputes()).toMatchObject([
      { field: 'price', shown: '$20', others: [{ value: '$25', perhaps: 'fees' }] },
    ]);
  });
});

describe('the console’s list of disagreements [BEY-50]', () => {
  it('has those first that most people saved or planned, then those whose venue is looked at, and none that is over', async () => {
    const [tickets, hall] = [await source('TicketPlace'), await source('Granby Hall')];
    const show = (title: string, day: string, time: string, venue: string) => ({
      title,
      venue,
      start: `${day}T${time}`,
    });
    const shows = [
      ['Quiz Night', '2026-10-05', 'Granby Hall'],
      ['Barn Dance', '2026-10-06', 'Granby Hall'],
      ['Late Film', '2026-10-07', 'Old Mill'],
      ['Agreed Upon', '2026-10-08', 'Granby Hall'],
    ] as const;
    for (const [who, time] of [
      [hall, '20:00'],
      [tickets, '19:30'],
    ] as const)
      await store(
        engine,
        shows.map(([title, day, venue]) => show(title, day, title === 'Agreed Upon' ? '20:00' : time, venue)),
        { source: who },
      );
    const [film] = await engine.db.$client
      .prepare("SELECT id, venue_slug FROM events WHERE title = 'Late Film'")
      .all<{ id: string; venue_slug: string }>()
      .then(({ results }) => results);
    const [dance] = await engine.db.$client
      .prepare("SELECT id FROM events WHERE title = 'Barn Dance'")
      .all<{ id: string }>()
      .then(({ results }) => results);
    const person = (id: string) =>
      `INSERT INTO users (id, email, email_key, first_name, last_name, created_at) VALUES ('${id}', '${id}@x.example', '${id}', 'A', 'B', 0)`;
    const statements = [
      person('ann'),
      person('bob'),
      `INSERT INTO hearts (user_id, event_id, saved_at) VALUES ('ann', '${dance?.id}', 0)`,
      `INSERT INTO itineraries (id, user_id, name, created_at, updated_at) VALUES ('i', 'bob', 'Night', 0, 0)`,
      `INSERT INTO itinerary_stops (itinerary_id, id, event_id, title, timezone, start_local, starts_at, added_at)
        VALUES ('i', 's', '${dance?.id}', 'Barn Dance', 'America/New_York', '2026-10-06T20:00', 0, 0)`,
      `INSERT INTO venue_views (venue_slug, day, views) VALUES ('${film?.venue_slug}', '2026-09-30', 40), ('${film?.venue_slug}', '2026-01-01', 900)`,
    ];
    await engine.db.$client.batch(statements.map((text) => engine.db.$client.prepare(text)));
    const { items } = await listDisagreements(engine);
    expect(items.map(({ title, hearts, plans, venueViews }) => [title, hearts, plans, venueViews])).toEqual([
      ['Barn Dance', 1, 1, 0],
      ['Late Film', 0, 0, 40],
      ['Quiz Night', 0, 0, 0],
    ]);
    expect(items[0]).toMatchObject({
      startDate: '2026-10-06T20:00',
      source: 'Granby Hall',
      isVenue: true,
      others: [{ source: 'TicketPlace', startDate: '2026-10-06T19:30' }],
    });
    expect(items[1]).toMatchObject({ isVenue: false });
    engine.clock.advance(6 * DAY_MS);
    expect((await listDisagreements(engine)).items.map(({ title }) => title)).toEqual(['Late Film']);
  });
});
