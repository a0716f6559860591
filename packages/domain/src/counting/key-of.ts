import type { CountMessage } from '@marquee/contract';
import { HOUR_MS } from '@marquee/kernel';

/** What is counted once: an action of a visitor about a boost in an hour; of a visitor without a hash, each message; of an ad, each action. */
export function keyOf(message: CountMessage): string {
  const { kind, id, visitor, at, action } = message;
  // Of one ad on one page; how often a visitor counts is the ads' own rule.
  if (kind === 'ad') return [kind, message.token, action].join(':');
  if (visitor === null) return id;
  return [kind, message.boostId, action, Math.floor(at / HOUR_MS), visitor].join(':');
}
