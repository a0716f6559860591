import { anyWord } from './compile.ts';

/** Work and pay. */
const WORK = ['jobs?', 'careers?', 'employment', 'vacancies', 'payroll', 'pay ?days', 'pay (?:dates?|periods?)'];

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
  'paving schedule',
  'outages?',
];

/** Terms and results. */
const TERMS = ['results', 'standings', 'due dates', 'deadlines?', 'timelines?', 'milestones'];

/** What is written about, not held. */
const WRITING = [
  'reviews?',
  'forums?',
  'recipes?',
  '(?:press|news|media) releases?',
  '(?:service|travel|rider|traffic|weather|boil[- ]water) (?:alerts?|advisor(?:y|ies)|notices?)',
  'detours?',
  'podcasts?',
  'episode \\d+',
  'recaps?',
  'box scores?',
  'newsroom',
  'changelog',
  'release notes',
  'forecasts?',
];

/** Subjects of pages whose dates are not events. */
export const OTHER_SUBJECT = anyWord(WORK, BUYING, ORDER, CLOSINGS, WORKS, TERMS, WRITING);
