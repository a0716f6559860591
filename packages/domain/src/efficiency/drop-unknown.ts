import { STRATEGIES } from '@marquee/contract';
import { type Statement, strategySwitches, valuesIn, write } from '@marquee/db';
import { notInArray } from 'drizzle-orm';

/** Removes stored switches of strategies that do not exist any more. */
export function dropUnknownStrategies(): Statement[] {
  return [write.delete(strategySwitches).where(notInArray(strategySwitches.name, valuesIn([...STRATEGIES, 'master'])))];
}
