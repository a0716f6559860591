import { describe, expect, it } from 'vitest';
import { assign, type KnownShowing, type Showing } from '../src/identity/index.ts';
import { freeSlug, slugFor } from '../src/identity/slug.ts';
import { similarity } from '../src/identity/titles.ts';
import { titleKey } from '../src/identity/words.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const START = Date.parse('2026-10-10T23:30:00Z');

const showing = (change: Partial<Showing> = {}): Showing => ({
  key: 'k',
  title: 'Folk Evening',
  venue: 'Granby Hall',
  startsAt: START,
  startLocal: new Date((change.startsAt ?? START) - 4 * HOUR).toISOString().slice(0, 16),
  ...change,
});
const onTheDay = (change: Partial<Showing> = {}) =>
  showing({ startsAt: Date.parse('2026-10-10T04:00:00Z'), startLocal: '2026-10-10', ...change });
const known = (change: Partial<KnownShowing> = {}): KnownShowing => ({
  ...showing(change),
  eventId: 'E',
  sourceId: 'ours',
  ...change,
});
const others = (change: Partial<KnownShowing> = {}) => known({ key: '', sourceId: 'theirs', ...change });

it('a page and the feed beside it, read together for the first time, tell one event, though they name the place otherwise', () => {
  const both = [
    showing({ key: 'page', venue: 'Midlands Founders’ Table', pageUrl: 'page' }),
    showing({ key: 'feed', venue: 'Granby Assembly Rooms', pageUrl: 'feed' }),
  ];
  const [first, second] = assign('ours', both, []);
  expect(second?.to).toBe(first?.to);
  const rooms = both.map((one) => ({ ...one, pageUrl: 'page' }));
  expect(new Set(assign('ours', rooms, []).map(({ to }) => to)).size).toBe(2);
});

describe('which event a showing belongs to', () => {
  const eventOf = (one: Showing, ...stored: KnownShowing[]) => assign('ours', [one], stored)[0]?.to;

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
    ['an hour later, as where the other one gives the doors', showing({ startsAt: START + HOUR }), others(), 'E'],
    ['more than an hour later at another source', showing({ startsAt: START + HOUR + 60_000 }), others(), 0],
    [
      'an hour later, at a place that is not named',
      showing({ startsAt: START + HOUR, venue: null, title: 'Folk' }),
      others(),
      0,
    ],
    ['the day without a time', onTheDay(), others(), 'E'],
    ['the day without a time, under a title a little alike', onTheDay({ title: 'Folk Dance' }), others(), 0],
    ['a misspelt title', showing({ title: 'Folk Evenign' }), others(), 'E'],
    ['a presenter before it', showing({ title: 'KXYZ presents: Folk Evening' }), others(), 'E'],
    ['what is true of it today only', showing({ title: 'SOLD OUT: Folk Evening [21+]' }), others(), 'E'],
    ['the second part', showing({ title: 'Folk Evening, Part 2' }), others({ title: 'Folk Evening, Part 1' }), 0],
    [
      'the late show',
      showing({ title: 'Folk Evening (Late Show)' }),
      others({ title: 'Folk Evening (Early Show)' }),
      0,
    ],
    [
      'the place in another spelling',
      showing({ venue: 'Saint Mark’s Theatre' }),
      others({ venue: "St Mark's Theater" }),
      'E',
    ],
    [
      'another branch',
      showing({ venue: 'City Library, North Branch' }),
      others({ venue: 'City Library, East Branch' }),
      0,
    ],
    [
      'a house that does not name itself, but is the one whose source it is',
      showing({ title: 'Folk with The Fiddlers', venue: 'Granby Hall' }),
      others({ title: 'Folk', venue: null, sourceName: 'The Granby Hall' }),
      'E',
    ],
    [
      'another place at the same door',
      showing({ venue: 'The Annex', address: '12 Main Street' }),
      others({ address: '12 Main St, Columbia' }),
      'E',
    ],
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
    expect(eventOf(one, stored)).toBe(expected);
  });

  it('a weekly show is one new event, in whatever order its dates come', () => {
    const weeks = [3, 0, 8, 1, 5].map((week) => showing({ key: `w${week}`, startsAt: START + week * 7 * DAY }));
    expect(new Set(assign('ours', weeks, []).map(({ to }) => to)).size).toBe(1);
  });

  it('dates more than 45 days apart are two events, and two shows of one night are two', () => {
    const far = [showing({ key: 'a' }), showing({ key: 'b', startsAt: START + 60 * DAY })];
    expect(new Set(assign('ours', far, []).map(({ to }) => to)).size).toBe(2);
    const night = [showing({ key: 'a' }), showing({ key: 'b', title: 'Quiz' })];
    expect(new Set(assign('ours', night, []).map(({ to }) => to)).size).toBe(2);
  });

  it('a matinee and the evening are one show', () => {
    const day = [showing({ key: 'a', startsAt: START - 5 * 3_600_000 }), showing({ key: 'b' })];
    expect(assign('ours', day, []).map(({ to }) => to)).toEqual([0, 0]);
  });
});

describe('a republished showing', () => {
  const before = (key: string, title: string, change: Partial<KnownShowing> = {}) =>
    known({ key, title, eventId: key, pageUrl: 'page', ...change });
  const now = (key: string, title: string, change: Partial<Showing> = {}) =>
    showing({ key, title, pageUrl: 'page', ...change });

  it('under a somewhat similar title replaces the showing that is gone from the page', () => {
    const [assigned] = assign('ours', [now('new', 'Folk, Fiddles and Friends')], [before('old', 'Folk and Fiddles')]);
    expect(assigned).toEqual({ to: 'old', replaces: 'old' });
  });

  it('goes to the likest, however the page orders them', () => {
    const old = [before('a', 'Folk Evening'), before('b', 'Folk Evening, Part 2')];
    const told = [now('b2', 'SOLD OUT: Folk Evening, Part 2'), now('a2', 'Folk Evening with The Fiddlers')];
    expect(assign('ours', told, old).map(({ to }) => to)).toEqual(['b', 'a']);
    expect(assign('ours', told.toReversed(), old).map(({ to }) => to)).toEqual(['a', 'b']);
  });

  it('is another show if the old one is still listed, or was listed on another page', () => {
    const told = [now('old', 'Folk and Fiddles'), now('new', 'Folk, Fiddles and Friends')];
    expect(assign('ours', told, [before('old', 'Folk and Fiddles')])[1]?.to).toBe(0);
    const elsewhere = [before('old', 'Folk and Fiddles', { pageUrl: 'other' })];
    expect(assign('ours', [now('new', 'Folk, Fiddles and Friends')], elsewhere)[0]?.to).toBe(0);
  });

  it('matches neither of two equally similar showings of other sources, unless the source lists other dates of one', () => {
    const halls = ['North Hall', 'South Hall'].map((venue) => others({ venue, eventId: venue }));
    const one = showing({ key: 'x', venue: null });
    expect(assign('ours', [one], halls)[0]?.to).toBe(0);
    const nextWeek = { startsAt: START + 7 * DAY, venue: 'South Hall' };
    const dates = [one, showing({ key: 'y', ...nextWeek })];
    expect(assign('ours', dates, [...halls, others({ ...nextWeek, eventId: 'South Hall' })])[0]?.to).toBe('South Hall');
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
    expect(similarity('Nutcracker', 'The Nutcracker Ballet at Christmas')).toBeGreaterThan(0.8);
    expect(similarity('Folk Evening', 'Folk Evening with friends')).toBeGreaterThan(0.8);
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

describe('events that a person keeps apart', () => {
  const apart = (title: string) => new Map([['E', [{ eventId: 'N', sourceId: 'theirs', title }]]]);
  const week = (weeks: number) => ({ startsAt: START + weeks * 7 * DAY });
  const eventOf = (one: Showing, title: string, ...stored: KnownShowing[]) =>
    assign('ours', [one], [known(), ...stored], apart(title))[0]?.to;

  it.each([
    ['is not joined again', showing({ key: 'new', venue: 'The Granby Hall', ...week(9) }), 'Folk Evening', 0],
    ['nor under a title much like it', showing({ key: 'new', title: 'Folk Evening!', ...week(9) }), 'Folk Evening', 0],
    [
      'but a title more like the other one’s was meant for that',
      showing({ key: 'new', title: 'Folk Evening for Poets', ...week(9) }),
      'Folk Evening for Poets',
      'N',
    ],
    ['and another show is joined as ever', showing({ key: 'new', title: 'Pub Quiz', ...week(9) }), 'Pub Quiz', 'N'],
  ])('%s', (_what, one, title, expected) => {
    expect(eventOf(one, title, others({ eventId: 'N', title, ...week(9) }))).toBe(expected);
  });

  it('stays so on other dates, where the other source has a new event for them', () => {
    const one = showing({ key: 'new', ...week(9) });
    expect(eventOf(one, 'Folk Evening', others({ eventId: 'X', ...week(9) }))).toBe(0);
    expect(eventOf(one, 'Folk Evening', others({ eventId: 'X', sourceId: 'third', ...week(9) }))).toBe('X');
  });
});
