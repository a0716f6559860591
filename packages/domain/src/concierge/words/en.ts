import type { Category } from '@marquee/contract';
import type { DayName } from '../local-day.ts';
import { rangeName } from '../local-day.ts';
import type { Mood } from '../reading/wish.ts';
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
const OTHERWISE: Record<Exclude<GivenUp, 'words'>, string> = {
  price: 'at other prices',
  hours: 'at other hours',
  days: 'on other days',
  distance: 'farther away',
};
const KINDS: Record<Category, string> = {
  Music: 'live music',
  Food: 'food and drink',
  Arts: 'art and theater',
  Outdoor: 'things to do outdoors',
  Sports: 'sports',
  Social: 'get-togethers',
  Nightlife: 'nightlife',
  Health: 'health and wellness',
  Business: 'business events',
  Education: 'classes and talks',
  Technology: 'tech events',
  Other: 'other events',
};
const STATUS = { cancelled: 'cancelled', postponed: 'postponed', inactive: 'no longer listed', ended: 'over' } as const;

const OUTINGS = {
  date: 'date night ideas',
  kids: 'family events',
  friends: 'events to go to with friends',
  group: 'events for a group',
  solo: 'events to go to by yourself',
} as const;
const COMPANY = {
  date: ' for a date',
  kids: ' for families',
  friends: ' with friends',
  group: ' for a group',
  solo: ' by yourself',
} as const;
const FEELS: Record<Mood, string> = {
  loud: 'loud',
  quiet: 'quiet',
  weird: 'unusual',
  spooky: 'spooky',
  cozy: 'cozy',
  festive: 'festive',
  active: 'active',
  creative: 'creative',
  funny: 'funny',
  seated: 'seated',
  indoors: 'indoor',
};
const OFTEN = { daily: 'every day', weekly: 'every week', monthly: 'every month' } as const;
const WHERE = { in: 'in', near: 'near', around: 'in and around' } as const;
const WHOLE_PARTS = { morning: ' in the morning', afternoon: ' in the afternoon', evening: ' in the evening' } as const;

function named(day: DayName): string {
  if (day.kind === 'today' || day.kind === 'tomorrow') return day.kind;
  if (day.kind === 'weekday') return WEEKDAYS[day.weekday] ?? '';
  return `${MONTHS[day.month - 1]} ${day.day}${day.year === undefined ? '' : `, ${day.year}`}`;
}

const onNamed = (day: DayName) => (day.kind === 'today' || day.kind === 'tomorrow' ? named(day) : `on ${named(day)}`);

const ACCESSIBLE: Words['about']['accessible'] = {
  wheelchair: { yes: 'wheelchair accessible', no: 'not wheelchair accessible', name: 'wheelchair access' },
  signLanguage: { yes: 'with sign language', no: 'without sign language', name: 'sign language' },
  captions: { yes: 'with captions', no: 'without captions', name: 'captions' },
  sensoryFriendly: { yes: 'sensory-friendly', no: 'not sensory-friendly', name: 'a sensory-friendly setting' },
};

/** `“jazz” or “blues”` */
const eitherOf = (words: string) =>
  words
    .split(' or ')
    .map((word) => `“${word}”`)
    .join(' or ');

function describe({ wish, place, today, where = 'in' }: Described): string {
  const { words, party, free, once, mostDollars } = wish;
  const kinds = listed(wish.categories.map((category) => KINDS[category]));
  const isPartyAlone = words === undefined && kinds === '' && party !== undefined;
  const events = isPartyAlone
    ? wish.age === undefined
      ? OUTINGS[party]
      : 'events for teenagers'
    : kinds || `${(wish.moods ?? []).map((mood) => `${FEELS[mood]} `).join('')}things to do`;
  const what = words === undefined ? events : `${eitherOf(words)}${kinds && ` in ${kinds}`}`;
  const who = party === undefined || isPartyAlone ? '' : wish.age === undefined ? COMPANY[party] : ' for a teenager';
  const most = mostDollars === undefined ? '' : ` for $${mostDollars} or less`;
  const ways = (wish.access ?? []).map((way) => ACCESSIBLE[way].name);
  const known = ways.length > 0 ? ` with ${listed(ways)}` : wish.accessible ? ' known to be accessible' : '';
  return `${free ? 'free ' : ''}${once ? 'one-time ' : ''}${wish.isRepeated ? 'regular ' : ''}${what}${who}${known}${most}${daysOf(wish, today)}${hoursOf(wish)}${place === null ? '' : ` ${WHERE[where]} ${place}`}`.replace(
    /,$/,
    '',
  );
}

function daysOf({ from, to, part, isWeekend }: Described['wish'], today: string): string {
  const whole = part === undefined ? '' : WHOLE_PARTS[part];
  if (from === undefined || to === undefined) return whole;
  const range = rangeName(from, to, today);
  if (isWeekend && from === to) return ` today, the rest of this weekend,${whole}`;
  if (range.kind === 'weekend') return ` this weekend${whole}`;
  if (range.kind === 'month') return `${range.isThis ? ' this month' : ` in ${MONTHS[range.month - 1]}`}${whole}`;
  if (range.kind === 'week') return ` next week${whole}`;
  if (range.kind === 'until') return ` between now and ${named(range.last)}${whole}`;
  if (range.kind === 'range') return ` from ${named(range.first)} to ${named(range.last)}${whole}`;
  if (part === undefined) return ` ${onNamed(range.day)}`;
  if (range.day.kind === 'today') return part === 'evening' ? ' tonight' : ` this ${part}`;
  if (range.day.kind === 'date') return ` ${onNamed(range.day)}${whole}`;
  return ` ${onNamed(range.day)} ${part === 'evening' ? 'night' : part}`;
}

function hoursOf({ after, before }: Described['wish']): string {
  if (after !== undefined && before !== undefined) return `, between ${clock(after)} and ${clock(before)},`;
  return `${after === undefined ? '' : ` after ${clock(after)}`}${before === undefined ? '' : ` before ${clock(before)}`}`;
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (minute === 0 && hour === 12) return 'noon';
  return `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`} ${hour < 12 ? 'AM' : 'PM'}`;
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `two hours`, `two and a half hours`, `an hour and a half`, `45 minutes`. */
function lasting(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const count = NUMBERS[hours] ?? String(hours);
  const inHours = hours === 0 ? '' : hours === 1 ? 'an hour' : `${count} hours`;
  if (rest === 0) return inHours;
  if (rest === 30 && hours > 0) return hours === 1 ? 'an hour and a half' : `${count} and a half hours`;
  return `${inHours}${inHours && ' and '}${rest} minutes`;
}

const milesAway = (miles: number | null) =>
  miles === null
    ? ''
    : miles < 1
      ? ', less than a mile away'
      : `, about ${miles} ${miles === 1 ? 'mile' : 'miles'} away`;
const atPlace = (place: string | null) => (place === null ? '' : ` at ${place}`);
const quoted = (there: readonly string[]) => listed(there.map((word) => `“${word}”`));
const listed = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
const these = (shown: number) => (shown === 1 ? 'this one' : shown === 2 ? 'these two' : 'these three');

export const en: Words = {
  category: (category) => category.toLowerCase(),
  filters: {
    free: 'free',
    once: 'one time only',
    family: 'says it is for families',
    accessible: 'says how it is accessible',
  },
  from: (price) => price,
  allAges: 'all ages',
  tonight: 'tonight',
  onNow: 'on now',
  onDay: named,
  away: (miles) => `${miles} ${miles === 1 ? 'mile' : 'miles'} away`,
  inTitle: (there) => `${quoted(there)} in its title`,
  atVenue: (venue) => `at ${venue}`,
  inDescription: (there) => `${quoted(there)} in its description`,
  status: (status) => STATUS[status],
  saved: (category) => `you saved ${category.toLowerCase()} events`,
  savedVenue: 'you saved an event at this venue',

  describe,
  thing: ({ categories, words }) =>
    words === undefined ? listed(categories.map((category) => KINDS[category])) : eitherOf(words),
  found: (what, shown, total) =>
    total !== null && total > 3 * shown
      ? [
          `There is plenty to choose from for ${what}. I would start with ${these(shown)}.`,
          `You have a good choice of ${what}. Here is where I would begin.`,
          `For ${what}, take a look at ${these(shown)} first. There is more where they came from.`,
        ]
      : shown === 1
        ? [`For ${what}, I have just the one. Here it is.`, `There is one I would suggest for ${what}.`]
        : [
            `Here is what I would pick for ${what}.`,
            `For ${what}, have a look at ${these(shown)}.`,
            `I looked around for ${what}, and ${these(shown)} caught my eye.`,
          ],
  unsaid: (missing, shown) => `${shown === 1 ? 'It does not say' : 'None of them says'} ${quoted(missing)}.`,
  unfelt: (moods, shown) =>
    `${shown === 1 ? 'It does not say of itself that it is' : 'None of them says of itself that it is'} ${listed(moods.map((mood) => FEELS[mood]))}.`,
  count: (what, n, isMore) =>
    n === 0
      ? `None that I know of for ${what}.`
      : isMore
        ? `At least ${n} for ${what}.`
        : n === 1
          ? `Just one for ${what}.`
          : `There are ${n} for ${what}.`,
  best: {
    cheapest: (what, title, price, isTied) =>
      price === null
        ? `Of ${what}, the cheapest is “${title}”, which is free.${isTied ? ' Others are free, too.' : ''}`
        : `Of ${what}, the cheapest is “${title}”: ${price}.${isTied ? ' Others cost the same.' : ''}`,
    dearest: (what, title, price, isTied) =>
      `Of ${what}, the most expensive is “${title}”: ${price}.${isTied ? ' Others cost the same.' : ''}`,
    longest: (what, title, minutes) => `Of ${what}, the longest is “${title}”: ${lasting(minutes)}.`,
    shortest: (what, title, minutes) => `Of ${what}, the shortest is “${title}”: ${lasting(minutes)}.`,
    next: (what, title, when) => `Of ${what}, the next is “${title}”, ${when}.`,
    ofThose: (n) => `I compared the next ${n}; there are more.`,
  },
  again: (shown) => [
    `Of course. How about ${these(shown)} instead?`,
    `Here ${shown === 1 ? 'is another' : 'are others'} that you have not seen yet.`,
  ],
  like: (title) => [`If you like “${title}”, look at these.`, `These have something in common with “${title}”.`],
  givenUp: (what, givenUp, instead) => [
    givenUp.includes('words')
      ? `There is nothing just like that, but these come close: ${instead}.`
      : `There is nothing for ${what}, but ${listed(givenUp.flatMap((one) => (one === 'words' ? [] : OTHERWISE[one])))} these come close: ${instead}.`,
  ],
  instead: (what, instead) => [
    `I have nothing ${what === null ? 'like that' : `for ${what}`}. Here is what is on instead: ${instead}.`,
  ],
  moreWider: (what, instead) => [`Those were all I have for ${what}. These come close: ${instead}.`],
  none: (what) => [
    `I am sorry, there is nothing for ${what} that I know of. Shall we try something else?`,
    `I looked everywhere I know for ${what} and came back with nothing. Shall we try another way?`,
  ],
  noMore: (what) => [`Those were all I have for ${what}. Shall we try other days?`],
  nothingLike: (title) => [`I found nothing else like “${title}” yet.`],
  notCovered: (place, nearby) =>
    `I do not know any events in ${place} yet.${nearby.length > 0 ? ` The nearest cities that I know are ${listed(nearby)}.` : ''}`,

  abroad: (place, home) => `I only know events in the United States, and none in ${place}. Shall I look in ${home}?`,

  hello: (place) => [
    `Hello! What are you in the mood for in ${place}?`,
    `Welcome! Tell me what you like, and I will look for it in ${place}.`,
  ],
  thanks: ['You are very welcome. Enjoy!', 'My pleasure. Have a wonderful time!', 'Any time. Enjoy your evening out!'],
  bye: ['Good-bye, and come back any time!', 'See you soon!'],
  help: (place) =>
    `I am Marquee’s concierge. I look through the events that we have read for ${place} and show you the ones that match. I never make one up. Tell me the kind of event, the day, the price or who comes along, and then narrow it down: “cheaper”, “later”, “not a bar”.`,
  reset: 'Let us start over. What would you like to do?',
  danger:
    'I am so sorry that it is this hard. You do not have to carry it alone: please call or text 988, free and at any hour, and somebody will listen.',
  weather:
    'I do not know the weather: I only know events. A forecast will tell you more. I can look for outdoor events, or for any others.',
  other: [
    'That is not something I can help with: I only know events. Tell me what you feel like doing, and I will look.',
    'I am better at finding things to do. What are you in the mood for?',
  ],
  both: (one, other) => listed([one, other]),
  itinerary: {
    told: ({ day, stops: [first, ...others] }) =>
      `${onNamed(day).replace(/^./, (letter) => letter.toUpperCase())}, start with “${first?.title}” at ${first?.at}${others.map(({ title, at, miles }, place) => `, and ${place === 1 ? 'end with' : 'go on to'} “${title}” at ${at}${milesAway(miles)}`).join('')}.`,
    without: (missing) => `For ${listed(missing)} I have nothing that fits in, so that part is open.`,
    onlyOne: (missing, what) => `For ${listed(missing)} I have nothing, but here is what I know for ${what}.`,
    apart: ['I know something for each, but no two that follow one another on the same day. Here they are.'],
  },
  about: {
    whichEvent: 'Which event do you mean? Ask me again with its name.',
    unknown: [
      'I do not know an event by that name here. It may be listed under another one.',
      'Nothing here goes by that name. Do you know it by another?',
    ],
    which: (titles) =>
      titles.length === 2
        ? `Which of these two do you mean: ${titles.map((title) => `“${title}”`).join(' or ')}?`
        : 'Which of these do you mean?',
    cancelled: (title, source) => `I am sorry: ${source} lists “${title}” as cancelled.`,
    postponed: (title, source) => `It has been put off: ${source} lists “${title}” as postponed.`,
    gone: (title, source) => `“${title}” is no longer listed by ${source}.`,
    was: (title, when, place, source) => `“${title}” is over: ${source} had it ${when}${atPlace(place)}.`,
    wasLast: (title, when, place, source) => `${source} last had “${title}” ${when}${atPlace(place)}.`,
    wasOff: (title, when, status, source) =>
      `${source} lists the “${title}” that was to be ${when} as ${STATUS[status]}.`,
    back: (when) => `The next one is ${when}.`,
    toCome: (title, when, source) => `“${title}” is still to come: ${source} has it ${when}.`,
    moved: (when) => `It was moved: it was to be ${when}.`,
    on: (title, when, source) => `“${title}” is still on: ${source} has it ${when}, and lists it as taking place.`,
    starts: (title, when, ends) => `“${title}” is ${when}${ends === null ? '' : `, until ${ends}`}.`,
    where: (title, place) => `“${title}” is at ${place}. The map is on its page.`,
    online: (title) => `“${title}” is online, so there is no place to go to.`,
    free: (title, source) => `“${title}” is free, ${source} says.`,
    costs: (title, price, source) => `For “${title}”, ${source} gives the price as ${price}.`,
    story: (title, text, { when, place, price }) =>
      `“${title}” is ${when}${atPlace(place)}${price === null ? '' : ` (${price})`}.${text === null ? '' : ` Its page says: ${text}`}`,
    host: (title, organizer, source) => `“${title}” is by ${organizer}, ${source} says.`,
    lasts: (title, minutes) => `“${title}” lasts ${lasting(minutes)}.`,
    soldOut: (title, source) => `“${title}” is sold out, ${source} says.`,
    accessible: ACCESSIBLE,
    access: (title, stated, unstated, source) =>
      `${source} says that “${title}” is ${listed(stated)}.${unstated.length === 0 ? '' : ` It says nothing of ${listed(unstated)}.`}`,
    notSoldOut: (title, source) =>
      `I have not read that “${title}” is sold out, but I cannot see how many tickets are left. ${source} can: the link is on its page.`,
    allAges: (title, source) => `${source} says that “${title}” is for all ages.`,
    ages: (title, ages, source) => `For “${title}”, ${source} gives the ages as ${ages}.`,
    families: (title, source) => `${source} says that “${title}” is for families.`,
    rsvp: (title, source) => `${source} asks for an RSVP to “${title}”.`,
    freeUnbooked: (title, source) => `“${title}” is free, and ${source} says nothing of booking.`,
    ticketed: (title, source) =>
      `There are tickets for “${title}”; ${source} does not say that you must book. The link is on its page.`,
    parking: (title, note, source) => `Of parking at “${title}”, ${source} says: ${note}`,
    noParking: (title, source) => `${source} says nothing of parking at “${title}”. The map is on its page.`,
    runs: (title, end) => `“${title}” is open for longer${end === null ? '' : `, until ${end.replace(/^on /, '')}`}.`,
    onlyDate: (title, when) => `I know one date of “${title}”: ${when.replace(/^on /, '')}.`,
    dates: (title, repeats, days, source) =>
      `${repeats === null ? `“${title}” has several dates.` : `“${title}” takes place ${OFTEN[repeats]}, ${source} says.`} The next are ${listed(days.map((day) => day.replace(/^on /, '')))}.`,
    noneKnown: 'I do not know that of any of these. Each has a link on its page to who does.',
    venue: (venue, address) =>
      `${venue} is a place${address === null ? '' : ` at ${address}`}; I know its events and not the place itself. These are the next ones there.`,
    notKnown: (title, source) => `I do not know that about “${title}”. ${source} does: the link is on its page.`,
    when: (day, time) => `${onNamed(day)}${time === null ? '' : ` at ${clock(time)}`}`,
    clock,
  },
  cities: (place, cities) =>
    cities.length > 0
      ? `Near ${place} I also know ${listed(cities)}. Ask me for one, for example “music in ${cities[0]}”.`
      : `I know no other city near ${place} yet.`,
  categories: (place, counts) =>
    counts.length > 0
      ? `In ${place} I know mostly ${listed(counts.map(([category]) => KINDS[category]))}, and more.`
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
