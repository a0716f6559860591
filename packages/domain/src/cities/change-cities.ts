import { cities, coalesce, guarded, minus, plus, type Statement, updateRows, valuesIn, write } from '@marquee/db';
import { type Instant, WaitTurn } from '@marquee/kernel';
import { and, eq, gte, inArray, lt, ne, or } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Makes cities live that are not live yet, except those that are being prepared: their expansion opens them. */
export function openCities(slugs: readonly string[], now: Instant): Statement {
  return write
    .update(cities)
    .set({ status: 'live', addedAt: coalesce(cities.addedAt, now) })
    .where(
      and(
        inArray(cities.slug, valuesIn(slugs)),
        ne(cities.status, 'live'),
        or(ne(cities.status, 'configured'), eq(cities.isHidden, false)),
      ),
    );
}

/** A city that was prepared opens; it counts as added from now on. */
export function openPrepared(slug: string, now: Instant): Statement {
  return write
    .update(cities)
    .set({ status: 'live', isHidden: false, addedAt: now })
    .where(and(eq(cities.slug, slug), eq(cities.status, 'configured')));
}

/** A city that was prepared is only in the gazetteer again. */
export function giveBackCity(slug: string): Statement {
  return write
    .update(cities)
    .set({ status: 'known', isHidden: false, addedAt: null })
    .where(and(eq(cities.slug, slug), eq(cities.status, 'configured')));
}

/** Records that a source of the city was read. */
export function citySynced(slug: string, now: Instant): Statement {
  return write.update(cities).set({ syncedAt: now }).where(eq(cities.slug, slug));
}

const MOVE_WAIT_MS = 30_000;

/** A turn that may be taken. Throws WaitTurn while its city is being moved to another database (`closeToWriters`). */
export function turnTaken(turn: number): number {
  if (turn < 0) throw new WaitTurn('The city is being moved to another database.', MOVE_WAIT_MS);
  return turn;
}

/** City slug -> its turn (count of commits). Throws WaitTurn while one of them is being moved. */
export async function readTurns(deps: DbDeps, slugs: readonly string[]): Promise<Map<string, number>> {
  const rows = await deps.db
    .select({ slug: cities.slug, turn: cities.ingestTurn })
    .from(cities)
    .where(inArray(cities.slug, valuesIn(slugs)));
  return new Map(rows.map((row) => [row.slug, turnTaken(row.turn)]));
}

/** Makes what a region's database says of the network what the main one says. */
export function sayOfNetwork(
  rows: ReadonlyArray<Pick<typeof cities.$inferSelect, 'slug' | 'status' | 'isHidden' | 'addedAt'>>,
): Statement[] {
  return updateRows(cities, ['slug'], rows);
}

/** Nobody stores anything of these cities in this database until they are opened again: a commit that was planned with an earlier turn fails. */
export function closeToWriters(slugs: readonly string[]): Statement {
  return write
    .update(cities)
    .set({ ingestTurn: minus(-1, cities.ingestTurn) })
    .where(and(inArray(cities.slug, valuesIn(slugs)), gte(cities.ingestTurn, 0)));
}

export function openToWriters(slugs: readonly string[]): Statement {
  return write
    .update(cities)
    .set({ ingestTurn: minus(-1, cities.ingestTurn) })
    .where(and(inArray(cities.slug, valuesIn(slugs)), lt(cities.ingestTurn, 0)));
}

/** Statements of a commit, two for any number of cities: it fails if another one changed these cities since their turns were read. */
export function takeTurns(turns: ReadonlyMap<string, number>): Statement[] {
  const rows = [...turns].map(([slug, ingestTurn]) => ({ slug, ingestTurn }));
  const next = () => ({ ingestTurn: plus(cities.ingestTurn, 1) });
  return updateRows(cities, ['slug', 'ingestTurn'], rows, next).flatMap((all) => guarded(all, rows.length));
}
