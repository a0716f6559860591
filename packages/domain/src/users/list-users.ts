import type { UserGroup, UserRow, UserSort } from '@marquee/contract';
import { USERS_EXPORT_ROWS } from '@marquee/contract';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { readUsers, type StoredUser } from './list-users.sql.ts';

interface Filters {
  q?: string | undefined;
  group?: UserGroup | undefined;
  sort: UserSort;
}

/** Rows per read of an export. */
const CHUNK = 1_000;

/** A page of the accounts. As many rows as it has are read, in the order of an index; a search reads its window. */
export async function listUsers(
  deps: DbDeps,
  { limit, cursor, ...filters }: Filters & { limit: number; cursor?: string | undefined },
) {
  const list = `users ${filters.sort}`;
  const at = decodePlace(list, cursor, [0, '']);
  const after = at && { place: at[0], id: at[1] };
  const rows = await readUsers(deps.db, { ...filters, after, limit: limit + 1 });
  return pageFrom(rows, limit, rowOf, ({ place, id }) => encodePlace(list, [place, id]));
}

/** The same accounts up to a limit; `isCut` if there are more. */
export async function exportUsers(
  deps: DbDeps,
  filters: Filters,
  most: number = USERS_EXPORT_ROWS,
): Promise<{ rows: UserRow[]; isCut: boolean }> {
  const found: StoredUser[] = [];
  // One more than fits says whether there are more.
  while (found.length <= most) {
    const limit = Math.min(CHUNK, most + 1 - found.length);
    const part: StoredUser[] = await readUsers(deps.db, { ...filters, after: found.at(-1) ?? null, limit });
    found.push(...part);
    if (part.length < limit) break;
  }
  return { rows: found.slice(0, most).map(rowOf), isCut: found.length > most };
}

export function rowOf(row: Omit<StoredUser, 'place'>): UserRow {
  const { id, email, firstName, lastName, role, isDevelopment } = row;
  return {
    id,
    email,
    firstName,
    lastName,
    role,
    isDevelopment,
    isAdmin: role === 'admin' || row.isAdmin,
    isEmailVerified: row.emailVerifiedAt !== null,
    createdAt: isoOf(row.createdAt),
    // Renewed once a day: the hour would be a guess.
    lastSeen: row.seenAt === 0 ? null : isoOf(row.seenAt).slice(0, 10),
    suspendedAt: isoOf(row.suspendedAt),
  };
}
