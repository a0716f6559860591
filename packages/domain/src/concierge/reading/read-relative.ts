import { addDays } from '../../places/index.ts';
import { monthOf } from './month-of.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { WEEKEND } from './read-holiday.ts';
import { readDay } from './read-weekday.ts';
import { ahead, type Days, indexOfWeekday, WEEKDAY, weekdayOf } from './weekdays.ts';

const FRIDAY = 5;
const NEXT = '(?:next|la proxima|el proximo|proxim[oa])';
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

/** Days that are counted from today: tonight, weekends, weeks, weekdays. */
export function readRelative(phrase: Phrase, today: string): { days: Days | null; isTonight?: true } | null {
  const days = (from: number, to = from): Days => ({ from: addDays(today, from), to: addDays(today, to) });
  const weekday = weekdayOf(today);
  const sunday = (7 - weekday) % 7;
  /** The weekdays that are named beside next week: `next week I can only do Tuesday and Wednesday`. */
  const inNextWeek = (): Days | null => {
    const named = phrase
      .takeAll(pattern(`\\b(?:el |los |on )?(${WEEKDAY})(?= |$|[.,?!])`))
      .map(([, day]) => (indexOfWeekday(day) + 6) % 7);
    return named.length === 0 ? null : days(sunday + 1 + Math.min(...named), sunday + 1 + Math.max(...named));
  };
  const weekendBegin = weekday === 0 || weekday >= FRIDAY ? 0 : sunday - 2;
  const take = (words: RegExp) => phrase.take(words) !== null;
  phrase.drop(/\b(?:a )?fortnight\b/, () => '2 weeks');
  if (phrase.has(/\bweek after next\b/)) {
    phrase.drop(/\b(?:the )?week after next\b/, () => 'next week');
    const found = readRelative(phrase, today)?.days;
    return found ? { days: { from: addDays(found.from, 7), to: addDays(found.to, 7) } } : null;
  }
  const until = readUntil(phrase, today);
  if (until) return { days: until };
  if (
    take(
      /\b(?:tonight(?:'s)?|tonite|2nite|2night|esta (?:misma )?noche|hoy (?:por|en|a|de) la noche|hoy (?:de )?noche|this (?:evening|night)|today at night)(?= |$|[.,!?])/,
    )
  ) {
    const also = readRelative(phrase, today);
    const to = also?.days?.to;
    return to && to > today ? { days: { from: today, to }, isTonight: true } : { days: days(0), isTonight: true };
  }
  const other = phrase.take(pattern(`\\b(?:el |al |para el )?otro (${WEEKDAY})(?= |$|[.,?!])`));
  if (other) return { days: days(ahead(other[1], weekday) + 7) };
  const following = phrase.take(
    pattern(
      `\\b(?:not |no )?(?:this |este )?(${WEEKDAY})(?: no)?,? (?:but |sino )?(?:the (?:next|following)(?: one)|el (?:que sigue|otro|siguiente))(?= |$|[.,!?])`,
    ),
  );
  if (following) return { days: days(ahead(following[1], weekday) + 7) };
  if (take(/\b(?:(?:two|2) weekends from now|weekend after (?:next)|dentro de dos fines de semana)\b/))
    return { days: days(sunday + 12, sunday + 14) };
  if (
    take(
      pattern(
        `\\b(?:${NEXT} ${WEEKEND}|weekend after(?: this(?: one)?)?|(?:el )?(?:proximo ${WEEKEND}|fin de semana que (?:viene|entra)|otro fin de semana|${WEEKEND} de la (?:otra|proxima) semana))\\b`,
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
  const countedWeekday = phrase.take(pattern(`\\b${COUNT} (${WEEKDAY}) from (?:now|today)\\b`));
  if (countedWeekday) return { days: days(ahead(countedWeekday[2], weekday) + 7 * (countOf(countedWeekday[1]) - 1)) };
  const fromWeekday = phrase.take(
    pattern(
      `\\b(?:a week from|(?:the )?week after|dentro de una semana,? el) (?:next )?(${WEEKDAY}|today|tomorrow|now)\\b`,
    ),
  );
  if (fromWeekday)
    return {
      days: days(7 + aheadOf(fromWeekday[1], weekday)),
    };
  const inEight = phrase.take(
    pattern(`\\b(?:de |el )?(hoy|manana|${WEEKDAY}) en (?:ocho|8)(?: dias)?(?= |$|[.,?!])(?! (?:de|am|pm))`),
  );
  if (inEight)
    return { days: days(7 + (inEight[1] === 'hoy' ? 0 : inEight[1] === 'manana' ? 1 : ahead(inEight[1], weekday))) };
  const afterNext = phrase.take(pattern(`\\b(?:the |el )?(${WEEKDAY}) (?:after next|(?:de )?la otra semana)\\b`));
  if (afterNext) return { days: days(ahead(afterNext[1], weekday) + 7) };
  const ofNextWeek = phrase.take(
    pattern(
      `\\b(?:(${WEEKDAY})(?: ?(?:-|to|thru|through|and|or|,|al?|y|o) ?(?:el )?(${WEEKDAY}))?,? (?:of |de )?(?:${NEXT} (?:week|semana)|la semana que (?:viene|entra))|(?:${NEXT} (?:week|semana)|la semana que (?:viene|entra)),? (?:on |el |de )?(${WEEKDAY})(?: ?(?:-|to|thru|through|and|or|al?|y|o) ?(${WEEKDAY}))?)(?= |$|[.,?!])`,
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
    return { days: inNextWeek() ?? days(sunday + 1, sunday + 7) };
  const span = phrase.take(
    pattern(
      `\\b(?:(?:in|over|for|within|during) )?(?:the |los |las )?(?:next|coming|proxim[oa]s) ${COUNT} (days?|weeks?|dias|semanas)\\b`,
    ),
  );
  if (span) return { days: days(0, countOf(span[1]) * (isWeeks(span[2]) ? 7 : 1)) };
  const later = phrase.take(
    pattern(
      `\\b(?:in|en|dentro de) (?:about |around |like |unos |como )?${COUNT} (days?|weeks?|dias|semanas)\\b|\\b${COUNT} (days?|weeks?) from (?:now|today)\\b`,
    ),
  );
  if (later) return { days: days(countOf(later[1] ?? later[3]) * (isWeeks(later[2] ?? later[4]) ? 7 : 1)) };
  // A Sunday begins the week in the US; its rest would be that day alone.
  if (
    take(
      /\b(?:(?:later|the rest of|rest of|some ?time|any ?day|any ?time|el resto de|lo que queda de) )?(?:this|esta|the|all|the whole|toda la|toda esta) (?:week|semana)(?: long)?(?= |$|[.,!?])(?! of)/,
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
    // `Tuesday or Thursday` are of one week, whatever day it is.
    const isEarlier = before !== undefined && one.from < before.from && one.from === one.to;
    const isLaterInWeek = isEarlier && (weekdayOf(one.from) + 6) % 7 > (weekdayOf(before.from) + 6) % 7;
    found.push(isLaterInWeek ? { from: addDays(one.from, 7), to: addDays(one.to, 7) } : one);
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
      `\\b(?<!\\b(?:broke|busy|working|closed|away|gone|paid|open|payday|off) )(?:(?:from )?(?:now|today) (?:until|till?|thru|through|to)|until|till?|thru|through|(?:de hoy )?(?:hasta|al)(?: el)?|i'm here (?:until|till)|here till) (?:next )?(${WEEKDAY})(?= |$|[.,?!])(?! \\d)`,
    ),
  );
  if (!until) return null;
  return { from: today, to: addDays(today, ahead(until[1], weekday)) };
}

const aheadOf = (word: string | undefined, weekday: number) =>
  /today|now/.test(word ?? '') ? 0 : word === 'tomorrow' ? 1 : ahead(word, weekday);
const isWeeks = (word = '') => /^(?:week|semana)/.test(word);
const countOf = (word = '') => COUNTS[word] ?? Math.min(60, Number(word));
