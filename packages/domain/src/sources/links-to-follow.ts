import type { Extraction, Finding, FollowUp } from '@marquee/extraction';
import type { LocalDate } from '@marquee/kernel';
import { addWeeks, dateOf } from '../places/index.ts';

/** Beyond it a calendar's next page is not asked for. */
const HORIZON_WEEKS = 52;

/** A page as far as it decides what is read after it. */
export interface LinkingPage {
  url: string;
  isNextPage: boolean;
  /** The page that led here listed nothing either. */
  isBehindEmpty: boolean;
  /** It asks that its links be left alone. */
  nofollow: boolean;
}

/**
 * The links of a page that are worth asking for. A calendar turns its pages forever: it is cut where all that a page lists
 * lies beyond the horizon, and behind two pages in a row that list nothing.
 */
export function linksToFollow(
  page: LinkingPage,
  { drafts, followUps }: Pick<Extraction, 'drafts' | 'followUps'>,
  today: LocalDate,
): { links: FollowUp[]; findings: Finding[] } {
  if (followUps.length === 0) return { links: [], findings: [] };
  if (page.nofollow)
    return { links: [], findings: [note('nofollow', `${page.url} forbids following its links (nofollow).`)] };
  const horizon = addWeeks(today, HORIZON_WEEKS);
  const isBeyond = drafts.length > 0 && drafts.every((draft) => dateOf(draft.start.value) > horizon);
  const isEmptyAgain = page.isNextPage && page.isBehindEmpty && drafts.length === 0;
  const links = isBeyond || isEmptyAgain ? followUps.filter(({ reason }) => reason !== 'next-page') : followUps;
  if (links.length === followUps.length) return { links, findings: [] };
  const why = isBeyond ? 'all that it lists is more than a year ahead' : 'it and the page before it list nothing';
  return { links, findings: [note('horizon', `The calendar is not read beyond ${page.url}: ${why}.`)] };
}

function note(code: string, message: string): Finding {
  return { code, severity: 'info', message };
}
