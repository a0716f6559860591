import type { Instant } from '@marquee/kernel';
import { apartBy, type KeptApart, NOTHING_APART } from './apart.ts';
import { matches } from './matches.ts';
import { republished } from './republished.ts';
import { type KnownShowing, type Parts, partsOf, type Showing } from './showing.ts';
import { Shows } from './shows.ts';

/** Which event a showing belongs to, and its former key at its source, if that changed. */
export interface Assignment {
  /** An event's id, or a number that groups showings of one new event. */
  to: string | number;
  replaces: string | null;
}

/**
 * Assigns each showing of a source to an event, in this order: the same key at this source (whatever was edited); a showing of the same page
 * that is gone, if this one has the same time and a somewhat similar title; another date of a show of this source (the
 * same title and place, or the source's own name for the series, within 45 days); the same start and title on another page of this source
 * (a calendar and its feed often name the place differently); the same showing at another source, unless the two are
 * kept apart; else new. Run time grows with the showings and with the events known at their times.
 */
export function assign(
  sourceId: string,
  showings: readonly Showing[],
  known: readonly KnownShowing[],
  apart: KeptApart = NOTHING_APART,
): Assignment[] {
  const own = known.filter((k) => k.sourceId === sourceId);
  const parts = showings.map(partsOf);
  const ownParts = own.map(partsOf);
  const shows = new Shows();
  for (const [index, stored] of own.entries()) shows.add(stored, partsAt(ownParts, index), stored.eventId);
  const result: Assignment[] = showings.map(() => ({ to: -1, replaces: null }));
  const settle = (index: number, to: string | number, replaces: string | null = null) => {
    result[index] = { to, replaces };
    const showing = showings[index];
    if (showing) shows.add(showing, partsAt(parts, index), to);
  };
  const open = () => result.flatMap(({ to }, index) => (to === -1 ? [index] : []));

  const byKey = new Map(own.map((k) => [k.key, k]));
  for (const [index, { key }] of showings.entries()) {
    const stored = byKey.get(key);
    if (stored) settle(index, stored.eventId);
  }
  const keys = new Set(showings.map(({ key }) => key));
  const pages = new Set(showings.map(({ pageUrl }) => pageUrl));
  const gone = own.filter(({ key, pageUrl }) => !keys.has(key) && pages.has(pageUrl));
  for (const [index, before] of republished(open(), showings, parts, gone)) settle(index, before.eventId, before.key);
  for (const index of inOrder(open(), showings)) {
    const showing = showings[index];
    const to = showing && shows.dateOf(showing, partsAt(parts, index));
    if (to !== undefined) settle(index, to);
  }
  for (const index of open()) {
    const showing = showings[index];
    const echo = showing ? shows.echoOf(showing, partsAt(parts, index)) : null;
    if (echo !== null) settle(index, echo);
  }
  const others = known.filter((k) => k.sourceId !== sourceId);
  const taken = showings.flatMap((showing, index) => {
    const to = result[index]?.to;
    return typeof to === 'string' ? [{ showing, eventId: to }] : [];
  });
  const isApart = apartBy(own, ownParts, apart);
  for (const [index, eventId] of matches({ open: open(), showings, parts, others, isApart }, taken))
    settle(index, eventId);
  let fresh = 0;
  for (const index of inOrder(open(), showings)) {
    const showing = showings[index];
    if (!showing) continue;
    const itsParts = partsAt(parts, index);
    settle(index, shows.dateOf(showing, itsParts) ?? shows.echoOf(showing, itsParts) ?? fresh++);
  }
  return result;
}

const partsAt = (parts: readonly Parts[], index: number): Parts => {
  const one = parts[index];
  if (!one) throw new RangeError(`no showing ${index}`);
  return one;
};

function inOrder(indices: readonly number[], showings: readonly Showing[]): number[] {
  const at = (index: number): Instant => showings[index]?.startsAt ?? 0;
  return indices.toSorted((a, b) => at(a) - at(b));
}
