import type { UserGroup, UserSort } from '@marquee/contract';
import { type Database, number, readAll, rowsOf, users } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

/** How many matches of each kind a search looks at: in the order of the index, and then sorted. */
const SEARCH_WINDOW = 200;
/** The upper end of the range of texts with a prefix. */
const END = '\u{10ffff}';

const { id, email, firstName, lastName, role, isAdmin, emailVerifiedAt } = users;
const { createdAt, seenAt, suspendedAt, isDevelopment } = users;
const fields = { id, email, firstName, lastName, role, isAdmin, emailVerifiedAt, createdAt, seenAt, suspendedAt };
const ROWS = rowsOf('users.list', { ...fields, isDevelopment, place: number });
export type StoredUser = ReturnType<typeof ROWS.read>;

/** For each order: its column, and the index that holds a group in it. */
const ORDERS = {
  createdAt: { column: 'created_at', suffix: 'joined' },
  lastSeen: { column: 'seen_at', suffix: 'seen' },
} as const;

/** The condition of a group as its partial index states it: SQLite compares the texts. */
const GROUPS: Record<UserGroup, { index: string; where: SQL }> = {
  admin: { index: 'admins', where: sql`(u.role = 'admin' OR u.is_admin = 1)` },
  venue_owner: { index: 'users_of_role', where: sql`u.role = 'venue_owner' AND u.role <> 'user'` },
  promoter: { index: 'users_of_role', where: sql`u.role = 'promoter' AND u.role <> 'user'` },
  suspended: { index: 'suspended', where: sql`u.suspended_at IS NOT NULL` },
};

export interface UsersQuery {
  q?: string | undefined;
  group?: UserGroup | undefined;
  sort: UserSort;
  /** Behind this place. */
  after: { place: number; id: string } | null;
  limit: number;
}

/** Accounts in an order, from the index of their group; those that a search finds are sorted. */
export function readUsers(db: Database, { q, group, sort, after, limit }: UsersQuery): Promise<StoredUser[]> {
  const isDescending = sort.startsWith('-');
  const { column, suffix } = ORDERS[isDescending ? (sort.slice(1) as 'createdAt') : (sort as 'createdAt')];
  const place = sql.raw(`u.${column}`);
  const way = sql.raw(isDescending ? 'DESC' : 'ASC');
  const behind = after
    ? sql`AND (${place}, u.id) ${sql.raw(isDescending ? '<' : '>')} (${after.place}, ${after.id})`
    : sql``;
  const index = sql.raw(`${group ? GROUPS[group].index : 'users'}_by_${suffix}`);
  const from =
    q === undefined ? sql`users u INDEXED BY ${index}` : sql`${matching(q)} m CROSS JOIN users u ON u.id = m.id`;
  const query = sql`SELECT u.id, u.email, u.first_name, u.last_name, u.role, u.is_admin, u.email_verified_at, u.created_at,
      u.seen_at, u.suspended_at, u.is_development, ${place} AS place
    FROM ${from} WHERE ${group ? GROUPS[group].where : sql`true`} ${behind}
    ORDER BY ${place} ${way}, u.id ${way} LIMIT ${limit}`;
  return readAll(db, query, ROWS);
}

/** Ids of the first accounts whose address, name or last name begins with a text. The indexes fold the case of ASCII letters. */
function matching(text: string): SQL {
  const ascii = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  const kinds = [
    { key: sql`email_key`, prefix: text.normalize('NFC').toLowerCase() },
    { key: sql`lower("first_name" || ' ' || "last_name")`, prefix: ascii },
    { key: sql`lower("last_name")`, prefix: ascii },
  ];
  const ranges = kinds.map(
    ({ key, prefix }) => sql`SELECT id FROM (SELECT id FROM users WHERE ${key} >= ${prefix} AND ${key} < ${prefix + END}
      ORDER BY ${key} LIMIT ${sql.raw(String(SEARCH_WINDOW))})`,
  );
  return sql`(${sql.join(ranges, sql` UNION `)})`;
}
