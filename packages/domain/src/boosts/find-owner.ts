import { boosts } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Whose boost it is; null if there is none of this id. One row. */
export async function findBoostOwner({ db }: DbDeps, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: boosts.userId }).from(boosts).where(eq(boosts.id, id));
  return row?.userId ?? null;
}
