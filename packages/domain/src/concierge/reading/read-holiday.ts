import { addDays } from '../../places/index.ts';
import { HOLIDAYS } from './holidays.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { type Days, indexOfWeekday, only, WEEKDAY, weekdayOf } from './weekdays.ts';

export const WEEKEND = '(?:weekends?|(?<=(?:este|el) )fin(?! (?:de|del|y al)\\b)|fin(?:es)? de semana|wkends?|wknds?)';

/** `halloween weekend`, `the weekend before Thanksgiving`. */
export function readWeekendAround(phrase: Phrase, today: string): Days | null {
  for (const [name, dayOf] of named(phrase)) {
    const holiday = `(?:${name.source})`;
    const found =
      phrase.take(pattern(`\\b(?:the )?${WEEKEND} (before|after|of|around|antes de|despues de|de) ${holiday}`)) ??
      phrase.take(pattern(`${holiday} ${WEEKEND}\\b`));
    if (!found) continue;
    const day = comingDay(dayOf, today);
    // A holiday on a Monday belongs to the weekend before it.
    if (weekdayOf(day) === 1 && !/^(?:before|after|antes|despues)/.test(found[1] ?? ''))
      return { from: addDays(day, -3), to: day };
    const saturday = addDays(day, weekdayOf(day) === 0 ? -1 : 6 - weekdayOf(day));
    const moved = /^(?:before|antes)/.test(found[1] ?? '') ? -7 : /^(?:after|despues)/.test(found[1] ?? '') ? 7 : 0;
    return { from: addDays(saturday, moved - 1), to: addDays(saturday, moved + 1) };
  }
  return null;
}

/** Beside a word, they are days; alone they are themes. */
const BARE = [
  [/\bhalloween\b/, (year: number) => `${year}-10-31`],
  [/\b(?:christmas|xmas|navidad)\b/, (year: number) => `${year}-12-25`],
] as const;
const isBare = (name: RegExp) => BARE.some(([bare]) => bare === name);

const ALL = [...HOLIDAYS, ...BARE];

/** The holidays whose names are in a request: no other can be meant, and to work out the days of all takes as long as all else. */
const named = (phrase: Phrase) => ALL.filter(([name]) => phrase.has(name));

/** A holiday, the days beside it, or its week. */
export function readHoliday(phrase: Phrase, today: string): Days | null {
  for (const [name, dayOf] of named(phrase)) {
    // Whatever weekday it is said to be on.
    const onWeekday = phrase.take(
      pattern(
        `(?:${name.source})(?: (?:is|falls|lands|cae|es))? (?:on an?|en|on) (?:${WEEKDAY})(?: (?:this|that) year| este ano)?`,
      ),
    );
    if (onWeekday) return only(comingDay(dayOf, today));
    const weekdayBeside = phrase.take(
      pattern(`\\b(?:the |el )?(${WEEKDAY}) (before|after|antes de|despues de) (?:${name.source})`),
    );
    if (weekdayBeside) {
      const day = comingDay(dayOf, today);
      const isBefore = /^(?:before|antes)/.test(weekdayBeside[2] ?? '');
      const days = (indexOfWeekday(weekdayBeside[1]) - weekdayOf(day) + 7) % 7 || 7;
      return only(addDays(day, isBefore ? days - 7 || -7 : days));
    }
    const beside = phrase.take(
      pattern(`\\b(?:the |el |la )?(?:day|night|dia|noche) (before|after|antes de|despues de) (?:${name.source})`),
    );
    if (beside === null && phrase.take(pattern(`(?:${name.source}) eve\\b`)))
      return only(addDays(comingDay(dayOf, today), -1));
    const last = comingDay(dayOf, today);
    const until = phrase.take(
      pattern(
        `\\b(?:(?:from |between |any ?time |de |desde |entre )*(?:now|today|hoy|ahora|aqui) (?:and|to|until|till?|thru|through|y|a|hasta)|(?:any ?time )?(?:until|till?|through|before|by)|hasta|antes de) (?:el |la )?(?:${name.source})`,
      ),
    );
    if (until) return { from: today, to: /\bbefore|\bantes/.test(until[0]) ? addDays(last, -1) : last };
    const week =
      beside === null &&
      phrase.take(
        pattern(`(?:${name.source}) week\\b|\\b(?:the )?week of (?:${name.source})|\\bsemana de (?:${name.source})`),
      );
    const day = comingDay(dayOf, today);
    if (beside) return only(addDays(day, /^(?:before|antes)/.test(beside[1] ?? '') ? -1 : 1));
    const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
    if (week) return { from: monday < today ? today : monday, to: addDays(monday, 6) };
    if (!isBare(name) && phrase.take(name)) return only(day);
  }
  return null;
}

function comingDay(on: (year: number) => string, today: string): string {
  const year = Number(today.slice(0, 4));
  return on(year) < today ? on(year + 1) : on(year);
}
