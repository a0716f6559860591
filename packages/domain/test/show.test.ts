import type { CorrectedTime } from '@marquee/db';
import { HOUR_MS, type Instant } from '@marquee/kernel';
import { byDepth } from '@marquee/testkit/depth';
import * as fc from '@marquee/testkit/properties';
import { describe, expect, it } from 'vitest';
import { type Claim, type Correction, type EventBasis, unstored } from '../src/events/event-basis.ts';
import { show } from '../src/events/show.ts';

const NOW = Date.parse('2026-10-01T12:00Z');
const HALL = { venueSlug: 'granby-hall', listName: 'Granby Hall', shownName: 'The Granby' };
const STARTS = ['2026-10-10', '2026-10-10T19:00', '2026-10-10T19:30', '2026-10-10T21:00', '2026-10-11T19:30'];
const LATER = '2026-10-12T18:00';

/** The columns of a row that times give. */
function timesOf(startLocal: string, lasts: 'unknown' | 'evening' | 'days' = 'unknown'): CorrectedTime {
  const startsAt = Date.parse(startLocal.length === 10 ? `${startLocal}T04:00Z` : `${startLocal}-04:00`);
  const endLocal = lasts === 'evening' ? `${startLocal.slice(0, 10)}T23:00` : lasts === 'days' ? '2026-10-14' : null;
  return { startLocal, endLocal, startsAt, endsAt: startsAt + (startLocal.length === 10 ? 24 : 3) * HOUR_MS };
}

/** What a source says of one date; `home` is the event's primary source. */
function says(start: string, more: Partial<Claim> = {}): Claim {
  return {
    sourceId: 'home',
    key: start,
    eventId: 'e1',
    ownEventId: null,
    ...timesOf(start),
    status: 'active',
    isSoldOut: false,
    isOnline: false,
    ages: null,
    isFamilyFriendly: false,
    facts: {},
    movedFromLocal: null,
    pageSaid: null,
    withdrawnAt: null,
    ...more,
  };
}

function corrects(field: Correction['field'], value: Correction['value'], more: Partial<Correction> = {}): Correction {
  return { eventId: 'e1', date: '', field, value, venueSlug: HALL.venueSlug, changedAt: 0, ...more };
}

const { event: EVENT } = unstored({
  id: 'e1',
  slug: 'lantern-night',
  title: 'Lantern Night',
  venue: 'Granby Hall',
  citySlug: 'columbia-sc',
  city: 'Columbia',
  state: 'SC',
  timezone: 'America/New_York',
  categories: ['Music', 'Arts'],
  priceText: '$8',
  priceMinCents: 800,
  qualityTier: 1,
  sourceId: 'home',
  sourceName: 'Granby Hall',
  sourceUrl: 'https://granby.example/',
  ...timesOf(STARTS[1] ?? ''),
  nextStartLocal: STARTS[1] ?? '',
  nextStartsAt: 0,
  createdAt: 0,
  updatedAt: 0,
});

const told = (claims: readonly Claim[], more: Partial<EventBasis> = {}): EventBasis => ({
  event: EVENT,
  spelling: HALL,
  corrections: [],
  ids: new Set(['e1']),
  ...more,
  claims,
});
const shown = (claims: readonly Claim[], more: Partial<EventBasis> = {}, now: Instant = NOW) =>
  show(told(claims, more), now);
const startsOf = (claims: readonly Claim[], more: Partial<EventBasis> = {}) =>
  shown(claims, more).dates.map(({ startLocal }) => startLocal);

describe('dates', () => {
  const other = { sourceId: 'other' };

  it('a day without a time takes the time that another source gives for it', () => {
    expect(startsOf([says('2026-10-10'), says('2026-10-10T19:30', other)])).toEqual(['2026-10-10T19:30']);
  });

  it('two sources that are at most an hour apart name the doors and the show: the primary source decides', () => {
    const { dates } = shown([says('2026-10-10T19:00'), says('2026-10-10T19:30', other)]);
    expect(dates).toMatchObject([
      { startLocal: '2026-10-10T19:00', otherStarts: [{ sourceId: 'other', startLocal: '2026-10-10T19:30' }] },
    ]);
    expect(startsOf([says('2026-10-10T19:00'), says('2026-10-10T21:00', other)])).toHaveLength(2);
  });

  it('a start that the primary source has moved is not shown because another still lists it', () => {
    const moved = says('2026-10-11T19:30', { movedFromLocal: '2026-10-10T19:30' });
    expect(shown([moved, says('2026-10-10T19:30', other)]).dates).toMatchObject([
      { startLocal: '2026-10-11T19:30', movedFromLocal: '2026-10-10T19:30' },
    ]);
  });

  it('a date that takes the time of another source takes none that the primary source has moved away from', () => {
    const moved = says('2026-10-10', { movedFromLocal: '2026-10-10T21:00' });
    expect(shown([moved, says('2026-10-10T21:00', other)]).dates).toMatchObject([
      { startLocal: '2026-10-10', movedFromLocal: '2026-10-10T21:00' },
    ]);
  });

  it('cancelled outranks postponed, and sold out silence, whoever says it', () => {
    const start = '2026-10-10T19:30';
    const { dates } = shown([
      says(start, { isSoldOut: true }),
      says(start, { ...other, status: 'postponed' }),
      says(start, { sourceId: 'third', status: 'cancelled' }),
    ]);
    expect(dates).toMatchObject([{ status: 'cancelled', isSoldOut: true }]);
  });

  it("the event's own page counts while the list has the start that it is about", () => {
    const about = '2026-10-10T19:30';
    const pageSaid = { about, moved: timesOf(LATER) };
    expect(shown([says(about, { pageSaid })]).dates).toMatchObject([{ startLocal: LATER, movedFromLocal: about }]);
    expect(startsOf([says('2026-10-10T19:00', { pageSaid })])).toEqual(['2026-10-10T19:00']);
  });
});

describe('the event', () => {
  const first = says('2026-10-10T19:30');
  const second = says('2026-10-11T19:30');

  it('advances to its next date, and ends after the last', () => {
    const at = (now: Instant) => {
      const { event, listed } = shown([first, second], {}, now);
      return [event.status, event.nextStartLocal, event.upcomingCount, listed.length];
    };
    expect(at(NOW)).toEqual(['active', first.startLocal, 2, 4]);
    expect(at(first.endsAt - 1)).toEqual(['active', first.startLocal, 2, 4]);
    expect(at(first.endsAt)).toEqual(['active', second.startLocal, 1, 4]);
    expect(at(second.endsAt)).toEqual(['ended', second.startLocal, 0, 0]);
  });

  it('shows an active date before a cancelled one, and is inactive without dates or with a page that is gone', () => {
    expect(shown([{ ...first, status: 'cancelled' }, second]).event).toMatchObject({
      status: 'active',
      nextStartLocal: second.startLocal,
    });
    expect(shown([{ ...first, status: 'cancelled' }]).event.status).toBe('cancelled');
    expect(shown([{ ...first, withdrawnAt: 1 }]).event).toMatchObject({
      status: 'inactive',
      nextStartLocal: EVENT.nextStartLocal,
      sourceCount: 0,
    });
    const event = { ...EVENT, validationError: 'gone' };
    expect(shown([first], { event })).toMatchObject({ event: { status: 'inactive' }, listed: [] });
  });

  it('is in the lists of its city, its categories and its venue, whatever the spelling of that', () => {
    const scopes = shown([first], { event: { ...EVENT, venue: ' granby hall ' } }).listed.map(({ scope }) => scope);
    expect(scopes).toEqual(['columbia-sc', 'columbia-sc/Music', 'columbia-sc/Arts', 'columbia-sc@Granby Hall']);
    expect(shown([first], { event: { ...EVENT, venue: 'null' }, spelling: null }).listed).toHaveLength(3);
  });

  it('is what its primary source states of all its coming dates; where that is silent, what others agree on', () => {
    const states = (sourceId: string, facts: Claim['facts'], more: Partial<Claim> = {}) =>
      says(first.startLocal, { sourceId, facts, ...more });
    const wheelchair = (...claims: Claim[]) => shown(claims).event.facts['wheelchair'];
    expect(wheelchair(states('home', { wheelchair: 'yes' }), states('other', { wheelchair: 'no' }))).toBe('yes');
    expect(wheelchair(states('home', { wheelchair: 'yes' }), { ...second, facts: {} })).toBeUndefined();
    expect(wheelchair(states('home', {}), states('other', { wheelchair: 'no' }))).toBe('no');
    expect(wheelchair(states('other', { wheelchair: 'yes' }), states('third', { wheelchair: 'no' }))).toBeUndefined();
    const family = (ages: string | null) =>
      shown([states('home', {}, { isFamilyFriendly: true }), states('other', {}, { ages })]).event;
    expect(family('all')).toMatchObject({ isFamilyFriendly: true, ages: 'all', filterMarks: '$once$$family$' });
    expect(family('21+')).toMatchObject({ isFamilyFriendly: false, ages: '21+', filterMarks: '$once$' });
  });
});

describe('what a venue corrects', () => {
  const first = says('2026-10-10T19:30');
  const free = { text: 'Free', minCents: 0, maxCents: 0 };

  it('is shown; what sources say is kept beside it', () => {
    const { event } = shown([first], { corrections: [corrects('title', 'By Night'), corrects('price', free)] });
    expect(event).toMatchObject({ title: 'By Night', priceText: 'Free', filterMarks: '$free$$once$' });
    expect(event.uncorrected).toMatchObject({ title: 'Lantern Night', price: { text: '$8', minCents: 800 } });
  });

  it('counts while the event is at that venue, and comes from the event itself before what was merged into it', () => {
    const merged = corrects('title', 'Of the Merged', { eventId: 'e2', changedAt: 9 });
    const own = corrects('title', 'Its Own');
    const elsewhere = corrects('title', 'Elsewhere', { venueSlug: 'opera', changedAt: 10 });
    const title = (...corrections: Correction[]) => shown([first], { corrections }).event.title;
    expect(title(merged, own, elsewhere)).toBe('Its Own');
    expect(title(elsewhere, merged)).toBe('Of the Merged');
    expect(title(elsewhere)).toBe('Lantern Night');
  });

  it('a date that is moved onto another takes its place', () => {
    const corrections = [corrects('time', timesOf('2026-10-11T19:30'), { date: '2026-10-10T19:30' })];
    const { dates } = shown([first, says('2026-10-11T19:30')], { corrections });
    expect(dates).toMatchObject([{ startLocal: '2026-10-11T19:30', movedFromLocal: '2026-10-10T19:30' }]);
  });
});

describe('whatever sources say', () => {
  const start = fc.constantFrom(...STARTS);
  const status = fc.constantFrom<Array<Claim['status']>>('active', 'active', 'cancelled', 'postponed');
  const claim = fc
    .record({
      sourceId: fc.constantFrom('home', 'other', 'third'),
      start,
      lasts: fc.constantFrom<Array<'unknown' | 'evening' | 'days'>>('unknown', 'evening', 'days'),
      status,
      isSoldOut: fc.boolean(),
      isOnline: fc.boolean(),
      isFamilyFriendly: fc.boolean(),
      ages: fc.constantFrom(null, 'all', '18+', '21+'),
      wheelchair: fc.constantFrom(undefined, 'yes', 'no'),
      movedFromLocal: fc.option(start, { nil: null, freq: 4 }),
      page: fc.option(
        fc.record(
          {
            status: fc.constantFrom('cancelled', 'postponed'),
            isSoldOut: fc.constant(true),
            moved: fc.constant(timesOf(LATER)),
          },
          { requiredKeys: [] },
        ),
        { nil: null, freq: 3 },
      ),
    })
    .map(({ start: at, lasts, wheelchair, page, ...more }) =>
      says(at, {
        ...more,
        ...timesOf(at, lasts),
        facts: wheelchair === undefined ? {} : { wheelchair },
        pageSaid: page && { ...page, about: at },
      }),
    );
  const claims = fc.array(claim, { minLength: 1, maxLength: 7 });
  const corrections = fc
    .record({
      title: fc.option(fc.constant('As the Venue Says')),
      isFree: fc.boolean(),
      dates: fc.uniqueArray(
        fc.record({ date: start, status: fc.option(status), time: fc.option(fc.constantFrom(...STARTS, LATER)) }),
        { selector: ({ date }) => date, maxLength: 3 },
      ),
    })
    .map(({ title, isFree, dates }) => [
      ...(title === null ? [] : [corrects('title', title)]),
      ...(isFree ? [corrects('price', { text: 'Free', minCents: 0, maxCents: 0 })] : []),
      ...dates.flatMap(({ date, status: is, time }) => [
        ...(is === null ? [] : [corrects('status', is, { date })]),
        ...(time === null ? [] : [corrects('time', timesOf(time), { date })]),
      ]),
    ]);
  const RUNS = { numRuns: byDepth(300, 5_000) };

  it('an event is the same in whatever order its sources and corrections were read', () => {
    const orders = fc
      .tuple(claims, corrections)
      .chain(([said, wanted]) =>
        fc.tuple(
          fc.constant(told(said, { corrections: wanted })),
          fc.shuffledSubarray(said, { minLength: said.length }),
          fc.shuffledSubarray(wanted, { minLength: wanted.length }),
        ),
      );
    fc.assert(
      fc.property(orders, ([one, said, wanted]) => {
        expect(show({ ...one, claims: said, corrections: wanted }, NOW)).toEqual(show(one, NOW));
      }),
      RUNS,
    );
  });

  it('what is said twice is said once, and what is shown, shown again, is as it was', () => {
    fc.assert(
      fc.property(claims, corrections, (said, wanted) => {
        const once = shown(said, { corrections: wanted });
        expect(shown([...said, ...said], { corrections: [...wanted, ...wanted] })).toEqual(once);
        const { title, priceText, priceMinCents, priceMaxCents } = EVENT;
        const event = { ...once.event, title, priceText, priceMinCents, priceMaxCents, uncorrected: null };
        expect(shown(said, { event, corrections: wanted })).toEqual(once);
      }),
      RUNS,
    );
  });

  it('what the venue corrects is shown', () => {
    fc.assert(
      fc.property(claims, corrections, (said, wanted) => {
        const listed = new Set(startsOf(said));
        const { event, dates } = shown(said, { corrections: wanted });
        const times = new Map(
          wanted.flatMap(({ field, date, value }) =>
            field === 'time' && listed.has(date) ? [[date, (value as CorrectedTime).startLocal] as const] : [],
          ),
        );
        for (const { field, date, value } of wanted) {
          if (field === 'title') expect(event.title).toBe(value);
          if (field === 'price') expect(event.filterMarks).toContain('$free$');
          if (date === '' || !listed.has(date)) continue;
          const to = times.get(date) ?? date;
          const row = dates.find((one) => one.uncorrected?.startLocal === date);
          // Another date may be moved onto it.
          if (!row) expect([...times.values()]).toContain(to);
          else expect(row).toMatchObject({ startLocal: to, ...(field === 'status' && { status: value }) });
        }
      }),
      RUNS,
    );
  });
});
