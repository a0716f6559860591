import type { Draft } from '../base/types.ts';
import { daysBetween } from '../candidates/times/local.ts';
import { headTitle } from '../decide/choice/page-venue.ts';
import { LEARNED } from '../decide/weights/learned.ts';
import { comparable } from '../document/text.ts';
import type { Ground } from './ground.ts';
import type { Strategy, VenueType } from './schema.ts';

const WORDS: ReadonlyArray<[VenueType, RegExp]> = [
  ['convention-center', /\b(?:convention|conference|expo(?:sition)?|civic|event) cent(?:er|re)\b|\bfairgrounds?\b/i],
  ['library', /\b(?:library|libraries)\b/i],
  ['museum', /\b(?:museums?|gallery|galleries|historical society|science cent(?:er|re)|planetarium)\b/i],
  [
    'theater',
    /\b(?:theat(?:er|re)s?|playhouse|opera(?: house)?|performing arts|symphony|auditorium|music hall|concert hall|amphitheat(?:er|re)|ballroom|cinemas?)\b/i,
  ],
];

/** The venue of the page, by the page's own name, otherwise by where most of its events are; and how it publishes. */
export function kindOf(ground: Ground, drafts: readonly Draft[]): { venueType: VenueType; strategy: Strategy } {
  const site = `${ground.page.siteName()?.value ?? ''} ${headTitle(ground.page)}`;
  const venues = drafts.map((draft) => draft.venue?.value ?? '').filter(Boolean);
  return { venueType: typeIn(site) ?? mostOf(venues) ?? 'other', strategy: strategyOf(drafts) };
}

function typeIn(text: string): VenueType | null {
  return WORDS.find(([, words]) => words.test(text))?.[0] ?? null;
}

function mostOf(venues: readonly string[]): VenueType | null {
  const types = Map.groupBy(venues, (venue) => typeIn(venue) ?? 'other');
  const [most] = [...types].sort((a, b) => b[1].length - a[1].length);
  return most && most[1].length > venues.length / 2 ? most[0] : null;
}

function strategyOf(drafts: readonly Draft[]): Strategy {
  const titles = new Set(drafts.map(({ title }) => comparable(title.value)));
  const long = drafts.filter(
    ({ start, end }) => end && daysBetween(start.value.slice(0, 10), end.value.slice(0, 10)) >= LEARNED.kind.longDays,
  );
  if (long.length >= Math.max(1, drafts.length * LEARNED.kind.leastLong)) return 'exhibition-and-event';
  if (drafts.length >= 3 && titles.size <= drafts.length / 2) return 'recurring-event';
  return titles.size === 1 ? 'individual-show' : 'calendar-bulk';
}
