import type { TroubledHealth } from '@marquee/contract';

/** A single failure may be temporary; this many in a row are not. */
const LASTING_FAILURES = 2;

const SUGGESTIONS: Record<TroubledHealth, string> = {
  blocked: 'The host blocks us. Ask its owner to allow MarqueeBot, or find another page for the same place.',
  forbidden: 'Its robots.txt forbids reading. Respect it: pause the source, or ask its owner.',
  'http-error': 'Open the address in a browser. If it moved, add its new address and pause this source.',
  'set-aside': 'Open the document under Unreadable documents. Read it again after it or the reader has changed.',
  'parse-error': 'The page responds but cannot be read. Test its extraction and check what it sends.',
  missing: 'Open the address in a browser and find the page of dates. Give the source its address, or retire it.',
  over: 'Its calendar ends in the past. Find the page of the current season and give the source its address.',
  'no-events':
    'Look at its address under Add Source: it may be a home page whose list is elsewhere. If its calendar rests, pause it.',
  drifted: 'It lists far fewer events than usual, or its layout changed. Compare the page with its last run.',
};

const FAILED_ONCE = 'It failed once, which may pass. It is tried again at its next planned read.';

/** The problem of a source and what to do about it, each a sentence. */
export function sourceAnomaly(source: {
  name: string;
  host: string;
  health: TroubledHealth;
  detail: string | null;
  consecutiveFailures: number;
}) {
  const isFirst = source.health === 'http-error' && source.consecutiveFailures < LASTING_FAILURES;
  const said = source.detail ? `: ${source.detail}` : '.';
  return {
    issue: `${source.name} (${source.host}) ${VERBS[source.health]}${said}`,
    suggestion: isFirst ? FAILED_ONCE : SUGGESTIONS[source.health],
  };
}

const VERBS: Record<TroubledHealth, string> = {
  blocked: 'blocks us',
  forbidden: 'forbids reading',
  'http-error': 'fails',
  'set-aside': 'is set aside',
  'parse-error': 'cannot be parsed',
  missing: 'is gone',
  over: 'lists only past events',
  'no-events': 'yields nothing',
  drifted: 'has drifted',
};

/** A city without a read for this long counts as not read. */
export const UNREAD_MS = 7 * 24 * 60 * 60_000;

export const ALL_FAIL = {
  issue: 'Each of its active sources needs attention.',
  suggestion: 'Check its sources one by one, or add new ones for this city.',
};

export function unread(days: number | null) {
  return {
    issue: days === null ? 'It has never been read.' : `It has not been read for ${days} days.`,
    suggestion: 'Check that event scraping is switched on for it, then run its scraper by hand.',
  };
}
