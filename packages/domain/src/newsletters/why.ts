import type { Category, NewsletterItem, NewsletterWhy } from '@marquee/contract';
import { DAY_MS } from '@marquee/kernel';
import { dateOf } from '../places/index.ts';
import type { Candidate } from './candidates.sql.ts';
import { endsIn, primary, type Week } from './choose.ts';

/** From so many people on it is said how many: fewer could be known to one another. */
const SAVED_FROM = 3;
/** Among the most opened are so many, each opened at least so often. */
const OPENED_MOST = 5;
const OPENED_FROM = 10;
const SOURCES_FROM = 3;
/** Categories that tell a reader nothing. */
const VAGUE: ReadonlySet<Category> = new Set(['Other', 'Social']);

/** What the week as a whole says of its events. */
export interface WeekFacts {
  mostOpened: ReadonlySet<string>;
  byCategory: ReadonlyMap<Category, number>;
  /** Only some of them are new: where most are, as in a city that has just opened, it says nothing of any. */
  areFewNew: boolean;
}

export function weekFacts(candidates: readonly Candidate[], week: Week): WeekFacts {
  const opened = candidates.filter(({ opens }) => opens >= OPENED_FROM).sort((a, b) => b.opens - a.opens);
  const byCategory = new Map<Category, number>();
  for (const { categories } of candidates)
    for (const category of categories) byCategory.set(category, (byCategory.get(category) ?? 0) + 1);
  const fresh = candidates.filter((candidate) => isNew(candidate, week)).length;
  return {
    mostOpened: new Set(opened.slice(0, OPENED_MOST).map(({ id }) => id)),
    byCategory,
    areFewNew: fresh * 3 <= candidates.length,
  };
}

/** Why an event is in the issue: the strongest thing that is true of it, and that it is free. */
export function whyOf(candidate: Candidate, week: Week, facts: WeekFacts): NewsletterWhy[] {
  const { id, end, hearts, sourceCount, upcomingCount, priceMinCents, priceMaxCents } = candidate;
  const category = primary(candidate);
  const isFree = priceMinCents === 0 && (priceMaxCents ?? 0) === 0;
  const strongest: NewsletterWhy | null =
    end !== null && endsIn(candidate, week)
      ? { kind: 'ends', day: dateOf(end) }
      : hearts >= SAVED_FROM
        ? { kind: 'saved', n: hearts }
        : facts.mostOpened.has(id)
          ? { kind: 'opened' }
          : sourceCount >= SOURCES_FROM
            ? { kind: 'sources', n: sourceCount }
            : facts.byCategory.get(category) === 1 && !VAGUE.has(category)
              ? { kind: 'only', category }
              : facts.areFewNew && isNew(candidate, week)
                ? { kind: 'new' }
                : saidOf(candidate);
  if (isFree) return strongest ? [strongest, { kind: 'free' }] : [{ kind: 'free' }];
  return [strongest ?? (upcomingCount > 1 ? { kind: 'dates', n: upcomingCount } : { kind: 'once' })];
}

const isNew = ({ createdAt }: Candidate, { from }: Week): boolean => from - createdAt < 7 * DAY_MS;

/** A first sentence that can stand alone: neither cut off nor a call to click. */
const SENTENCE = /^[\p{Lu}¡¿“"][^.!?\n]{18,118}[.!?](?=\s|$)/u;
const CALLS = /https?:|www\.|@|\b(?:click|buy|tickets?|rsvp|register|regístrate|boletos|more info|doors)\b/i;

function saidOf({ about, title }: Candidate): NewsletterWhy | null {
  const text = SENTENCE.exec(about?.trim() ?? '')?.[0];
  if (text === undefined || CALLS.test(text) || text.slice(0, -1).toLowerCase() === title.toLowerCase()) return null;
  return { kind: 'said', text };
}

const dollars = (cents: number) => `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`;

export function itemOf(candidate: Candidate, week: Week, facts: WeekFacts): NewsletterItem {
  const { id, slug, title, venue, start, end, priceMinCents: least, priceMaxCents: most } = candidate;
  const price = least === null || least === 0 ? null : dollars(least);
  const to = price !== null && most !== null && least !== null && most > least ? `–${dollars(most).slice(1)}` : '';
  return {
    eventId: id,
    slug,
    title,
    venue,
    // What is in the middle of its time is there until its end.
    start: candidate.startsAt < week.from && end !== null ? dateOf(end) : start,
    price: price === null ? null : `${price}${to}`,
    why: whyOf(candidate, week, facts),
  };
}
