import { type SiteVerdict, type ToldSiteCheck, tierOfScore } from '@marquee/contract';
import type { SiteSigns } from '@marquee/extraction';
import { type Message, say } from '@marquee/kernel';

/** A page of the site with what it says. */
export interface SeenPage {
  url: string;
  isFeed: boolean;
  signs: SiteSigns;
}

type Judgment = Pick<ToldSiteCheck, 'verdict' | 'reasons' | 'score' | 'tier' | 'sourceUrl' | 'upcoming' | 'platform'>;

/** Points by certain upcoming events. One may be an announcement that only looks like an event; three are a list. */
const BY_EVENTS: ReadonlyArray<readonly [least: number, points: number]> = [
  [8, 65],
  [3, 55],
  [1, 40],
];
const POINTS = { structured: 15, platform: 10, english: 10, spanish: 5, doubtful: 25 } as const;
/** Languages that our visitors read; others are left to a person. */
const READ: Record<string, number> = { en: POINTS.english, es: POINTS.spanish };

/** What the pages of a site, at least one, say about it as a source. The first is the page that was named. */
export function judgeSite(pages: readonly SeenPage[]): Judgment {
  const [first] = pages;
  if (!first) throw new RangeError('a site is judged by at least one page');
  const best = pages.reduce((a, b) => (weightOf(b) > weightOf(a) ? b : a));
  const { signs } = best;
  const platform = signs.platform ?? pages.map((page) => page.signs.platform).find((name) => name !== null) ?? null;
  const refuse = (verdict: SiteVerdict, ...reasons: Message[]): Judgment => {
    return { verdict, reasons, score: 0, tier: 'low', sourceUrl: null, upcoming: signs.upcoming, platform };
  };
  if (first.signs.parked !== null && signs.upcoming === 0)
    return refuse('parked', say('site.parked', { why: first.signs.parked }));
  if (signs.upcoming === 0 && signs.doubtful === 0) return refuse('no-events', ...withoutEvents(pages));
  if (signs.upcoming > 0 && signs.elsewhere * 2 > signs.upcoming)
    return refuse('elsewhere', say('site.elsewhere', { n: signs.elsewhere, n2: signs.upcoming }));
  // A feed has no language of its own; the page that names it has.
  const language = [best, ...pages].map((page) => page.signs.language).find((code) => code !== null) ?? null;
  if (language !== null && READ[language] === undefined)
    return refuse('other-language', say('look.otherLanguage', { language }));
  const score = scoreOf(best, platform, language);
  const verdict = signs.upcoming > 0 ? 'publishes-events' : 'may-publish';
  const reasons = reasonsOf(best, platform);
  return { verdict, reasons, score, tier: tierOfScore(score), sourceUrl: best.url, upcoming: signs.upcoming, platform };
}

/** Certain events first, as data rather than layout; of equals the page that was seen first. */
function weightOf({ signs, isFeed }: SeenPage): number {
  const isData = signs.isStructured && !isFeed ? 1 : 0;
  return signs.upcoming * 1_000 + signs.doubtful * 10 + isData;
}

function scoreOf({ signs, isFeed }: SeenPage, platform: string | null, language: string | null): number {
  const events = BY_EVENTS.find(([least]) => signs.upcoming >= least)?.[1] ?? POINTS.doubtful;
  const isData = signs.isStructured || isFeed;
  const points =
    events +
    (isData ? POINTS.structured : 0) +
    (platform !== null || signs.feeds.length > 0 ? POINTS.platform : 0) +
    (language === null ? (isData ? POINTS.english : 0) : (READ[language] ?? 0));
  return Math.min(100, points);
}

function reasonsOf({ signs, isFeed }: SeenPage, platform: string | null): Message[] {
  const how = isFeed ? 'site.feedLists' : signs.isStructured ? 'site.dataLists' : 'site.pageLists';
  return [
    signs.upcoming > 0 ? say(how, { n: signs.upcoming }) : say('site.mayList', { n: signs.doubtful }),
    ...(platform ? [say('site.platform', { platform })] : []),
    ...(signs.feeds.length > 0 ? [say('site.namesFeed')] : []),
  ];
}

function withoutEvents(pages: readonly SeenPage[]): Message[] {
  const past = pages.reduce((sum, { signs }) => sum + signs.past, 0);
  const n = pages.length;
  if (past > 0) return [say('site.allOver', { n, n2: past })];
  const hasCalendar = pages.some(({ signs }) => signs.eventLinks.length > 0 || signs.feeds.length > 0);
  return [say(hasCalendar ? 'site.emptyCalendar' : 'site.noEvent', { n })];
}
