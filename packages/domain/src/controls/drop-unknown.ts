import { CONTROLS, EMERGENCY_SHUTDOWN } from '@marquee/contract';
import { cities, controls, lengthOf, overrides, type Statement, valuesIn, write } from '@marquee/db';
import { and, gt, notInArray, or } from 'drizzle-orm';

/** Removes stored controls that do not exist any more, and overrides of them or of unknown cities (a state's scope has two letters). */
export function dropUnknownControls(): Statement[] {
  const slugs = write.select({ slug: cities.slug }).from(cities);
  return [
    write.delete(controls).where(notInArray(controls.name, valuesIn([...CONTROLS, EMERGENCY_SHUTDOWN]))),
    write
      .delete(overrides)
      .where(
        or(
          notInArray(overrides.control, valuesIn(CONTROLS)),
          and(gt(lengthOf(overrides.scope), 2), notInArray(overrides.scope, slugs)),
        ),
      ),
  ];
}
