import { readRequest } from '@marquee/domain/concierge';
import { expect, it } from 'vitest';
import { bench } from '../../../../bench/concierge/bench.ts';
import { en } from '../../src/concierge/words/en.ts';
import { es } from '../../src/concierge/words/es.ts';

const TODAY = '2026-10-01';

it('understands nine of ten filters of the written requests, those that its rules were not written with too', async () => {
  const { requests, 'held-out': heldOut } = (await bench()) as unknown as Record<string, { filtersRight: number }>;
  expect(requests?.filtersRight).toBeGreaterThanOrEqual(0.9);
  expect(heldOut?.filtersRight).toBeGreaterThanOrEqual(0.9);
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
