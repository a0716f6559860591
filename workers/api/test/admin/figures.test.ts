import { FIGURES, type FigureId, SOURCE_HEALTHS, SOURCE_STATUSES } from '@marquee/contract';
import { scrapeHours } from '@marquee/db';
import { seededRandom } from '@marquee/testkit';
import { HOUR_MS, makeCity, makeSource, store } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { startConsole } from './support.ts';

/** When the console's day and the UTC day are the same and when they differ, on a common day and on those of a clock change. */
const MOMENTS = [
  '2026-10-01T12:00:00Z',
  '2026-10-02T01:30:00Z',
  '2026-11-01T05:30:00Z',
  '2026-11-02T04:59:00Z',
  '2027-03-14T07:10:00Z',
];

/** A network of a seed: cities in every state of visibility, sources of every status and health, reads of three days, and events. */
async function aWorld(seed: number) {
  const site = await startConsole();
  const random = seededRandom(seed);
  const upTo = (most: number) => random.below(most + 1);
  const now = Date.parse(MOMENTS[seed % MOMENTS.length] ?? '');
  site.clock.advance(now - site.clock.now());
  await site.db.run(sql`UPDATE sessions SET renewed_at = ${now}, expires_at = ${now + 24 * HOUR_MS}`);
  const visible = [
    { status: 'live' as const },
    { status: 'live' as const, isHidden: true },
    { status: 'configured' as const },
  ];
  const slugs: string[] = [];
  for (const [n, name] of ['Columbia', 'Aiken', 'Bath', 'Cary'].entries()) {
    if (n > 0 && upTo(3) === 0) continue;
    const city = await makeCity(site.db, { name, state: n === 3 ? 'NC' : 'SC', ...visible[n === 0 ? 0 : upTo(2)] });
    slugs.push(city.slug);
  }
  for (const citySlug of slugs)
    for (let n = upTo(4); n >= 0; n -= 1) {
      const health = SOURCE_HEALTHS[upTo(SOURCE_HEALTHS.length - 1)] ?? 'ok';
      const status = upTo(2) > 0 ? 'active' : (SOURCE_STATUSES[upTo(SOURCE_STATUSES.length - 1)] ?? 'active');
      const host = upTo(1) > 0 ? 'same.example.org' : `h${seed}-${n}.example.org`;
      await makeSource(site.db, {
        citySlug,
        health,
        status,
        url: `https://${host}/${citySlug}/${n}`,
        host,
        runs: 3,
        lastYield: 2,
      });
    }
  const hour = Math.floor(now / HOUR_MS);
  for (let back = 0; back < 74; back += 1 + upTo(2)) {
    const [errors, found] = [upTo(2), upTo(30)];
    const row = {
      runs: errors + upTo(5),
      skipped: upTo(2),
      errors,
      found,
      saved: upTo(found),
      durationMs: upTo(9_000),
    };
    await site.db.insert(scrapeHours).values({ hour: hour - back, ...row, newSources: upTo(3), newCities: upTo(1) });
  }
  for (const [n, city] of slugs.entries()) {
    const start = `${new Date(now + (n + 2) * 24 * HOUR_MS).toISOString().slice(0, 10)}T20:00`;
    for (const ago of [0, 2, 20, 30].slice(0, 1 + upTo(3))) {
      site.clock.advance(-ago * HOUR_MS);
      await store(site, [{ title: `Evening ${seed} ${n} ${ago}`, start, key: `${n}-${ago}` }], { city });
      site.clock.advance(ago * HOUR_MS);
    }
  }
  return site;
}

/** The number at a place of a response; `list[].field` is the sum over a list. */
function numberAt(value: unknown, at: string): number {
  const [head = '', ...rest] = at.split('.');
  const isList = head.endsWith('[]');
  const next = (value as Record<string, unknown>)[isList ? head.slice(0, -2) : head];
  if (isList) return (next as unknown[]).reduce<number>((sum, one) => sum + numberAt(one, rest.join('.')), 0);
  return rest.length === 0 ? Number(next) : numberAt(next, rest.join('.'));
}

it.each(Array.from({ length: 10 }, (_, seed) => seed))(
  'every section shows the same number of one figure, in made network %i',
  async (seed) => {
    const site = await aWorld(seed);
    const answers = new Map<string, unknown>();
    const shownAs: Record<string, Record<string, number>> = {};
    for (const [id, { shown }] of Object.entries(FIGURES)) {
      const places: Record<string, number> = {};
      for (const { endpoint, path, at } of shown) {
        if (!answers.has(path)) answers.set(path, await site.get(endpoint, path));
        places[`${endpoint} ${at}`] = numberAt(answers.get(path), at);
      }
      shownAs[id] = places;
    }
    const expected = Object.entries(shownAs).map(([id, places]) => {
      const [first] = Object.values(places);
      return [id, Object.fromEntries(Object.keys(places).map((place) => [place, first]))];
    });
    expect(shownAs).toEqual(Object.fromEntries(expected));
    // A world in which nothing happened would agree with anything.
    const some: FigureId[] = ['activeSources', 'readsLastDay', 'eventsAddedToday', 'upcomingEvents', 'liveCities'];
    for (const id of some) expect(Object.values(shownAs[id] ?? {})[0], id).toBeGreaterThan(0);
  },
);
