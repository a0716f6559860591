import { addDays } from '../../places/index.ts';
import { monthOf } from './month-of.ts';
import type { Phrase } from './phrase.ts';
import { readDates } from './read-dates.ts';
import type { Wish } from './wish.ts';

type When = Pick<Wish, 'from' | 'to' | 'part' | 'isWeekend'>;

const DAYS: ReadonlyArray<readonly string[]> = [
  ['sundays?', 'domingos?'],
  ['mondays?', 'lunes'],
  ['tuesdays?', 'martes'],
  ['wednesdays?', 'miercoles'],
  ['thursdays?', 'jueves'],
  ['fridays?', 'viernes'],
  ['saturdays?', 'sabados?'],
];
const DAY = DAYS.flat().join('|');
const PARTS = {
  morning: 'mornings?|(?:de|por|en) la manana',
  afternoon: 'afternoons?|tardes?',
  evening: 'evenings?|nights?|noches?',
} as const;
const FRIDAY = 5;

/** A holiday, by what it is called and its day of the year. */
const HOLIDAYS: ReadonlyArray<readonly [RegExp, (year: number) => string]> = [
  [/\bnew year'?s eve\b|\bnye\b|\bnochevieja\b|\bfin de ano\b/, (year) => `${year}-12-31`],
  [/\bnew year'?s day\b|\bano nuevo\b/, (year) => `${year}-01-01`],
  [/\bchristmas eve\b|\bnochebuena\b/, (year) => `${year}-12-24`],
  [/\b(?:on|for) christmas(?: day)?\b(?! [a-z])/, (year) => `${year}-12-25`],
  [/\bvalentine'?s(?: day)?\b|\bsan valentin\b/, (year) => `${year}-02-14`],
  [/\b(?:on|for) halloween\b(?! (?!night)[a-z])/, (year) => `${year}-10-31`],
  [/\b(?:4th|fourth) of july\b|\bjuly 4th\b|\bindependence day\b/, (year) => `${year}-07-04`],
  [/\bthanksgiving(?: day)?\b|\baccion de gracias\b/, (year) => nthWeekday(year, 11, 4, 4)],
];

/** The days that a request names, by the calendar of a day. */
export function readDays(phrase: Phrase, today: string): When {
  const range = readRange(phrase, today) ?? readDates(phrase, today);
  const part = readPart(phrase);
  return { ...range, ...(part ? { part } : {}) };
}

function readRange(phrase: Phrase, today: string): When | null {
  const days = (from: number, to = from): When => ({ from: addDays(today, from), to: addDays(today, to) });
  const weekday = weekdayOf(today);
  const sunday = (7 - weekday) % 7;
  const next = '(?:next|la proxima|el proximo|proxim[oa]|que viene)';
  if (phrase.take(/\btonight(?:'s)?\b|\besta noche\b|\bhoy (?:por|en|a) la noche\b/))
    return { ...days(0), part: 'evening' };
  const weekendBegin = weekday === 0 || weekday >= FRIDAY ? 0 : sunday - 2;
  if (
    phrase.take(
      /\b(?:next weekend|weekend after(?: this| next)?|(?:el )?(?:proximo fin de semana|fin de semana que viene))\b/,
    )
  )
    return days(sunday + 5, sunday + 7);
  if (phrase.take(/\b(?:(?:this|the|on|over the|for the|coming) )*(?:weekends?|(?:este |el )?fin(?:es)? de semana)\b/))
    return { ...days(weekendBegin, sunday), isWeekend: true };
  if (phrase.take(new RegExp(`\\b${next} week\\b|\\b${next} semana\\b|\\bsemana que viene\\b`)))
    return days(sunday + 1, sunday + 7);
  const span = phrase.take(
    /\b(?:the )?(?:next|coming|proxim[oa]s) (\d{1,2}|two|three|four|dos|tres|cuatro|few|couple of) (days?|weeks?|dias|semanas)\b/,
  );
  if (span) return days(0, countOf(span[1]) * (/^(?:week|semana)/.test(span[2] ?? '') ? 7 : 1));
  // A Sunday begins the week in the US; its rest would be that day alone.
  if (phrase.take(/\b(?:this|esta) (?:week|semana)\b/)) return days(0, sunday === 0 ? 6 : sunday);
  if (phrase.take(new RegExp(`\\b${next} (?:month|mes)\\b|\\bmes que viene\\b`))) return monthOf(today, 1);
  if (phrase.take(/\b(?:this month|este mes)\b/)) return { ...monthOf(today, 0), from: today };
  if (phrase.take(/\b(?:day after tomorrow|pasado manana)\b/)) return days(2);
  if (phrase.take(/\btomorrow(?:'s)?\b/)) return days(1);
  // In Spanish the word for morning is that for tomorrow.
  if (!phrase.has(/\b(?:la|esta) manana\b(?!.*\bmanana\b)/) && phrase.take(/(?<!\bla |\besta )\bmanana\b/))
    return days(1);
  if (phrase.has(/\besta manana\b|\bthis (?:morning|afternoon|evening)\b|\besta tarde\b/)) return days(0);
  if (phrase.take(/\b(?:today(?:'s)?|hoy|right now|now|ahora(?: mismo)?)\b/)) return days(0);
  for (const [name, on] of HOLIDAYS)
    if (phrase.take(name)) return { from: comingDay(on, today), to: comingDay(on, today) };
  return readWeekday(phrase, today);
}

function readWeekday(phrase: Phrase, today: string): When | null {
  const weekday = weekdayOf(today);
  const until = phrase.take(
    new RegExp(
      `\\b(?:from |between |del? )?(${DAY})(?: night)?(?: to | through | until | and | al? | y (?:el )?| ?- ?)(?:el )?(${DAY})\\b`,
    ),
  );
  if (until) {
    const from = (indexOf(until[1]) - weekday + 7) % 7;
    return { from: addDays(today, from), to: addDays(today, from + ((indexOf(until[2]) - indexOf(until[1]) + 7) % 7)) };
  }
  const named = phrase.take(
    new RegExp(
      `\\b(?:on |only |this |next |coming |el |este |solo |los )*(?:proximo )?(${DAY})(?= |'|$|[.,?!])(?: que viene)?`,
    ),
  );
  if (!named) return null;
  const ahead = (indexOf(named[1]) - weekday + 7) % 7;
  const isNext = /\bnext |\bproximo |que viene/.test(named[0]);
  // "Next Friday" on a Thursday is that of the coming week.
  const isOfThisWeek = ahead <= (7 - weekday) % 7;
  const at = addDays(today, isNext && isOfThisWeek ? ahead + 7 : ahead);
  return { from: at, to: at };
}

function readPart(phrase: Phrase): When['part'] {
  const before = '(?:this|esta|in the|at|by|of the|for the|early|late|por la|en la|de la|a la|\\||tonight)';
  for (const [part, words] of Object.entries(PARTS) as Array<[NonNullable<When['part']>, string]>)
    if (phrase.take(new RegExp(`${before} (?:${words})(?= |[.,?!])`))) return part;
  for (const part of ['morning', 'afternoon'] as const)
    if (phrase.take(new RegExp(`\\b(?:${PARTS[part]})\\b`))) return part;
  return phrase.take(/\bevenings?\b/) ? 'evening' : undefined;
}

const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay();
const indexOf = (word = '') => DAYS.findIndex((names) => names.some((name) => new RegExp(`^${name}$`).test(word)));

function countOf(word = ''): number {
  const COUNTS: Readonly<Record<string, number>> = {
    two: 2,
    dos: 2,
    couple: 2,
    'couple of': 2,
    three: 3,
    tres: 3,
    few: 3,
    four: 4,
    cuatro: 4,
  };
  return COUNTS[word] ?? Math.min(60, Number(word));
}

function comingDay(on: (year: number) => string, today: string): string {
  const year = Number(today.slice(0, 4));
  return on(year) < today ? on(year + 1) : on(year);
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + 7 * (nth - 1));
}
