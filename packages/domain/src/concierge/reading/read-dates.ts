import { addDays } from '../../places/index.ts';
import { DAY, dayOf, monthIn, NAME, numbered, PLAIN, span } from './dates-of-year.ts';
import { pattern } from './pattern.ts';
import type { Phrase } from './phrase.ts';
import { readPartOfMonth, readUntilDate } from './read-part-of-month.ts';
import { type Days, indexOfWeekday, WEEKDAY, weekdayOf } from './weekdays.ts';

const TO = ' ?(?:-|to|thru|through|until|till|and|&|al?|y|o|or|hasta(?: el)?) ?(?:the |el )?';
const YEAR = '(?:,? (?:of |de |del )?(20\\d\\d))?';

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
  const [one] = found;
  if (one && found.length === 1 && one.from === one.to) {
    const through = phrase.take(
      pattern(`(?<=\\| ?)(?:through|thru|to|until|till?|-|al?|hasta)(?: el)? (${WEEKDAY})(?= |$|[.,!?])`),
    );
    if (through) one.to = addDays(one.from, (indexOfWeekday(through[1]) - weekdayOf(one.from) + 7) % 7);
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
  const one =
    phrase.take(pattern(`(?:\\b(?:on|for|el|${WEEKDAY}),? )?(?<![\\d/])${date}`)) ??
    phrase.take(
      /(?<![\d$/-]|\b(?:ages?|aged|edades|grades?) )\b(1[0-2])-(1[3-9]|2\d|3[01])(?![\d-])(?! ?(?:years?|yrs?|yo|anos|people|kids|de edad))/,
    );
  return one ? span(numbered(one[1], one[2], one[3], today)) : null;
}

/** `the 17th`, `sat the 10th`, `el 17`, `sábado 17`, `from the 5th to the 8th`, `del 5 al 8`. */
function readDayOfMonth(phrase: Phrase, today: string): Days | null {
  const ordinal = '(\\d{1,2})(?:st|nd|rd|th)';
  const notOf =
    '(?! ?(?:street|st\\b|ave|avenue|annual|grade|grader|floor|birthday|anniversary|one\\b|time|row|graders))';
  const after =
    '(?! ?(?:am|pm|de la|a\\.m|p\\.m|hrs?|horas|dolares|pesos|millas|personas|anos|%|:\\d|/|bucks|dollars|people|of us)|\\d)';
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
  const both = phrase.take(
    pattern(`\\b(?:in |en |during )?${NAME} ?(?:or|and|y|o|u|to|through|a|-) ?${NAME}(?= |$|[.,?!'])(?! \\d)`),
  );
  if (both) {
    const [first, second] = [monthIn(both[1], today), monthIn(both[2], today)];
    return first.from <= second.from ? { from: first.from, to: second.to } : { from: second.from, to: first.to };
  }
  const named =
    phrase.take(
      pattern(
        `\\b(?:in|during|this|next|for|all of|throughout|early|late|sometime in|by|en|durante|para|de|todo|este|proximo) (?:mes de )?${NAME}(?= |$|[.,?!'])(?! \\d)`,
      ),
    ) ?? phrase.take(pattern(`\\b${PLAIN}(?= |$|[.,?!'])(?! \\d)`));
  return named ? monthIn(named[1], today) : null;
}
