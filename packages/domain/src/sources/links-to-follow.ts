import type { Extraction, Finding, FollowUp } from '@marquee/extraction';
import { type LocalDate, type Message, say } from '@marquee/kernel';
import { addWeeks, dateOf } from '../places/index.ts';

/** A calendar's next page is not fetched beyond this horizon. */
const HORIZON_WEEKS = 52;

/** The facts of a page that decide which links are followed. */
export interface LinkingPage {
  url: string;
  isNextPage: boolean;
  /** The page that linked here listed nothing either. */
  isBehindEmpty: boolean;
  /** It forbids following its links. */
  nofollow: boolean;
}

/**
 * The links of a page to follow. A calendar has endless pages: it is cut where all events of a page
 * lie beyond the horizon, and after two consecutive empty pages.
 */
export function linksToFollow(
  page: LinkingPage,
  { drafts, followUps }: Pick<Extraction, 'drafts' | 'followUps'>,
  today: LocalDate,
): { links: FollowUp[]; findings: Finding[] } {
  if (followUps.length === 0) return { links: [], findings: [] };
  if (page.nofollow) return { links: [], findings: [note('nofollow', say('read.nofollow', { page: page.url }))] };
  const horizon = addWeeks(today, HORIZON_WEEKS);
  const isBeyond = drafts.length > 0 && drafts.every((draft) => dateOf(draft.start.value) > horizon);
  const isEmptyAgain = page.isNextPage && page.isBehindEmpty && drafts.length === 0;
  const links = isBeyond || isEmptyAgain ? followUps.filter(({ reason }) => reason !== 'next-page') : followUps;
  if (links.length === followUps.length) return { links, findings: [] };
  const why = say(isBeyond ? 'read.tooFarAhead' : 'read.emptyTwice', { page: page.url });
  return { links, findings: [note('horizon', why)] };
}

function note(code: string, message: Message): Finding {
  return { code, severity: 'info', message };
}
