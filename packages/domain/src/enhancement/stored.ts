import type { Enhancement, EnhancementLevel } from '@marquee/contract';
import { enhancements } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { FRESH_MS, STALE_MS } from './rules.ts';

export type StoredEnhancement = typeof enhancements.$inferSelect;

export interface Shown {
  details: Enhancement;
  level: EnhancementLevel;
  composedAt: number;
}

export async function storedEnhancement({ db }: DbDeps, eventId: string): Promise<StoredEnhancement | null> {
  const [row] = await db.select().from(enhancements).where(eq(enhancements.eventId, eventId));
  return row ?? null;
}

/** The stored enhancement if it is of the event as it is now, and was checked within this time; else null. */
function usable(row: StoredEnhancement | null, basis: string, now: number, withinMs: number): Shown | null {
  if (!row?.details || !row.level || row.composedAt === null || row.checkedAt === null) return null;
  if (row.basis !== basis || row.checkedAt <= now - withinMs) return null;
  return { details: row.details, level: row.level, composedAt: row.composedAt };
}

export const fresh = (row: StoredEnhancement | null, basis: string, now: number) => usable(row, basis, now, FRESH_MS);
export const stale = (row: StoredEnhancement | null, basis: string, now: number) => usable(row, basis, now, STALE_MS);
