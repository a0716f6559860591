import { DAY_MS, HOUR_MS, inEnglish, written } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import { lookAt, nextLookAt } from '../src/expansion/look-rules.ts';
import { LOOK_EVERY_MS } from '../src/expansion/look-times.ts';
import { whenFor } from '../src/expansion/next-cities.ts';
import { scoreOf } from '../src/expansion/score-rules.ts';
import { inWords } from '../src/expansion/settings.ts';

const CITY = {
  population: 40_000,
  nearest: { name: 'Columbia, SC', miles: 40 },
  covered: 1,
  expectedEvents: 30,
  expectedTokens: 0,
};

describe('the score of a candidate', () => {
  it('is out of ten, and never outside', () => {
    const best = {
      population: 3e6,
      nearest: { name: 'A', miles: 20 },
      covered: 0,
      expectedEvents: 500,
      expectedTokens: 0,
    };
    const least = {
      population: 1,
      nearest: { name: 'A', miles: 9_000 },
      covered: 90,
      expectedEvents: 0,
      expectedTokens: 0,
    };
    expect(scoreOf(best)).toMatchObject({ score: 10, priority: 'High' });
    expect(scoreOf(least)).toMatchObject({ score: 0, priority: 'Low' });
  });

  it.each([
    ['more people', { population: 90_000 }],
    ['no other live city near it', { covered: 0 }],
    ['more events expected', { expectedEvents: 60 }],
  ])('rises with %s', (_, more) => {
    expect(scoreOf({ ...CITY, ...more }).score).toBeGreaterThan(scoreOf(CITY).score);
  });

  it.each([
    ['far from the network', { nearest: { name: 'Columbia, SC', miles: 200 } }],
    ['a part of a live city already', { nearest: { name: 'Columbia, SC', miles: 4 } }],
    ['surrounded by live cities', { covered: 4 }],
    ['dear in tokens', { expectedTokens: 10_000 }],
  ])('falls if it is %s', (_, less) => {
    expect(scoreOf({ ...CITY, ...less }).score).toBeLessThan(scoreOf(CITY).score);
  });

  it('says in words what it is made of', () => {
    expect(inEnglish(scoreOf(CITY).reasoning)).toBe(
      '40,000 people live there. 40 miles from Columbia, SC: the network grows from there. 1 live city is within 50 miles. About 30 coming events expected; 0 tokens are needed.',
    );
    expect(inEnglish(scoreOf({ ...CITY, expectedTokens: 4_000 }).reasoning)).toContain('7.5 for a thousand tokens');
    expect(inEnglish(scoreOf({ ...CITY, nearest: null, covered: 0, expectedEvents: null }).reasoning)).toContain(
      'No city is live yet.',
    );
  });
});

describe('a look at a city on its way', () => {
  const now = 100 * DAY_MS;
  const run = {
    cityStatus: 'configured',
    stage: 'reading',
    sources: 1,
    events: 4,
    nextLookAt: now,
    deadlineAt: now + DAY_MS,
  } as const;
  const found = {
    sources: 2,
    wellRead: 2,
    unread: 0,
    events: 10,
    held: 0,
    sessions: 1,
    searching: 0,
    nextSearchAt: now + DAY_MS,
    tokens: 0,
  };
  const NONE = { ...found, sources: 0, wellRead: 0, events: 0 };

  it.each([
    ['10 events of 2 sources open it', {}, found, 'opened'],
    ['9 events do not', {}, { ...found, events: 9 }, 'reading'],
    ['50 events of one source do not', {}, { ...found, wellRead: 1, events: 50 }, 'reading'],
    ['held drafts do not count', {}, { ...found, events: 9, held: 40 }, 'reading'],
    ['without a source it is searched', {}, { ...NONE, sessions: 0 }, 'searching'],
    ['while one search goes on it is searched', {}, { ...NONE, sessions: 2, searching: 1 }, 'searching'],
    ['when its search ended without a source it says so', {}, NONE, 'searched'],
    ['its time is over', { deadlineAt: now }, { ...found, events: 9 }, 'given-back'],
    ['enough on its last day opens it', { deadlineAt: now }, found, 'opened'],
    ['opened by hand', { cityStatus: 'live' }, { ...found, events: 0 }, 'opened'],
    ['taken out by hand', { cityStatus: 'known' }, found, 'given-back'],
  ])('%s', (_, more, figures, stage) => {
    expect(lookAt({ ...run, ...more }, figures, now).stage).toBe(stage);
  });

  it('notes nothing if nothing has changed', () => {
    expect(lookAt(run, { ...found, sources: 1, wellRead: 1, events: 4 }, now).what).toBeNull();
    expect(lookAt(run, { ...found, sources: 3, wellRead: 1, events: 4 }, now).what).toBeNull();
  });

  it('that found no source says once when it is searched again', () => {
    const { what } = lookAt({ ...run, stage: 'searching', sources: 0, events: 0 }, NONE, now);
    expect(what && inEnglish(what)).toMatch(
      /^The search found no source\. The next search is due at Apr 1[12], .*ET\.$/,
    );
    expect(lookAt({ ...run, stage: 'searched', sources: 0, events: 0 }, NONE, now).what).toBeNull();
    expect(
      lookAt({ ...run, stage: 'searched', sources: 0, events: 0 }, { ...NONE, searching: 1 }, now).what,
    ).toBeNull();
  });

  it('is told in both languages, counted as each language counts', () => {
    const rested = { ...run, nextLookAt: now - 3 * HOUR_MS, deadlineAt: now };
    const { what } = lookAt(rested, { ...found, events: 1, wellRead: 1 }, now);
    expect(what && inEnglish(what)).toBe(
      'It rested for 3 hours, which do not count. 2 sources found; 1 coming event of 1 source until now. It opens with 10 events of 2 sources.',
    );
    expect(what && written(what, 'es')).toBe(
      'Descansó 3 horas, que no cuentan. Encontradas: 2 fuentes; hasta ahora, 1 próximo evento de 1 fuente. Se abre con 10 eventos de 2 fuentes.',
    );
  });

  it.each([
    ['while it is searched', { sources: 0, unread: 0, sessions: 1, searching: 1 }, 2],
    ['when its search found nothing', { sources: 0, unread: 0, sessions: 1, searching: 0 }, 60],
    ['while a first read has not ended', { sources: 3, unread: 1, sessions: 1, searching: 0 }, 2],
    ['once all were read', { sources: 3, unread: 0, sessions: 1, searching: 0 }, 60],
  ])('%s, it is looked at again in %j: %i minutes', (_, figures, minutes) => {
    expect(nextLookAt(figures, now) - now).toBe(minutes * 60_000);
  });

  it('time in which it rested is added to its time; an hour of delay is not', () => {
    const late = lookAt(
      { ...run, deadlineAt: now - DAY_MS, nextLookAt: now - 3 * DAY_MS },
      { ...found, events: 9 },
      now,
    );
    expect(late).toMatchObject({ stage: 'reading', deadlineAt: now + 2 * DAY_MS });
    expect(late.what && inEnglish(late.what)).toContain('It rested for 72 hours');
    const soon = lookAt({ ...run, nextLookAt: now - LOOK_EVERY_MS }, { ...found, events: 9 }, now);
    expect(soon.deadlineAt).toBe(run.deadlineAt);
  });
});

it.each([
  [4 * HOUR_MS, '4 hours'],
  [HOUR_MS, '1 hour'],
  [45 * 60_000, '45 minutes'],
])('an interval of %i ms reads %s', (ms, words) => expect(inEnglish(inWords(ms))).toBe(words));

it.each([
  [0, 0, 'Starts today'],
  [4, 0, 'Starts today'],
  [5, 0, 'Starts tomorrow'],
  [0, 5, 'Starts tomorrow'],
  [0, 9, 'Starts tomorrow'],
  [11, 4, 'Starts in 3 days'],
])('the city at place %i after %i of five a day: %s', (place, startedToday, words) => {
  const at = (enabled: boolean) => inEnglish(whenFor(place, { enabled, startedToday, maxDailyCities: 5 }));
  expect(at(true)).toBe(words);
  expect(at(false)).toBe('Starts when expansion is on');
});
