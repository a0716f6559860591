import { describe, expect, it } from 'vitest';
import { assign, type KnownShowing, type Showing } from '../src/identity/assign.ts';
import { freeSlug, slugFor } from '../src/identity/slug.ts';
import { similarity, titleKey } from '../src/identity/titles.ts';

const DAY = 86_400_000;
const START = Date.parse('2026-10-10T23:30:00Z');

const showing = (change: Partial<Showing> = {}): Showing => ({
  key: 'k',
  title: 'Folk Evening',
  venue: 'Granby Hall',
  startsAt: START,
  ...change,
});
const known = (change: Partial<KnownShowing> = {}): KnownShowing => ({
  ...showing(),
  eventId: 'E',
  sourceId: 'ours',
  ...change,
});
const others = (change: Partial<KnownShowing> = {}) => known({ key: '', sourceId: 'theirs', ...change });

describe('which event a showing belongs to', () => {
  const to = (one: Showing, ...stored: KnownShowing[]) => assign('ours', [one], stored)[0];

  it.each([
    ['the same key with another title', showing({ title: 'Something else' }), known(), 'E'],
    [
      'the same key at another place and time',
      showing({ venue: 'Elsewhere', startsAt: START + 90 * DAY }),
      known(),
      'E',
    ],
    ['a new key, a week later', showing({ key: 'new', startsAt: START + 7 * DAY }), known(), 'E'],
    ['a new key, 45 days later', showing({ key: 'new', startsAt: START + 45 * DAY }), known(), 'E'],
    ['a new key, 46 days later', showing({ key: 'new', startsAt: START + 46 * DAY }), known(), 0],
    ['a new key at another place', showing({ key: 'new', venue: 'The Tap' }), known(), 0],
    [
      'the same start and title on another page of the source, the place named otherwise',
      showing({ key: 'new', venue: 'The House', pageUrl: 'feed' }),
      known({ pageUrl: 'page' }),
      'E',
    ],
    [
      'the same start and title at another place of the same page: two branches',
      showing({ key: 'new', venue: 'North Branch', pageUrl: 'page' }),
      known({ pageUrl: 'page' }),
      0,
    ],
    ['a new key and title', showing({ key: 'new', title: 'Quiz' }), known(), 0],
    ['a new key in other case and punctuation', showing({ key: 'new', title: 'FOLK evening!' }), known(), 'E'],
    ['the same show at another source', showing(), others(), 'E'],
    ['a longer title at another source', showing({ title: 'Folk Evening feat. The Fiddlers' }), others(), 'E'],
    ['a fuller name of the place', showing({ venue: 'The Granby Hall, Columbia' }), others(), 'E'],
    ['a place that is not named', showing({ venue: null }), others(), 'E'],
    ['another title at another source', showing({ title: 'Quiz Night' }), others(), 0],
    ['another place at another source', showing({ venue: 'The Tap' }), others(), 0],
    ['another hour at another source', showing({ startsAt: START + 3_600_000 }), others(), 0],
    [
      'another place that is not named, with a title a little alike',
      showing({ venue: null, title: 'Folk Dance' }),
      others(),
      0,
    ],
    [
      'a class and its beginners at the same hour',
      showing({ title: 'Yoga for Beginners' }),
      others({ title: 'Yoga' }),
      0,
    ],
    ['nothing known', showing(), known({ eventId: 'X', key: 'other', title: 'Nothing', venue: 'Nowhere' }), 0],
  ])('%s', (_what, one, stored, expected) => {
    expect(to(one, stored)).toBe(expected);
  });

  it('a weekly show is one new event, in whatever order its dates come', () => {
    const weeks = [3, 0, 8, 1, 5].map((week) => showing({ key: `w${week}`, startsAt: START + week * 7 * DAY }));
    expect(new Set(assign('ours', weeks, [])).size).toBe(1);
  });

  it('dates more than 45 days apart are two events, and two shows of one night are two', () => {
    const far = [showing({ key: 'a' }), showing({ key: 'b', startsAt: START + 60 * DAY })];
    expect(new Set(assign('ours', far, [])).size).toBe(2);
    const night = [showing({ key: 'a' }), showing({ key: 'b', title: 'Quiz' })];
    expect(new Set(assign('ours', night, [])).size).toBe(2);
  });

  it('a matinee and the evening are one show', () => {
    const day = [showing({ key: 'a', startsAt: START - 5 * 3_600_000 }), showing({ key: 'b' })];
    expect(assign('ours', day, [])).toEqual([0, 0]);
  });
});

describe('how alike two titles are', () => {
  it.each([
    ['Folk Evening', 'folk   evening!', 1],
    ['Día de los Muertos', 'Dia de los muertos', 1],
    ['The Concert', 'Concert', 1],
    ['', 'Concert', 0],
    ['Quiz', 'Folk Evening', 0],
  ])('%s and %s: %d', (a, b, expected) => {
    expect(similarity(a, b)).toBe(expected);
    expect(similarity(b, a)).toBe(expected);
  });

  it('says a lot where all of one stands in the other, unless it is one short word', () => {
    expect(similarity('Nutcracker', 'The Nutcracker Ballet at Christmas')).toBe(0.8);
    expect(similarity('Folk Evening', 'Folk Evening with friends')).toBe(0.8);
    expect(similarity('Jazz', 'Jazz Composers Workshop')).toBeLessThan(0.5);
  });

  it('keeps letters of every script', () => {
    expect(titleKey('  爵士之夜 – LIVE! ')).toBe('爵士之夜 live');
  });
});

describe('slugs', () => {
  it.each([
    ['Jazz & Oysters!', 'jazz-oysters-columbia-sc'],
    ["Rock 'n' Roll O’Clock", 'rock-n-roll-oclock-columbia-sc'],
    ['Café Día', 'cafe-dia-columbia-sc'],
    ['爵士', 'event-columbia-sc'],
    ['<script>alert(1)</script>', 'script-alert-1-script-columbia-sc'],
    ['--', 'event-columbia-sc'],
  ])('%s becomes %s', (title, slug) => {
    expect(slugFor(title, 'columbia-sc')).toBe(slug);
  });

  it('stay short and end with a word', () => {
    const slug = slugFor('long '.repeat(60), 'columbia-sc');
    expect(slug.length).toBeLessThanOrEqual(82);
    expect(slug).toMatch(/long-columbia-sc$/);
  });

  it('that are taken get the next number', () => {
    const taken = new Set(['a', 'a-2']);
    expect([freeSlug('a', taken), freeSlug('a', taken), freeSlug('b', taken)]).toEqual(['a-3', 'a-4', 'b']);
  });
});
