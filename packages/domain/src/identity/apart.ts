import type { KnownShowing, Parts } from './showing.ts';
import { titleLikeness, titleParts } from './titles.ts';

/** An event that a person decided is different from one of this source. */
interface Stranger {
  eventId: string;
  /** Its primary source. */
  sourceId: string;
  title: string;
}

/** Event -> the events that are kept apart from it. */
export type KeptApart = ReadonlyMap<string, readonly Stranger[]>;

export const NOTHING_APART: KeptApart = new Map();

/** Whether a showing of this source must not match that one of another source, however similar they are. */
export type IsApart = (parts: Parts, other: KnownShowing, otherParts: Parts) => boolean;

/** From this title similarity on, a showing counts as another date of the show that is kept apart. */
const SAME_SHOW = 0.6;

/**
 * Shows stay apart on their other dates, too: a showing of this source under one title does not match a showing of the other source under
 * the other title. A title that is more similar to the other show is not affected, and both sources may share other shows.
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
