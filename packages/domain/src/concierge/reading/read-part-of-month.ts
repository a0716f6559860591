import { addDays } from '../../places/index.ts';
import { DAY, dayOf, monthIn, NAME } from './dates-of-year.ts';
import { monthOf } from './month-of.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { type Days, indexOfWeekday, nthOf, only, WEEKDAY, weekdayOf } from './weekdays.ts';

const COUNTED: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  primer: 1,
  primera: 1,
  primero: 1,
  second: 2,
  '2nd': 2,
  segundo: 2,
  segunda: 2,
  third: 3,
  '3rd': 3,
  tercer: 3,
  tercero: 3,
  tercera: 3,
  fourth: 4,
  '4th': 4,
  cuarto: 4,
  last: -1,
  ultimo: -1,
  ultima: -1,
  ultimos: -1,
};
const COUNT = `(${Object.keys(COUNTED).join('|')})`;

/** `from now until the 10th`, `through Oct 15`, `de aqui al 10`, `hasta el 12 de noviembre`, `week of the 12th`. */
export function readUntilDate(phrase: Phrase, today: string): Days | null {
  if (
    phrase.take(
      /\b(?:until|till?|thru|through|before|by|hasta|(?:from now|(?:de|desde) (?:aqui|hoy|ahora)) (?:to|al?|hasta|until|till?))(?: the| el)? (?:end|fin|final|finales) (?:of|de|del) (?:the |this |este )?(?:month|mes)\b/,
    )
  )
    return { from: today, to: monthIn(undefined, today).to };
  const week = phrase.take(
    pattern(`(?<!fin de )\\b(?:the |la )?(?:week|semana) (?:of|del?) (?:${NAME} )?${DAY}(?: de ${NAME})?(?![a-z])`),
  );
  if (week) {
    const day = dayOf(week[1] ?? week[3], week[2], undefined, today);
    const monday = day && addDays(day, -((weekdayOf(day) + 6) % 7));
    return monday ? { from: monday, to: addDays(monday, 6) } : null;
  }
  const from = phrase.take(
    pattern(
      `(?<!\\b(?:the|an?|one) (?:day|night|week|weekend) )\\b(?:after|past|despues del?|a partir del?) (?:the |el )?(?:${NAME} )?(\\d{1,2})(?:st|nd|rd|th|(?<=\\bdel \\d+))(?: (?:of|de) ${NAME})?(?: (?:this month|(?:de|del) (?:este )?mes))?(?= |$|[.,!?])`,
    ),
  );
  if (from) {
    const named = from[1] ?? from[3];
    const day = dayOf(named, from[2], undefined, today);
    const isAfter = !from[0].startsWith('a ');
    if (day === null) return null;
    return { from: isAfter ? addDays(day, 1) : day, to: monthOf(day, 0).to };
  }
  const before = phrase.take(pattern(`\\b(?:before|antes de) ${NAME}(?! ?\\d)(?= |$|[.,!?])`));
  if (before) return { from: today, to: addDays(monthIn(before[1], today).from, -1) };
  const until =
    phrase.take(
      pattern(
        `\\b(?:(?:from |any ?time |between |de |desde )?(?:now|today|aqui|hoy|ahora) )(?:to|and|until|till?|thru|through|hasta|al?)(?: the| el)? (?:${NAME} )?(\\d{1,2})(?:st|nd|rd|th)?(?: de ${NAME})?(?! ?(?:am|pm|de la|:|dolares|dollars|bucks)|\\d)`,
      ),
    ) ??
    phrase.take(
      pattern(
        `(?<!\\d(?:st|nd|rd|th)? )\\b(?:until|till?|thru|through|hasta|before|by|antes del?)(?: the| el)? (?:${NAME} (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)(?: of)?|(\\d{1,2}) de ${NAME}|(?<=\\b(?:hasta el|antes del) )(\\d{1,2}))(?![\\d:]| ?(?:am|pm|de la))`,
      ),
    );
  if (!until) return null;
  const [, month, ...rest] = until;
  const day = rest.find((one) => one !== undefined && /^\d/.test(one));
  const named = month ?? rest.find((one) => one !== undefined && !/^\d/.test(one));
  const last = dayOf(named, day, undefined, today);
  if (last === null) return null;
  return { from: today, to: /^(?:before|antes)/.test(until[0]) && last > today ? addDays(last, -1) : last };
}

/** `first weekend of november`, `second saturday of the month`, `first half of november`, `the weekend of the 17th`, `end of october`. */
export function readPartOfMonth(phrase: Phrase, today: string): Days | null {
  const of = `(?:of|in|de|del|en) (?:the |el )?(?:${NAME}|(?:this )?(?:month|mes)|(next month|proximo mes|mes que viene))(?![a-z])`;
  const weekday = phrase.take(pattern(`\\b(?:the |el |la )?${COUNT} (weekend|fin de semana|${WEEKDAY}) ${of}`));
  const nth = weekday ?? phrase.take(pattern(`\\b(?:the |el )?(?!last|ultim)${COUNT} (${WEEKDAY})(?= |$|[.,!?])`));
  if (nth && !weekday) {
    const [, count = '', name] = nth;
    const [day, next] = [0, 1].map((ahead) => nthOf(monthOf(today, ahead), indexOfWeekday(name), COUNTED[count] ?? 1));
    return day && next ? only(day < today ? next : day) : null;
  }
  if (weekday) {
    const month = monthIn(weekday[3], today, weekday[4] !== undefined);
    const isWeekend = /^(?:weekend|fin)/.test(weekday[2] ?? '');
    const day = nthOf(month, isWeekend ? 6 : indexOfWeekday(weekday[2]), COUNTED[weekday[1] ?? ''] ?? 1);
    return isWeekend ? { from: addDays(day, -1), to: addDays(day, 1) } : { from: day, to: day };
  }
  const part = phrase.take(
    pattern(
      `\\b(?:the |la |el )?(first half|1st half|2nd half|1st week|2nd week|second half|first week|second week|last week|early|beginning|start|mid|middle|late|end|primera quincena|segunda quincena|primera semana|segunda semana|tercera semana|third week|3rd week|ultima semana|principios|inicios|comienzos|mediados|finales|fines|fin)(?: ${of}|[ -]${NAME}(?![a-z]))`,
    ),
  );
  if (part) {
    const { from, to } = monthIn(part[2] ?? part[4], today, part[3] !== undefined);
    const on = (day: number) => addDays(from, day - 1);
    const name = part[1] ?? '';
    if (/^(?:first half|1st half|primera quincena)$/.test(name)) return { from, to: on(15) };
    if (/^(?:second half|2nd half|segunda quincena)$/.test(name)) return { from: on(16), to };
    if (/^(?:first week|1st week|primera semana)$/.test(name)) return { from, to: on(7) };
    if (/^(?:third week|3rd week|tercera semana)$/.test(name)) return { from: on(15), to: on(21) };
    if (/^(?:(?:second|2nd) week|segunda semana)$/.test(name)) return { from: on(8), to: on(14) };
    if (/^(?:last week|ultima semana)$/.test(name)) return { from: addDays(to, -6), to };
    if (/^(?:early|beginning|start|principios|inicios|comienzos)$/.test(name)) return { from, to: on(10) };
    return /^(?:mid|middle|mediados)$/.test(name) ? { from: on(11), to: on(20) } : { from: on(21), to };
  }
  const weekend = phrase.take(
    pattern(`\\b(?:the |el )?(?:weekend|fin de semana|wknd) (?:of|del?) (?:${NAME} )?${DAY}(?: de ${NAME}(?![a-z]))?`),
  );
  if (!weekend) return null;
  const day = dayOf(weekend[1] ?? weekend[3], weekend[2], undefined, today);
  if (day === null) return null;
  const weekdayNumber = weekdayOf(day);
  const saturday = addDays(day, weekdayNumber === 0 ? -1 : 6 - weekdayNumber);
  return { from: addDays(saturday, -1), to: addDays(saturday, 1) };
}
