import { type CountKind, type CountMessage, type CountOf, countMessage } from '@marquee/contract';
import { atomically, type Statement } from '@marquee/db';
import { newId } from '@marquee/kernel';
import type { SQL } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { keyOf } from './key-of.ts';
import { counted, mark } from './marks.sql.ts';

/**
 * Of each kind: statements that add the messages to its figures. `table` has a row for each that was not counted before, with one column `message`
 * (JSON); `batch` names the delivery.
 */
export type Counters = {
  readonly [K in CountKind]: (table: SQL, messages: ReadonlyArray<CountOf<K>>, batch: string) => Statement[];
};

/**
 * Counts a delivery of messages in one commit: each once, however often it is delivered, and a visitor once an hour. Malformed ones are
 * dropped with a line in the log. Throws if the database does not answer; then nothing was counted.
 */
export async function countMessages(deps: ChangeDeps, counters: Counters, bodies: readonly unknown[]): Promise<void> {
  const byKey = new Map<string, CountMessage>();
  for (const body of bodies) {
    const parsed = countMessage.safeParse(body);
    if (!parsed.success) deps.log.warn('a malformed count was dropped', { reason: parsed.error.issues[0]?.message });
    else if (!byKey.has(keyOf(parsed.data))) byKey.set(keyOf(parsed.data), parsed.data);
  }
  if (byKey.size === 0) return;
  const batch = newId(deps.clock, deps.random);
  const of = <K extends CountKind>(kind: K): Array<CountOf<K> & { key: string }> =>
    [...byKey].flatMap(([key, message]) => (message.kind === kind ? [{ ...(message as CountOf<K>), key }] : []));
  const [boosts, ads, opens] = [of('boost'), of('ad'), of('open')];
  const statements = [
    ...(boosts.length > 0 ? counters.boost(counted(batch, boosts), boosts, batch) : []),
    ...(ads.length > 0 ? counters.ad(counted(batch, ads), ads, batch) : []),
    ...(opens.length > 0 ? counters.open(counted(batch, opens), opens, batch) : []),
  ];
  await atomically(deps.db, [mark(batch, [...byKey.keys()], deps.clock.now()), ...statements]);
}
