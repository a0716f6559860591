import { type Category, type ChatLanguage, type Event, type FactKey, FILTER_KEYS, isUnder } from '@marquee/contract';
import { addDays } from '../../places/index.ts';
import { folded } from '../../search-words/index.ts';
import { rangeName } from '../local-day.ts';
import { matchedWords } from '../matching/matched-words.ts';
import { CATEGORY_WORDS, COUNTS, MONTHS, TERMS, type Terms, TOPICS, WEEKDAYS } from './terms.ts';

/** What a sentence is about, and what stands around it. */
export interface About {
  about: readonly Event[];
  cards: readonly Event[];
  today: string;
  city: string;
}

export interface Fact {
  pattern: RegExp;
  isTrue: (about: About, match: readonly string[]) => boolean;
}

const STATED: ReadonlySet<unknown> = new Set([true, 'yes']);

const every = ({ about }: About, is: (event: Event) => boolean) => about.length > 0 && about.every(is);
const dayOf = ({ startDate }: Event) => startDate.slice(0, 10);
const timeOf = ({ isAllDay, startDate }: Event) => (isAllDay ? null : startDate.slice(11, 16));
export const word = (names: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${names})(?![\\p{L}\\p{N}])`, 'giu');

/** The only statements about events that a text may make, each with what it takes to be true. Dates before bare words: `on Friday, Oct 2`. */
function factsOf(language: ChatLanguage): Fact[] {
  const terms = TERMS[language];
  return [
    {
      // `over $15` is not what it costs.
      pattern: /(over |than |de |from |desde |up to |hasta )?\$ ?(\d{1,4}(?:\.\d\d)?)(?![\d%])/gi,
      isTrue: (about, [, bound, amount]) => bound === undefined && every(about, costs(Number(amount))),
    },
    {
      pattern: word('(\\d{1,2})(?::(\\d\\d))? ?([ap])\\.?m\\b\\.?'),
      isTrue: (about, match) => every(about, startsAt(match)),
    },
    { pattern: word(terms.date), isTrue: (about, match) => every(about, isOnDate(terms, match)) },
    { pattern: word(terms.tonight), isTrue: (about) => every(about, (event) => isTonight(event, about.today)) },
    { pattern: word(terms.weekend), isTrue: (about) => every(about, (event) => isOnWeekend(event, about.today)) },
    { pattern: word(terms.today), isTrue: (about) => every(about, (event) => dayOf(event) === about.today) },
    {
      pattern: word(terms.tomorrow),
      isTrue: (about) => every(about, (event) => dayOf(event) === addDays(about.today, 1)),
    },
    ...WEEKDAYS[language].map((name, weekday) => ({
      pattern: word(name),
      isTrue: (about: About) => every(about, (event) => isNextWeekday(event, weekday, about.today)),
    })),
    ...FILTER_KEYS.map((filter) => ({
      pattern: word(terms[filter]),
      isTrue: (about: About) => every(about, (event) => isUnder(filter, event)),
    })),
    ...Object.entries(terms.facts).map(([key, names]) => ({
      pattern: word(names),
      isTrue: (about: About) => every(about, (event) => STATED.has(event[key as FactKey])),
    })),
    ...COUNTS[language].map((names, at) => ({
      pattern: word(names),
      isTrue: ({ cards }: About) => cards.length === at + 1,
    })),
    ...Object.entries(CATEGORY_WORDS[language]).map(([category, names]) => ({
      pattern: word(names),
      isTrue: (about: About) => every(about, ({ categories }) => categories.includes(category as Category)),
    })),
    {
      pattern: word(TOPICS[language]),
      isTrue: (about, [topic = '']) => every(about, (event) => matchedWords(event, folded(topic)) !== null),
    },
  ];
}

export const FACTS: Record<ChatLanguage, readonly Fact[]> = { en: factsOf('en'), es: factsOf('es') };

const costs = (dollars: number) => (event: Event) =>
  event.priceMin === dollars && (event.priceMax === null || event.priceMax === dollars) && !Number.isNaN(dollars);

function startsAt([, hour = '', minute = '00', half = '']: readonly string[]) {
  const of12 = Number(hour) % 12;
  const time = `${String(half.toLowerCase() === 'p' ? of12 + 12 : of12).padStart(2, '0')}:${minute}`;
  return (event: Event) => Number(hour) <= 12 && timeOf(event) === time;
}

function isOnDate({ monthFirst }: Terms, match: readonly string[]) {
  const [name = '', day = ''] = monthFirst ? [match[1], match[2]] : [match[2], match[1]];
  const month = MONTHS.findIndex((names) => names.includes(folded(name).replace('.', '').slice(0, 3))) + 1;
  return (event: Event) => dayOf(event).slice(5) === `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function isTonight(event: Event, today: string): boolean {
  return dayOf(event) === today && (timeOf(event) ?? '') >= '17:00';
}

function isNextWeekday(event: Event, weekday: number, today: string): boolean {
  const day = dayOf(event);
  return day >= today && day < addDays(today, 7) && new Date(`${day}T00:00Z`).getUTCDay() === weekday;
}

function isOnWeekend(event: Event, today: string): boolean {
  const day = dayOf(event);
  const weekday = new Date(`${day}T00:00Z`).getUTCDay();
  if (day < today || !(weekday === 0 || weekday >= 5)) return false;
  const sunday = addDays(day, (7 - weekday) % 7);
  return rangeName(addDays(sunday, -1), sunday, today).kind === 'weekend';
}
