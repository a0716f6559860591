import type { AlertKind } from '@marquee/contract';
import { alerts, type Statement, users, write } from '@marquee/db';
import { DAY_MS } from '@marquee/kernel';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { ChangeDeps } from '../deps.ts';
import { writeLetters } from '../mail/index.ts';

/** More administrators than this are not told by mail. */
const MOST = 20;

/**
 * Statements that tell every administrator by a letter that something is wrong, once a day for each kind while it lasts; null ends it.
 * Commit them with what was found.
 */
export async function alert(deps: ChangeDeps, kind: AlertKind, detail: string | null): Promise<Statement[]> {
  const [open] = await deps.db.select().from(alerts).where(eq(alerts.kind, kind));
  if (detail === null) return open ? [write.delete(alerts).where(eq(alerts.kind, kind))] : [];
  const now = deps.clock.now();
  if (open && open.toldAt > now - DAY_MS) return [];
  const administrators = await deps.db
    .select({ email: users.email })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), eq(users.isAdmin, true)), isNull(users.suspendedAt)))
    .limit(MOST);
  const letters = administrators.map(({ email }) => {
    return { kind: 'operator-alert' as const, to: email, language: 'en' as const, data: { kind, detail } };
  });
  const told = { kind, detail, since: open?.since ?? now, toldAt: now };
  return [
    write.insert(alerts).values(told).onConflictDoUpdate({ target: alerts.kind, set: told }),
    ...writeLetters(deps, letters),
  ];
}
