import { describe, expect, it } from 'vitest';
import { pagePattern } from '../../src/learning/page-pattern.ts';
import {
  hasDrifted,
  isDoubted,
  isDrift,
  lowVisitsAfter,
  mayLearn,
  usualOf,
  yieldsAfter,
} from '../../src/learning/rules.ts';

describe('pages that look alike', () => {
  it.each([
    ['https://hall.example/events', 'root', '/events'],
    ['https://hall.example/events/', 'root', '/events'],
    ['https://hall.example/', 'root', '/'],
    ['https://hall.example/events?page=2&sort=date', 'next-page', '/events?page&sort'],
    ['https://hall.example/calendar/2026/03', 'next-page', '/calendar/*/*'],
    ['https://hall.example/events/spring-ball', 'detail', '/events/*'],
    ['https://hall.example/e/1a2b3c4d5e', 'root', '/e/*'],
    ['no address', 'root', 'no address'],
  ] as const)('%s as %s is %s', (url, reason, pattern) => expect(pagePattern(url, reason)).toBe(pattern));
});

describe('what learned rules found', () => {
  it.each([
    [10, [20, 20, 20], false, false],
    [9, [20, 20, 20], false, true],
    [20, [20], true, true],
    [0, [2, 2], false, true],
    [1, [3, 3, 3], false, false],
    [5, [20, 4, 5, 5, 6], false, false],
  ])('%i where %j are usual, odd %s: doubted %s', (found, yields, isOdd, doubted) =>
    expect(isDoubted(found, yields, isOdd)).toBe(doubted),
  );

  it.each([
    [0, 1, false],
    [0, 2, true],
    [10, 12, false],
    [10, 13, true],
    [4, 5, false],
    [20, 10, false],
  ])('%i, and another way finds %i: drift %s', (found, anew, drift) => expect(isDrift(found, anew)).toBe(drift));

  it('one low visit is none, two in a row wear out what a model taught; it does not change what is usual', () => {
    const yields = [30, 28, 31];
    const once = lowVisitsAfter(0, 3, yields);
    expect(hasDrifted('language-model', once)).toBe(false);
    expect(yieldsAfter(yields, 3, once)).toEqual(yields);
    expect(hasDrifted('language-model', lowVisitsAfter(once, 2, yields))).toBe(true);
    expect(hasDrifted('listing', lowVisitsAfter(once, 2, yields))).toBe(false);
    expect(lowVisitsAfter(once, 20, yields)).toBe(0);
  });

  it('the last ten say what is usual', () => {
    const yields = Array.from({ length: 10 }, (_, index) => index);
    expect(yieldsAfter(yields, 99, 0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 99]);
    expect(usualOf([3, 100, 5])).toBe(5);
    expect(usualOf([])).toBe(0);
  });
});

it('a page that drifts three times in a month is left alone until the month is over', () => {
  const day = 24 * 60 * 60_000;
  const now = 100 * day;
  expect(mayLearn([now - 3 * day, now - 2 * day], now)).toBe(true);
  expect(mayLearn([now - 3 * day, now - 2 * day, now - day], now)).toBe(false);
  expect(mayLearn([now - 31 * day, now - 2 * day, now - day], now)).toBe(true);
});
