import type { Actor, Caller, Clock, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';
import { type SQL, sql } from 'drizzle-orm';

export interface AuditedChange {
  /** Noun and verb: `control.switch`, `source.pause`. */
  action: string;
  /** What was changed, kind first: `control:eventScraping`, `source:01j…`. */
  subject: string;
  /** What it was and what it is, as JSON; null where there was, or is, nothing. */
  before: unknown;
  after: unknown;
}

/** Fields of these names are never written down, whoever hands them over. */
const SECRET = /password|secret|token/i;

/**
 * One statement that notes a change with who made it, by which request, and what was before and after. Commit it with the
 * change, in one `atomically`, so that neither can be without the other (BEY-29).
 */
export function auditEntry(
  deps: { clock: Clock; random: Random },
  { actor, requestId }: Caller,
  { action, subject, before, after }: AuditedChange,
): SQL {
  const who = identify(actor);
  return sql`INSERT INTO audit_log (id, at, actor_kind, actor_id, actor_email, actor_role, action, subject, before, after, request_id)
    VALUES (${newId(deps.clock, deps.random)}, ${deps.clock.now()}, ${actor.kind}, ${who.id}, ${who.email}, ${who.role},
      ${action}, ${subject}, ${toJson(before)}, ${toJson(after)}, ${requestId})`;
}

function identify(actor: Actor): { id: string | null; email: string | null; role: string | null } {
  if (actor.kind === 'user')
    return { id: actor.userId, email: actor.email, role: actor.isAdmin ? 'admin' : actor.role };
  return { id: actor.kind === 'system' ? actor.job : null, email: null, role: null };
}

function toJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, (name, inner: unknown) =>
    SECRET.test(name) && inner !== null ? '(kept secret)' : inner,
  );
}
