import type { EventDetail } from '@marquee/contract';
import { DAY_MS, type Instant } from '@marquee/kernel';

type Claim = EventDetail['sources'][number];
type Level = 'high' | 'medium' | 'low';

/** How sure we are of an event, by what its evidence shows; each sentence is a reason. */
export interface Certainty {
  level: Level;
  because: string[];
}

/** Without a read for longer, a source may have changed unseen. */
const FRESH_DAYS = 14;
/** Data that sites publish for programs; the other methods read words meant for people. */
const FOR_PROGRAMS = new Set([
  'platform-feed',
  'json-feed',
  'rss',
  'jsonld',
  'microdata',
  'rdfa',
  'microformats',
  'ics',
]);
const MODEL = 'language-model';

/** When a source last showed the event, as an ISO instant; null without a source. */
export function lastConfirmedOf({ sources }: Pick<EventDetail, 'sources'>): string | null {
  return sources.map(({ lastSeenAt }) => lastSeenAt).reduce<string | null>(later, null);
}

const later = (a: string | null, b: string): string => (a === null || Date.parse(b) > Date.parse(a) ? b : a);

/**
 * A rule over the evidence, not a probability: the venue's own word, two sources or data for programs are high, words on one page medium, a
 * language model's reading alone low. Recordings, old reads and pages that are gone are never above low or medium.
 */
export function certaintyOf(
  event: Pick<EventDetail, 'sources' | 'status' | 'validationError'>,
  now: Instant,
): Certainty {
  const { sources, status, validationError } = event;
  if (sources.length === 0) return { level: 'low', because: ['No source is on file.'] };
  const found = foundLevel(sources);
  const limits: Array<[isSo: boolean, most: Level, because: string]> = [
    [
      sources.some(({ shiftWeeks }) => shiftWeeks > 0),
      'low',
      'Its days were moved: it is from a recording, not from the live web.',
    ],
    [status === 'inactive', 'low', 'Its sources no longer list it.'],
    [validationError !== null, 'low', 'A check of its data failed.'],
    [isOld(sources, now), 'medium', `No source was read with it in the last ${FRESH_DAYS} days.`],
  ];
  const met = limits.filter(([isSo]) => isSo);
  const level = met.reduce<Level>((least, [, most]) => lower(least, most), found.level);
  return { level, because: [...found.because, ...met.map(([, , because]) => because)] };
}

const LEVELS: readonly Level[] = ['low', 'medium', 'high'];
const lower = (a: Level, b: Level): Level => (LEVELS.indexOf(a) < LEVELS.indexOf(b) ? a : b);

function isOld(sources: readonly Claim[], now: Instant): boolean {
  return sources.every(({ lastSeenAt }) => now - Date.parse(lastSeenAt) > FRESH_DAYS * DAY_MS);
}

function foundLevel(sources: readonly Claim[]): Certainty {
  const names = new Set(sources.map(({ source }) => source));
  const many = names.size > 1 ? `${names.size} sources state it.` : 'One source states it.';
  if (sources.some(({ venueSlug }) => venueSlug !== null))
    return { level: 'high', because: ['The venue itself states it.', many] };
  const isModels = sources.every((source) => methodsOf(source).some((method) => method === MODEL));
  if (isModels)
    return { level: 'low', because: [many, 'A language model read its title or day; the words stand on the page.'] };
  const isForPrograms = sources.some((source) => {
    const methods = methodsOf(source);
    return methods.length > 0 && methods.every((method) => FOR_PROGRAMS.has(method));
  });
  const how = isForPrograms
    ? 'Its title and day are data that a source publishes for programs.'
    : 'Its title and day were read from the words of a page.';
  return { level: names.size > 1 || isForPrograms ? 'high' : 'medium', because: [many, how] };
}

/** How its title and day were read; what the visible text confirms was read before. */
function methodsOf({ fields }: Claim): string[] {
  const read = fields.filter(({ field }) => field === 'title' || field === 'start').map(({ method }) => method);
  const first = read.filter((method) => method !== 'visible-text');
  return first.length > 0 ? first : read;
}
