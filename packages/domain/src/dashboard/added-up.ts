import { MOST_COUNTED } from '@marquee/contract';
import type { citiesNow, queueNow, totals } from './dashboard.sql.ts';

type RowOf<F extends (...args: never[]) => { rows: { read(row: never): unknown } }> = ReturnType<
  ReturnType<F>['rows']['read']
>;
type Totals = RowOf<typeof totals>;
type Queue = RowOf<typeof queueNow>;
type CityRow = RowOf<typeof citiesNow>;

/** A kept count of several databases; null where none has begun to count. */
const sum = (values: ReadonlyArray<number | null>): number | null =>
  values.reduce((all, one) => (one === null ? all : (all ?? 0) + one), null);

const soonest = (values: ReadonlyArray<number | null>): number | null =>
  values.reduce((first, one) => (one === null ? first : Math.min(first ?? one, one)), null);

export function addedTotals(rows: readonly Totals[]): Totals | undefined {
  if (rows.length < 2) return rows[0];
  return {
    events: sum(rows.map(({ events }) => events)),
    withoutImage: sum(rows.map(({ withoutImage }) => withoutImage)),
    ended: sum(rows.map(({ ended }) => ended)),
    active: sum(rows.map(({ active }) => active)),
    failing: sum(rows.map(({ failing }) => failing)),
    late: Math.min(MOST_COUNTED, sum(rows.map(({ late }) => late)) ?? 0),
    nextDue: soonest(rows.map(({ nextDue }) => nextDue)),
  };
}

export function addedQueues(rows: readonly Queue[]): Queue | undefined {
  if (rows.length < 2) return rows[0];
  return {
    waiting: sum(rows.map(({ waiting }) => waiting)) ?? 0,
    running: sum(rows.map(({ running }) => running)) ?? 0,
    later: sum(rows.map(({ later }) => later)) ?? 0,
    oldest: soonest(rows.map(({ oldest }) => oldest)),
  };
}

/** Each day once. */
export function addedDays<D extends { day: number; added: number; ended: number }>(rows: readonly D[]): D[] {
  const days = new Map<number, D>();
  for (const row of rows) {
    const known = days.get(row.day);
    days.set(row.day, known ? { ...known, added: known.added + row.added, ended: known.ended + row.ended } : row);
  }
  return [...days.values()];
}

/** Each city once, in the order of `citiesNow`. */
export function worstFirst(rows: readonly CityRow[], limit: number): CityRow[] {
  const bySlug = Map.groupBy(rows, ({ slug }) => slug);
  return [...bySlug.values()]
    .flatMap((each) => {
      const [first] = each;
      if (!first) return [];
      return {
        ...first,
        upcoming: sum(each.map(({ upcoming }) => upcoming)),
        sources: sum(each.map(({ sources }) => sources)) ?? 0,
        failing: sum(each.map(({ failing }) => failing)) ?? 0,
        lastRead: each.reduce<number | null>(
          (last, { lastRead }) => (lastRead === null ? last : Math.max(last ?? 0, lastRead)),
          null,
        ),
      };
    })
    .sort((a, b) => b.failing - a.failing || b.sources - a.sources || (a.slug < b.slug ? -1 : 1))
    .slice(0, limit);
}
