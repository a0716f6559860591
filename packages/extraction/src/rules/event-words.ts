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
  'eventos?',
  'conciertos?',
  'espect[aá]culos?',
  'festivales',
  'cartelera',
  'funciones',
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
  'colloqui(?:um|a)',
  'seminars?',
  'talks',
  'recitals?',
  'things to do',
  'lineup',
  'board',
  'calendario',
  'programaci[oó]n',
  'pr[oó]xim[oa]s',
  'boletos',
  'talleres',
  'exposiciones',
  'actividades',
  'm[uú]sica',
  'pel[ií]culas',
];

/** Words for what is held, which say more than `calendar` or `board`. */
const HELD = [
  'workshops?',
  'exhibitions?',
  'lectures?',
  'colloqui(?:um|a)',
  'seminars?',
  'talks',
  'recitals?',
  'productions?',
  'games?',
  'town halls?',
];
/** Words for texts, files and pictures of events. */
const TOLD = [
  'news',
  'newsletters?',
  'blog',
  'posts?',
  'articles?',
  'stories',
  'press',
  'releases?',
  'updates?',
  'announcements?',
  'recaps?',
  'reviews?',
  'reports?',
  'photos?',
  'galler(?:y|ies)',
  'videos?',
  'recordings?',
  'podcasts?',
  'minutes',
  'agendas?',
  'packets?',
  'notices?',
  'documents?',
  'results?',
  'closings?',
  'hours',
  'forums?',
  'threads?',
  'topics?',
  'discussions?',
  'members',
];

/** Words for events in headings. */
export const EVENT_WORDS = anyWord(SURE, LIKELY);
export const SURE_EVENT_WORDS = anyWord(SURE);
export const HELD_EVENTS = anyWord(SURE, HELD);
/** What is listed is about events. */
export const ABOUT_EVENTS = anyWord(TOLD);

/** A heading above the evenings of one performer in many towns. */
export const TOUR_HEADING =
  /^(?:(?:on |upcoming |world |20\d\d |current )*tour(?: dates| 20\d\d)?|live dates|upcoming dates)$/i;
/** A heading above the evenings of one performer, or of many. */
export const GIGS_HEADING =
  /^(?:(?:our|upcoming|live|next|20\d\d) )*(?:gigs?|shows?|dates|live|where to (?:see|hear|find|catch) (?:us|me))(?: 20\d\d)?$/i;
/** A festival has its name where other evenings of a tour have their venue. */
export const FESTIVAL = /\bfest(?:ival)?s?\b/i;
