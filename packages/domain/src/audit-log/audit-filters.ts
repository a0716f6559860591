import { AUDIT_ACTION_NAMES, AUDIT_ACTIONS, type AuditAction, type AuditTopic } from '@marquee/contract';
import { auditLog, users } from '@marquee/db';
import { eq, type SQL } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';

/** Filters of the audit log; instants are ISO strings. */
export interface AuditFilters {
  actor?: string | undefined;
  action?: AuditAction | undefined;
  topic?: AuditTopic | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export type AuditRow = typeof auditLog.$inferSelect;

export interface Narrowed {
  /** Index ranges that together contain every matching row; undefined is the whole log. */
  ranges: Array<SQL | undefined>;
  /** Whether the ranges contain matching rows only. */
  isExact: boolean;
  isWanted: (row: AuditRow) => boolean;
}

/**
 * The narrowest index ranges for these filters. A topic is one range per action: each is ordered by id, unlike a range over a prefix
 * of the subject.
 */
export async function narrowed(deps: DbDeps, filters: AuditFilters): Promise<Narrowed> {
  const { subject, action, topic } = filters;
  const actor = await actorId(deps, filters.actor);
  const actions = action ? [action] : topic && AUDIT_ACTION_NAMES.filter((name) => AUDIT_ACTIONS[name] === topic);
  const isInTopic = topic === undefined || action === undefined || AUDIT_ACTIONS[action] === topic;
  const asked = [subject, actions, actor].filter((filter) => filter !== undefined);
  return {
    ranges: isInTopic ? rangesOf(subject, actions, actor) : [],
    isExact: asked.length <= 1,
    isWanted: (row) =>
      (subject === undefined || row.subject === subject) &&
      (actions === undefined || actions.some((name) => name === row.action)) &&
      (actor === undefined || row.actorId === actor),
  };
}

function rangesOf(
  subject: string | undefined,
  actions: readonly AuditAction[] | undefined,
  actor: string | undefined,
): Narrowed['ranges'] {
  if (subject !== undefined) return [eq(auditLog.subject, subject)];
  if (actions) return actions.map((action) => eq(auditLog.action, action));
  return [actor === undefined ? undefined : eq(auditLog.actorId, actor)];
}

/** An actor may be named by address, too. */
async function actorId(deps: DbDeps, actor: string | undefined): Promise<string | undefined> {
  if (!actor?.includes('@')) return actor;
  const [user] = await deps.db.select({ id: users.id }).from(users).where(eq(users.emailKey, actor.toLowerCase()));
  return user?.id ?? actor;
}
