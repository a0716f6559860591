import type { AuditActor } from '@marquee/contract';
import { AUDIT_SYSTEM, t } from '../../messages.ts';

/** A person by name, a command or job of the engine by what it is called. */
export function actorName({ kind, id, name, email, isGone }: AuditActor): string {
  if (kind === 'system') return t('audit.system', { job: AUDIT_SYSTEM[id ?? ''] ?? jobWords(id ?? '') });
  if (kind === 'guest') return t('audit.guest');
  if (isGone) return email ? t('audit.deletedUserOf', { email }) : t('audit.deletedUser');
  return name ?? email ?? id ?? t('audit.deletedUser');
}

/** `source.scrape` as `source scrape`. */
function jobWords(job: string): string {
  return job.replace(/[._:-]+/g, ' ').trim();
}

/** Whoever the log names, to choose from. */
export function actorOptions(actors: readonly AuditActor[]) {
  return actors.map((actor) => ({
    value: actor.id ?? actor.kind,
    label: actor.name && actor.email ? `${actor.name} (${actor.email})` : actorName(actor),
  }));
}
