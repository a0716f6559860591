import type { AlertChannel, DeliveryState, ToldAlertDelivery } from '@marquee/contract';
import { alertDeliveries, isBefore } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, desc, eq } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';

type Row = typeof alertDeliveries.$inferSelect;

export function deliveryOf({
  letterId: _letter,
  payload: _payload,
  createdAt,
  finishedAt,
  ...row
}: Row): ToldAlertDelivery {
  return { ...row, createdAt: isoOf(createdAt), finishedAt: isoOf(finishedAt) };
}

const LIST = 'alert-deliveries';

/** Letters and calls about alerts, newest first, one page at a time. */
export async function listAlertDeliveries(
  deps: DbDeps,
  query: {
    channel?: AlertChannel | undefined;
    state?: DeliveryState | undefined;
    limit: number;
    cursor?: string | undefined;
  },
) {
  const { id, createdAt, channel, state } = alertDeliveries;
  const after = decodePlace(LIST, query.cursor, [0, '']);
  const rows = await deps.db
    .select()
    .from(alertDeliveries)
    .where(
      and(
        query.channel && eq(channel, query.channel),
        query.state && eq(state, query.state),
        after ? isBefore([createdAt, id], after) : undefined,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(query.limit + 1);
  return pageFrom(rows, query.limit, deliveryOf, (row) => encodePlace(LIST, [row.createdAt, row.id]));
}

/** Throws Reject (404) for an unknown delivery. */
export async function readAlertDelivery(deps: DbDeps, id: string): Promise<ToldAlertDelivery> {
  const [row] = await deps.db.select().from(alertDeliveries).where(eq(alertDeliveries.id, id));
  if (!row) throw notFound('delivery');
  return deliveryOf(row);
}
