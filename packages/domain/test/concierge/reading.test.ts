import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { readerScores } from '../../../../bench/concierge/bench.ts';
import { afterEvents } from '../../src/concierge/next-steps.ts';
import { en } from '../../src/concierge/words/en.ts';
import { es } from '../../src/concierge/words/es.ts';

const TODAY = '2026-10-01';

it('understands nine of ten filters of the written requests, those that its rules were not written with too', () => {
  const { requests, 'held-out': heldOut } = readerScores();
  expect(requests.filtersRight).toBeGreaterThanOrEqual(0.9);
  expect(heldOut.filtersRight).toBeGreaterThanOrEqual(0.9);
});

it.each([
  ['en', en],
  ['es', es],
])(
  'understands each suggestion and question that it offers in %s: none is searched for as words',
  (_language, words) => {
    const last = readRequest('live music', null, TODAY).wish;
    const offered = [...Object.values(words.ask), ...Object.values(words.followUp)];
    expect(offered.filter((text) => readRequest(text, last, TODAY).wish.words !== undefined)).toEqual([]);
    for (const key of ['else', 'later'] as const)
      expect(readRequest(words.ask[key], last, TODAY).ask.kind).not.toBe('find');
    expect(readRequest(words.followUp.like, last, TODAY).ask).toEqual({ kind: 'like', which: 1 });
    expect(readRequest(words.ask.cheaper, last, TODAY).wish).toMatchObject({ categories: ['Music'], sort: 'price' });
    expect(readRequest(words.followUp.free, last, TODAY).wish).toMatchObject({ free: true });
    expect(readRequest(words.followUp.weekend, last, TODAY).wish).toMatchObject({
      from: '2026-10-02',
      to: '2026-10-04',
    });
  },
);

it.each([
  ['nothing free, tomorrow', { from: '2026-10-02', not: { categories: [], words: [] } }],
  ['ninguna música mañana', { from: '2026-10-02', not: { categories: ['Music'], words: [] } }],
  ['no music tonight', { from: '2026-10-01', not: { categories: ['Music'], words: [] } }],
])('takes what “%s” refuses as refused, and not as words to search for', (text, expected) => {
  const { wish } = readRequest(text, null, TODAY);
  expect(wish).toMatchObject({ ...expected, categories: [] });
  expect([wish.words, wish.free]).toEqual([undefined, undefined]);
});

it.each([
  'Will it rain tonight?',
  'is it nice enough for a picnic',
  'what is the weather like?',
  '¿Va a llover mañana?',
  '¿Qué tiempo hará?',
])('knows that “%s” asks for a forecast, which is not here', (text) =>
  expect(readRequest(text, null, TODAY).ask.kind).toBe('weather'),
);

it.each(['something indoors if it rains', 'music under the rain trees', 'weather balloon lecture', 'a nice night out'])(
  'takes “%s” as a request for events',
  (text) => expect(readRequest(text, null, TODAY).ask.kind).toBe('find'),
);

it('says on a Sunday that only today is left of this weekend, and offers the next one', () => {
  const sunday = '2026-10-04';
  const { wish } = readRequest('music this weekend', null, sunday);
  expect(wish).toMatchObject({ from: sunday, to: sunday, isWeekend: true });
  const asked = { wish, place: 'Columbia', today: sunday };
  expect(en.describe(asked)).toBe('live music today, the rest of this weekend, in Columbia');
  expect(es.describe(asked)).toContain('hoy, lo que queda de este fin de semana,');
  expect(afterEvents(wish, en, []).suggestions).toContain('Next weekend');
  // Another day takes its place, and on other days it is the weekend as it stands.
  expect(readRequest('tomorrow', wish, sunday).wish.isWeekend).toBeUndefined();
  const friday = readRequest('music this weekend', null, '2026-10-02').wish;
  expect(en.describe({ ...asked, wish: friday, today: '2026-10-02' })).toBe('live music this weekend in Columbia');
});

it.each([
  'x'.repeat(500),
  `${'not '.repeat(120)}a bar`,
  '((((((((((',
  '\\b[a-z]+$ ^.*',
  'after after after 99:99 pm',
  '2026-13-45 and 99/99/9999',
  'in the in the in the in the in the',
  '🎷🎺 esta noche',
  "'; DROP TABLE events; --",
])('reads %j without harm', (text) => {
  const { wish } = readRequest(text, null, TODAY);
  expect((wish.words ?? '').length).toBeLessThanOrEqual(100);
  if (wish.from !== undefined) expect(wish.from >= TODAY && (wish.to ?? '') >= wish.from).toBe(true);
});

it.each([
  ['2026-10-01', '2026-10-04'],
  ['2026-10-04', '2026-10-10'],
])('this week, asked on %s, lasts until %s: on a Sunday it is the one that begins', (today, to) => {
  expect(readRequest('live music this week', null, today).wish).toMatchObject({ from: today, to });
  expect(readRequest('música esta semana', null, today).wish).toMatchObject({ from: today, to });
});
