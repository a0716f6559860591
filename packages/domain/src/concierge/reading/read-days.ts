import { addDays } from '../../places/index.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { readDates } from './read-dates.ts';
import { readHoliday, readWeekendAround } from './read-holiday.ts';
import { readPart } from './read-part.ts';
import { readRelative } from './read-relative.ts';
import { type Days, WEEKDAY } from './weekdays.ts';
import type { Wish } from './wish.ts';

type When = Pick<Wish, 'from' | 'to' | 'part' | 'isWeekend'>;

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

const withoutDays = (text: string) =>
  text.replace(
    pattern(`\\b(?:on |this |next |el |este )?(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana)(?= |$|[.,?!])`, 'g'),
    ' | ',
  );
const hasDays = (text: string) =>
  pattern(`\\b(?:${WEEKDAY}|today|tonight|tomorrow|hoy|manana|weekend)(?= |$|[.,?!])`).test(text);
