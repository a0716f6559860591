import type { KnownShowing, Parts } from './showing.ts';
import { titleLikeness, titleParts } from './titles.ts';

/** An event that a person told apart from one of ours. */
export interface Stranger {
  eventId: string;
  /** Who speaks for it. */
  sourceId: string;
  title: string;
}

/** Event -> those that a person told apart from it. */
export type KeptApart = ReadonlyMap<string, readonly Stranger[]>;

export const NOTHING_APART: KeptApart = new Map();

/** Is a showing of ours with these parts not that one of another source, whatever they look like? */
export type IsApart = (parts: Parts, other: KnownShowing, otherParts: Parts) => boolean;

/** From this likeness of titles on a showing is taken for another date of the show that was told apart. */
const SAME_SHOW = 0.6;

/**
 * What was told apart is kept so on its other dates, too: what we tell under the one's title is not what the other's source tells under the
 * other's. Where a title is more like that of the other one, it was not the one that was meant. Of another show both may well tell.
 */
export function apartBy(own: readonly KnownShowing[], ownParts: readonly Parts[], apart: KeptApart): IsApart {
  if (apart.size === 0) return () => false;
  const pairs = own.flatMap(({ eventId }, index) => {
    const ours = ownParts[index]?.title;
    return (apart.get(eventId) ?? []).flatMap((stranger) =>
      ours ? [{ ours, stranger, theirs: titleParts(stranger.title) }] : [],
    );
  });
  return ({ title }, other, otherParts) =>
    pairs.some(({ ours, stranger, theirs }) => {
      const likeness = titleLikeness(title, ours);
      if (likeness < SAME_SHOW || likeness < titleLikeness(title, theirs)) return false;
      if (other.eventId === stranger.eventId) return true;
      const itsLikeness = titleLikeness(otherParts.title, theirs);
      const isTheirs = itsLikeness >= SAME_SHOW && itsLikeness >= titleLikeness(otherParts.title, ours);
      return other.sourceId === stranger.sourceId && isTheirs;
    });
}
