import { oncePer } from '../../base/kept.ts';
import { allMatches } from '../../base/matches.ts';
import type { Field, Method } from '../../base/types.ts';
import type { Layout } from '../../candidates/pieces/layout.ts';
import { type SiteName, siteNames } from '../../candidates/places/site-names.ts';
import { isNoVenue, isPageWord, isVenueName, mayHaveVenue } from '../../candidates/places/venue-names.ts';
import { attribute, rawText } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { comparable, plainLine } from '../../document/text.ts';
import { ANY_STREET } from '../../rules/street-words.ts';
import { stateCode } from '../../rules/us-states.ts';
import { CHOICE } from '../weights/choice.ts';
import { agreedName, framedNames } from './agreed-name.ts';
import { signsOfVenue } from './venue-signs.ts';

const STREET = new RegExp(
  String.raw`\b\d{1,5}\s+(?:[NSEW]\.?\s+)?[A-Z][\w.' ]{2,30}\s(?:${ANY_STREET})\b\.?(?:[^\n]{0,30}\n)?[^\n]{0,40}\b[A-Z]{2}\s+\d{5}\b`,
  'gi',
);

/**
 * The venue that publishes this page: the site's name for itself, if that is the name of a venue, if the page shows the signs of a venue,
 * if it lists different shows of many evenings, or if it has a single address.
 * @param titles of its events
 * @param options.elsewhere the share of them that state another place
 * @param options.evening the share of them that start in the evening; null if no hours are stated
 */
export function pageVenue(
  layout: Layout,
  method: Method,
  titles: readonly string[],
  { elsewhere = 0, evening = 0 }: { elsewhere?: number; evening?: number | null } = {},
): Field<string> | null {
  const { text } = layout.visible;
  const not = new Set([...titles, layout.page.hints.city ?? ''].map(comparable));
  const isPossible = ({ name }: { name: string }) =>
    !not.has(comparable(name)) && !isNoVenue(name) && !isPageWord(name);
  const names = siteNames(layout, method).filter(isPossible);
  const own = () => names.find((one) => one.own && mayHaveVenue(one.name));
  const enough = elsewhere > CHOICE.pageVenue.some ? CHOICE.venueSigns.sureSigns : CHOICE.venueSigns.enoughSigns;
  const signed = () => {
    const one = own();
    return one && signsOfVenue(text, titles.length) >= enough ? one : undefined;
  };
  const program = () => {
    const isProgram =
      evening === null
        ? VENUE_PROGRAM.test(`${headTitle(layout.page)} ${pathOf(layout)}`)
        : evening >= CHOICE.pageVenue.mostly;
    const one = elsewhere <= CHOICE.pageVenue.some && isProgram && areShows(titles) ? own() : undefined;
    return one && !isTown(one.name, layout.page.hints.city) ? one : undefined;
  };
  const streets = () => new Set(allMatches(STREET, text).map(([street]) => comparable(street).slice(0, 12))).size;
  const agreed = () => {
    const { agreed: enoughAgreed, sureAgreed, some } = CHOICE.pageVenue;
    const told = agreedName(layout, names, method, elsewhere > some ? sureAgreed : enoughAgreed);
    return told && !not.has(comparable(told.name)) && mayHaveVenue(told.name) ? told : undefined;
  };
  // What the frame alone says, where there is one address and what is on differs.
  const framed = () =>
    areShows(titles, CHOICE.pageVenue.fewestFramed) && streets() === 1
      ? framedNames(layout, method).find((one) => isPossible(one) && mayHaveVenue(one.name))
      : undefined;
  const found =
    names.find(({ name }) => isVenueName(name)) ??
    signed() ??
    agreed() ??
    program() ??
    (elsewhere > 0 ? undefined : (nameOfOne(names, streets) ?? calledTwice(names) ?? framed()));
  return found ? { value: found.name, evidence: [found.evidence] } : null;
}

/** A name beside nothing but the page's, or on a page with one address: a slogan, `Your home for fire`, only without another name. */
function nameOfOne(names: readonly SiteName[], streets: () => number): SiteName | undefined {
  const found = names.filter(({ sole, name }) => mayHaveVenue(name) && (sole || streets() === 1));
  return found.find(({ name }) => !SLOGAN.test(name)) ?? found[0];
}

const SLOGAN = /(?<=\s)(?!(?:from|with|near|over|under)\b)\p{Ll}{4}/u;

/** What venues call what is on in them. */
const VENUE_PROGRAM = /\b(?:live[ -]music|what[’']?s[ -]?on|listings|line-?up|gig guide|program(?:me)?|on stage)\b/i;

function pathOf({ page }: Layout): string {
  return URL.canParse(page.url) ? new URL(page.url).pathname : '';
}

/** Shows differ, meetings of a board do not. */
function areShows(titles: readonly string[], fewest: number = CHOICE.pageVenue.fewestShows): boolean {
  return titles.length >= fewest && new Set(titles.map(comparable)).size >= titles.length * CHOICE.pageVenue.mostly;
}

/** `White Salmon Washington` */
function isTown(name: string, city = ''): boolean {
  const rest = comparable(name)
    .replace(comparable(city), '')
    .replace(/^[\s,]+/, '');
  return rest === '' || stateCode(rest) !== null;
}

/** The name that a site gives itself in its data and in the title of its page, where nothing says that its events are elsewhere. */
function calledTwice(names: readonly SiteName[]): SiteName | undefined {
  const [first] = names;
  if (!first?.own || !mayHaveVenue(first.name)) return undefined;
  return names.slice(1).some(({ name }) => comparable(name) === comparable(first.name)) ? first : undefined;
}

/** The page's own title from its head. */
export const headTitle = oncePer((page: Page): string => headTitles(page)[0] ?? '');

/** What the head says for others who show the page, and its title. */
export const headTitles = oncePer((page: Page): string[] => {
  const og = page.elements('meta').find((meta) => attribute(meta, 'property') === 'og:title');
  const [title] = page.elements('title');
  return [og && attribute(og, 'content'), title && rawText(title)].flatMap((text) => (text ? [plainLine(text)] : []));
});
