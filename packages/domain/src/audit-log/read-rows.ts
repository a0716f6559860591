import { auditLog } from '@marquee/db';
import { and, desc, gte, lt, type SQL } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import type { AuditFilters, AuditRow, Narrowed } from './audit-filters.ts';

/** With several filters, this many rows of the narrowest range are read at once. */
const WINDOW = 500;

export interface RowsRead {
  rows: AuditRow[];
  /** The next page starts before this id; null at the end. */
  next: string | null;
}

/**
 * At most `limit` rows before an id, newest first. Ids sort by time, so that a span of time is a span of ids and every filter is a range of
 * one index. With several filters, a page may be short and still have a next id.
 */
export async function readRows(
  { db }: DbDeps,
  { ranges, isExact, isWanted }: Narrowed,
  { from, to }: Pick<AuditFilters, 'from' | 'to'>,
  before: string | null,
  limit: number,
): Promise<RowsRead> {
  const count = isExact ? limit + 1 : Math.max(WINDOW, limit + 1);
  const span = and(
    lt(auditLog.id, before ?? (to ? idAt(Date.parse(to) + 1) : '~')),
    from ? gte(auditLog.id, idAt(Date.parse(from))) : undefined,
  );
  const read = (range: SQL | undefined) =>
    db.select().from(auditLog).where(and(span, range)).orderBy(desc(auditLog.id)).limit(count);
  const found = await Promise.all(ranges.map(read));
  const seen = (found.length > 1 ? found.flat().toSorted((a, b) => (a.id < b.id ? 1 : -1)) : found.flat()).slice(
    0,
    count,
  );
  const wanted = seen.filter(isWanted);
  const rows = wanted.slice(0, limit);
  if (wanted.length > limit) return { rows, next: rows.at(-1)?.id ?? null };
  return { rows, next: seen.length === count ? (seen.at(-1)?.id ?? null) : null };
}

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';
const TIME_LETTERS = 10;

/** The first id that could be given at an instant: its time in Crockford's base 32 (packages/kernel/src/ids.ts). */
function idAt(instant: number): string {
  let time = Math.max(0, instant);
  let id = '';
  for (let i = 0; i < TIME_LETTERS; i += 1) {
    id = ALPHABET.charAt(time % 32) + id;
    time = Math.floor(time / 32);
  }
  return id;
}
