import { anyWord, wholeText } from './compile.ts';

/** Work and pay. */
const WORK = [
  '(?:shift|duty) (?:calendar|roster|schedule)',
  'jobs?',
  'careers?',
  'employment',
  'vacancies',
  'payroll',
  'pay ?days',
  'pay (?:dates?|periods?)',
];

/** What an office buys. */
const BUYING = ['bids?', 'rfps?', 'procurement', 'solicitations?'];

/** Order and permits. */
const ORDER = ['police', 'crime', 'incidents?', 'blotter', 'arrests', 'permits?', 'guidelines', 'obituar(?:y|ies)'];

/** Closings and hours. */
const CLOSINGS = [
  'closings?',
  'closures?',
  'closed',
  'holidays observed',
  'holiday (?:schedule|hours|closings?)',
  'hours of operation',
  'hours (?:and|&) (?:locations?|admission|directions)',
  '(?:library|museum|office|business|store) hours',
  '(?:street|road) (?:sweeping|paving|work|closures?)',
];

/** Works on streets, and collection. */
const WORKS = [
  'trash',
  'recycling',
  'garbage',
  'refuse collection',
  '(?:hydrant|water main|sewer) (?:flushing|work|repairs?)',
  '(?:leaf|brush|bulk|yard waste) (?:collection|pick-?up)',
  '(?:re)?paving',
  'resurfacing',
  'outages?',
  '(?:collection|pick-?up) (?:calendar|schedule|dates|days)',
];

/** Terms and results. */
const TERMS = ['results', 'standings', 'due dates', 'deadlines?', 'timelines?', 'milestones'];

/** Terms of schools and offices. */
const DUTIES = ['(?:key|filing|enrollment|registration|application) dates', 'academic calendar', 'bell schedules?'];

/** Who works when, and what runs when. */
const ROTAS = [
  '(?:duty|shift|staff|crew|volunteer|on[- ]call) (?:rosters?|rotas?|rotations?|calendars?|schedules?)',
  'on[- ]call',
  '(?:holiday|weekend|weekday|bus|train|ferry|shuttle|transit|route|snow) (?:service|timetables?)',
  '(?:bus|train|ferry|shuttle|transit) schedules?',
  'routes (?:and|&) schedules',
  'timetables?',
];

/** What was, and what nature does. */
const RECORDS = [
  '(?:past|former|previous|all-?time) (?:champions?|winners?|results|recipients?|honorees?|presidents?|speakers?)',
  'champions(?: list)?$',
  'hall of fame',
  'honor roll',
  '(?:product )?recalls?',
  'safety notices?',
  'firmware',
  'tides?$',
  'tide (?:tables?|charts?|times?|predictions?)',
  '(?:moon|lunar) phases?',
  'sun(?:rise|set) (?:times?|tables?)',
  'prayer times',
  'almanac',
];

/** What goes and comes on its own, and what is to be had. */
const GOODS = [
  'departures (?:and|&) arrivals',
  'arrivals (?:and|&) departures',
  'flight (?:status|schedules?)',
  '(?:bus|train|ferry|shuttle|transit|route|holiday|weekday|weekend) (?:service|schedules?|timetables?)',
  'timetables?',
  '(?:upcoming|new|recent|latest|software|album|book|product|future) releases',
  'roadmap',
  'new (?:arrivals|books|titles|on the shelves)',
  '(?:our|library) shelves',
  '(?:available|vacant) (?:rooms?|units?|apartments?|homes?|rentals?|spaces?|properties|lots)',
  'shipping',
  'restocks?',
  '(?:upcoming|next|new|recent|product|merch) drops?',
  '(?:shop|store) updates?',
  '(?:homes|houses|condos|properties|land) for sale',
];

/** What is written about, not held. */
const WRITING = [
  'reviews?',
  // A candidate forum is an evening.
  '(?:discussion|message|support|user|web) forums?',
  '^forums?$',
  'recipes?',
  '(?:press|news|media) releases?',
  '(?:service|travel|rider|traffic|weather|boil[- ]water) (?:alerts?|advisor(?:y|ies)|notices?)',
  '(?:podcast )?episode \\d+',
  '(?:game|match|meeting|weekend) recaps?',
  'box scores?',
  'newsroom',
  'changelog',
  'release notes',
  'forecasts?',
];

/** Subjects of pages whose dates are not events. */
export const OTHER_SUBJECT = anyWord(
  WORK,
  BUYING,
  ORDER,
  CLOSINGS,
  WORKS,
  TERMS,
  DUTIES,
  ROTAS,
  RECORDS,
  GOODS,
  WRITING,
);

/** Headings of one word that say so if the names below them differ. */
export const BARE_SUBJECT = wholeText([
  'departures',
  'arrivals',
  'sailings',
  'crossings',
  'flights',
  'releases',
  'shipments',
  'closures',
  'pick-?ups',
  'due dates',
]);
