import { atomically, Conflict, type Database } from '@marquee/db';
import { freshDatabase, makeCity } from '@marquee/testkit/workerd';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
  await makeCity(db, { population: 1 });
});

const people = async () => (await db.all<{ n: number }>(sql`SELECT population AS n FROM cities`))[0]?.n;
const grow = sql`UPDATE cities SET population = population + 1`;
const guard = (expected: number) => sql`UPDATE cities SET ingest_turn = ingest_turn + 1 WHERE population = ${expected}`;

describe('one commit', () => {
  it('writes everything when its guards hold', async () => {
    await atomically(db, [grow, grow], [guard(1)]);
    expect(await people()).toBe(3);
  });

  it('writes nothing and says so when a guard does not hold, though the others do', async () => {
    await expect(atomically(db, [grow], [guard(1), guard(7)])).rejects.toBeInstanceOf(Conflict);
    expect(await people()).toBe(1);
    expect(await db.all(sql`SELECT ingest_turn AS turn FROM cities`)).toEqual([{ turn: 0 }]);
  });

  it('writes nothing when a later statement fails, and tells that apart from a conflict', async () => {
    const broken = sql`INSERT INTO cities (slug) VALUES ('x')`;
    await expect(atomically(db, [grow, broken], [guard(1)])).rejects.not.toBeInstanceOf(Conflict);
    await expect(atomically(db, [grow, broken], [guard(1)])).rejects.toThrow(/NOT NULL/);
    expect(await people()).toBe(1);
  });

  it('of two at once on the same state only one is written', async () => {
    const results = await Promise.allSettled([atomically(db, [grow], [guard(1)]), atomically(db, [grow], [guard(1)])]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await people()).toBe(2);
  });

  it('leaves no row behind, whether its guards hold or not', async () => {
    await atomically(db, [grow], [guard(1), guard(1)]);
    await expect(atomically(db, [grow], [guard(7)])).rejects.toBeInstanceOf(Conflict);
    expect(await db.all(sql`SELECT changed FROM must_change`)).toEqual([]);
  });

  it('of nothing does nothing', async () => {
    await atomically(db, []);
  });
});
