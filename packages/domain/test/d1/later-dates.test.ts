import { openDatabase } from '@marquee/db';
import { countVenues, listEvents, searchEvents } from '@marquee/domain/events';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { engineDeps, freshDatabase, makeCity, store, type TestEngine } from '@marquee/testkit/workerd';
import { beforeAll, describe, expect, it } from 'vitest';

let engine: TestEngine;
const cost = noRows();

/** What repeats, by its starts. */
const SERIES = {
  'Trivia Tuesday': ['2026-10-06T19:00', '2026-10-13T19:00', '2026-10-20T19:00'],
  'Sunday Market': ['2026-10-04', '2026-10-11', '2026-10-18'],
  'Two Shows': ['2026-10-10T14:00', '2026-10-10T20:00', '2026-10-17T14:00'],
  'Daily Yoga': Array.from({ length: 30 }, (_, i) => `2026-10-${String(i + 2).padStart(2, '0')}T07:00`),
  'Book Club': ['2026-10-08T18:00', '2026-11-12T18:00', '2026-12-10T18:00'],
};

beforeAll(async () => {
  const db = await freshDatabase();
  await makeCity(db);
  await makeCity(db, { name: 'Greenville' });
  const plain = engineDeps(db);
  await store(
    plain,
    Object.entries(SERIES).flatMap(([title, starts]) =>
      starts.map((start) => ({
        title,
        start,
        key: `${title} ${start}`,
        seriesKey: title,
        venue: 'The Hall',
        ...(start === '2026-10-20T19:00' && { status: 'cancelled' as const }),
      })),
    ),
  );
  await store(plain, [{ title: 'Once', start: '2026-10-14T20:00', key: 'once', venue: 'The Hall' }]);
  await store(
    plain,
    ['2026-10-05T19:00', '2026-10-12T19:00'].map((start) => ({
      title: 'Trivia Monday',
      start,
      key: start,
      seriesKey: 'm',
    })),
    { city: 'greenville-sc' },
  );
  engine = { ...plain, db: openDatabase(countingDatabase(db.$client, cost)) };
});

type Query = Partial<Parameters<typeof searchEvents>[1]>;
const shown = (events: ReadonlyArray<{ title: string; startDate: string }>) =>
  events.map(({ title, startDate }) => `${title} ${startDate.slice(5)}`);

async function found({ term, ...query }: Query): Promise<string[]> {
  const asked = { city: 'Columbia', state: 'SC', limit: 50, ...query };
  const { events } =
    term === undefined
      ? await listEvents(engine, { ...asked, sort: 'date-asc' })
      : await searchEvents(engine, { sort: 'date-asc', ...asked, term });
  return shown(events);
}

describe('what repeats is found by its later dates, too', () => {
  it.each<[string, Query, string[]]>([
    [
      'a week after the next',
      { from: '2026-10-13', to: '2026-10-16' },
      ['Daily Yoga 10-13T07:00', 'Trivia Tuesday 10-13T19:00', 'Once 10-14T20:00'],
    ],
    ['all day', { from: '2026-10-11', to: '2026-10-11', term: 'market' }, ['Sunday Market 10-11']],
    [
      'its next date where that is asked for',
      { from: '2026-10-05', to: '2026-10-20', term: 'trivia' },
      ['Trivia Tuesday 10-06T19:00'],
    ],
    ['from a day on', { from: '2026-10-07', term: 'trivia' }, ['Trivia Tuesday 10-13T19:00']],
    [
      'the evening of a day that begins earlier',
      { from: '2026-10-10', to: '2026-10-10', evening: true },
      ['Two Shows 10-10T20:00'],
    ],
    [
      'by its venue',
      { from: '2026-10-11', to: '2026-10-12', venue: 'The Hall' },
      ['Sunday Market 10-11', 'Daily Yoga 10-11T07:00'],
    ],
    ['in other words', { from: '2026-10-13', to: '2026-10-13', term: 'quiz' }, ['Trivia Tuesday 10-13T19:00']],
    [
      'of a whole state',
      { city: undefined, from: '2026-10-12', to: '2026-10-13', term: 'trivia' },
      ['Trivia Monday 10-12T19:00', 'Trivia Tuesday 10-13T19:00'],
    ],
    ['months later', { from: '2026-12-01', to: '2026-12-24' }, ['Book Club 12-10T18:00']],
    ['on no day without a date of it', { from: '2026-11-02', to: '2026-11-08' }, []],
  ])('%s', async (_name, query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  it('as the date is: cancelled, though others are not', async () => {
    const { events } = await listEvents(engine, {
      city: 'Columbia',
      state: 'SC',
      limit: 5,
      sort: 'date-asc',
      from: '2026-10-20',
      to: '2026-10-20',
    });
    expect(events.map(({ title, status }) => `${title} ${status}`)).toEqual([
      'Daily Yoga active',
      'Trivia Tuesday cancelled',
    ]);
  });

  it.each(['date-asc', 'date-desc', 'price-asc', 'popularity'] as const)(
    'once, page by page, and counted: %s',
    async (sort) => {
      const query = { city: 'Columbia', state: 'SC', from: '2026-10-10', to: '2026-10-25', sort, limit: 2 };
      const all: string[] = [];
      let count: unknown;
      for (let cursor: string | undefined, page = 0; page < 9; page += 1) {
        const read = await listEvents(engine, { ...query, cursor });
        if (page === 0) count = read.found;
        all.push(...shown(read.events));
        if (read.nextCursor === null) break;
        cursor = read.nextCursor;
      }
      expect(all.toSorted()).toEqual([
        'Daily Yoga 10-10T07:00',
        'Once 10-14T20:00',
        'Sunday Market 10-11',
        'Trivia Tuesday 10-13T19:00',
        'Two Shows 10-10T14:00',
      ]);
      expect(count).toEqual({ n: 5, more: false });
      const venues = await countVenues(engine, { city: 'Columbia', state: 'SC', from: query.from, to: query.to });
      expect(venues).toMatchObject([{ count: 5 }]);
    },
  );

  it('at twelve rows a hit at most, its count among them', async () => {
    const read = async (query: Query) => {
      Object.assign(cost, noRows());
      return { hits: (await found(query)).length, rows: cost.read };
    };
    const none = await read({ from: '2026-11-02', to: '2026-11-08' });
    expect(none.hits).toBe(0);
    const some = await read({ from: '2026-10-11', to: '2026-10-13' });
    expect(some.hits).toBe(3);
    expect(some.rows - none.rows).toBeGreaterThan(3 * 3);
    expect(some.rows - none.rows).toBeLessThanOrEqual(3 * 12);
  });
});
