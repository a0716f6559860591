import { isSuspect, shownText } from '@marquee/kernel';

/** Characters that JSON writes as an escape; those of a line break and of a quote are harmless. */
const ESCAPED = /\\[bfrtu]/;

/**
 * A value as JSON without invisible characters in its texts: stored texts may be older than the rule, or quote a page
 * verbatim. `indent`: blanks a level, for people who open it as a file.
 */
export function shownJson(value: unknown, indent = 0): string {
  const text = JSON.stringify(value, null, indent);
  // Most answers have nothing of the kind, and looking at each text takes several times as long.
  if (text === undefined || !(isSuspect(text) || ESCAPED.test(text))) return text;
  return JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? shownText(part) : part), indent);
}
