import type { Ask } from '../reading/wish.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';

/** What we offer to send: the reader understands each of them exactly. */
const OFFERED = new Set([en, es].flatMap(({ ask, followUp }) => [...Object.values(ask), ...Object.values(followUp)]));
/** A message that is no more than a greeting, a thank-you or a question about us. */
const SHORT = 60;
const OURS: ReadonlySet<Ask['kind']> = new Set([
  'hello',
  'bye',
  'thanks',
  'help',
  'reset',
  'cities',
  'categories',
  'weather',
  'other',
]);

/** Whether a message is worth the tokens: not what the reader is sure to understand. */
export function needsModel(message: string, { kind }: Ask): boolean {
  // Who is in danger gets the line that helps, in the words that were weighed for it.
  if (kind === 'danger') return false;
  return !OFFERED.has(message) && !(OURS.has(kind) && message.length <= SHORT);
}
