import { openDatabase } from '@marquee/db';
import { exportUsers, listUsers } from '@marquee/domain/users';
import { freshDatabase } from '@marquee/testkit/workerd';
import { beforeAll, expect, it } from 'vitest';

const PEOPLE = 6_000;
const PAGE = 50;
let read = 0;
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
  const counted = {
    prepare: (text: string) => {
      const statement = client.prepare(text);
      const counting = (bound: D1PreparedStatement): D1PreparedStatement =>
        new Proxy(bound, {
          get(target, name) {
            if (name === 'bind') return (...values: unknown[]) => counting(target.bind(...values));
            if (name === 'all')
              return async () => {
                const answer = await target.all();
                read += answer.meta.rows_read;
                return answer;
              };
            return Reflect.get(target, name) as unknown;
          },
        });
      return counting(statement);
    },
  } as unknown as D1Database;
  db = openDatabase(counted);
});

const GROUPS = [undefined, 'admin', 'promoter', 'suspended'] as const;
const SORTS = ['-createdAt', 'createdAt', '-lastSeen', 'lastSeen'] as const;

it.each(GROUPS.flatMap((group) => SORTS.map((sort) => [group ?? 'everybody', sort, group] as const)))(
  'a page of the users reads its own rows alone, wherever it is: %s by %s',
  async (_name, sort, group) => {
    let cursor: string | undefined;
    for (let page = 0; page < 2; page += 1) {
      read = 0;
      const { items, nextCursor } = await listUsers({ db }, { group, sort, limit: PAGE, cursor });
      expect(items).toHaveLength(PAGE);
      expect(read).toBeGreaterThanOrEqual(PAGE);
      // The entry of the index and the row of the table.
      expect(read).toBeLessThanOrEqual(2 * (PAGE + 1) + 5);
      cursor = nextCursor ?? undefined;
    }
  },
);

it('a search reads its window, however many there are with that name', async () => {
  read = 0;
  const { items } = await listUsers({ db }, { q: 'ann', sort: '-createdAt', limit: PAGE });
  expect(items).toHaveLength(PAGE);
  expect(read).toBeLessThanOrEqual(3_000);
});

it('an export is cut at its bound, and says so', async () => {
  const { rows, isCut } = await exportUsers({ db }, { sort: 'createdAt' }, 2_500);
  expect([rows.length, isCut, rows.at(-1)?.id]).toEqual([2_500, true, 'u2500']);
  const all = await exportUsers({ db }, { group: 'suspended', sort: 'createdAt' }, 2_500);
  expect([all.rows.length, all.isCut]).toEqual([PEOPLE / 50, false]);
});
