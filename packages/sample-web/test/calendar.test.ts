import { isDeepStrictEqual } from 'node:util';
import { byDepth } from '@marquee/testkit/depth';
import { describe, expect, it } from 'vitest';
import { type Site, sites, type TruthEvent, truth, truthOf } from '../src/index.ts';
import { CATEGORIES } from '../src/model.ts';
import { DAY, NOW } from './at.ts';

/** Every week for three years, at changing hours; in `npm test` every fourth of them. */
const MOMENTS = Array.from({ length: 156 }, (_, i) => NOW + i * 7 * DAY + (i % 24) * 3_600_000).filter(
  (_, i) => i % byDepth(4, 1) === 0,
);
/** So many days on which today and tomorrow are compared; the dates of a venue turn by weeks. */
const DAYS = byDepth(15, 40);

/** The showings of a site at a moment, worked out once for all tests of this file. */
const known = new Map<string, TruthEvent[]>();
function showingsOf(site: Site, now: number): TruthEvent[] {
  const name = `${site.host} ${now}`;
  const found = known.get(name) ?? truthOf(site, now);
  known.set(name, found);
  return found;
}
const showings = (now: number) =>
  sites.filter((site) => site.robots !== 'forbid').flatMap((site) => showingsOf(site, now));

/** Shows that were announced for another hour. */
const MOVING = new Set(
  sites.flatMap(({ programme }) => programme?.shows ?? []).flatMap(({ formerly, title }) => (formerly ? [title] : [])),
);

const day = (now: number) => new Date(now).toISOString().slice(0, 10);
const upcoming = (events: TruthEvent[], now: number) => events.filter((e) => e.localStart.slice(0, 10) > day(now));
const key = (e: TruthEvent) => `${e.host} ${e.id}`;

describe('the dates of the sample web', () => {
  it('are the same tomorrow: nothing churns inside the window, whatever the day', () => {
    for (let i = 0; i < DAYS; i += 1) {
      const now = NOW + i * DAY;
      const before = new Map(showings(now).map((e) => [key(e), e]));
      const after = new Map(showings(now + DAY).map((e) => [key(e), e]));
      const staying = [...before].filter(
        ([, { localEnd, localStart }]) => (localEnd ?? localStart).slice(0, 10) > day(now + DAY),
      );
      expect(staying.length).toBeGreaterThan(300);
      const changed = staying.filter(([id, event]) => !isDeepStrictEqual(after.get(id), event));
      // A show that moves to another hour does so once, on its day, and says so on its page.
      expect(changed.map(([, { title }]) => title).filter((title) => !MOVING.has(title))).toEqual([]);
      const horizon = day(now + 50 * DAY);
      const early = [...after.values()].filter(({ localStart }) => localStart.slice(0, 10) < horizon);
      expect(early.filter((event) => !before.has(key(event)))).toEqual([]);
    }
  });

  it('have ids and addresses that no two showings share', () => {
    const events = truth(NOW);
    expect(events).toEqual(showings(NOW));
    expect(new Set(events.map(key)).size).toBe(events.length);
    const shows = new Map<string, string>();
    for (const e of events) {
      expect(shows.get(e.url) ?? e.title).toBe(e.title);
      shows.set(e.url, e.title);
    }
  });

  it('never repeat a one-off show, nor put two in one room at one time', () => {
    for (const now of MOMENTS) {
      for (const site of sites) {
        const events = showingsOf(site, now).filter((e) => !e.duplicateOf);
        const singles = events.filter((e) => e.kind === 'single').map((e) => e.title);
        expect(new Set(singles).size, `${site.host} ${day(now)}`).toBe(singles.length);
        const slots = events.filter((e) => !e.allDay).map((e) => `${e.venue} ${e.localStart}`);
        expect(new Set(slots).size, `${site.host} ${day(now)}: ${slots.join()}`).toBe(slots.length);
      }
    }
  });

  it('end after they begin', () => {
    for (const e of showings(NOW)) if (e.localEnd) expect(e.localEnd >= e.localStart, e.title).toBe(true);
  });
});

describe('Columbia', () => {
  const readable = sites.filter((s) => s.place.city === 'Columbia' && s.source && s.programme && s.robots !== 'forbid');
  const steady = readable.filter((s) => (s.programme?.perWeek ?? 0) >= 1.6);

  it('has at least twelve sources with a show in each of the next eight weeks', () => {
    expect(steady.length).toBeGreaterThanOrEqual(12);
    for (const now of MOMENTS) {
      for (const site of steady) {
        const singles = upcoming(showingsOf(site, now), now).filter((e) => e.kind === 'single');
        const weeks = new Set(singles.map((e) => Math.floor((Date.parse(e.localStart.slice(0, 10)) / DAY - 4) / 7)));
        expect(weeks.size, `${site.host} ${day(now)}`).toBeGreaterThanOrEqual(8);
      }
    }
  });

  it('lists at least 150 upcoming one-off shows, on every weekday, at many hours', () => {
    for (const now of MOMENTS) {
      const singles = steady.flatMap((site) => upcoming(showingsOf(site, now), now)).filter((e) => e.kind === 'single');
      expect(singles.length, day(now)).toBeGreaterThanOrEqual(150);
      expect(new Set(singles.map((e) => new Date(`${e.localStart.slice(0, 10)}T12:00Z`).getUTCDay())).size).toBe(7);
      expect(new Set(singles.map((e) => e.localStart.slice(11, 13))).size).toBeGreaterThan(9);
    }
  });

  it('has every category, and always a cancelled, a postponed, a free, a priced and an unpriced show ahead', () => {
    for (const now of MOMENTS) {
      const events = upcoming(showings(now), now).filter((e) => e.city === 'Columbia');
      const found = new Set(events.map((e) => e.category));
      expect(
        CATEGORIES.filter((c) => !found.has(c)),
        day(now),
      ).toEqual([]);
      expect(events.some((e) => e.status === 'cancelled' && e.host === 'www.congareestage.example')).toBe(true);
      expect(events.some((e) => e.status === 'cancelled' && e.host === 'www.falllinerunners.example')).toBe(true);
      expect(events.some((e) => e.status === 'postponed')).toBe(true);
      expect(events.some((e) => e.priceMaxCents === 0)).toBe(true);
      expect(events.some((e) => (e.priceMinCents ?? 0) > 0)).toBe(true);
      expect(events.some((e) => e.priceMinCents === undefined)).toBe(true);
      expect(events.some((e) => e.title.includes('<'))).toBe(true);
    }
  });

  it('has exhibitions that are open now and plays in twelve performances', () => {
    for (const now of MOMENTS) {
      const events = showings(now);
      const today = day(now);
      const open = events.filter(
        (e) => e.kind === 'exhibition' && e.localStart <= today && (e.localEnd ?? '') >= today,
      );
      expect(open.length, today).toBeGreaterThanOrEqual(1);
    }
    const runs = Map.groupBy(
      showings(NOW).filter((e) => e.kind === 'run'),
      (e) => e.showId,
    );
    expect(Math.max(...Array.from(runs.values(), (dates) => dates.length))).toBe(12);
  });
});

it('gives every other city at least two sources', () => {
  for (const city of ['Charleston', 'Greenville', 'Charlotte', 'Savannah']) {
    const own = sites.filter((s) => s.place.city === city && s.source);
    expect(own.length, city).toBeGreaterThanOrEqual(2);
    expect(
      upcoming(
        own.flatMap((s) => showingsOf(s, NOW)),
        NOW,
      ).length,
      city,
    ).toBeGreaterThan(12);
  }
});

it('shows what has a season in it only: no baseball in December', () => {
  const months = (title: string) =>
    new Set(
      MOMENTS.flatMap(showings)
        .filter((event) => event.title === title)
        .map(({ localStart }) => Number(localStart.slice(5, 7))),
    );
  expect(months('Herons Baseball v. Stono State').size).toBeGreaterThan(0);
  for (const month of months('Herons Baseball v. Stono State')) expect([2, 3, 4, 5]).toContain(month);
  for (const month of months('Kitchen Herbs for Winter Colds')) expect([10, 11, 12, 1, 2, 3]).toContain(month);
});
