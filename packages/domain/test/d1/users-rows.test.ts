import { openDatabase } from '@marquee/db';
import { exportUsers, listUsers } from '@marquee/domain/users';
import { countingDatabase, noRows } from '@marquee/testkit/counting-database';
import { freshDatabase } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';

const PEOPLE = 6_000;
const PAGE = 50;
const cost = noRows();
let db: ReturnType<typeof openDatabase>;

/** Every tenth is a promoter, every fortieth an administrator beside, every fiftieth suspended. */
beforeAll(async () => {
  const { $client: client } = await freshDatabase();
  await client
    .prepare(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${PEOPLE})
      INSERT INTO users (id, email, email_key, first_name, last_name, role, is_admin, created_at, seen_at, suspended_at)
      SELECT 'u' || i, 'ann' || i || '@example.org', 'ann' || i || '@example.org', 'Ann', 'Anders ' || i,
        iif(i % 10 = 0, 'promoter', 'user'), i % 40 = 1, i, i * 7 % ${PEOPLE}, iif(i % 50 = 0, i, NULL) FROM n`)
    .run();
  db = openDatabase(countingDatabase(client, cost));
});

const GROUPS = [undefined, 'admin', 'promoter', 'suspended'] as const;
const SORTS = ['-createdAt', 'createdAt', '-lastSeen', 'lastSeen'] as const;

it.each(GROUPS.flatMap((group) => SORTS.map((sort) => [group ?? 'everybody', sort, group] as const)))(
  'a page of the users reads its own rows alone, wherever it is: %s by %s',
  async (_name, sort, group) => {
    let cursor: string | undefined;
    for (let page = 0; page < 2; page += 1) {
      Object.assign(cost, noRows());
      const { items, nextCursor } = await listUsers({ db }, { group, sort, limit: PAGE, cursor });
      expect(items).toHaveLength(PAGE);
      expect(cost.read).toBeGreaterThanOrEqual(PAGE);
      // The entry of the index and the row of the table.
      expect(cost.read).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
      cursor = nextCursor ?? undefined;
    }
  },
);

it('a search reads its window, however many there are with that name', async () => {
  Object.assign(cost, noRows());
  const { items } = await listUsers({ db }, { q: 'ann', sort: '-createdAt', limit: PAGE });
  expect(items).toHaveLength(PAGE);
  expect(cost.read).toBeLessThanOrEqual(3_000);
});

it('an export is cut at its bound, and says so', async () => {
  const { rows, isCut } = await exportUsers({ db }, { sort: 'createdAt' }, 2_500);
  expect([rows.length, isCut, rows.at(-1)?.id]).toEqual([2_500, true, 'u2500']);
  const all = await exportUsers({ db }, { group: 'suspended', sort: 'createdAt' }, 2_500);
  expect([all.rows.length, all.isCut]).toEqual([PEOPLE / 50, false]);
});
