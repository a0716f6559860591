const HOURS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, at + 1])),
);
const MINUTES: Readonly<Record<string, number>> = {
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  'forty-five': 45,
  'forty five': 45,
  media: 30,
  cuarto: 15,
  quince: 15,
  treinta: 30,
};
const HOUR = `(\\d{1,2}|${Object.keys(HOURS).join('|')})`;
const AFTER_HOUR = '(?:five|ten|fifteen|twenty|thirty|forty[- ]five)';
/** Behind an hour in words and its minutes. */
const END =
  "(?= *(?:$|[|.,;!?]|am\\b|pm\\b|on\\b|for\\b|this\\b|to\\b|today|tonight|tomorrow|o'?clock|(?:mon|tues|wednes|thurs|fri|satur|sun)day|sharp|or\\b))";

const PAST = new RegExp(`\\b(?:at )?(half|a? ?quarter|ten|twenty|five) (?:past|after) ${HOUR}\\b`, 'g');
const TO = new RegExp(`\\b(?:at )?(a? ?quarter|ten|twenty|five) (?:to|till?|of) ${HOUR}${END}`, 'g');
/** `half six` is half past six. */
const HALF = new RegExp(`\\b(?:at )?half ${HOUR}${END}`, 'g');
const PLAIN = new RegExp(
  `\\b(?<before>at |by |after |before |until |till? |around |past |from |doors )(?<hour>${Object.keys(HOURS).slice(0, 12).join('|')})[ -](?<minute>${AFTER_HOUR})${END}`,
  'g',
);
const SPANISH_PAST = new RegExp(`\\b(las? )${HOUR} y (media|cuarto|quince|treinta)\\b`, 'g');
const SPANISH_TO = new RegExp(`\\b(las? )${HOUR} menos (cuarto|diez|cinco|veinte)\\b`, 'g');
/** `at 630`. */
const RUN_ON =
  /(?<=\b(?:at|after|before|by|until|till?|around|past|from|out|las?) )(1[0-2]|[1-9])([0-5][05])(?!\d| ?(?:people|persons|dollars|bucks|miles|dolares|personas))\b/g;
/** `5 30 pm`. */
const PARTED = /\b(1[0-2]|[1-9]) ([0-5]\d) ?(am|pm)\b/g;
/** Of two hours the first: `6 or 7am`. */
const EITHER = /\b(1[0-2]|[1-9]) or (?:1[0-2]|[1-9]) ?(am|pm)\b/g;
/** `before nap time at noon`. */
const BEFORE =
  /\b(?:before|b4) (?:my |her |his |the )?[a-z]{3,} (?:time )?(?:at )?(?=noon\b|(?:1[0-2]|[1-9])(?::\d\d)? ?(?:am|pm)\b)/g;
/** Noon and midnight behind another hour. */
const NOON =
  /(?<=\b\d{1,2}(?::\d\d)?(?: ?[ap]m)? ?(?:to|till?|until|thru|-|and|a|hasta|y) ?)(?:el )?(noon|midday|mediodia)\b/g;

const hourOf = (word: string) => HOURS[word] ?? Number(word);
const minutesOf = (word: string) =>
  word.includes('quarter')
    ? 15
    : word === 'half'
      ? 30
      : word === 'diez'
        ? 10
        : word === 'veinte'
          ? 20
          : word === 'cinco'
            ? 5
            : (MINUTES[word] ?? 0);
const clock = (hour: number, minutes: number) => `${hour}:${String(minutes).padStart(2, '0')}`;
const before = (hour: number, minutes: number) => clock(hour === 1 ? 12 : hour - 1, 60 - minutes);

/** Hours in words, as hours in figures: `half past seven`, `quarter to eight`, `after nine thirty`, `las siete y media`, `10am til noon`. */
export function withClockFigures(text: string): string {
  return text
    .replace(PAST, (_, minutes: string, hour: string) => `at ${clock(hourOf(hour), minutesOf(minutes))}`)
    .replace(TO, (_, minutes: string, hour: string) => `at ${before(hourOf(hour), minutesOf(minutes))}`)
    .replace(HALF, (_, hour: string) => `at ${clock(hourOf(hour), 30)}`)
    .replace(
      PLAIN,
      (_, lead: string, hour: string, minute: string) => `${lead}${clock(hourOf(hour), minutesOf(minute))}`,
    )
    .replace(
      SPANISH_PAST,
      (_, lead: string, hour: string, minute: string) => `${lead}${clock(hourOf(hour), minutesOf(minute))}`,
    )
    .replace(
      SPANISH_TO,
      (_, lead: string, hour: string, minute: string) => `${lead}${before(hourOf(hour), minutesOf(minute))}`,
    )
    .replace(PARTED, '$1:$2 $3')
    .replace(EITHER, '$1$2')
    .replace(BEFORE, 'before ')
    .replace(RUN_ON, '$1:$2')
    .replace(NOON, '12pm');
}
