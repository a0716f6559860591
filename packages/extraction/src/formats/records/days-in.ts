import { LIMITS } from '../../base/limits.ts';
import { ANY_MONTH_START } from '../../rules/months.ts';
import { epochMs } from './moment.ts';

/** Every notation of a day has one of these: separated digits, six adjacent digits, a month's name. */
const DAY = new RegExp(`\\d[-/]\\d|\\d{6}|${ANY_MONTH_START}`, 'i');
/** Longer texts are not dates. */
const LONGEST = 200;

/**
 * The non-empty objects and lists of a JSON value, at any depth, that may contain a day; a name may be a day too. The others contain no
 * event and need no further analysis.
 */
export function holdersOfDays(root: unknown): ReadonlySet<unknown> {
  const holders = new Set<unknown>();
  let left: number = LIMITS.jsonNodes * 4;
  function look(value: unknown, depth: number): boolean {
    left -= 1;
    if (typeof value === 'string') return value.length <= LONGEST && DAY.test(value);
    if (typeof value === 'number') return epochMs(value) !== null;
    if (typeof value !== 'object' || value === null) return false;
    // A part that is too deep or too large to examine may contain one.
    if (depth > LIMITS.jsonDepth || left <= 0) return true;
    let found = false;
    for (const name of Object.keys(value)) {
      const holds = look((value as Record<string, unknown>)[name], depth + 1);
      if (holds || (!Array.isArray(value) && DAY.test(name))) found = true;
    }
    if (found) holders.add(value);
    return found;
  }
  look(root, 0);
  return holders;
}
