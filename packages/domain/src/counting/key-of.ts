import type { CountMessage } from '@marquee/contract';
import { HOUR_MS } from '@marquee/kernel';

/** What is counted once: an action of a visitor about a subject in an hour; of a visitor without a hash, each message. */
export function keyOf(message: CountMessage): string {
  const { kind, id, visitor, at, action } = message;
  if (visitor === null) return id;
  const subject = kind === 'boost' ? message.boostId : message.campaignId;
  return [kind, subject, action, Math.floor(at / HOUR_MS), visitor].join(':');
}
