import { citerOf } from '../../base/evidence.ts';
import type { Evidence, Method } from '../../base/types.ts';
import { PLACES } from '../../decide/weights/places.ts';
import { rawText } from '../../document/html/dom.ts';
import { comparable, plainLine } from '../../document/text.ts';
import type { Layout } from '../pieces/layout.ts';
import { pageCiter } from '../pieces/page-citer.ts';
import { isPageWord } from './venue-names.ts';

export interface SiteName {
  name: string;
  evidence: Evidence;
  /** Only `Calendar` or `Events` stands next to it in the page's title. */
  sole: boolean;
  /** The site calls itself so, or its host spells it. */
  own: boolean;
}

const PARTS = /\s+[|–—·•:>»›~-]+\s+|\s*[|•»›]\s*|:\s(?=\w+ 20\d\d$)/;
/** `Welcome to Birch Hall`, `Upcoming Events at Birch Hall` */
const WELCOME = /^(?:welcome to|(?:upcoming )?(?:events|shows|concerts|classes|calendar|live music) at) (?:the )?/i;
/** `Secret Cinema homepage`, `Birch Hall – Official Website` */
const SITE_WORDS = /(?:'s)?(?:,|\s[-–—])?\s(?:home ?page|(?:official )?web ?site|official site|on the web)$/i;
/** `The Kazimier.co.uk: Listings` */
const PAGE_OF = /:\s(?:listings?|events?|calendar|shows|schedule|what[’']s on)$/i;
const DOMAIN = /(?<=\s\S+)\.(?:com?|org|net)(?:\.\w\w)?$/i;
/** `Birch Hall 2026` in a copyright line. */
const YEAR_BEHIND = /\s(?:19|20)\d\d$/;
const FIRM = /,?\s(?:inc|llc|ltd|corp)\b\.?$/i;

/** What a site calls itself: in its data, its title and its copyright line. */
export function siteNames(layout: Layout, method: Method): SiteName[] {
  const { page } = layout;
  const cite = citerOf(page.url, method);
  const names: SiteName[] = [];
  const site = page.siteName();
  if (site) {
    const name = plainLine(site.value, 80);
    names.push({ name, evidence: cite.evidence(site.locator, site.value), sole: false, own: true });
  }
  for (const element of page.elements('title').slice(0, 1)) {
    const text = rawText(element).replace(/\s+/g, ' ').trim();
    const { parts, kept } = partsOfTitle(text);
    const city = comparable(page.hints.city ?? '');
    const isOwn = (name: string) =>
      comparable(name) !== city &&
      (spelledByHost(name, page.url) || (site !== null && comparable(name) === comparable(site.value)));
    // Next to the site's own name, the rest is the name of the page, unless the one is short for the other.
    const short = kept.filter(isOwn);
    const long = kept.filter((name) => short.some((one) => isShortFor(one, name)));
    const own = long.length > 0 ? long : short;
    if (parts.length > 1 || kept.length === 1)
      for (const name of (own.length > 0 ? own : kept).reverse())
        names.push({
          name,
          evidence: cite.evidence('title', text),
          sole: parts.length === 2 && kept.length === 1,
          own: own.length > 0,
        });
  }
  const { text } = layout.visible;
  const owner = OWNER.exec(text.slice(-PLACES.siteNames.ownerReach));
  if (owner?.[1]) {
    const start = Math.max(0, text.length - PLACES.siteNames.ownerReach) + owner.index + owner[0].indexOf(owner[1]);
    const name = owner[1].replace(FIRM, '').replace(YEAR_BEHIND, '');
    const evidence = pageCiter(page, method).shown({ start, end: start + name.length });
    names.push({ name, evidence, sole: false, own: spelledByHost(name, page.url) });
  }
  return names.map((one) => ({ ...one, name: withoutCity(one.name, page.hints.city) }));
}

/** `The Caledonia, Liverpool` is the Caledonia to whoever looks for it there. */
function withoutCity(name: string, city: string | undefined): string {
  const behind = city ? `, ${city}` : '';
  return behind && name.toLowerCase().endsWith(behind.toLowerCase()) ? name.slice(0, -behind.length) : name;
}

/** `Calendar | Smith Hall`: the parts of a title, and those that are not only `Calendar`. */
export function partsOfTitle(text: string): { parts: string[]; kept: string[] } {
  const parts = text
    .split(PARTS)
    .map((part) => part.trim().replace(WELCOME, '').replace(SITE_WORDS, '').replace(PAGE_OF, '').replace(DOMAIN, ''));
  const kept = parts.filter(
    (part) => part.length >= 3 && part.length <= PLACES.siteNames.titlePart && !isPageWord(part),
  );
  return { parts, kept };
}

/** `Birch Hall Events Feed` */
export function withoutFeedWords(name: string): string {
  return name.replace(FEED_WORDS, '');
}

const FEED_WORDS = /(?:\s(?:upcoming|public|events?|calendar|shows|rss|feed))+$/i;

/** `BHMA`, `Birch Hill Museum of Art` */
function isShortFor(short: string, long: string): boolean {
  const initials = long.replace(/\b(?:of|the|for|and|at|in)\s/gi, '').match(/(?<!\p{L})\p{Lu}/gu) ?? [];
  return /^\p{Lu}{3,6}$/u.test(short) && long !== short && initials.join('') === short;
}

/** `The Old Mill` at `oldmilltown.example`, `2120 Grove` at `2120.example`: the letters of a name in the host's, or the reverse. */
export function spelledByHost(name: string, url: string): boolean {
  const letters = lettersOf(name.replace(/^the\s/i, ''));
  const labels = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '').split('.') : [];
  return labels.slice(0, -1).some((label) => {
    const host = lettersOf(label).replace(/^the(?=.{4})/, '');
    return (
      (letters.length >= PLACES.siteNames.fewestLetters &&
        (host.includes(letters) || host.replace('the', '').includes(letters))) ||
      (host.length >= PLACES.siteNames.fewestLetters && letters.startsWith(host))
    );
  });
}

function lettersOf(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** `© 2026 Birch Hill Museum of Art`. */
const OWNER =
  /©\s?(?:[^\s\p{L}\p{N}]{1,3}\s)?(?:copyright )?(?:20\d\d(?:\s?[-–]\s?20\d\d)?,?\s)?(?:by )?([\p{Lu}\d][\p{L}\p{N}’'& ]{3,50}?)(?=[.,|\n]|\s[-–—[]|\sAll rights|$)/iu;
