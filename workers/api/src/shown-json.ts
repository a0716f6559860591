import { shownText } from '@marquee/kernel';

/**
 * A value as JSON without invisible characters in its texts: stored texts may be older than the rule, or quote a page
 * verbatim.
 * verbatim. `indent`: blanks a level, for people who open it as a file.
 */
export function shownJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? shownText(part) : part), indent);
}
