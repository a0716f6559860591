import type { Draft } from '@marquee/extraction';
import type { LabelledDocument, TrueEvent } from './labelled-documents.ts';

/** Whether each value of a draft is right; undefined where the truth does not say. */
export interface Labels {
  event?: boolean;
  title?: boolean;
  day?: boolean;
  /** Title and day together. */
  both?: boolean;
  time?: boolean;
  venue?: boolean;
}

const EMPTY = new Set('a an the of and or at in on for to with by from presents presented feat ft vs w'.split(' '));
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/&amp;/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const wordsOf = (text: string) =>
  folded(text)
    .split(' ')
    .filter((word) => word !== '' && !EMPTY.has(word));

/** How alike two names are, 0 to 1, as people compare titles: case, punctuation, presenters and support do not count. */
export function alike(a: string, b: string): number {
  if (folded(a) !== '' && folded(a) === folded(b)) return 1;
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length);
  if (short.length === 0) return 0;
  const shared = new Set(short.filter((word) => long.includes(word))).size;
  const union = new Set([...short, ...long]).size;
  const heads =
    short.every((word, index) => long[index] === word) && short.join('').length >= 4 && long.length <= short.length + 8;
  const isWithin = short.length >= 2 && shared === new Set(short).size && long.length <= 3 * short.length;
  return Math.max(shared / union, heads || isWithin ? 0.7 : 0);
}

function sameVenue(a: string, b: string): boolean {
  const [one, other] = [folded(a), folded(b)];
  return (
    alike(a, b) >= 0.5 || (Math.min(one.length, other.length) >= 4 && (one.includes(other) || other.includes(one)))
  );
}

const dateOf = (moment: string) => moment.slice(0, 10);
const likeness = (draft: Draft, { title, titleAlt }: TrueEvent) =>
  Math.max(...[title, ...[titleAlt ?? []].flat()].map((name) => alike(draft.title.value, name)));

/** Labels of each draft of a document. Drafts that the truth leaves open (side boxes, later dates of a recurring show) have none. */
export function labelsOf(
  found: readonly Draft[],
  { events, undated, isComplete }: Pick<LabelledDocument, 'events' | 'undated' | 'isComplete'>,
): Labels[] {
  const pairs = events.flatMap((event) =>
    found.flatMap((draft) => {
      const score = dateOf(draft.start.value) === dateOf(event.start) ? likeness(draft, event) : 0;
      return score >= 0.5 ? [{ event, draft, score: score + (draft.start.value === event.start ? 0.05 : 0) }] : [];
    }),
  );
  pairs.sort((a, b) => b.score - a.score);
  const matched = new Map<Draft, TrueEvent>();
  const taken = new Set<TrueEvent>();
  for (const { event, draft } of pairs) {
    if (matched.has(draft) || taken.has(event)) continue;
    matched.set(draft, event);
    taken.add(event);
  }
  return found.map((draft) => {
    const event = matched.get(draft);
    if (event)
      return {
        event: true,
        title: true,
        day: true,
        both: true,
        time: timeOf(draft.start.value) === timeOf(event.start),
        ...(event.venue && draft.venue ? { venue: sameVenue(draft.venue.value, event.venue) } : {}),
      };
    const named = events.filter((one) => likeness(draft, one) >= 0.5);
    const isOpen =
      !isComplete ||
      named.some(({ recurs, start }) => recurs !== undefined && dateOf(draft.start.value) > dateOf(start)) ||
      undated.some((title) => alike(draft.title.value, title) >= 0.7);
    if (isOpen) return {};
    const isDay = events.some(({ start }) => dateOf(start) === dateOf(draft.start.value));
    const isTitle = named.length > 0;
    return { event: isTitle || isDay, title: isTitle, day: isDay && !isTitle, both: false };
  });
}

const timeOf = (moment: string) => (/T\d\d:\d\d/.test(moment) ? moment.slice(11, 16) : '');
