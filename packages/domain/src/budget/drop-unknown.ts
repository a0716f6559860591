import { BUDGET_CATEGORIES } from '@marquee/contract';
import { type Statement, tokenLimits, valuesIn, write } from '@marquee/db';
import { notInArray } from 'drizzle-orm';

/** Removes stored limits of categories that do not exist any more. */
export function dropUnknownLimits(): Statement[] {
  return [write.delete(tokenLimits).where(notInArray(tokenLimits.name, valuesIn([...BUDGET_CATEGORIES, 'total'])))];
}
