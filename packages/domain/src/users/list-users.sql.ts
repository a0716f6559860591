import type { UserGroup, UserSort } from '@marquee/contract';
import {
  type Database,
  firstBegun,
  indexed,
  isAfter,
  isBefore,
  joined,
  literal,
  lowered,
  type RowOf,
  reading,
  readRows,
  users,
  write,
} from '@marquee/db';
import { and, asc, desc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/sqlite-core';

/** How many matches of each kind a search looks at: in the order of the index, and then sorted. */
const SEARCH_WINDOW = 200;

const { id, email, firstName, lastName, role, isAdmin, emailVerifiedAt } = users;
const { createdAt, seenAt, suspendedAt, isDevelopment } = users;
const fields = { id, email, firstName, lastName, role, isAdmin, emailVerifiedAt, createdAt, seenAt, suspendedAt };
export type StoredUser = RowOf<ReturnType<typeof usersIn>['rows']>;

/** For each order: its column, and the index that holds a group in it. */
const ORDERS = {
  createdAt: { column: createdAt, suffix: 'joined' },
  lastSeen: { column: seenAt, suffix: 'seen' },
} as const;

const isOf = (group: 'venue_owner' | 'promoter') => and(eq(role, literal(group)), ne(role, literal('user')));

/** The condition of a group as its partial index states it: SQLite compares the texts. */
const GROUPS = {
  admin: { index: 'admins', where: or(eq(role, literal('admin')), eq(isAdmin, literal(1))) },
  venue_owner: { index: 'users_of_role', where: isOf('venue_owner') },
  promoter: { index: 'users_of_role', where: isOf('promoter') },
  suspended: { index: 'suspended', where: isNotNull(suspendedAt) },
} as const satisfies Record<UserGroup, unknown>;

export interface UsersQuery {
  q?: string | undefined;
  group?: UserGroup | undefined;
  sort: UserSort;
  /** Behind this place. */
  after: { place: number; id: string } | null;
  limit: number;
}

/** Accounts in an order, from the index of their group; those that a search finds are sorted. */
export const readUsers = (db: Database, query: UsersQuery): Promise<StoredUser[]> => readRows(db, usersIn(query));

function usersIn({ q, group, sort, after, limit }: UsersQuery) {
  const isDescending = sort.startsWith('-');
  const { column, suffix } = ORDERS[isDescending ? (sort.slice(1) as 'createdAt') : (sort as 'createdAt')];
  const [way, isBehind] = isDescending ? [desc, isBefore] : [asc, isAfter];
  const behind = after ? isBehind([column, id], [after.place, after.id]) : undefined;
  const found = q === undefined ? undefined : inArray(id, usersBegunWith(q, SEARCH_WINDOW));
  const index = `${group ? GROUPS[group].index : 'users'}_by_${suffix}`;
  return reading('users.list', { ...fields, isDevelopment, place: column }, (columns) =>
    write
      .select(columns)
      .from(found ? users : indexed(users, index))
      .where(and(found, group && GROUPS[group].where, behind))
      .orderBy(way(column), way(id))
      .limit(limit),
  );
}

/** Ids of the first accounts whose address, name or last name begins with a text: of each as many. The indexes fold the case of ASCII letters. */
export function usersBegunWith(text: string, most: number) {
  const ascii = text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  return union(
    firstBegun(id, users.emailKey, text.normalize('NFC').toLowerCase(), most),
    firstBegun(id, lowered(joined(firstName, literal(' '), lastName)), ascii, most),
    firstBegun(id, lowered(lastName), ascii, most),
  );
}
