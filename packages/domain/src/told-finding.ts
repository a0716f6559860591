import type { Finding } from '@marquee/extraction';
import { type Message, quoted } from '@marquee/kernel';

/** A finding for a person: ours is a message, one of the extraction is a text. */
export type ToldFinding = Omit<Finding, 'message'> & { message: Message | string };

/** What it says. */
export function messageIn({ message }: Pick<ToldFinding, 'message'>): Message {
  return typeof message === 'string' ? quoted(message) : message;
}
