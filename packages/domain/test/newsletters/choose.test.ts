import { DAY_MS, HOUR_MS } from '@marquee/kernel';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../../src/newsletters/candidates.sql.ts';
import { choose, eligible, ranked } from '../../src/newsletters/choose.ts';
import { itemOf, weekFacts, whyOf } from '../../src/newsletters/why.ts';

const FROM = Date.parse('2026-10-08T12:00:00Z');
const WEEK = { from: FROM, to: FROM + 7 * DAY_MS, lastDay: '2026-10-15' };

let made = 0;
function candidate(given: Partial<Candidate> = {}): Candidate {
  made += 1;
  return {
    id: `e${made}`,
    slug: `e${made}`,
    title: `Evening ${made}`,
    venue: `House ${made}`,
    about: null,
    categories: ['Music'],
    priceMinCents: null,
    priceMaxCents: null,
    upcomingCount: 1,
    sourceCount: 1,
    qualityTier: 2,
    isOnline: false,
    createdAt: 0,
    start: '2026-10-10T19:30',
    end: null,
    startsAt: FROM + 2 * DAY_MS,
    endsAt: FROM + 2 * DAY_MS + 3 * HOUR_MS,
    occurs: 'once',
    hearts: 0,
    opens: 0,
    ...given,
  };
}

const reasons = (one: Candidate, among: readonly Candidate[] = [one, candidate()]) =>
  whyOf(one, WEEK, weekFacts(among, WEEK)).map(({ kind }) => kind);

describe('the reason beside an event [BEY-57]', () => {
  it.each<[string, Partial<Candidate>, string[]]>([
    ['many saved it', { hearts: 12 }, ['saved']],
    ['two saved it: no number that names people', { hearts: 2 }, ['once']],
    ['its page is opened a lot', { opens: 40 }, ['opened']],
    ['its page is opened a little', { opens: 9 }, ['once']],
    ['several sources list it', { sourceCount: 4 }, ['sources']],
    ['it is the only one of its category', { categories: ['Technology'] }, ['only']],
    ['that category says nothing', { categories: ['Other'] }, ['once']],
    ['it is free', { priceMinCents: 0, priceMaxCents: 0 }, ['free']],
    ['it is free for some', { priceMinCents: 0, priceMaxCents: 1000 }, ['once']],
    ['it is free and saved', { hearts: 5, priceMinCents: 0, priceMaxCents: 0 }, ['saved', 'free']],
    ['it comes back', { upcomingCount: 5 }, ['dates']],
    ['its description says what it is', { about: 'Six brass players walk in from the street. More.' }, ['said']],
    ['its description wants a click', { about: 'Click here to buy your tickets today. More.' }, ['once']],
    ['its description is cut off', { about: 'A long evening of songs from the hills and the' }, ['once']],
    [
      'it ends after a month',
      { start: '2026-09-10', end: '2026-10-11', startsAt: FROM - 28 * DAY_MS, endsAt: FROM + 4 * DAY_MS },
      ['ends'],
    ],
  ])('%s', (_name, given, kinds) => {
    expect(reasons(candidate(given))).toEqual(kinds);
  });

  it('is that it is new only where most are not', () => {
    const fresh = candidate({ createdAt: FROM - DAY_MS });
    expect(reasons(fresh, [fresh, candidate(), candidate()])).toEqual(['new']);
    expect(reasons(fresh, [fresh, candidate({ createdAt: FROM - DAY_MS }), candidate()])).toEqual(['once']);
  });
});

describe('what stands in an issue', () => {
  it('is neither always there nor in the middle of its time, unless that ends', () => {
    const lasting = { start: '2026-09-10', startsAt: FROM - 28 * DAY_MS };
    const given = [
      candidate({ occurs: 'always' }),
      candidate({ ...lasting, end: '2026-12-31', endsAt: FROM + 80 * DAY_MS }),
      candidate({ ...lasting, end: null, endsAt: FROM + HOUR_MS }),
      candidate({ ...lasting, end: '2026-10-11', endsAt: FROM + 4 * DAY_MS }),
    ];
    expect(eligible(given, WEEK)).toEqual([given[3]]);
    const [ending] = eligible(given, WEEK);
    expect(ending && itemOf(ending, WEEK, weekFacts(given, WEEK)).start).toBe('2026-10-11');
  });

  it('may be a play of five evenings in that week', () => {
    const play = candidate({ upcomingCount: 5 });
    expect(eligible([play], WEEK)).toEqual([play]);
  });

  it('is what people saved and opened; one that is reloaded does not pass what many saved; what comes back stands behind', () => {
    const quiet = candidate();
    const saved = candidate({ hearts: 20 });
    const opened = candidate({ opens: 60 });
    const weekly = candidate({ upcomingCount: 12, occurs: 'repeatedly' });
    expect(ranked([weekly, quiet, opened, saved], WEEK)).toEqual([saved, opened, quiet, weekly]);
  });

  it('is no list of one venue or one day; the best three come first, then the others by their dates', () => {
    const best = [
      ...Array.from({ length: 4 }, (_, n) =>
        candidate({
          venue: 'The Hall',
          hearts: 40 - n,
          start: `2026-10-1${n}T20:00`,
          startsAt: FROM + (2 + n) * DAY_MS,
        }),
      ),
      ...Array.from({ length: 9 }, (_, n) =>
        candidate({ categories: ['Food'], start: '2026-10-09T18:00', startsAt: FROM + DAY_MS + n }),
      ),
    ];
    const { chosen, rest } = choose(best);
    expect(chosen.filter(({ venue }) => venue === 'The Hall')).toHaveLength(2);
    expect(chosen.filter(({ start }) => start.startsWith('2026-10-09'))).toHaveLength(5);
    expect(chosen.slice(0, 2)).toEqual(best.slice(0, 2));
    const times = chosen.slice(3).map(({ startsAt }) => startsAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(chosen.length + rest.length).toBe(best.length);
  });

  it('shows a price where it is an amount', () => {
    const price = (given: Partial<Candidate>) => itemOf(candidate(given), WEEK, weekFacts([], WEEK)).price;
    expect(price({ priceMinCents: 1200, priceMaxCents: 1550 })).toBe('$12–15.50');
    expect(price({ priceMinCents: 1200, priceMaxCents: 1200 })).toBe('$12');
    expect(price({ priceMinCents: 0, priceMaxCents: 0 })).toBeNull();
    expect(price({})).toBeNull();
  });
});
