import { anyRule, type Rule } from './rule.ts';

const PLACE = String.raw`(?:(?:the |all |our )?(?:[\w’'&.]+ ){0,3}(?:office|offices|library|libraries|branches|building|hall|school|schools|campus|store|shop|museum|gallery|center|facilities|district|city|town|county|pool|gym|cafe|café|restaurant|bar|pub|club|venue|kitchen|tap ?room|theat(?:er|re)|stage|room|galler(?:y|ies)|exhibits?|trails?|garden|parking|playground|beach|rink)s? )?`;

/** Nothing takes place, or nothing is open. */
const NOTHING: Rule[] = [
  {
    id: 'closed',
    pattern: String.raw`${PLACE}(?:is |are |will be )?closed(?:(?: (?:for|in observance of|to the public|today|tonight|all day)\b|[.!;]|\s?[–—:(-]).{0,40})?`,
    example: "Library closed for Presidents' Day",
    vote: 'no event',
  },
  {
    id: 'no-service',
    pattern: String.raw`no (?:[\w’'-]+ ){0,2}(?:service|services|school|classes|class|meeting|meetings|bus(?:es)?|delivery|mail|pick-?up|collection|practice|rehearsal|church|worship|office hours)(?: (?:today|this week|tonight))?`,
    example: 'No mail delivery',
    vote: 'no event',
  },
  // `No School – Presidents’ Day`, and not `No School: Family Fun Day`
  {
    id: 'no-school',
    pattern: String.raw`no (?:school|classes|class)\s?[-–—:(]\s?(?:presidents?|martin luther|mlk|memorial|labor|veterans|columbus|indigenous|thanksgiving|christmas|good friday|easter|winter|spring|fall|holiday|teacher|staff|professional)\b.{0,40}`,
    example: "No School – Presidents' Day",
    vote: 'no event',
  },
  // Words between would be names: `No Limits Dance`.
  {
    id: 'no-show',
    pattern:
      'no (?:colloquium|seminars?|lectures?|talks?|shows?|concerts?|games?|dance|lessons?|markets?|performances?|movies?|films?|screenings?|(?:live )?music|bands?|gigs?|events?|open mic|trivia|bingo|karaoke)(?: (?:today|this week|tonight|scheduled|planned))?(?:\\s?[–—:(-].{0,40})?',
    example: 'No concert tonight',
    vote: 'no event',
  },
  {
    id: 'dark',
    pattern: String.raw`(?:(?:the |our )?(?:theat(?:er|re)|stage|house|venue|club|hall) )?(?:is |we are )?dark(?: (?:today|tonight|this week|day|night|week))?(?:\s?[–—:(-]\s?no\b.{0,40})?`,
    example: 'Theater dark',
    vote: 'no event',
  },
  {
    id: 'private',
    pattern: String.raw`private (?:event|party|function|rental|booking|hire|wedding)s?(?:\s?[–—:(-]\s?closed\b.{0,40})?`,
    example: 'Private party (closed to the public)',
    vote: 'no event',
  },
  { id: 'off', pattern: '(?:(?:day|night|week) )?off', example: 'Night off', vote: 'no event' },
  {
    id: 'cerrado',
    pattern: String.raw`(?:cerrad[oa]s?|no hay (?:funci[oó]n|concierto|clases?)|sin funci[oó]n|evento privado)(?: (?:por|hoy).{0,40})?`,
    example: 'Sin función',
    vote: 'no event',
  },
  {
    id: 'short-day',
    pattern: String.raw`(?:early|late|delayed) (?:closing|opening|dismissal|release|start)(?: (?:day|at .{1,12}))?`,
    example: 'Early dismissal at noon',
    vote: 'no event',
  },
  {
    id: 'break',
    pattern: String.raw`(?:thanksgiving|winter|spring|fall|summer|holiday|christmas|mid-?term) (?:break|recess|vacation)(?: (?:begins|ends))?`,
    example: 'Spring break begins',
    vote: 'no event',
  },
];

/** How something runs on that day. */
const RUNNING: Rule[] = [
  {
    id: 'usual-hours',
    pattern:
      '(?:regular|normal|modified|reduced|limited|holiday|(?:satur|sun|week)(?:day|end)) (?:schedule|service|hours)(?: only)?',
    example: 'Holiday schedule',
    vote: 'no event',
  },
  {
    id: 'first-and-last',
    pattern: '(?:first|last) (?:bus(?:es)?|trains?|ferr(?:y|ies)|trips?) (?:leaves?|departs?)',
    example: 'Last bus leaves',
    vote: 'no event',
  },
];

/** Who is on duty. */
const DUTY: Rule[] = [
  { id: 'shift', pattern: '(?:shift|watch|crew|platoon) [a-d\\d]', example: 'Shift B', vote: 'no event' },
  { id: 'watch', pattern: '[a-d] (?:shift|watch|crew|platoon)', example: 'C platoon', vote: 'no event' },
  {
    id: 'on-call',
    pattern: '(?:on[- ]call|duty) (?:chief|officer|engineer|nurse|doctor|physician|pharmacy|crew|staff)',
    example: 'Duty nurse',
    vote: 'no event',
  },
  {
    id: 'officer',
    pattern:
      "(?:asst\\.? |assistant |deputy |battalion )?(?:chief|capt(?:\\.|ain)?|lt\\.?|lieutenant|sgt\\.?|sergeant|officer) (?!installation|elections?|nominations?|training)[\\w.’'-]+(?: [\\w’'-]+)?",
    example: 'Battalion Chief Morales',
    vote: 'no event',
  },
];

export const NO_EVENT_TITLES: readonly Rule[] = [...NOTHING, ...RUNNING, ...DUTY];

/** Titles of days that name nothing to attend. */
export const NO_EVENT_TITLE = anyRule(NO_EVENT_TITLES);
