/** What is due or opens on a day, and is nothing to attend. */
const BOOKED = [
  'pre-?orders?',
  'order forms?',
  'nominations?',
  'enrol?lment',
  'sign-?ups?',
  'abstracts?',
  'proposals?',
  'pledges?',
  'pledge cards',
  'ballots?',
  'jurying',
  'early[- ]bird',
];
const DUE = '(?:by|due|closes?|closing|ends?|opens?|opening|begins?|until)';

/** Before a day, at the end: what is done by that day, or what else it dates. */
const LEADS = [
  // `Sign up by Dec. 2`, `no later than Friday, Dec. 2`
  String.raw`\b(?:by|no later than|prior to|on or before)`,
  String.raw`\b(?:as of|as on|effective|starting over|week of|period ending|readings? for|lessons? for|lectionary for|(?:roster|forecast|hours|menu|prices|rates) for|minutes of)`,
  // `Classes resume Monday, November 30`, `no school November 23 – 27`
  String.raw`\b(?:resumes?|reopens?|re-opens?)`,
  String.raw`\bno (?:[a-z]+ )?(?:school|service|delivery|pick-?up|collection|trash|mail|office hours)`,
  // `Open today, Sunday, March 1, from 10 am`
  String.raw`\b(?:open|closed) today,?`,
  String.raw`\btoday[’']?s hours:?,?`,
  // `is now expected on July 30, 2027`
  String.raw`\b(?:is|are|was) (?:now )?(?:expected|anticipated|estimated)`,
  String.raw`\b(?:first|last) day of (?:school|classes|the (?:semester|term|fall|spring))`,
  String.raw`\b(?:posted|filed|adopted|endowed|chartered|incorporated|ratified|enacted|signed|dedicated|organized) (?:in compliance with )?(?:[\p{L}’']+ ){0,8}`,
  String.raw`\b(?:recall|issue|order|ship(?:ping)?|hire|birth|arrival|delivery|expiration|publication|print|purchase|closing) date:?`,
  String.raw`\b(?:sold|manufactured|best by|use by|sale ends|offer ends)(?: from| between)?`,
  String.raw`\bdeadlines?\b[^\n.;!?]{0,40}\b(?:is|are|was)`,
  // `New album THE LONG PASTURE out 01.15.27`
  String.raw`\b(?:albums?|records?|singles?|e\.?p|l\.?p|books?|novel|paperback|video)\b[^\n.;!?]{0,40}\bout`,
  String.raw`\belection (?:for|on|of)`,
  String.raw`\b(?:resolution|ordinance|order|permit) (?:no\. ?)?[\d-]+`,
];
const ON = String.raw`(?: (?:noon|midnight|close of business|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?))?(?:,? (?:on|at))?:?`;

/** Directly before a day that is no event's. */
export const LEADS_TO_OTHER_DAY = new RegExp(
  `(?:${LEADS.join('|')})${ON} $|\\b(?:${BOOKED.join('|')})\\b[^\\n.;!?]{0,40}\\b${DUE}(?: on)? $`,
  'iu',
);

/** Directly behind a day that is no event's: the number of an issue, or that somebody else has it. */
export const OTHER_DAY_BEHIND =
  /^ ?(?:[|•·,–—-] ?)?(?:vol(?:ume|\.)|issue (?:no|#|\d)|no\. ?\d)|^[^\n.;!?]{0,60}\b(?:(?:already|all) (?:spoken for|booked|taken|reserved)|spoken for|fully booked) ?(?:[.,;!\n]|$)|^[ )]*(?:at \d{1,2}(?::\d\d)? ?[ap]\.?m\.?,? )?by \p{Lu}\p{L}+ \p{Lu}\p{L}+, (?:\p{L}+ )?(?:secretary|clerk)\b/iu;

/** A line that begins so has no day of an event: who was born, what is read, when an office is open. */
export const OTHER_LINE =
  /^\W*(?:birthdays?|(?:wedding )?anniversar(?:y|ies)|readings?|lessons|in memoriam|rest in peace|(?:(?:[a-z]+ ){0,2}office|customer service)(?: hours)?|refund policy|cancellation policy|(?:on[- ]call|on duty)|from the archives|this day in history)(?: for [^\n:]{3,20})?(?::| hours\b)/i;

/** Between two days of one list: what the first is, the second is too. */
export const SAME_LIST = /^ ?(?:[ap]\.?m\.?)?(?: ?,? ?(?:and|&|or) |, ?)$/i;
