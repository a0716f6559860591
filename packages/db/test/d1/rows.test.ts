import {
  atomically,
  auditLog,
  BadRow,
  Conflict,
  cities,
  type Database,
  events,
  excluded,
  flag,
  images,
  literal,
  nullable,
  number,
  readAll,
  readFirst,
  rowsOf,
  text,
  valuesIn,
  write,
} from '@marquee/db';
import { freshDatabase, makeCity } from '@marquee/testkit/workerd';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

let db: Database;
beforeEach(async () => {
  db = await freshDatabase();
  await makeCity(db, { population: 1 });
});

const image = { hash: 'a', contentType: 'image/png', bytes: 1, fetchedAt: 1 };

describe('rows of raw SQL', () => {
  it('are read as their tables say, under the names of the code', async () => {
    const rows = rowsOf('test.cities', { nameKey: cities.nameKey, isHidden: cities.isHidden, addedAt: cities.addedAt });
    const query = sql`SELECT name_key, is_hidden, NULL AS added_at FROM cities`;
    expect(await readAll(db, query, rows)).toEqual([{ nameKey: 'columbia', isHidden: false, addedAt: null }]);
  });

  it('parse what is stored as JSON, and read what is computed', async () => {
    const rows = rowsOf('test.computed', { before: auditLog.before, count: number, said: nullable(text), isOn: flag });
    const query = sql`SELECT '{"a":1}' AS before, 2 AS count, NULL AS said, 1 AS is_on`;
    expect(await readFirst(db, query, rows)).toEqual({ before: { a: 1 }, count: 2, said: null, isOn: true });
  });

  it.each([
    [
      'a number for a text',
      sql`SELECT 7 AS title, 1 AS is_featured, '[]' AS categories`,
      /events.broken.*title.*a text/,
    ],
    ['nothing for what is never null', sql`SELECT NULL AS title, 1 AS is_featured, '[]' AS categories`, /title/],
    ['no such column', sql`SELECT 'x' AS name, 1 AS is_featured, '[]' AS categories`, /title/],
    ['a truth that is none', sql`SELECT 'x' AS title, 2 AS is_featured, '[]' AS categories`, /is_featured.*0 or 1/],
    ['JSON that is none', sql`SELECT 'x' AS title, 1 AS is_featured, '[' AS categories`, /categories/],
  ])('refuse %s and name the query', async (_name, query, message) => {
    const rows = rowsOf('events.broken', {
      title: events.title,
      isFeatured: events.isFeatured,
      categories: events.categories,
    });
    const reading = readAll(db, query, rows);
    await expect(reading).rejects.toBeInstanceOf(BadRow);
    await expect(reading).rejects.toThrow(message);
  });

  it('refuse a word that the column does not know', async () => {
    const rows = rowsOf('test.word', { status: cities.status });
    await expect(readAll(db, sql`SELECT 'lively' AS status`, rows)).rejects.toThrow(/status.*known or configured/);
  });
});

describe('statements of the builder', () => {
  it('are committed beside raw SQL, as guards too', async () => {
    const grow = write.update(cities).set({ population: sql`${cities.population} + 1` });
    const guard = write.update(cities).set({ ingestTurn: 1 }).where(eq(cities.ingestTurn, 0));
    await atomically(db, [grow, sql`UPDATE cities SET added_at = 5`], [guard]);
    expect(await db.select().from(cities)).toMatchObject([{ population: 2, ingestTurn: 1, addedAt: 5 }]);
    await expect(atomically(db, [grow], [guard])).rejects.toBeInstanceOf(Conflict);
    expect(await db.select().from(cities)).toMatchObject([{ population: 2 }]);
  });

  it('do nothing when they are awaited by accident', async () => {
    const stray = async () => write.insert(images).values(image);
    await expect(stray()).rejects.toThrow(/committed by atomically/);
    expect(await db.$count(images)).toBe(0);
  });

  it('upsert with the values that were refused', async () => {
    const upsert = (bytes: number) =>
      write
        .insert(images)
        .values({ ...image, bytes })
        .onConflictDoUpdate({
          target: images.hash,
          set: { bytes: excluded(images.bytes) },
          setWhere: sql`${excluded(images.bytes)} > ${images.bytes}`,
        });
    await atomically(db, [upsert(1), upsert(5), upsert(3)]);
    expect(await db.select().from(images)).toMatchObject([{ ...image, bytes: 5 }]);
  });

  it('take a set as one parameter, and values into their text', async () => {
    const named = write
      .select()
      .from(cities)
      .where(and(inArray(cities.slug, valuesIn(['columbia-sc', 'x'])), eq(cities.status, literal("it's"))));
    const { sql: written, params } = named.toSQL();
    expect(params).toEqual(['["columbia-sc","x"]']);
    expect(written).toContain("'it''s'");
    const found = db
      .select()
      .from(cities)
      .where(inArray(cities.slug, valuesIn(['columbia-sc', 'x'])));
    expect(await found).toHaveLength(1);
  });
});
