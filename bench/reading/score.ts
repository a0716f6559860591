import type { LabeledDocument, LabeledEvent } from './labeled.ts';

/** An event as an extractor gives it; start and end as in `LabeledEvent`. */
export interface FoundEvent {
  title: string;
  start: string;
  end?: string | undefined;
  venue?: string | undefined;
}

export interface Score {
  documents: number;
  events: number;
  /** Of what was found in documents whose labels are complete. */
  precision: number;
  recall: number;
  f1: number;
  /** The mean over documents: a page of two hundred events weighs as much as a page of one. */
  documentF1: number;
  /** Of the events that were found, those with the right start, to the minute; and those with the right venue, where one is labeled. */
  times: number;
  venues: number;
  /** Found besides the labels, in all documents. */
  extras: number;
}

/** One document: its labels, and what an extractor found in it. */
export interface Reading {
  of: Pick<LabeledDocument, 'kind' | 'truth'>;
  found: readonly FoundEvent[];
}

/** Titles of this likeness on the same day are one event; of a show that repeats, and of an event without a date, those of the second. */
const SAME = 0.5;
const SURELY_SAME = 0.7;
const SAME_VENUE = 0.5;
/** Of one title at the head of the other, or within it. */
const PART = 0.7;
const PART_LENGTH = 4;
const MOST_WORDS_BEHIND = 8;
const MOST_TIMES_LONGER = 3;
/** Later dates of shows that repeat, a document. */
const MOST_LATER_DATES = 60;

/**
 * Compares readings with labels. An event is found if its day is right and its title is alike; each label takes one event, the best pairs first. Counted
 * are all labels but optional ones. The rules are those of the recorded sets (`README.md` beside them), and the figures the same.
 */
export function scoreOf(readings: readonly Reading[]): Score {
  const sum = { events: 0, found: 0, counted: 0, right: 0, extras: 0, f1: 0, times: new Share(), venues: new Share() };
  for (const { of, found } of readings) {
    const { pairs, extras, neutral, labels } = compared(of, found);
    const complete = of.truth.complete ?? of.kind === 'negative';
    const counted = found.length - neutral;
    const recall = labels.length === 0 ? 1 : pairs.length / labels.length;
    const precision = complete && counted > 0 ? pairs.length / counted : 1;
    sum.events += labels.length;
    sum.found += pairs.length;
    sum.extras += extras;
    sum.f1 += labels.length === 0 ? precision : harmonic(precision, recall);
    if (complete) {
      sum.counted += counted;
      sum.right += pairs.length;
    }
    for (const { label, event } of pairs) {
      sum.times.count(isSameStart(event.start, label.start));
      if (label.venue) sum.venues.count(isSameVenue(event.venue ?? '', label.venue));
    }
  }
  const recall = sum.events === 0 ? 1 : sum.found / sum.events;
  const precision = sum.counted === 0 ? 1 : sum.right / sum.counted;
  return {
    documents: readings.length,
    events: sum.events,
    precision,
    recall,
    f1: harmonic(precision, recall),
    documentF1: sum.f1 / (readings.length || 1),
    times: sum.times.value(),
    venues: sum.venues.value(),
    extras: sum.extras,
  };
}

class Share {
  private right = 0;
  private all = 0;
  count(isRight: boolean): void {
    this.all += 1;
    if (isRight) this.right += 1;
  }
  value(): number {
    return this.all === 0 ? 1 : this.right / this.all;
  }
}

const harmonic = (a: number, b: number) => (a + b === 0 ? 0 : (2 * a * b) / (a + b));

interface Pair {
  label: LabeledEvent;
  event: FoundEvent;
}

/** The labels that count with what was found for them; how much else was found, and how much of that is neither right nor wrong. */
function compared({ truth }: Reading['of'], found: readonly FoundEvent[]) {
  const likely: Array<Pair & { score: number }> = [];
  for (const label of truth.events)
    for (const event of found) {
      if (dayOf(event.start) !== dayOf(label.start)) continue;
      const likeness = Math.max(
        ...[label.title, label.titleAlt ?? []].flat().map((title) => alike(event.title, title)),
      );
      if (likeness < SAME) continue;
      const score = likeness + (isSameStart(event.start, label.start) ? 0.05 : 0) - (label.optional ? 0.02 : 0);
      likely.push({ label, event, score });
    }
  const taken = new Map<FoundEvent, LabeledEvent>();
  const matched = new Map<LabeledEvent, FoundEvent>();
  for (const { label, event } of likely.sort((a, b) => b.score - a.score)) {
    if (taken.has(event) || matched.has(label)) continue;
    taken.set(event, label);
    matched.set(label, event);
  }
  const labels = truth.events.filter(({ optional }) => !optional);
  const others = found.filter((event) => !taken.has(event));
  const later = laterDates(truth, others);
  return {
    labels,
    pairs: labels.flatMap((label) => {
      const event = matched.get(label);
      return event ? [{ label, event }] : [];
    }),
    extras: others.length - later,
    neutral: later + [...taken.values()].filter(({ optional }) => optional).length,
  };
}

/** How many are later dates of what repeats, or events that the page names without a date: one a day of each. */
function laterDates(truth: Reading['of']['truth'], others: readonly FoundEvent[]): number {
  const days = new Set<string>();
  for (const { title, start } of others) {
    const repeated = truth.events.find(
      (label) => label.recurs && dayOf(start) > dayOf(label.start) && alike(title, label.title) >= SURELY_SAME,
    );
    if (!repeated && !(truth.undated ?? []).some((name) => alike(title, name) >= SURELY_SAME)) continue;
    if (days.size < MOST_LATER_DATES) days.add(`${repeated?.title ?? plain(title)} ${dayOf(start)}`);
  }
  return days.size;
}

const dayOf = (start: string) => start.slice(0, 10);
const timeOf = (start: string) => /^\d{4}-\d\d-\d\dT(\d\d:\d\d)/.exec(start)?.[1] ?? '';
/** An instant with a zone is no time on the clocks of the place. */
const isSameStart = (found: string, labeled: string) =>
  !/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(found) && timeOf(found) === timeOf(labeled);

const LITTLE_WORDS = new Set(
  'a an the of and or at in on for to with by from presents presented feat ft vs w'.split(' '),
);

const folded = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
const plain = (text: string) =>
  folded(text)
    .replaceAll('&amp;', ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const wordsOf = (text: string) =>
  plain(text)
    .split(' ')
    .filter((word) => word !== '' && !LITTLE_WORDS.has(word));

/** 0 to 1: the share of words that both have of all words that one has, or more where one is a part of the other. */
function alike(a: string, b: string): number {
  if (folded(a) !== '' && folded(a) === folded(b)) return 1;
  const [short = [], long = []] = [wordsOf(a), wordsOf(b)].sort((one, other) => one.length - other.length);
  if (short.length === 0) return 0;
  const [few, many] = [new Set(short), new Set(long)];
  const shared = few.intersection(many).size;
  const isHead =
    short.every((word, at) => long[at] === word) &&
    short.join('').length >= PART_LENGTH &&
    long.length <= short.length + MOST_WORDS_BEHIND;
  const isWithin = short.length > 1 && shared === few.size && long.length <= MOST_TIMES_LONGER * short.length;
  return Math.max(shared / few.union(many).size, isHead || isWithin ? PART : 0);
}

function isSameVenue(found: string, labeled: string): boolean {
  if (alike(found, labeled) >= SAME_VENUE) return true;
  const [a, b] = [plain(found), plain(labeled)];
  return (
    (b.length >= PART_LENGTH && a.includes(b)) || (a.length >= PART_LENGTH && b.length >= PART_LENGTH && b.includes(a))
  );
}
