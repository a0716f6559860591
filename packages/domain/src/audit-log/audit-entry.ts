import type { AuditAction, AuditSubjectKey } from '@marquee/contract';
import { auditLog, type Statement, write } from '@marquee/db';
import type { Actor, Caller, Clock, Random } from '@marquee/kernel';
import { newId } from '@marquee/kernel';

export interface AuditedChange {
  action: AuditAction;
  subject: AuditSubjectKey;
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
): Statement {
  return write.insert(auditLog).values({
    id: newId(deps.clock, deps.random),
    at: deps.clock.now(),
    actorKind: actor.kind,
    ...identify(actor),
    action,
    subject,
    before: withoutSecrets(before),
    after: withoutSecrets(after),
    requestId,
  });
}

function identify(actor: Actor): Pick<typeof auditLog.$inferInsert, 'actorId' | 'actorEmail' | 'actorRole'> {
  if (actor.kind === 'user')
    return { actorId: actor.userId, actorEmail: actor.email, actorRole: actor.isAdmin ? 'admin' : actor.role };
  return { actorId: actor.kind === 'system' ? actor.job : null };
}

/** As it is stored; null where there is nothing. */
function withoutSecrets(value: unknown): unknown {
  if (value === null || value === undefined) return null;
  return JSON.parse(JSON.stringify(value, hideSecret));
}

function hideSecret(name: string, value: unknown): unknown {
  return SECRET.test(name) && value !== null ? '(kept secret)' : value;
}
