import { campaigns } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Whose campaign it is; null if there is none of this id. One row. */
export async function findCampaignOwner({ db }: DbDeps, id: string): Promise<string | null> {
  const [row] = await db.select({ userId: campaigns.userId }).from(campaigns).where(eq(campaigns.id, id));
  return row?.userId ?? null;
}
