import { shownText } from '@marquee/kernel';

/**
 * A value as JSON in which no text has characters that nobody sees: what is stored may be older than the rule, or quote a page
 * to the letter.
 */
export function shownJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? shownText(part) : part));
}
