import { shiftDate } from '@marquee/testkit/shift-date';

/** When the page's clock begins for every test, whenever it is run: in the season that the answers of the tests are of. */
const BEGINS = Date.parse('2026-12-03T15:00:00-05:00');

shiftDate(BEGINS - Date.now());

/** The page's clock: what the site goes by, and what a test says how long ago something was. */
export const now = (): number => Date.now();
export const nowText = (): string => new Date(now()).toISOString();
