import type { DayName } from '../local-day.ts';
import { rangeName } from '../local-day.ts';
import type { GivenUp } from '../relax.ts';
import type { Described, Words } from './words.ts';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const LOST: Record<GivenUp, string> = {
  words: 'by that name',
  price: 'at that price',
  hours: 'at that hour',
  days: 'on those days',
  distance: 'that close',
};

const OUTINGS = { date: 'date night ideas', kids: 'family events', friends: 'events to go to with friends' } as const;
const COMPANY = { date: ' for a date', kids: ' for families', friends: ' with friends' } as const;

function named(day: DayName): string {
  if (day.kind === 'today' || day.kind === 'tomorrow') return day.kind;
  return day.kind === 'weekday' ? (WEEKDAYS[day.weekday] ?? '') : `${MONTHS[day.month - 1]} ${day.day}`;
}

const onNamed = (day: DayName) => (day.kind === 'today' || day.kind === 'tomorrow' ? named(day) : `on ${named(day)}`);

function describe({ wish, place, today }: Described): string {
  const { words, party, free, mostDollars } = wish;
  const kinds = wish.categories.map((category) => category.toLowerCase()).join(' and ');
  const isPartyAlone = words === undefined && kinds === '' && party !== undefined;
  const events = isPartyAlone ? OUTINGS[party] : `${kinds === 'other' ? 'other ' : kinds && `${kinds} `}events`;
  const what = words === undefined ? events : `“${words}”${kinds && ` in ${kinds}`}`;
  const cost = free ? (words === undefined ? 'free ' : 'anything free for ') : '';
  const who = party === undefined || isPartyAlone ? '' : COMPANY[party];
  const most = mostDollars === undefined ? '' : ` for $${mostDollars} or less`;
  const known = wish.accessible ? ' known to be accessible' : '';
  return `${cost}${what}${who}${known}${most}${daysOf(wish, today)}${hoursOf(wish)} in ${place}`;
}

function daysOf({ from, to, part, isWeekend }: Described['wish'], today: string): string {
  const partWord = part === undefined ? '' : ` in the ${part}`;
  if (from === undefined || to === undefined) return partWord;
  const range = rangeName(from, to, today);
  if (isWeekend && from === to) return ` today, the rest of this weekend,${partWord}`;
  if (range.kind === 'weekend') return ` this weekend${partWord}`;
  if (range.kind === 'range') return ` from ${named(range.first)} to ${named(range.last)}${partWord}`;
  if (range.day.kind === 'today' && part) return part === 'evening' ? ' tonight' : ` this ${part}`;
  return ` ${onNamed(range.day)}${partWord}`;
}

function hoursOf({ after, before }: Described['wish']): string {
  return `${after === undefined ? '' : ` after ${clock(after)}`}${before === undefined ? '' : ` before ${clock(before)}`}`;
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const these = (shown: number) => (shown === 1 ? 'this one' : shown === 2 ? 'these two' : 'these three');

export const en: Words = {
  category: (category) => category.toLowerCase(),
  filters: { free: 'free', family: 'says it is for families', accessible: 'says how it is accessible' },
  from: (price) => price,
  allAges: 'all ages',
  tonight: 'tonight',
  onNow: 'on now',
  onDay: named,
  away: (miles) => `${miles} ${miles === 1 ? 'mile' : 'miles'} away`,
  inTitle: (term) => `“${term}” in its title`,
  atVenue: (venue) => `at ${venue}`,
  inDescription: (term) => `“${term}” in its description`,
  saved: (category) => `you saved ${category.toLowerCase()} events`,
  savedVenue: 'you saved an event at this venue',

  describe,
  found: (what, shown, total) =>
    total !== null && total > shown
      ? [
          `I found ${total} matches for ${what}. I would start with ${these(shown)}.`,
          `There is plenty to choose from: ${total} matches for ${what}. Here is where I would begin.`,
          `${total} matches for ${what}. Take a look at ${these(shown)} first.`,
        ]
      : shown === 1
        ? [`I found one match for ${what}.`, `There is one match for ${what}. Here it is.`]
        : [
            `Here is what I found for ${what}.`,
            `I looked for ${what}. Take a look at ${these(shown)}.`,
            `For ${what}, I would pick ${these(shown)}.`,
          ],
  again: (shown) => [
    `Of course. How about ${these(shown)} instead?`,
    `Here ${shown === 1 ? 'is another' : 'are others'} that you have not seen yet.`,
  ],
  like: (title) => [`If you like “${title}”, look at these.`, `These have something in common with “${title}”.`],
  givenUp: (what, givenUp) => [
    `I found nothing for ${what}. ${givenUp.length > 1 ? 'These come closest.' : `There is nothing ${LOST[givenUp[0] ?? 'words']}, but these come close.`}`,
  ],
  moreWider: (what) => [`Those were all I have for ${what}. These come close.`],
  none: (what) => [
    `I am sorry, I found nothing for ${what}. Shall we try something else?`,
    `I looked everywhere I know and found nothing for ${what}. Let us try another way.`,
  ],
  noMore: (what) => [`Those were all I have for ${what}. Shall we try other days?`],
  nothingLike: (title) => [`I found nothing else like “${title}” yet.`],
  notCovered: (place, nearby) =>
    `I do not know any events in ${place} yet.${nearby.length > 0 ? ` The nearest cities that I know are ${listed(nearby)}.` : ''}`,

  hello: (place) => [
    `Hello! What are you in the mood for in ${place}?`,
    `Welcome! Tell me what you like, and I will look for it in ${place}.`,
  ],
  thanks: ['You are very welcome. Enjoy!', 'My pleasure. Have a wonderful time!', 'Any time. Enjoy your evening out!'],
  help: (place) =>
    `I am Marquee’s concierge. I look through the events that we have read for ${place} and show you the ones that match. I never make one up. Tell me the kind of event, the day, the price or who comes along, and then narrow it down: “cheaper”, “later”, “not a bar”.`,
  reset: 'Let us start over. What would you like to do?',
  weather:
    'I do not know the weather: I only know events. A forecast will tell you more. I can look for outdoor events, or for any others.',
  cities: (place, cities) =>
    cities.length > 0
      ? `Near ${place} I also know ${listed(cities)}. Ask me for one, for example “music in ${cities[0]}”.`
      : `I know no other city near ${place} yet.`,
  categories: (place, counts) =>
    counts.length > 0
      ? `In ${place} I know ${listed(counts.map(([category, n]) => `${n} ${category.toLowerCase()}`))} events.`
      : `I know no events in ${place} yet.`,

  ask: {
    tonight: 'What’s on tonight?',
    weekend: 'This weekend',
    nextWeekend: 'Next weekend',
    free: 'Free ones',
    cheaper: 'Cheaper',
    else: 'Something else',
    later: 'Later',
    music: 'Live music',
    outdoor: 'Outdoor activities',
    date: 'Date night ideas',
    kids: 'For kids',
    tomorrow: 'Tomorrow',
    nearby: 'Which cities are near?',
    kinds: 'What kinds of events are there?',
  },
  followUp: {
    free: 'Anything free?',
    weekend: 'What about this weekend?',
    kids: 'Which are good for kids?',
    like: 'Anything like the first one?',
    tomorrow: 'What about tomorrow?',
    cities: 'Which cities are nearby?',
    date: 'Any date night ideas?',
    outdoor: 'What about outdoors?',
    else: 'What else is there?',
  },
};
