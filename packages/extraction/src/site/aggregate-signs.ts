import { SITE } from '../decide/weights/site.ts';
import { attribute, type ElementNode, isElement } from '../document/html/dom.ts';
import { textIn } from '../document/html/element-text.ts';
import type { Page } from '../document/page.ts';
import { webUrl } from '../document/url.ts';

/** Kinds of sites that list places of other people. */
const AGGREGATE_TYPES = ['tourism-board', 'chamber', 'arts-council', 'city-guide', 'directory'] as const;
type AggregateType = (typeof AGGREGATE_TYPES)[number];

export interface PlaceLink {
  url: string;
  /** The link's text, or the heading over it if the link only says "Website". */
  name: string;
  /** The text around it, at most 160 characters. */
  context: string;
  /** Words around it that say that the place holds events. */
  indicators: string[];
}

/** What one page says about a site that lists places. */
export interface AggregateSigns {
  /** What its title or heading calls it. */
  type: AggregateType | null;
  /** Pages of the same site that list places of one kind. */
  categoryPages: Array<{ url: string; label: string }>;
  /** Pages of the same site about one place each: many in one folder. */
  listingPages: Array<{ url: string; label: string }>;
  /** The following pages of the same list. */
  nextPages: string[];
  /** Other sites that it links to in its text, not in its menu or its footer; each host once. */
  placeLinks: PlaceLink[];
  /** `Columbia, SC` as often as the page says so, the most frequent first. */
  cities: string[];
}

const MOST = { links: 2_000, categories: 12, listings: 60, next: 3, places: 80, nodes: 120, context: 160 };
const TYPES: ReadonlyArray<readonly [AggregateType, RegExp]> = [
  ['chamber', /\bchamber of commerce\b/i],
  ['arts-council', /\b(?:arts|cultural) (?:council|alliance|commission)\b/i],
  [
    'tourism-board',
    /\b(?:convention (?:&|and) visitors|visitors?['’]? (?:bureau|center|guide)|tourism|travel guide)\b|^(?:visit|explore|discover|experience) [A-Z]/i,
  ],
  ['city-guide', /\b(?:city guide|local guide|things to do|what to do)\b/i],
  ['directory', /\b(?:(?:member|business|community|venue) directory|directory of)\b/i],
];
const CATEGORY =
  /\b(?:things to do|see and do|attractions?|arts?|culture|museums?|music|nightlife|venues?|places|theat(?:er|re)s?|galler(?:y|ies)|parks?|outdoors?|brewer(?:y|ies)|bars?|dining|drinks?|directory|members?|listings?|businesses|organizations?|explore|family|history|recreation|entertainment|stages?)\b/i;
const NO_CATEGORY =
  /\b(?:join|log ?in|sign|about|contact|donate|blog|news|press|jobs?|careers|policy|become|events?|calendar|cart)\b/i;
const NO_LISTING = /\b(?:events?|calendar|news|blog|posts?|tags?|author|page|press|jobs?|step)\b/i;
const GENERIC =
  /^(?:(?:visit |official |view )?(?:our )?(?:web ?site|web ?page|site)|learn more|read more|more|details|link|here|visit|go|www\..*|https?:.*)?$/i;
const EVENT_WORDS =
  /\b(?:live music|concerts?|events?|shows?|performances?|exhibitions?|exhibits?|festivals?|tickets?|calendar|theat(?:er|re)|stage|gallery|museum|workshops?|classes|film|comedy|dance|brewery|taproom|library)\b/gi;
const CITY = /\b([A-Z][a-z]+(?: [A-Z][a-z]+){0,2}), ([A-Z]{2})\b/g;
const FILE = /\.(?:jpe?g|png|gif|svg|webp|pdf|docx?|xlsx?|zip|mp[34])(?:$|\?)/i;

interface Link {
  element: ElementNode;
  url: URL;
  text: string;
}

/** Whether a page lists places of other people, and which. Bounded: of an endless page the first links count. Never throws because of the page. */
export function aggregateSigns(page: Page): AggregateSigns {
  if (page.format !== 'html')
    return { type: null, categoryPages: [], listingPages: [], nextPages: [], placeLinks: [], cities: [] };
  const own = bareHost(page.url);
  const links = page
    .elements('a')
    .slice(0, MOST.links)
    .flatMap((element) => linkOf(element, page.url));
  const inside = links.filter(({ url }) => bareHost(url.href) === own && url.href !== page.url);
  const listings = listingsAmong(inside);
  const isListing = new Set(listings.map(({ url }) => url));
  return {
    type: typeOf(page),
    categoryPages: once(
      inside.filter((link) => isCategory(link) && !isListing.has(link.url.href)),
      MOST.categories,
    ),
    listingPages: listings,
    nextPages: once(inside.filter(isNext), MOST.next).map(({ url }) => url),
    placeLinks: placesAmong(links, own, page),
    cities: citiesOf(page.visible().text.slice(0, 50_000)),
  };
}

function linkOf(element: ElementNode, base: string): Link[] {
  const url = webUrl(attribute(element, 'href') ?? '', base);
  if (!url || FILE.test(url)) return [];
  const address = new URL(url);
  address.hash = '';
  return [{ element, url: address, text: textIn(element).replace(/\s+/g, ' ').trim().slice(0, 120) }];
}

function typeOf(page: Page): AggregateType | null {
  const said = [
    page.siteName()?.value,
    ...['title', 'h1'].flatMap((name) => page.elements(name).slice(0, 2).map(textIn)),
  ];
  const lines = said.flatMap((text) => (text ? [text.replace(/\s+/g, ' ').trim().slice(0, 200)] : []));
  return TYPES.find(([, words]) => lines.some((line) => words.test(line)))?.[0] ?? null;
}

function isCategory({ url, text }: Link): boolean {
  const words = url.pathname.replaceAll(/[-_/.]+/g, ' ');
  if (text.length === 0 || text.length > 40 || NO_CATEGORY.test(text) || NO_CATEGORY.test(words)) return false;
  return CATEGORY.test(text) || CATEGORY.test(words);
}

function isNext({ element, url, text }: Link): boolean {
  if (attribute(element, 'rel')?.toLowerCase() === 'next') return true;
  const isPaged = /(?:[?&](?:page|pg|p|paged|start)=\d+|\/page\/\d+)/i.test(url.href);
  return isPaged && /^(?:next\b.*|older\b.*|more|[›»→]|\d{1,2})$/i.test(text);
}

function listingsAmong(links: readonly Link[]): Array<{ url: string; label: string }> {
  const folderOf = ({ url }: Link) => (url.search ? '' : url.pathname.replace(/\/+$/, '').replace(/[^/]*$/, ''));
  const groups = Map.groupBy(links, folderOf);
  const found = [...groups].filter(([folder, group]) => {
    const isDeep = folder.split('/').filter(Boolean).length > 0 && !NO_LISTING.test(folder.replaceAll(/[-_/]+/g, ' '));
    return isDeep && new Set(group.map(({ url }) => url.href)).size >= SITE.aggregateSigns.listingGroup;
  });
  return once(
    found.flatMap(([, group]) => group),
    MOST.listings,
  );
}

function placesAmong(links: readonly Link[], own: string, page: Page): PlaceLink[] {
  const found = new Map<string, PlaceLink>();
  for (const { element, url, text } of links) {
    const host = bareHost(url.href);
    if (host === own || found.has(host) || isFrame(element)) continue;
    const { heading, around } = aroundOf(element);
    const title = page.elements('h1')[0];
    const name = GENERIC.test(text) ? heading || (title ? textIn(title).trim() : '') : text;
    const context = around.slice(0, MOST.context);
    const said = `${name} ${context} ${url.pathname.replaceAll(/[-_/.]+/g, ' ')}`;
    const indicators = [...new Set([...said.matchAll(EVENT_WORDS)].map(([word]) => word.toLowerCase()))].slice(0, 5);
    found.set(host, { url: url.href, name: name.slice(0, 120), context, indicators });
    if (found.size >= MOST.places) break;
  }
  return [...found.values()];
}

/** Menus and footers are on every page; what they link to are sponsors, networks and the makers of the site. */
function isFrame(link: ElementNode): boolean {
  for (let node: ElementNode | null = link; node; node = node.parent)
    if (['nav', 'footer', 'header'].includes(node.name) || attribute(node, 'role') === 'contentinfo') return true;
  return false;
}

/** The text of the block around a link and its heading: of the nearest ancestor that says more than the link. */
function aroundOf(link: ElementNode): { heading: string; around: string } {
  let best = { heading: '', around: '' };
  let node = link.parent;
  for (let level = 0; node && level < 4; level += 1, node = node.parent) {
    const read = boundedText(node);
    const isWhole = node.name === 'body' || node.name === 'main';
    if (read.isCut && (isWhole || best.around)) return best;
    best = { heading: best.heading || read.heading, around: read.text };
    if (best.heading || isWhole) return best;
  }
  return best;
}

function boundedText(root: ElementNode): { text: string; heading: string; isCut: boolean } {
  let text = '';
  let heading = '';
  let left = MOST.nodes;
  const walk = (node: ElementNode, level: number): void => {
    for (const child of node.children) {
      left -= 1;
      if (left < 0 || text.length > 400 || level > 12) return;
      if (!isElement(child)) text += child.text;
      else {
        const before = text.length;
        if (child.name !== 'script' && child.name !== 'style') walk(child, level + 1);
        if (!heading && /^(?:h[1-6]|strong|dt|th)$/.test(child.name)) heading = text.slice(before);
        text += ' ';
      }
    }
  };
  walk(root, 0);
  const tidy = (value: string) => value.replace(/\s+/g, ' ').trim();
  return { text: tidy(text), heading: tidy(heading), isCut: left < 0 || text.length > 400 };
}

function citiesOf(text: string): string[] {
  const counts = new Map<string, number>();
  for (const [, city, state] of text.matchAll(CITY)) {
    const name = `${city}, ${state}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 5)
    .map(([name]) => name);
}

function once(links: readonly Link[], most: number): Array<{ url: string; label: string }> {
  const found = new Map<string, string>();
  for (const { url, text } of links) if (!found.get(url.href)) found.set(url.href, text);
  return [...found].slice(0, most).map(([url, label]) => ({ url, label }));
}

function bareHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
