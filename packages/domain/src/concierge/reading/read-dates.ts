import { addDays } from '../../places/index.ts';
import { monthOf } from './month-of.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';

export interface Days {
  from: string;
  to: string;
  isWeekend?: true;
}

const MONTHS = [
  'january|jan|enero|ene',
  'february|feb|febrero',
  'march|mar|marzo',
  'april|apr|abril|abr',
  'may|mayo',
  'june|jun|junio',
  'july|jul|julio',
  'august|aug|agosto|ago',
  'september|sept|sep|septiembre|setiembre',
  'october|oct|octubre',
  'november|nov|noviembre',
  'december|dec|diciembre|dic',
];
const NAME = `(${MONTHS.join('|')})\\.?`;
/** Long names of months that are no other word. */
const PLAIN = `(${MONTHS.map((names) =>
  names
    .split('|')
    .filter((name) => name.length > 4 && !/^(?:march)$/.test(name))
    .join('|'),
)
  .filter((names) => names !== '')
  .join('|')}|sept|oct|nov|dec)`;
const DAY =
  '(?:the |el |dia )?(\\d{1,2})(?:st|nd|rd|th|ro)?(?![\\d:/]| ?(?:am|pm|dollars|bucks|miles|people|dolares|millas|de la (?:manana|tarde|noche)|of us))';
const TO = ' ?(?:-|to|thru|through|until|till|and|&|al?|y|o|or|hasta(?: el)?) ?(?:the |el )?';
const YEAR = '(?:,? (?:of |de |del )?(20\\d\\d))?';
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
const WEEKDAYS: ReadonlyArray<string> = [
  'sundays?|domingos?|dom|sun',
  'mondays?|lunes|lun|mon',
  'tuesdays?|martes|tues?',
  'wednesdays?|miercoles|mier|mie|weds?',
  'thursdays?|jueves|jue|thurs?|thu',
  'fridays?|viernes|vie|vier|fri',
  'saturdays?|sabados?|sab|sat',
];
export const WEEKDAY = `(?:${WEEKDAYS.join('|')})`;
export const indexOfWeekday = (word = '') => WEEKDAYS.findIndex((names) => new RegExp(`^(?:${names})$`).test(word));

/**
 * Dates that a request writes out, as the days from the first of them to the last: `Dec 5`, `oct 23-25`, `10/17`, `sat the 10th`, `el 17`, `del 5 al 8 de
 * noviembre`, `the first weekend of November`, `in October`. A day of the month is the next one that comes.
 */
export function readDates(phrase: Phrase, today: string): Days | null {
  const found: Days[] = [];
  const add = (days: Days | null) => {
    if (days && days.to >= today) found.push({ ...days, from: days.from < today ? today : days.from });
  };
  for (const read of [readUntilDate, readPartOfMonth, readMonthAndDay, readSlashes, readDayOfMonth]) {
    for (let count = 0; count < 4; count += 1) {
      const days = read(phrase, today);
      if (days === null) break;
      add(days);
    }
  }
  if (found.length === 0) add(readMonth(phrase, today));
  if (found.length === 0) return null;
  const [from = '', to = ''] = [
    found.map((days) => days.from).sort()[0],
    found
      .map((days) => days.to)
      .sort()
      .at(-1),
  ];
  return { from, to };
}

/** `from now until the 10th`, `through Oct 15`, `de aqui al 10`, `hasta el 12 de noviembre`, `week of the 12th`. */
function readUntilDate(phrase: Phrase, today: string): Days | null {
  const week = phrase.take(
    pattern(`(?<!fin de )\\b(?:the |la )?(?:week|semana) (?:of|del?) (?:${NAME} )?${DAY}(?: de ${NAME})?(?![a-z])`),
  );
  if (week) {
    const day = dayOf(week[1] ?? week[3], week[2], undefined, today);
    const monday = day && addDays(day, -((weekdayOf(day) + 6) % 7));
    return monday ? { from: monday, to: addDays(monday, 6) } : null;
  }
  const until =
    phrase.take(
      pattern(
        `\\b(?:(?:from |any ?time |between |de |desde )?(?:now|today|aqui|hoy|ahora) )(?:to|and|until|till?|thru|through|hasta|al?)(?: the| el)? (?:${NAME} )?(\\d{1,2})(?:st|nd|rd|th)?(?: de ${NAME})?(?! ?(?:am|pm|de la|:|dolares|dollars|bucks)|\\d)`,
      ),
    ) ??
    phrase.take(
      pattern(
        `\\b(?:until|till?|thru|through|hasta|before|by)(?: the| el)? (?:${NAME} (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)(?: of)?|(\\d{1,2}) de ${NAME})(?![\\d:]| ?(?:am|pm))`,
      ),
    );
  if (!until) return null;
  const [, month, ...rest] = until;
  const day = rest.find((one) => one !== undefined && /^\d/.test(one));
  const named = month ?? rest.find((one) => one !== undefined && !/^\d/.test(one));
  const last = dayOf(named, day, undefined, today);
  return last ? { from: today, to: last } : null;
}

/** `first weekend of november`, `second saturday of the month`, `first half of november`, `the weekend of the 17th`, `end of october`. */
function readPartOfMonth(phrase: Phrase, today: string): Days | null {
  const of = `(?:of|in|de|del|en) (?:the |el )?(?:${NAME}|(?:this )?(?:month|mes)|(next month|proximo mes|mes que viene))(?![a-z])`;
  const weekday = phrase.take(pattern(`\\b(?:the |el |la )?${COUNT} (weekend|fin de semana|${WEEKDAY}) ${of}`));
  if (weekday) {
    const month = monthIn(weekday[3], today, weekday[4] !== undefined);
    const isWeekend = /^(?:weekend|fin)/.test(weekday[2] ?? '');
    const day = nthOf(month, isWeekend ? 6 : indexOfWeekday(weekday[2]), COUNTED[weekday[1] ?? ''] ?? 1);
    return isWeekend ? { from: addDays(day, -1), to: addDays(day, 1) } : { from: day, to: day };
  }
  const part = phrase.take(
    pattern(
      `\\b(?:the |la |el )?(first half|1st half|2nd half|1st week|2nd week|second half|first week|second week|last week|early|beginning|start|mid|middle|late|end|primera quincena|segunda quincena|primera semana|ultima semana|principios|inicios|comienzos|mediados|finales|fines|fin)(?: ${of}|[ -]${NAME}(?![a-z]))`,
    ),
  );
  if (part) {
    const { from, to } = monthIn(part[2] ?? part[4], today, part[3] !== undefined);
    const on = (day: number) => addDays(from, day - 1);
    const name = part[1] ?? '';
    if (/^(?:first half|1st half|primera quincena)$/.test(name)) return { from, to: on(15) };
    if (/^(?:second half|2nd half|segunda quincena)$/.test(name)) return { from: on(16), to };
    if (/^(?:first week|1st week|primera semana)$/.test(name)) return { from, to: on(7) };
    if (/^(?:second|2nd) week$/.test(name)) return { from: on(8), to: on(14) };
    if (/^(?:last week|ultima semana)$/.test(name)) return { from: addDays(to, -6), to };
    if (/^(?:early|beginning|start|principios|inicios|comienzos)$/.test(name)) return { from, to: on(10) };
    return /^(?:mid|middle|mediados)$/.test(name) ? { from: on(11), to: on(20) } : { from: on(21), to };
  }
  const weekend = phrase.take(
    pattern(`\\b(?:the |el )?(?:weekend|fin de semana|wknd) (?:of|del?) (?:${NAME} )?${DAY}(?: de ${NAME})?`),
  );
  if (!weekend) return null;
  const day = dayOf(weekend[1] ?? weekend[3], weekend[2], undefined, today);
  if (day === null) return null;
  const weekdayNumber = weekdayOf(day);
  const saturday = addDays(day, weekdayNumber === 0 ? -1 : 6 - weekdayNumber);
  return { from: addDays(saturday, -1), to: addDays(saturday, 1) };
}

/** `oct 23-25`, `october 20`, `20 october`, `del 5 al 8 de noviembre`, `between Oct 9 and Oct 12`. */
function readMonthAndDay(phrase: Phrase, today: string): Days | null {
  const both = phrase.take(
    pattern(`\\b(?:from |between |del? |entre )?${NAME} ${DAY}${TO}(?:${NAME} )?${DAY}${YEAR}(?![a-z])`),
  );
  if (both) return span(dayOf(both[1], both[2], both[5], today), dayOf(both[3] ?? both[1], both[4], both[5], today));
  const spanish = phrase.take(
    pattern(
      `\\b(?:del?|entre|from|between)? ?(?:el |the )?(\\d{1,2})(?:st|nd|rd|th)?(?: (?:de )?${NAME})?${TO}(\\d{1,2})(?:st|nd|rd|th)? (?:de |of )?${NAME}${YEAR}(?![a-z])`,
    ),
  );
  if (spanish)
    return span(
      dayOf(spanish[2] ?? spanish[4], spanish[1], spanish[5], today),
      dayOf(spanish[4], spanish[3], spanish[5], today),
    );
  const one = phrase.take(pattern(`(?:\\b(?:on|for|by|${WEEKDAY}),? )?\\b${NAME} ${DAY}${YEAR}(?![a-z])`)) ?? null;
  if (one) return span(dayOf(one[1], one[2], one[3], today));
  const reversed = phrase.take(
    pattern(
      `(?:\\b(?:on|for|el|${WEEKDAY}),? (?:the )?)?\\b(\\d{1,2})(?:st|nd|rd|th|ro)? (?:of |de )?${NAME}${YEAR}(?![a-z])`,
    ),
  );
  return reversed ? span(dayOf(reversed[2], reversed[1], reversed[3], today)) : null;
}

/** `10/17`, `11/7 thru 11/9`, `11/7/26`, as the United States writes them. */
function readSlashes(phrase: Phrase, today: string): Days | null {
  const date = '(\\d{1,2})[/](\\d{1,2})(?:[/](\\d{2,4}))?(?![\\d/])';
  const both = phrase.take(pattern(`\\b(?:from |between |del? )?${date}${TO}${date}`));
  if (both) return span(numbered(both[1], both[2], both[3], today), numbered(both[4], both[5], both[6], today));
  const one = phrase.take(pattern(`(?:\\b(?:on|for|el|${WEEKDAY}),? )?(?<![\\d/])${date}`));
  return one ? span(numbered(one[1], one[2], one[3], today)) : null;
}

/** `the 17th`, `sat the 10th`, `el 17`, `sábado 17`, `from the 5th to the 8th`, `del 5 al 8`. */
function readDayOfMonth(phrase: Phrase, today: string): Days | null {
  const ordinal = '(\\d{1,2})(?:st|nd|rd|th)';
  const notOf =
    '(?! ?(?:street|st\\b|ave|avenue|annual|grade|grader|floor|birthday|anniversary|one\\b|time|row|graders))';
  const after =
    '(?! ?(?:am|pm|de la|a\\.m|p\\.m|hrs?|horas|dolares|pesos|millas|personas|anos|%|:|/|bucks|dollars|people|of us)|\\d)';
  const both =
    phrase.take(pattern(`\\b(?:from |between )?(?:the )?${ordinal}${TO}(?:the )?${ordinal}${notOf}`)) ??
    phrase.take(pattern(`\\bdel (\\d{1,2}) al (\\d{1,2})${after}`)) ??
    phrase.take(
      pattern(`\\bthe (\\d{1,2}) ?(?:-|to|through) ?(\\d{1,2})${ordinal.slice(-0, 0)}(?:st|nd|rd|th)?${after}`),
    );
  if (both) return span(dayOf(undefined, both[1], undefined, today), dayOf(undefined, both[2], undefined, today));
  const one =
    phrase.take(pattern(`(?:\\b(?:on|for|by|is|${WEEKDAY}),? )*(?:the )?\\b${ordinal}${notOf}(?! of)`)) ??
    phrase.take(pattern(`\\b(?:el |del |este )?(?:${WEEKDAY})(?:,? (?:dia )?| the )(\\d{1,2})${after}`)) ??
    phrase.take(pattern(`\\b(?:el|dia|para el|del) (?:dia )?(\\d{1,2})${after}(?= |$|[.,!?])`));
  return one ? span(dayOf(undefined, one[1], undefined, today)) : null;
}

function readMonth(phrase: Phrase, today: string): Days | null {
  const named =
    phrase.take(
      pattern(
        `\\b(?:in|during|this|next|for|all of|throughout|early|late|sometime in|by|en|durante|para|de|todo|este|proximo) (?:mes de )?${NAME}(?= |$|[.,?!'])(?! \\d)`,
      ),
    ) ?? phrase.take(pattern(`\\b${PLAIN}(?= |$|[.,?!'])(?! \\d)`));
  return named ? monthIn(named[1], today) : null;
}

const indexOfMonth = (name: string) => MONTHS.findIndex((names) => new RegExp(`^(?:${names})$`).test(name));

function monthIn(name: string | undefined, today: string, isNext = false): { from: string; to: string } {
  if (name === undefined) return monthOf(today, isNext ? 1 : 0);
  return monthOf(today, (indexOfMonth(name) + 12 - (Number(today.slice(5, 7)) - 1)) % 12);
}

/** The next such day; null if there is no such day. */
function dayOf(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  today: string,
): string | null {
  const number = Number(day);
  if (month === undefined) {
    for (let ahead = 0; ahead < 3; ahead += 1) {
      const date = valid(`${monthOf(today, ahead).from.slice(0, 8)}${String(number).padStart(2, '0')}`);
      if (date !== null && date >= today) return date;
    }
    return null;
  }
  return numbered(String(indexOfMonth(month) + 1), day, year, today);
}

function numbered(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
  today: string,
): string | null {
  const rest = `${String(Number(month)).padStart(2, '0')}-${String(Number(day)).padStart(2, '0')}`;
  if (year !== undefined) return valid(`${year.length === 2 ? `20${year}` : year}-${rest}`);
  const now = Number(today.slice(0, 4));
  const date = valid(`${now}-${rest}`);
  return date !== null && date >= today ? date : valid(`${now + 1}-${rest}`);
}

function valid(date: string): string | null {
  const at = new Date(`${date}T00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== date ? null : date;
}

function span(from: string | null, to: string | null = from): Days | null {
  if (from === null || to === null) return null;
  return to < from ? { from: to, to: from } : { from, to };
}

/** The nth weekday of a month, counted from its end where n is below zero. */
export function nthOf({ from, to }: { from: string; to: string }, weekday: number, n: number): string {
  if (n < 0) return addDays(to, -((weekdayOf(to) - weekday + 7) % 7));
  return addDays(from, ((weekday - weekdayOf(from) + 7) % 7) + 7 * (n - 1));
}

export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();
