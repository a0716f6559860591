import { addDays } from '../../places/index.ts';
import { HOLIDAYS } from './holidays.ts';
import { monthOf } from './month-of.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { type Days, indexOfWeekday, readDates, WEEKDAY, weekdayOf } from './read-dates.ts';
import type { Wish } from './wish.ts';

type When = Pick<Wish, 'from' | 'to' | 'part' | 'isWeekend'>;

const FRIDAY = 5;
const NEXT = '(?:next|la proxima|el proximo|proxim[oa])';
const WEEKEND = '(?:weekends?|(?<=este )fin(?! de )|fin(?:es)? de semana|wkends?|wknds?)';
const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  un: 1,
  una: 1,
  two: 2,
  dos: 2,
  couple: 2,
  'couple of': 2,
  'a couple of': 2,
  'a couple': 2,
  few: 3,
  'a few': 3,
  three: 3,
  tres: 3,
  unos: 3,
  four: 4,
  cuatro: 4,
  five: 5,
  cinco: 5,
  six: 6,
  seis: 6,
};
const COUNT = `(\\d{1,2}|${Object.keys(COUNTS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`;
const MOVES: ReadonlyArray<readonly [RegExp, number]> = [
  [
    /\b(?:(?:the )?(?:next|following) day|(?:the |a |one )?day (?:after(?! tomorrow)(?: that)?|later)|(?:al |el )?(?:dia siguiente|otro dia|dia despues)|un dia (?:despues|mas tarde))\b/,
    1,
  ],
  [
    /\b(?:(?:the )?following (?:week(?:end)?)|(?:the |a |one )?week(?:end)? (?:after(?! next)(?: that)?|later)|(?:la |una |a la |el )?(?:semana|fin de semana) (?:siguiente|despues|mas tarde))\b/,
    7,
  ],
  [/\b(?:(?:the |a |one )?day (?:before|earlier)(?! (?:yesterday|tomorrow))|(?:el |un )?dia (?:antes|anterior))\b/, -1],
];
/** What comes after these takes the place of what was said before. */
const CORRECTED =
  /^(.*\S) (?:(?:no,? )?wait,?(?: no)?|i mean(?:t)?|scratch that|make (?:it|that)|or rather|digo|mejor(?: dicho)?|no,? mejor|perdon,?)(?= )/;

/** The days that a request names, by the calendar of a day. Several days are those from the first to the last. */
export function readDays(
  phrase: Phrase,
  today: string,
  last: { from?: string | undefined; to?: string | undefined } | null = null,
): When {
  dropRefused(phrase);
  const moved = readMoved(phrase, last);
  if (moved) return { ...moved, ...partOf(phrase) };
  const around = readWeekendAround(phrase, today);
  if (around) return { ...around, ...partOf(phrase) };
  const holiday = readHoliday(phrase, today);
  const written = holiday ?? readDates(phrase, today);
  const relative = readRelative(phrase, today);
  const range = written && relative?.isTonight !== true ? written : (relative?.days ?? written);
  const isEarly =
    phrase.take(
      /\b(?:bright and early|first thing|(?<=\| ?)(?:early(?= *(?:\||$|[.,!?]))|(?:bien |muy )?tempran(?:o|ito)))\b/,
    ) !== null;
  const part = relative?.isTonight ? 'evening' : (readPart(phrase) ?? (isEarly ? 'morning' : undefined));
  return { ...range, ...(part ? { part } : {}) };
}

/** `the day after`, `la semana siguiente`: counted from the days of the last request. */
function readMoved(phrase: Phrase, last: { from?: string | undefined; to?: string | undefined } | null): Days | null {
  if (last?.from === undefined) return null;
  const { from, to = from } = last;
  for (const [words, days] of MOVES) {
    if (!phrase.take(words)) continue;
    return days === 1
      ? { from: addDays(to, 1), to: addDays(to, 1) }
      : { from: addDays(from, days), to: addDays(days < 0 ? from : to, days) };
  }
  return null;
}

const partOf = (phrase: Phrase) => {
  const part = readPart(phrase);
  return part ? { part } : {};
};

/** `halloween weekend`, `the weekend before Thanksgiving`. */
function readWeekendAround(phrase: Phrase, today: string): Days | null {
  for (const [name, dayOf] of [...HOLIDAYS, [/\b(?:halloween)\b/, (year: number) => `${year}-10-31`] as const]) {
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

/** `not tonight`, and what was corrected: `friday, no wait, saturday`. */
function dropRefused(phrase: Phrase): void {
  const corrected = CORRECTED.exec(phrase.rest);
  if (corrected) {
    const before = corrected[1] ?? '';
    const after = phrase.rest.slice(before.length);
    if (hasDays(after)) phrase.drop(new RegExp(`^.{${before.length}}`), withoutDays);
  }
  phrase.takeAll(
    pattern(
      `\\b(?:not|no|but not|anything but|(?:any|every|all) ?(?:day|night|time)s? (?:but|except(?: for)?)|except(?: for)?|excepto|(?:cualquier dia|todos los dias) menos|menos) (?:on |for |el |este |esta |this )?(?:today|tonight|tomorrow|hoy|esta noche|manana|${WEEKDAY}s?|weekends?)(?! (?:night )?(?:fever|night live))(?= |$|[.,!?])`,
    ),
  );
}

function readRelative(phrase: Phrase, today: string): { days: Days | null; isTonight?: true } | null {
  const days = (from: number, to = from): Days => ({ from: addDays(today, from), to: addDays(today, to) });
  const weekday = weekdayOf(today);
  const sunday = (7 - weekday) % 7;
  const weekendBegin = weekday === 0 || weekday >= FRIDAY ? 0 : sunday - 2;
  const take = (words: RegExp) => phrase.take(words) !== null;
  const until = readUntil(phrase, today);
  if (until) return { days: until };
  if (
    take(
      /\b(?:tonight(?:'s)?|tonite|2nite|2night|esta (?:misma )?noche|hoy (?:por|en|a|de) la noche|hoy noche|this (?:evening|night)|today at night)(?= |$|[.,!?])/,
    )
  ) {
    const also = readRelative(phrase, today);
    const to = also?.days?.to;
    return to && to > today ? { days: { from: today, to }, isTonight: true } : { days: days(0), isTonight: true };
  }
  if (take(/\b(?:(?:two|2) weekends from now|weekend after (?:next)|dentro de dos fines de semana)\b/))
    return { days: days(sunday + 12, sunday + 14) };
  if (
    take(
      pattern(
        `\\b(?:${NEXT} ${WEEKEND}|weekend after(?: this(?: one)?)?|(?:el )?(?:proximo ${WEEKEND}|fin de semana que (?:viene|entra)|otro fin de semana))\\b`,
      ),
    )
  )
    return { days: days(sunday + 5, sunday + 7) };
  if (
    take(
      pattern(
        `\\b(?:(?:this|the|on|over|for|coming|any|all|rest of|next coming|este|el|en|para el|todo el|del) )*${WEEKEND}(?: entero)?\\b`,
      ),
    )
  )
    return { days: { ...days(weekendBegin, sunday), isWeekend: true } };
  const weeksFrom = phrase.take(pattern(`\\b${COUNT} (?:weeks?|semanas?) from (${WEEKDAY}|today|tomorrow|now)\\b`));
  if (weeksFrom) return { days: days(7 * countOf(weeksFrom[1]) + aheadOf(weeksFrom[2], weekday)) };
  const fromWeekday = phrase.take(
    pattern(
      `\\b(?:a week from|(?:the )?week after|dentro de una semana,? el) (?:next )?(${WEEKDAY}|today|tomorrow|now)\\b`,
    ),
  );
  if (fromWeekday)
    return {
      days: days(7 + aheadOf(fromWeekday[1], weekday)),
    };
  const afterNext = phrase.take(pattern(`\\b(?:the |el )?(${WEEKDAY}) (?:after next|(?:de )?la otra semana)\\b`));
  if (afterNext) return { days: days(ahead(afterNext[1], weekday) + 7) };
  const ofNextWeek = phrase.take(
    pattern(
      `\\b(?:(${WEEKDAY})(?: ?(?:-|to|thru|through|and|or|,|al?|y|o) ?(${WEEKDAY}))?,? (?:of |de )?(?:${NEXT} (?:week|semana)|la semana que (?:viene|entra))|(?:${NEXT} (?:week|semana)|la semana que (?:viene|entra)),? (?:on |el |de )?(${WEEKDAY})(?: ?(?:-|to|thru|through|and|or|al?|y|o) ?(${WEEKDAY}))?)(?= |$|[.,?!])`,
    ),
  );
  if (ofNextWeek) {
    const inWeek = (word: string | undefined) => sunday + ((indexOfWeekday(word) + 6) % 7) + 1;
    const first = inWeek(ofNextWeek[1] ?? ofNextWeek[3]);
    const last = ofNextWeek[2] ?? ofNextWeek[4];
    return { days: days(first, last === undefined ? first : inWeek(last)) };
  }
  if (
    take(
      pattern(
        `\\b${NEXT} (?:week|semana)s?\\b|\\b(?:la )?(?:otra semana|semana que (?:viene|entra)|semana entrante)\\b|\\bfollowing week\\b`,
      ),
    )
  )
    return { days: days(sunday + 1, sunday + 7) };
  const span = phrase.take(
    pattern(
      `\\b(?:(?:in|over|for|within|during) )?(?:the |los |las )?(?:next|coming|proxim[oa]s) ${COUNT} (days?|weeks?|dias|semanas)\\b`,
    ),
  );
  if (span) return { days: days(0, countOf(span[1]) * (isWeeks(span[2]) ? 7 : 1)) };
  const later = phrase.take(
    pattern(
      `\\b(?:in|en|dentro de) ${COUNT} (days?|weeks?|dias|semanas)\\b|\\b${COUNT} (days?|weeks?) from (?:now|today)\\b`,
    ),
  );
  if (later) return { days: days(countOf(later[1] ?? later[3]) * (isWeeks(later[2] ?? later[4]) ? 7 : 1)) };
  // A Sunday begins the week in the US; its rest would be that day alone.
  if (
    take(
      /\b(?:(?:later|the rest of|rest of|some ?time|any ?day|any ?time|el resto de|lo que queda de) )?(?:this|esta|the) (?:week|semana)(?= |$|[.,!?])(?! of)/,
    )
  )
    return { days: days(0, sunday === 0 ? 6 : sunday) };
  if (take(pattern(`\\b${NEXT} (?:month|mes)\\b|\\b(?:el )?mes (?:que (?:viene|entra)|entrante)\\b`)))
    return { days: monthOf(today, 1) };
  if (take(/\b(?:later |rest of |some ?time |any ?time )*(?:this|the) month\b|\b(?:este|del) mes\b|\bthis month\b/))
    return { days: { ...monthOf(today, 0), from: today } };
  const found: Days[] = [];
  while (found.length < 4) {
    // "Next Thursday or Friday" is that Friday.
    const before = found.at(-1);
    const one = readDay(phrase, before && before.from > addDays(today, 6) ? before.to : today);
    if (!one) break;
    found.push(one);
  }
  if (found.length === 0) return null;
  return {
    days: {
      from: found.map(({ from }) => from).sort()[0] ?? today,
      to:
        found
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? today,
    },
  };
}

/** `until Tuesday`, `fri-sun`, `from friday to sunday`. */
function readUntil(phrase: Phrase, today: string): Days | null {
  const weekday = weekdayOf(today);
  const both = phrase.take(
    pattern(
      `\\b(?:from |between |del? |desde (?:el )?)?(?:next |this )?(${WEEKDAY})(?: night| noche)? ?(?:to|thru|through|until|till|al?|hasta(?: el)?|-) ?(?:el )?(${WEEKDAY})(?= |$|[.,?!])(?! \\d)`,
    ),
  );
  if (both) {
    const from = ahead(both[1], weekday);
    return {
      from: addDays(today, from),
      to: addDays(today, from + ((indexOfWeekday(both[2]) - indexOfWeekday(both[1]) + 7) % 7)),
    };
  }
  const until = phrase.take(
    pattern(
      `\\b(?:(?:from )?(?:now|today) (?:until|till?|thru|through|to)|until|till?|thru|through|(?:de hoy )?(?:hasta|al)(?: el)?|i'm here (?:until|till)|here till) (?:next )?(${WEEKDAY})(?= |$|[.,?!])(?! \\d)`,
    ),
  );
  if (!until) return null;
  return { from: today, to: addDays(today, ahead(until[1], weekday)) };
}

/** One day that is named. */
function readDay(phrase: Phrase, today: string): Days | null {
  const on = (ahead: number): Days => ({ from: addDays(today, ahead), to: addDays(today, ahead) });
  if (phrase.take(/\b(?:(?:the )?day after tomorrow|overmorrow|pasado manana)\b/)) return on(2);
  if (phrase.take(/\b(?:tomorrow(?:'s)?|tmrw|tmw|tomorow|tommorow|tmr|2morrow|tomoz)(?= |$|[.,!?])/)) return on(1);
  // In Spanish the word for morning is that for tomorrow.
  if (phrase.take(/(?<!\bla |\besta |\bmanana )\bmanana(?= (?:por|en|a|de|temprano|noche|tarde|en la) )/)) return on(1);
  if (!phrase.has(/\b(?:la|esta) manana\b(?!.*\bmanana\b)/) && phrase.take(/(?<!\bla |\besta )\bmanana\b/))
    return on(1);
  if (phrase.has(/\besta manana\b|\bthis (?:morning|afternoon|morn|arvo)\b|\besta tarde\b/))
    return phrase.take(/\b(?:esta|this)(?= (?:manana|morn|morning|afternoon|tarde))/) ? on(0) : null;
  if (
    phrase.take(
      /\b(?:later )?(?:today(?:'s)?|hoy(?: mismo)?|right now|now(?= *(?:\||$|[.?!]))|rn|ahora(?: mismo)?(?! (?:dime|busco|quiero|que|si|me|dame|necesito|buscame))|ahorita|asap|2day|this very moment|last minute|(?:with)?in (?:the next |an? |like an? )*(?:few |\d{1,2} )?hours?|en un(?:a hora| rato)|al rato)(?= |$|[.,!?|])/,
    )
  )
    return on(0);
  return readWeekday(phrase, today);
}

function readHoliday(phrase: Phrase, today: string): Days | null {
  for (const [name, dayOf] of HOLIDAYS) {
    const beside = phrase.take(
      pattern(`\\b(?:the |el |la )?(?:day|night|dia|noche) (before|after|antes de|despues de) (?:${name.source})`),
    );
    const week =
      beside === null &&
      phrase.take(
        pattern(`(?:${name.source}) week\\b|\\b(?:the )?week of (?:${name.source})|\\bsemana de (?:${name.source})`),
      );
    const day = comingDay(dayOf, today);
    if (beside) return only(addDays(day, /^(?:before|antes)/.test(beside[1] ?? '') ? -1 : 1));
    const monday = addDays(day, -((weekdayOf(day) + 6) % 7));
    if (week) return { from: monday < today ? today : monday, to: addDays(monday, 6) };
    if (phrase.take(name)) return only(day);
  }
  return null;
}

const only = (day: string): Days => ({ from: day, to: day });

function readWeekday(phrase: Phrase, today: string): Days | null {
  const weekday = weekdayOf(today);
  const named = phrase.take(
    pattern(
      `\\b(?:(?:on|only|this|next|coming|every|any|el|este|solo|los|para el|del|proximo|all|come) )*(${WEEKDAY})(?= |'|$|[.,?!/])(?! (?:night )?(?:fever|night live))(?:'s)?(?: (?:que (?:viene|entra)|proximo))?`,
    ),
  );
  if (!named) return null;
  const days = ahead(named[1], weekday);
  const isNext = /\bnext |\bproximo|que (?:viene|entra)/.test(named[0]);
  // "Next Friday" on a Thursday is that of the coming week.
  const isOfThisWeek = days <= (7 - weekday) % 7;
  const at = addDays(today, isNext && isOfThisWeek ? days + 7 : days);
  return { from: at, to: at };
}

/** The part of the day; none where two are named, each for something else. */
function readPart(phrase: Phrase): When['part'] {
  const part = takePart(phrase);
  if (part === undefined) return undefined;
  const other = takePart(phrase);
  return other === undefined || other === part ? part : undefined;
}

function takePart(phrase: Phrase): When['part'] {
  if (
    phrase.take(
      /\b(?:early |tempranito |temprano )?(?:(?:this|in the|at|by|of the|for the|first thing in the|por la|en la|de la|a la|esta) )?(?:mornings?|morn|manana|mananita|mananas|sunrise|dawn|amanecer)(?= |$|[.,?!])/,
    )
  )
    return 'morning';
  if (
    phrase.take(
      /\b(?:early |late )?(?:(?:this|in the|at|by|of the|for the|por la|en la|de la|a la|esta) )?(?:afternoons?|arvo|tardes?|tardecita|matinees?|daytime|mediodia)(?= |$|[.,?!])/,
    )
  )
    return 'afternoon';
  const night = phrase.take(
    /(?:\b(?:this|in the|at|by|of the|for the|early|por la|en la|de la|a la|esta|only|late) |\| ?|^ ?)(?:evenings?|nights?|nites?|noches?|nochecita)(?= |$|[.,?!])(?! (?:de|of|market|out at))|\b(?:evenings?|after dark|nighttime|at nite|de noche|anochecer)\b/,
  );
  return night ? 'evening' : undefined;
}

const withoutDays = (text: string) =>
  text.replace(
    pattern(`\\b(?:on |this |next |el |este )?(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana)(?= |$|[.,?!])`, 'g'),
    ' | ',
  );
const hasDays = (text: string) =>
  pattern(`\\b(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana|weekend)(?= |$|[.,?!])`).test(text);

const aheadOf = (word: string | undefined, weekday: number) =>
  /today|now/.test(word ?? '') ? 0 : word === 'tomorrow' ? 1 : ahead(word, weekday);
const ahead = (word: string | undefined, weekday: number) => (indexOfWeekday(word) - weekday + 7) % 7;
const isWeeks = (word = '') => /^(?:week|semana)/.test(word);
const countOf = (word = '') => COUNTS[word] ?? Math.min(60, Number(word));

function comingDay(on: (year: number) => string, today: string): string {
  const year = Number(today.slice(0, 4));
  return on(year) < today ? on(year + 1) : on(year);
}
