/** The first three letters of each day of the week, Sunday first. */
export const WEEKDAY_STARTS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
export const WEEKDAY_FULL_NAMES = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** For expressions: how the name of a day begins, what stands before `day` or `days` in it, and its name as it is written, in full and short. */
export const WEEKDAY_START = `(?:${WEEKDAY_STARTS.join('|')})`;
export const WEEKDAY_STEM = '(?:mon|tues|wednes|thurs|fri|satur|sun)';
export const WEEKDAY_NAME = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?';

const SPANISH_STARTS = ['dom', 'lun', 'mar', 'mie', 'jue', 'vie', 'sab'];
/** For expressions: the name of a day in Spanish as it is written, in full and short. */
export const SPANISH_WEEKDAY =
  '(?:dom(?:ingo)?|lun(?:es)?|mar(?:tes)?|mi[eé]\u0301?(?:r(?:c(?:oles)?)?)?|jue(?:ves)?|vie(?:rnes)?|s[aá]\u0301?b(?:ado)?)';

/** For expressions: in full, one of them or all of a kind, `sábado` and `sábados`. */
export const SPANISH_WEEKDAYS = '(?:lunes|martes|mi[eé]\u0301?rcoles|jueves|viernes|s[aá]\u0301?bados?|domingos?)';

/** 0 (Sunday) to 6 for a name in English or Spanish, in any case, short or in full; -1 for other words. */
export function weekdayNumber(name: string): number {
  const start = name.slice(0, 3).toLowerCase();
  const english = WEEKDAY_STARTS.indexOf(start);
  if (english >= 0) return english;
  return SPANISH_STARTS.indexOf(name.normalize('NFD').replace(/\p{M}/gu, '').slice(0, 3).toLowerCase());
}

/** `Thursday, February 19` */
export const BEGINS_WITH_WEEKDAY = new RegExp(`^${WEEKDAY_START}`, 'i');
