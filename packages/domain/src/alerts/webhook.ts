import type { AlertWebhook } from '@marquee/contract';
import { alertWebhooks } from '@marquee/db';
import { eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

export const MAIN = 'main';

export type Webhook = typeof alertWebhooks.$inferSelect;

/** Where alerts are sent; undefined before the first address. */
export async function readWebhook(deps: DbDeps): Promise<Webhook | undefined> {
  const [row] = await deps.db.select().from(alertWebhooks).where(eq(alertWebhooks.id, MAIN));
  return row;
}

/** As the console shows it: without its secrets. */
export function webhookOf(row: Webhook | undefined): AlertWebhook {
  if (!row) return { url: null, isOn: false, version: 0, changedAt: null, changedBy: null, formerUntil: null };
  const { url, isOn, changes, changedAt, changedBy, formerUntil } = row;
  return {
    url,
    isOn,
    version: changes,
    changedAt: new Date(changedAt).toISOString(),
    changedBy,
    formerUntil: formerUntil === null ? null : new Date(formerUntil).toISOString(),
  };
}
