import { anyRule, type Rule } from './rule.ts';

/** Who and where somebody is. */
const ABOUT: Rule[] = [
  { id: 'contact', pattern: '(?:contact|about)(?: us)?', example: 'Contact us', vote: 'standing page' },
  { id: 'about', pattern: 'about (?:the|our) [\\w ]{3,40}', example: 'About the theater', vote: 'standing page' },
  {
    id: 'in-touch',
    pattern: "(?:let['’]?s )?(?:get|keep|stay) (?:in touch|connected)",
    example: 'Stay connected',
    vote: 'standing page',
  },
  { id: 'follow', pattern: '(?:connect|follow) (?:with )?us', example: 'Follow us', vote: 'standing page' },
  {
    id: 'history',
    pattern: '(?:our )?(?:history|mission|story|team|staff|people|board of directors)',
    example: 'Our mission',
    vote: 'standing page',
  },
  {
    id: 'getting-here',
    pattern:
      '(?:parking|directions|location|locations|maps?|getting here|find us)(?: (?:&|and) (?:parking|directions|maps?|hours))?',
    example: 'Directions and parking',
    vote: 'standing page',
  },
  { id: 'your-visit', pattern: '(?:plan )?your visit', example: 'Plan your visit', vote: 'standing page' },
  { id: 'visit', pattern: 'visit(?: us)?', example: 'Visit', vote: 'standing page' },
  {
    id: 'the-place',
    pattern: '(?:the |our )?(?:library|museum|theat(?:er|re)|gallery|venue|hall|club|church|school)',
    example: 'The museum',
    vote: 'standing page',
  },
];
/** What a venue always offers. */
const OFFERS: Rule[] = [
  {
    id: 'box-office',
    pattern: '(?:the )?box office(?: (?:hours|info(?:rmation)?))?',
    example: 'Box office hours',
    vote: 'standing page',
  },
  { id: 'menus', pattern: '(?:[\\w ]{0,30} )?menus?', example: 'Dinner menu', vote: 'standing page' },
  {
    id: 'hours',
    pattern: '(?:store|gallery|museum|library|office|opening|holiday|summer|winter|business)? ?hours',
    example: 'Holiday hours',
    vote: 'standing page',
  },
  {
    id: 'rentals',
    pattern:
      '(?:(?:venue|room|hall|facility|private|building|pavilion|shelter) )?rentals?(?: (?:dates|information|rates))?',
    example: 'Facility rental information',
    vote: 'standing page',
  },
  { id: 'gifts', pattern: 'gift (?:cards?|certificates?|shop)', example: 'Gift cards', vote: 'standing page' },
  {
    id: 'memberships',
    pattern: 'memberships?(?: (?:levels|benefits|info(?:rmation)?))?',
    example: 'Membership benefits',
    vote: 'standing page',
  },
  {
    id: 'subscriptions',
    pattern: '(?:season )?(?:subscriptions?|tickets)',
    example: 'Season tickets',
    vote: 'standing page',
  },
  { id: 'seating', pattern: 'seating (?:chart|map|plan)', example: 'Seating chart', vote: 'standing page' },
];
/** How to help, and to be helped. */
const HELP: Rule[] = [
  {
    id: 'questions',
    pattern: '(?:f\\.?a\\.?q\\.?s?|frequently asked questions)',
    example: 'FAQs',
    vote: 'standing page',
  },
  {
    id: 'volunteering',
    pattern: 'volunteer(?:ing)?(?: opportunities)?',
    example: 'Volunteer opportunities',
    vote: 'standing page',
  },
  {
    id: 'giving',
    pattern: '(?:donate|donations|support(?: us)?|give|giving|ways to give|sponsors?(?:hips?)?)',
    example: 'Ways to give',
    vote: 'standing page',
  },
  {
    id: 'grants',
    pattern: '(?:scholarships?|grants?|internships?|fellowships?)',
    example: 'Scholarships',
    vote: 'standing page',
  },
  { id: 'sign-in', pattern: '(?:sign|log) ?(?:in|up|out)', example: 'Log in', vote: 'standing page' },
  { id: 'account', pattern: '(?:my )?(?:account|cart|checkout|profile)', example: 'My cart', vote: 'standing page' },
  {
    id: 'accessibility',
    pattern: '(?:accessibility|accommodations)(?: (?:statement|policy))?',
    example: 'Accessibility statement',
    vote: 'standing page',
  },
  {
    id: 'policies',
    pattern: '(?:privacy|refund|cookie|return|photo) (?:policy|notice)',
    example: 'Privacy policy',
    vote: 'standing page',
  },
  {
    id: 'terms',
    pattern: 'terms(?: (?:of (?:use|service)|(?:&|and) conditions))?',
    example: 'Terms of use',
    vote: 'standing page',
  },
  { id: 'press', pattern: '(?:press|media)(?: (?:kit|room|inquiries))?', example: 'Press kit', vote: 'standing page' },
  { id: 'newsletter', pattern: 'newsletters?', example: 'Newsletter', vote: 'standing page' },
  { id: 'site-map', pattern: 'site ?map', example: 'Site map', vote: 'standing page' },
  { id: 'not-found', pattern: '(?:page )?not found', example: 'Page not found', vote: 'standing page' },
];

export const STANDING_PAGES: readonly Rule[] = [...ABOUT, ...OFFERS, ...HELP];

/** Headings of pages that every site has, and that are no event's name. */
export const STANDING_PAGE = anyRule(STANDING_PAGES);
