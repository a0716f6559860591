import type { Actor } from '@marquee/kernel';

/** What a person is called beside what they did: their address; the engine's job by its name. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return actor.email;
  return actor.kind === 'system' ? actor.job : 'guest';
}
