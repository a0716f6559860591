/** The first three letters of each day of the week, Sunday first. */
export const WEEKDAY_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export const WEEKDAY_FULL_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** For expressions: how the name of a day begins, what stands before `day` or `days` in it, and its name as it is written, in full and short. */
export const WEEKDAY_START = `(?:${WEEKDAY_STARTS.join('|')})`;
export const WEEKDAY_STEM = '(?:mon|tues|wednes|thurs|fri|satur|sun)';
export const WEEKDAY_NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';

/** 0 (Sunday) to 6 for a name in any case, short or in full; -1 for other words. */
export function weekdayNumber(name: string): number {
  return WEEKDAY_STARTS.indexOf(name.slice(0, 3).toLowerCase());
}

/** `Thursday, February 19` */
export const BEGINS_WITH_WEEKDAY = new RegExp(`^${WEEKDAY_START}`, 'i');
