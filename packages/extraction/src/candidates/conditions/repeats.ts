import type { Draft, Field } from '../../base/types.ts';
import { weekdayOf } from '../times/local.ts';
import { agreed, saidIn } from './stated.ts';

type Frequency = 'daily' | 'weekly' | 'monthly';

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const DAY = `(${DAYS.join('|')})`;
const ORDINALS = ['first', 'second', 'third', 'fourth'];
const ORDINAL = '(first|second|third|fourth|last|1st|2nd|3rd|4th)';
const KIND =
  "(?:[\\w’'-]+ ){0,3}(?:series|meetings?|meet-?ups?|events?|class|game|trivia|gathering|group|market|jam|open mic|session|night|run|ride|walk|club|tournament|story ?time|karaoke|bingo|concert)";
const HELD =
  '(?:meets?|meeting|held|hosted|offered|happens|happening|takes place|join us|gathers?|returns|runs|available)';

const EVERY_DAY = new RegExp(
  `\\b(?:every|each|cada|todos los) ${DAY}s?\\b(?! (?:of|in|during|through|until|evening of))`,
  'i',
);
const OF_MONTH = new RegExp(
  `\\b${ORDINAL} ${DAY}s?(?: (?:night|evening|morning))? (?:of|in) (?:every|each|the) month\\b|\\b(?:every|each) ${ORDINAL} ${DAY}\\b`,
  'i',
);
const TITLE_OF_MONTH = new RegExp(`^(?:the )?${ORDINAL} ${DAY}s?\\b`, 'i');
/** `Taco Tuesdays`, `Fridays at Five`. */
const PLURAL = new RegExp(`(?:^(?:[\\w’'&-]+ ){0,4}${DAY}s$|^${DAY}s (?:at|in|on|with|@) )`, 'i');
const WORDS: ReadonlyArray<readonly [Frequency, RegExp]> = [
  ['daily', new RegExp(`\\b${HELD} (?:daily|every day)\\b`, 'i')],
  ['weekly', new RegExp(`\\b(?:our|this|a|the) (?:free )?weekly ${KIND}\\b|\\b${HELD} (?:weekly|every week)\\b`, 'i')],
  [
    'monthly',
    new RegExp(`\\b(?:our|this|a|the) (?:free )?monthly ${KIND}\\b|\\b${HELD} (?:monthly|every month)\\b`, 'i'),
  ],
];
const TITLES: ReadonlyArray<readonly [Frequency, RegExp]> = [
  ['daily', /^daily (?!show\b)/i],
  ['weekly', new RegExp(`^(?:the )?weekly ${KIND}\\b|\\(weekly\\)`, 'i')],
  ['monthly', new RegExp(`^(?:the )?monthly ${KIND}\\b|\\(monthly\\)`, 'i')],
];
/** One of these is in everything that the rules above find. */
const HINT = /dai?ly|every|each|week|month|days?\b|cada|todos/i;
/** Another thing, or another time: `the band used to play every Tuesday`, `weekly specials`. */
const ELSEWHERE =
  /\b(?:used to|no longer|except|every other|bi-?weekly|newsletter|specials?|radio|podcast|show airs|open)\b/i;

/** What one text says of an event that starts on a day; a weekday that is not its own is about something else. */
export function repeatsIn(text: string, date: string, isTitle: boolean): Frequency | null {
  if (ELSEWHERE.test(text)) return null;
  const own = DAYS[weekdayOf(date)];
  const ofMonth = OF_MONTH.exec(text) ?? (isTitle ? TITLE_OF_MONTH.exec(text) : null);
  if (ofMonth) {
    const [ordinal, day] = [ofMonth[1] ?? ofMonth[3], ofMonth[2] ?? ofMonth[4]];
    return day?.toLowerCase() === own && isInWeek(date, ordinal?.toLowerCase() ?? '') ? 'monthly' : null;
  }
  const named = EVERY_DAY.exec(text) ?? (isTitle ? PLURAL.exec(text) : null);
  if (named) return (named[1] ?? named[2])?.toLowerCase() === own ? 'weekly' : null;
  const words = isTitle ? [...TITLES, ...WORDS] : WORDS;
  return words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function isInWeek(date: string, ordinal: string): boolean {
  const day = Number(date.slice(8, 10));
  if (ordinal === 'last') return day > 21;
  const nth = /^\d/.test(ordinal) ? Number.parseInt(ordinal, 10) : ORDINALS.indexOf(ordinal) + 1;
  return Math.ceil(day / 7) === nth;
}

type Texts = Pick<Draft, 'title' | 'labels' | 'description' | 'recurrence'>;

/** How often its source says that it takes place: by a rule without an end, or in its own words. */
export function repeatsOf(event: Texts, date: string): Field<Frequency> | null {
  return (
    endless(event.recurrence) ?? agreed(saidIn(event, HINT, (text, place) => repeatsIn(text, date, place === 'title')))
  );
}

/** A rule of every week or month, or day, that has no end (RFC 5545 §3.3.10). */
function endless(recurrence: Draft['recurrence']): Field<Frequency> | null {
  if (!recurrence) return null;
  const rule = /^RRULE:?(.*)$/im.exec(recurrence.value)?.[1] ?? '';
  const [, interval = '1'] = /INTERVAL=(\d+)/i.exec(rule) ?? [];
  const frequency = /FREQ=(DAILY|WEEKLY|MONTHLY)/i.exec(rule)?.[1]?.toLowerCase();
  if (frequency === undefined || interval !== '1' || /(?:UNTIL|COUNT)=/i.test(rule)) return null;
  return { value: frequency as Frequency, evidence: recurrence.evidence };
}
