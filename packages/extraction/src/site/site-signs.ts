import type { Message } from '@marquee/kernel';
import type { Draft, Hints, Method, SourceDocument } from '../base/types.ts';
import { dateOf } from '../candidates/times/local.ts';
import { isBelowBar } from '../decide/doubt/index.ts';
import { openPage } from '../document/page.ts';
import { saysMissing } from '../document/says-missing.ts';
import { extract } from '../extract.ts';
import { type AggregateSigns, aggregateSigns } from './aggregate-signs.ts';
import { languageOf } from './language.ts';
import { eventLinks, outboundLinks } from './page-links.ts';
import { parkedBecause } from './parked.ts';
import { platformOf } from './platform-marks.ts';

/** What one document says about the site that it is from. */
export interface SiteSigns {
  /** Events from today on that are certain enough to be published. */
  upcoming: number;
  /** Events from today on below the publishing bar. */
  doubtful: number;
  past: number;
  /** Of the upcoming ones, those whose document names another state. */
  elsewhere: number;
  /** The first upcoming ones by their start, each with its local start. */
  ahead: Array<{ title: string; start: string }>;
  /** The rung that read them; null if there are none. */
  method: Method | null;
  /** Whether the events are data (linked data, a feed), not only the layout of a page. */
  isStructured: boolean;
  /** The system that publishes the page, if it has its marks. */
  platform: string | null;
  /** Feeds that the page names. */
  feeds: string[];
  /** Pages of the same site that its links call events, calendar or the like, the likeliest first. */
  eventLinks: string[];
  /** Pages of other sites that it links to. */
  outbound: Array<{ url: string; text: string }>;
  /** Whether the site lists places of other people. */
  aggregate: AggregateSigns;
  /** ISO 639-1; null if the text is too short to tell. */
  language: string | null;
  /** Why the page looks like a domain without a site; null if it does not. */
  parked: Message | null;
  /** It says that there is no such page, whatever its status. */
  isMissing: boolean;
  title: string;
}

const STRUCTURED: readonly Method[] = [
  'platform-feed',
  'json-feed',
  'rss',
  'jsonld',
  'microdata',
  'rdfa',
  'microformats',
  'ics',
  'shell',
];
const MOST_TITLE = 120;
/** Enough to compare two lists. */
const MOST_AHEAD = 60;

/** Reads a document for what it says about its site. Like `extract` it is pure and never throws because of the document. */
export function siteSigns(document: SourceDocument, hints: Hints): SiteSigns {
  const { drafts, method, followUps } = extract(document, hints);
  const page = openPage(document, hints);
  const ahead = drafts.filter((draft) => lastDay(draft) >= hints.today);
  const upcoming = ahead.filter((draft) => !isBelowBar(draft));
  const text = page.format === 'html' ? page.visible().text : '';
  const title = titleOf(page.format === 'html' ? page.elements('title')[0] : undefined);
  return {
    upcoming: upcoming.length,
    doubtful: ahead.length - upcoming.length,
    past: drafts.length - ahead.length,
    elsewhere: upcoming.filter((draft) => isElsewhere(draft, hints)).length,
    ahead: upcoming
      .map((draft) => ({ title: draft.title.value.slice(0, MOST_TITLE), start: draft.start.value }))
      .toSorted((a, b) => (a.start < b.start ? -1 : 1))
      .slice(0, MOST_AHEAD),
    method,
    isStructured: method !== null && STRUCTURED.includes(method),
    platform: platformOf(page),
    feeds: followUps.filter(({ reason }) => reason === 'feed').map(({ url }) => url),
    eventLinks: eventLinks(page),
    outbound: outboundLinks(page),
    aggregate: aggregateSigns(page),
    language: languageOf(page.format === 'html' ? page.elements('html')[0] : undefined, text),
    parked: parkedBecause(page, text),
    isMissing: saysMissing(title, text),
    title,
  };
}

function lastDay({ start, end, recurrence }: Draft): string {
  // The rule of a series reaches on from its first date.
  if (recurrence) return '9999';
  return dateOf(end?.value ?? start.value);
}

function isElsewhere({ state }: Draft, hints: Hints): boolean {
  return state !== undefined && hints.state !== undefined && state.value !== hints.state;
}

function titleOf(element: Parameters<typeof languageOf>[0]): string {
  if (!element) return '';
  const text = element.children.map((child) => ('text' in child ? child.text : '')).join('');
  return text.replace(/\s+/g, ' ').trim().slice(0, MOST_TITLE);
}
