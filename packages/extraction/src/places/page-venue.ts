import { citerOf } from '../evidence.ts';
import { attribute, rawText } from '../html/dom.ts';
import type { Layout } from '../layout/layout.ts';
import { pageCiter } from '../layout/page-citer.ts';
import { allMatches } from '../matches.ts';
import { comparable, plainLine } from '../normalize/text.ts';
import type { Page } from '../page.ts';
import type { Evidence, Field, Method } from '../types.ts';

const VENUE =
  /\b(?:theat(?:er|re)s?|hall|club|bar|lounge|tavern|pub|saloon|cafe|café|coffee|brewery|brewing|taproom|winery|museum|gallery|ballroom|auditorium|arena|stadium|house|room|cinemas?|playhouse|opera house|cabaret|center for the arts|arts cent(?:er|re)|science cent(?:er|re)|convention cent(?:er|re)|cent(?:er|re)|library|church|temple|gardens?|zoo|aquarium|amphitheat(?:er|re)|pavilion|farm|ranch|inn|hotel|casino|restaurant|bookstore|books|studios?|warehouse|works|parish|park|chapel|mill|barn|garage|stage)\b/i;
const NO_HOUSE =
  /\b(?:city of|county|town of|village of|events? in|things to do|visit|guide|news|times|tribune|herald|radio|calendars?|society|association|commission|authority|department|district|libraries|parks|tickets?|festival|chamber|tourism|convention and visitors|university|schools?|friends of|alliance|foundation|council|committee|board|community|network|partners(?:hip)?|coalition|government|transit|services?|agency|hearings?|meetings?|dates|minutes|agendas?|exhibitions?|exhibits|bulletin)\b/i;
const PAGE_WORDS =
  /^(?:events?|calendar|home|homepage|schedule|upcoming events?|shows?|performance schedule|events? calendar|calendar of events|event list|concerts?|what'?s on|tickets?|live music|lineup|programs?)$/i;
const STREET =
  /\b\d{1,5}\s+(?:[NSEW]\.?\s+)?[A-Z][\w.' ]{2,30}\s(?:st|street|ave|avenue|rd|road|blvd|boulevard|dr|drive|way|place|pl|lane|ln|hwy|pike|plaza|square|court)\b\.?(?:[^\n]{0,30}\n)?[^\n]{0,40}\b[A-Z]{2}\s+\d{5}\b/gi;

/** `Tri-County Arena`, `Laurel County Museum`: the last word names the kind. */
const ENDS_AS_HOUSE =
  /\b(?:theat(?:er|re)|hall|museum|arena|stadium|auditorium|playhouse|amphitheat(?:er|re)|coliseum|ballroom|observatory|zoo|aquarium|cinemas?|opera house|arts cent(?:er|re)|civic cent(?:er|re)|community cent(?:er|re)|senior cent(?:er|re)|nature cent(?:er|re))$/i;
const BELONGS_TO = /\b(?:county|community|university|schools?|society|association|city of|town of|village of)\b/gi;

function isNoHouse(name: string): boolean {
  return NO_HOUSE.test(ENDS_AS_HOUSE.test(name) ? name.replace(BELONGS_TO, '') : name);
}

/** The venue that publishes this page: the site's name for itself, if that is the name of a venue or the page has a single address. */
export function pageVenue(
  layout: Layout,
  method: Method,
  titles: readonly string[],
  { surely = false } = {},
): Field<string> | null {
  const own = new Set(titles.map(comparable));
  const streets = new Set(allMatches(STREET, layout.visible.text).map(([street]) => comparable(street).slice(0, 12)));
  const names = namesOf(layout, method).filter(
    ({ name }) => !own.has(comparable(name)) && !isNoHouse(name) && !PAGE_WORDS.test(name),
  );
  const found =
    names.find(({ name }) => VENUE.test(name)) ?? names.find(({ sole }) => !surely && (sole || streets.size === 1));
  return found ? { value: found.name, evidence: [found.evidence] } : null;
}

/** @returns `sole` if only `Calendar` or `Events` stands next to it in the page's title */
function namesOf(layout: Layout, method: Method): Array<{ name: string; evidence: Evidence; sole: boolean }> {
  const { page } = layout;
  const cite = citerOf(page.url, method);
  const names: Array<{ name: string; evidence: Evidence; sole: boolean }> = [];
  const site = page.siteName();
  if (site)
    names.push({ name: plainLine(site.value, 80), evidence: cite.evidence(site.locator, site.value), sole: false });
  for (const element of page.elements('title').slice(0, 1)) {
    const text = rawText(element).replace(/\s+/g, ' ').trim();
    const parts = text.split(/\s+[|–—·•:-]+\s+|\s*[|•]\s*|:\s(?=\w+ 20\d\d$)/).map((part) => part.trim());
    const kept = parts.filter((part) => part.length >= 3 && part.length <= 60 && !PAGE_WORDS.test(part));
    if (parts.length > 1 || kept.length === 1)
      for (const name of kept.reverse())
        names.push({ name, evidence: cite.evidence('title', text), sole: parts.length === 2 && kept.length === 1 });
  }
  const own = OWNER.exec(layout.visible.text.slice(-OWNER_REACH));
  if (own?.[1]) {
    const start = Math.max(0, layout.visible.text.length - OWNER_REACH) + own.index + own[0].indexOf(own[1]);
    const evidence = pageCiter(layout.page, method).shown({ start, end: start + own[1].length });
    names.push({ name: own[1], evidence, sole: false });
  }
  return names;
}

/** `© 2026 Birch Hill Museum of Art`. */
const OWNER =
  /©\s?(?:copyright )?(?:20\d\d(?:\s?[-–]\s?20\d\d)?,?\s)?(?:by )?(\p{Lu}[\p{L}\p{N}’'& ]{3,50}?)(?=[.,|\n]|\s[-–—]|\sAll rights|$)/iu;
const OWNER_REACH = 2_000;

/** The page's own title from its head. */
export function headTitle(page: Page): string {
  const og = page.elements('meta').find((meta) => attribute(meta, 'property') === 'og:title');
  const [title] = page.elements('title');
  return plainLine((og && attribute(og, 'content')) || (title ? rawText(title) : ''));
}
