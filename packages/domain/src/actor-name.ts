import type { Actor } from '@marquee/kernel';

/** The display name of an actor: a person's address, or the name of the engine's job. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.email;
  return actor.kind === 'system' ? actor.job : 'guest';
}
