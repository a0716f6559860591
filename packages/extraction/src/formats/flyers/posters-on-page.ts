import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { FLYERS } from '../../decide/weights/flyers.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { webUrl } from '../../document/url.ts';

/** A picture that may be the poster of an event. */
export interface PosterOnPage {
  url: string;
  /** What the page says the picture is; empty if nothing. */
  alt: string;
}

/** `isNamed`: its file or its description reads like one of a poster. */
type Picture = PosterOnPage & { isNamed: boolean };

/** A page with more pictures than this is looked at no further. */
const MOST_LOOKED_AT = 300;
const MOST_POSTERS = 6;
const MOST_ALT = 200;
const LOOKS = FLYERS.postersOnPage;
const FRAME = new Set(['nav', 'header', 'footer', 'aside', 'noscript', 'template', 'button', 'form', 'dialog']);
const FRAME_CLASS =
  /(?:^|[\s_-])(?:nav(?:bar)?|menu|header|footer|sidebar|logos?|sponsors?|partners?|social|avatar|icons?|cart)(?:$|[\s_-])/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif)$/i;
/** A drawing or an animation. */
const NEVER_A_POSTER = /\.(?:svgz?|gif|ico)$/i;
const NOT_A_POSTER =
  /logo|icon|ical\b|load(?:er|ing)|avatar|sprite|spacer|pixel|banner|hero|background|placeholder|thumb-?up|headshot|portrait|staff|team|map|menu|badge|seal|sponsor|partner|award|facebook|instagram|twitter|tripadvisor|yelp/i;
const POSTER =
  /fl[iy]ers?|posters?|cartel(?:es)?|afiches?|volantes?|line-?up|event|show|concert|concierto|evento|festival|\bfest\b|night|noche|\blive\b/i;
const OF_EVENTS =
  /\b(?:events?|calend[ae]rs?|calendario|shows?|concerts?|gigs?|upcoming|happenings?|what[’']?s[ -]?on|live music|music calendar|eventos?|conciertos?|cartelera|pr[oó]ximos|flyers?|posters?)\b/i;
const MONTH = /(?:^|[^a-z])(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]{0,6}[-_ .]?\d{1,2}(?!\d{2})/i;

/**
 * The posters of a page that says its events by pictures only, a few; none for any other page. Such a page is about events by its title, address or a
 * heading, and shows several poster-like pictures in its content or one that is named so. Its text is short and names no day and no hour: else the
 * events stand in it.
 */
export function postersOnPage(page: Page): PosterOnPage[] {
  if (page.format !== 'html') return [];
  const pictures = contentPictures(page);
  if (pictures.length === 0 || !(pictures.length > 1 || pictures[0]?.isNamed) || !isAboutEvents(page)) return [];
  const { text, pieces } = page.visible();
  if (findDates(text).length > 0) return [];
  const content = pieces
    .map(({ element, start }, at) => (isInFrame(element) ? '' : text.slice(start, pieces[at + 1]?.start)))
    .join('');
  const words = content.split(/\s+/).filter(Boolean).length;
  if (words > LOOKS.words.apart + LOOKS.words.each * pictures.length) return [];
  if (findTimes(content).some(({ role }) => role === 'show')) return [];
  return pictures.slice(0, MOST_POSTERS).map(({ url, alt }) => ({ url, alt }));
}

/** Pictures of the content, each address once: of a small one that links to a large one, the large one. */
function contentPictures(page: Page): Picture[] {
  const found = new Map<string, Picture>();
  for (const image of page.elements('img').slice(0, MOST_LOOKED_AT)) {
    const url = addressOf(image, page.url);
    if (url === null || found.has(url) || isInFrame(image) || !isPosterShaped(image)) continue;
    const alt = (attribute(image, 'alt') ?? attribute(image, 'title') ?? '').replace(/\s+/g, ' ').trim();
    const name = fileName(url);
    if (NOT_A_POSTER.test(name) || NOT_A_POSTER.test(alt)) continue;
    const isNamed = POSTER.test(name) || POSTER.test(alt) || MONTH.test(name) || MONTH.test(alt);
    found.set(url, { url, alt: alt.slice(0, MOST_ALT), isNamed });
  }
  // Named posters first: of equals, the page's own order.
  return [...found.values()].toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
}

function addressOf(image: ElementNode, base: string): string | null {
  for (let node: ElementNode | null = image.parent; node; node = node.parent) {
    if (node.name !== 'a') continue;
    const linked = webUrl(attribute(node, 'href') ?? '', base);
    if (linked && PICTURE_FILE.test(new URL(linked).pathname)) return linked;
    break;
  }
  for (const name of ['data-src', 'data-lazy-src', 'data-original', 'src']) {
    const url = webUrl(attribute(image, name) ?? '', base);
    if (url && !NEVER_A_POSTER.test(new URL(url).pathname)) return url;
  }
  return null;
}

function isPosterShaped(image: ElementNode): boolean {
  const [width, height] = ['width', 'height'].map((name) => Number(attribute(image, name) ?? Number.NaN));
  if (width !== undefined && width > 0 && width < LOOKS.leastSide) return false;
  if (height !== undefined && height > 0 && height < LOOKS.leastSide) return false;
  if (!width || !height) return true;
  return width / height >= LOOKS.shape.least && width / height <= LOOKS.shape.most;
}

function isInFrame(element: ElementNode): boolean {
  for (let node: ElementNode | null = element; node; node = node.parent) {
    if (FRAME.has(node.name)) return true;
    if (node.name === 'body' || node.name === 'html') return false;
    const names = `${attribute(node, 'class') ?? ''} ${attribute(node, 'id') ?? ''}`;
    if (names.length > 1 && FRAME_CLASS.test(names)) return true;
  }
  return false;
}

function isAboutEvents(page: Page): boolean {
  const path = new URL(page.url).pathname.replaceAll(/[-_/.]+/g, ' ');
  if (OF_EVENTS.test(path)) return true;
  return ['title', 'h1', 'h2']
    .flatMap((name) => page.elements(name).slice(0, 10))
    .some((element) => OF_EVENTS.test(wordsIn(element)));
}

function wordsIn(element: ElementNode): string {
  return element.children
    .map((child) => ('text' in child ? child.text : wordsIn(child)))
    .join(' ')
    .slice(0, 300);
}

function fileName(url: string): string {
  const { pathname } = new URL(url);
  return pathname.slice(pathname.lastIndexOf('/') + 1);
}
