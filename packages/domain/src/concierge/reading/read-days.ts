import { addDays } from '../../places/index.ts';
import { monthOf } from './month-of.ts';
import { pattern } from './pattern.ts';
import { Phrase } from './phrase.ts';
import { readDates } from './read-dates.ts';
import { readHoliday, readWeekendAround, WEEKEND } from './read-holiday.ts';
import { readPart } from './read-part.ts';
import { readRelative } from './read-relative.ts';
import { type Days, indexOfWeekday, only, WEEKDAY, weekdayOf } from './weekdays.ts';
import type { Wish } from './wish.ts';

type When = Pick<Wish, 'from' | 'to' | 'part' | 'isWeekend'>;

const MOVES: ReadonlyArray<readonly [RegExp, number]> = [
  [
    /\b(?:(?:the )?(?:next|following) day|(?:the |a |one )?day (?:after(?! tomorrow)(?: that)?|later)|(?:al |el )?(?:dia siguiente|dia despues)|(?:al|el) otro dia|un dia (?:despues|mas tarde))\b/,
    1,
  ],
  [
    /\b(?:(?:the )?following (?:week(?:end)?)|(?:the |a |one )?week(?:end)? (?:after(?! next)(?: that)?|later)|(?:la |una |a la |el )?(?:semana|fin de semana) (?:siguiente|despues|mas tarde))\b/,
    7,
  ],
  [
    /\b(?:(?:the |a |one )?(?:day|night) (?:before|earlier)(?! (?:yesterday|tomorrow|last))|(?:el |un |la )?(?:dia|noche) (?:antes|anterior))\b/,
    -1,
  ],
];
/** What comes after these takes the place of what was said before. */
const CORRECTED =
  /^(.*\S) (?:(?:no,? )?wait,?(?: no)?|(?:whoops|oops|no),? i mean(?:t)?|i mean(?:t)?|whoops|oops|scratch that|make (?:it|that)|or rather|digo|mejor(?: dicho)?|no,? mejor|perdon,?|no,? espera|ah,? no|bueno,? (?:digamos|mejor|no)|o sea,?|es decir,?|quiero decir|me (?:equivoque|confundi),?(?: es| era)?|(?:no,? )?not (?:this |on )?(?:tonight|today|tomorrow|[a-z]{3,6}day),?(?: but)?(?= (?:the )?next))(?= )/;

/** The days that a request names, by the calendar of a day. Several days are those from the first to the last. */
export function readDays(phrase: Phrase, today: string, last: LastDays | null = null, beside = ''): When {
  phrase.drop(/\bnot this weekend,? (?:but )?(?:the )?(?:next|one after)(?: one| weekend)?\b/, () => 'next weekend');
  const isOrNext = phrase.has(OR_NEXT);
  phrase.drop(OR_NEXT, (said) => said.replace(OR_NEXT, '$1'));
  const refused = dropRefused(phrase);
  const isOnWeekdays = phrase.take(WEEKDAYS_ALONE);
  const moved = readMoved(phrase, last) ?? readBeside(phrase, today, last, beside);
  if (moved) return { ...moved, ...partOf(phrase) };
  const around = readWeekendAround(phrase, today);
  if (around) {
    const written = readDates(phrase, today);
    return { ...(written && written.from < written.to ? written : around), ...partOf(phrase) };
  }
  const holiday = readHoliday(phrase, today);
  const written = holiday ?? readDates(phrase, today);
  const relative = readRelative(phrase, today);
  const range =
    written && relative?.isTonight !== true ? onDayOf(written, relative?.days) : (relative?.days ?? written);
  const isEarly =
    phrase.take(
      /\b(?:bright and early|first thing|a primera hora|(?<=\| ?)(?:early(?= *(?:\||$|[.,!?]|before))|(?:bien |muy )?tempran(?:o|ito)))\b/,
    ) !== null;
  const isWeeknight = range !== null && isOnWeekdays?.[0].includes('night') === true;
  const part = relative?.isTonight || isWeeknight ? 'evening' : (readPart(phrase) ?? (isEarly ? 'morning' : undefined));
  const named = isOnWeekdays ? onWeekdays(range, isOnWeekdays[0], today) : range;
  const days = named && isOrNext ? { from: named.from, to: addDays(named.to, 7) } : named;
  const wanted = days && last && isPartOf(phrase.whole) ? withinLast(days, last) : days;
  return { ...(wanted && without(wanted, refused)), ...(part ? { part } : {}) };
}

/** `but on a sunday`: more words may be a new question. */
const isPartOf = (text: string) =>
  text.trim().split(' ').length < MOST_OF_PART && !/\b(?:this|next|coming|este|esta|proxim[oa]|que viene)\b/.test(text);
const MOST_OF_PART = 7;

/** A weekday after a request for weeks that begin later is the first one in them. */
function withinLast(days: Days, { from, to }: LastDays): Days {
  const isOfWeeks = from !== undefined && to !== undefined && addDays(from, 6) < to;
  if (!isOfWeeks || days.from !== days.to || days.from >= from) return days;
  return only(addDays(from, (weekdayOf(days.from) - weekdayOf(from) + 7) % 7));
}

type LastDays = { from?: string | undefined; to?: string | undefined };

/** Of this one or the one a week later, both. */
const OR_NEXT = pattern(
  `\\b((?:this|the|este|esta|el|la|on) (?:week|${WEEKEND}|semana|${WEEKDAY})|${WEEKDAY})(?: (?:or|o) (?:(?:the|el|la) )?(?:next|following|proxim[oa]|siguiente|que viene|otr[oa])(?: (?:one|week|${WEEKEND}|semana|${WEEKDAY}))?)(?= *(?:$|[|.,;!?])| (?:in|at|for|with|near|en|con|para)\\b)`,
);

const WEEKDAYS_ALONE =
  /\b(?:(?:on |during |in )?(?:a |the )?(?:week ?days?|wkdays?|week ?nights?)|during the week|(?:entre|dias? de) semana|entresemana)\b/;

/**
 * From Monday to Friday, of the week that is named, of this one while it lasts, or of the next. `on weekdays` without a week is a habit, of which no
 * week is meant.
 */
function onWeekdays(range: Days | null, words: string, today: string): Days | null {
  if (range !== null)
    return weekdayOf(range.from) === 1 && range.to === addDays(range.from, 6)
      ? { from: range.from, to: addDays(range.from, 4) }
      : range;
  if (!words.includes('semana')) return null;
  const weekday = weekdayOf(today);
  if (weekday >= 1 && weekday <= 3) return { from: today, to: addDays(today, 5 - weekday) };
  const monday = addDays(today, (8 - weekday) % 7);
  return { from: monday, to: addDays(monday, 4) };
}

/** Of a few days that are written out, the weekday that is named beside them: `nov 20-22, what can we do friday night`. */
function onDayOf(written: Days, named: Days | null | undefined): Days {
  if (!named || named.from !== named.to || written.from === written.to) return written;
  const day = addDays(written.from, (weekdayOf(named.from) - weekdayOf(written.from) + 7) % 7);
  return day <= written.to && addDays(day, 7) > written.to ? only(day) : written;
}

/** Days without those at their ends that are not wanted: `this weekend but not sunday`. */
function without(days: Days, refused: readonly number[]): Days {
  let { from, to } = days;
  while (from < to && refused.includes(weekdayOf(to))) to = addDays(to, -1);
  while (from < to && refused.includes(weekdayOf(from))) from = addDays(from, 1);
  return from === days.from && to === days.to ? days : { from, to };
}

/** `the day after`, `la semana siguiente`: counted from the days of the last request. */
function readMoved(phrase: Phrase, last: LastDays | null): When | null {
  if (last?.from === undefined) return null;
  const { from, to = from } = last;
  if (from < to && phrase.take(ONE_LATER))
    return addDays(to, 1).endsWith('-01') ? monthOf(to, 1) : { from: addDays(from, 7), to: addDays(to, 7) };
  for (const [words, days] of MOVES) {
    if (!phrase.take(words)) continue;
    return days === 1
      ? { from: addDays(to, 1), to: addDays(to, 1) }
      : { from: addDays(from, days), to: addDays(days < 0 ? from : to, days) };
  }
  return null;
}

/** The same of a later one: `¿y el que viene?`. */
const ONE_LATER =
  /^ *(?:(?:and|ok|so|y|no,?|mejor|que tal|what about|how about) )*(?:the (?:one after(?: that)?|next one)|(?:el|la) (?:que (?:viene|sigue)|siguiente|otr[oa]|proxim[oa]))[?. ]*$/;

/** `the day after`, counted from a day that the message names or tells of. */
function readBeside(phrase: Phrase, today: string, last: LastDays | null, beside: string): When | null {
  if (last?.from !== undefined) return null;
  for (const [words, days] of MOVES) {
    const said = Math.abs(days) === 1 ? words.exec(phrase.rest) : null;
    // `any day after the 20th` are many.
    if (!said || /\b(?:any|every|each|some|cualquier|todo) $/.test(phrase.rest.slice(0, said.index))) continue;
    const base = [phrase.rest.replace(words, ' | '), beside].flatMap(
      (text) => namedIn(new Phrase(text), today) ?? [],
    )[0];
    if (!base) return null;
    const isEither = /\b(?:or|and|o|y) $/.test(phrase.rest.slice(0, said.index));
    phrase.take(words);
    namedIn(phrase, today);
    const moved = addDays(days < 0 ? base.from : base.to, days);
    return {
      ...(isEither
        ? { from: base.from < moved ? base.from : moved, to: base.to > moved ? base.to : moved }
        : only(moved)),
      ...(/night|noche/.test(said[0]) ? { part: 'evening' } : {}),
    };
  }
  return null;
}

const namedIn = (phrase: Phrase, today: string) =>
  readHoliday(phrase, today) ?? readDates(phrase, today) ?? readRelative(phrase, today)?.days ?? null;

const partOf = (phrase: Phrase) => {
  const part = readPart(phrase);
  return part ? { part } : {};
};

/** `not tonight`, and what was corrected: `friday, no wait, saturday`. */
function dropRefused(phrase: Phrase): number[] {
  const corrected = CORRECTED.exec(phrase.rest);
  if (corrected) {
    const before = corrected[1] ?? '';
    const after = phrase.rest.slice(before.length);
    if (hasDays(after)) phrase.drop(new RegExp(`^.{${before.length}}`), withoutDays);
  }
  const before = phrase.takeAll(
    pattern(
      `\\b(?<!\\bsi )(?:(?:can't|cant|cannot|can not|couldn't|no puedo|no podemos)(?: (?:do|make|go|come|ir|hacerlo))?|not|no|na|nada|but not|anything but|(?:any|every|all) ?(?:day|night|time)s? (?:but|except(?: for)?)|except(?: for)?|excepto|(?:cualquier dia|todos los dias) menos|menos|(?<=\\b(?:better|rather|mejor|prefiero|preferimos)\\b[^.!?|]{0,30}[ |])(?:than|que)) (?:on |for |en |los |el |este |esta |this )*(today|tonight|tomorrow|hoy|esta noche|manana|${WEEKDAY}s?|weekends?)(?! (?:night )?(?:fever|night live))(?= |$|[.,!?])`,
    ),
  );
  const after = phrase.takeAll(
    pattern(
      `\\b(?:pero |but )?(?:el |on )?(${WEEKDAY}|hoy|manana|tonight|tomorrow)s? (?:no(?= *(?:$|[|.,!?]))|(?:ya )?no (?:puedo|podemos|me queda|me sirve|se puede)|(?:i )?(?:can't|cant|won't work|doesn't work|is out|is no good))`,
    ),
  );
  return [...before, ...after].map(([, day]) => indexOfWeekday(day)).filter((day) => day >= 0);
}

const withoutDays = (text: string) =>
  text.replace(
    pattern(`\\b(?:on |this |next |el |este )?(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana)(?= |$|[.,?!])`, 'g'),
    ' | ',
  );
const hasDays = (text: string) =>
  pattern(`\\b(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana|weekend)(?= |$|[.,?!])`).test(text);
