import { committed, publisherRules } from '@marquee/db';
import { type Caller, notFound } from '@marquee/kernel';
import { eq } from 'drizzle-orm';
import { auditEntry } from '../audit-log/index.ts';
import type { ChangeDeps } from '../deps.ts';
import { deleteRule, ruleOf } from './rules.ts';

/** Lifts the rule of a host: it may be read and added again. Nothing is resumed by that. Throws Reject 404 if it has none. */
export async function liftPublisherRule(
  deps: ChangeDeps,
  caller: Caller,
  { host, reason }: { host: string; reason: string },
): Promise<{ success: true }> {
  const [rule] = await deps.db.select().from(publisherRules).where(eq(publisherRules.host, host));
  if (!rule) throw notFound('rule');
  const entry = auditEntry(deps, caller, {
    action: 'publisher.lift',
    subject: `publisher:${host}`,
    before: ruleOf(rule),
    after: { wish: null, reason },
  });
  if (!(await committed(deps.db, [entry], [deleteRule(rule)]))) throw notFound('rule');
  return { success: true };
}
