import { wholeText } from './compile.ts';

const PLACE = String.raw`(?:(?:the |all |our )?(?:[\w’'&.]+ ){0,3}(?:office|offices|library|libraries|branches|building|hall|school|schools|campus|store|shop|museum|gallery|center|facilities|district|city|town|county|pool|gym|cafe|café|restaurant|galler(?:y|ies)|exhibits?|trails?|garden|parking|playground|beach|rink)s? )?`;

/** Nothing takes place, or nothing is open. */
const NOTHING = [
  String.raw`${PLACE}(?:is |are |will be )?closed(?:(?: (?:for|in observance of|today|all day)\b|[.!;]).{0,40})?`,
  String.raw`no (?:[\w’'-]+ ){0,2}(?:service|services|school|classes|class|meeting|meetings|bus(?:es)?|delivery|mail|pick-?up|collection|practice|rehearsal|church|worship|office hours)(?: (?:today|this week|tonight))?`,
  // `No School – Presidents’ Day`, and not `No School: Family Fun Day`
  String.raw`no (?:school|classes|class)\s?[-–—:(]\s?(?:presidents?|martin luther|mlk|memorial|labor|veterans|columbus|indigenous|thanksgiving|christmas|good friday|easter|winter|spring|fall|holiday|teacher|staff|professional)\b.{0,40}`,
  // Words between would be names: `No Limits Dance`.
  'no (?:colloquium|seminars?|lectures?|talks?|shows?|concerts?|games?|dance|lessons?|markets?)(?: (?:today|this week|tonight))?',
  String.raw`(?:early|late|delayed) (?:closing|opening|dismissal|release|start)(?: (?:day|at .{1,12}))?`,
  String.raw`(?:thanksgiving|winter|spring|fall|summer|holiday|christmas|mid-?term) (?:break|recess|vacation)(?: (?:begins|ends))?`,
];

/** How something runs on that day. */
const RUNNING = [
  '(?:regular|normal|modified|reduced|limited|holiday|(?:satur|sun|week)(?:day|end)) (?:schedule|service|hours)(?: only)?',
  '(?:first|last) (?:bus(?:es)?|trains?|ferr(?:y|ies)|trips?) (?:leaves?|departs?)',
];

/** Who is on duty. */
const DUTY = [
  '(?:shift|watch|crew|platoon) [a-d\\d]',
  '[a-d] (?:shift|watch|crew|platoon)',
  '(?:on[- ]call|duty) (?:chief|officer|engineer|nurse|doctor|physician|pharmacy|crew|staff)',
  "(?:asst\\.? |assistant |deputy |battalion )?(?:chief|capt(?:\\.|ain)?|lt\\.?|lieutenant|sgt\\.?|sergeant|officer) (?!installation|elections?|nominations?|training)[\\w.’'-]+(?: [\\w’'-]+)?",
];

/** Titles of days that name nothing to attend. */
export const NO_EVENT_TITLE = wholeText(NOTHING, RUNNING, DUTY);
