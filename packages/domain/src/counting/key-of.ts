import type { CountMessage } from '@marquee/contract';
import { HOUR_MS } from '@marquee/kernel';

/** What is counted once: an action of a visitor about a boost, or an event opened by one, in an hour; of a visitor without a hash, each message; of an ad, each action. */
export function keyOf(message: CountMessage): string {
  const { kind, id, visitor, at } = message;
  // Of one ad on one page; how often a visitor counts is the ads' own rule.
  if (kind === 'ad') return [kind, message.token, message.action].join(':');
  if (visitor === null) return id;
  if (kind === 'open') return [kind, message.eventId, Math.floor(at / HOUR_MS), visitor].join(':');
  return [kind, message.boostId, message.action, Math.floor(at / HOUR_MS), visitor].join(':');
}
