import { anyWord } from './compile.ts';

/** Words that only lists of events have above them. */
const SURE = [
  'events?',
  'concerts?',
  'shows?',
  'meetings?',
  'performances?',
  'festivals?',
  'live music',
  'gigs?',
  "what['’]?s[ -]on",
  'screenings?',
];
/** Words that other lists have too: garbage collection has a schedule, and an association a board. */
const LIKELY = [
  'calendar',
  'schedule',
  'programs?',
  'upcoming',
  'agenda',
  'tickets?',
  'tour dates',
  'box office',
  'classes',
  'workshops',
  'exhibitions?',
  'showtimes',
  'happenings',
  'music',
  'films?',
  'movies',
  'lectures?',
  'recitals?',
  'things to do',
  'lineup',
  'board',
];

/** Words for events in headings. */
export const EVENT_WORDS = anyWord(SURE, LIKELY);
export const SURE_EVENT_WORDS = anyWord(SURE);
