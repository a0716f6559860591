import { wholeText } from './compile.ts';

/** Who and where somebody is. */
const ABOUT = [
  '(?:contact|about)(?: us)?',
  'about (?:the|our) [\\w ]{3,40}',
  "(?:let['’]?s )?(?:get|keep|stay) (?:in touch|connected)",
  '(?:connect|follow) (?:with )?us',
  '(?:our )?(?:history|mission|story|team|staff|people|board of directors)',
  '(?:parking|directions|location|locations|maps?|getting here|find us)(?: (?:&|and) (?:parking|directions|maps?|hours))?',
  '(?:plan )?your visit',
  'visit(?: us)?',
  '(?:the |our )?(?:library|museum|theat(?:er|re)|gallery|venue|hall|club|church|school)',
];
/** What a venue always offers. */
const OFFERS = [
  '(?:the )?box office(?: (?:hours|info(?:rmation)?))?',
  '(?:[\\w ]{0,30} )?menus?',
  '(?:store|gallery|museum|library|office|opening|holiday|summer|winter|business)? ?hours',
  '(?:(?:venue|room|hall|facility|private|building|pavilion|shelter) )?rentals?(?: (?:dates|information|rates))?',
  'gift (?:cards?|certificates?|shop)',
  'memberships?(?: (?:levels|benefits|info(?:rmation)?))?',
  '(?:season )?(?:subscriptions?|tickets)',
  'seating (?:chart|map|plan)',
];
/** How to help, and to be helped. */
const HELP = [
  '(?:f\\.?a\\.?q\\.?s?|frequently asked questions)',
  'volunteer(?:ing)?(?: opportunities)?',
  '(?:donate|donations|support(?: us)?|give|giving|ways to give|sponsors?(?:hips?)?)',
  '(?:scholarships?|grants?|internships?|fellowships?)',
  '(?:sign|log) ?(?:in|up|out)',
  '(?:my )?(?:account|cart|checkout|profile)',
  '(?:accessibility|accommodations)(?: (?:statement|policy))?',
  '(?:privacy|refund|cookie|return|photo) (?:policy|notice)',
  'terms(?: (?:of (?:use|service)|(?:&|and) conditions))?',
  '(?:press|media)(?: (?:kit|room|inquiries))?',
  'newsletters?',
  'site ?map',
  '(?:page )?not found',
];

/** Headings of pages that every site has, and that are no event's name. */
export const STANDING_PAGE = wholeText(ABOUT, OFFERS, HELP);
