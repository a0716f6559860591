import { parting, shared, titleKey, wordsOf } from './words.ts';

/** Temporary additions to a title. */
const PASSING =
  /\b(?:sold[- ]out|cancell?ed|postponed|rescheduled|new (?:date|time|venue)|just announced|all ages)\b[!:]*|\b(?:16|18|21)\s?(?:\+|and over\b)/gi;
const PRESENTER = /^.{2,60}?\bpresents?\b\s*:?\s*/i;
/** Separators before guests, a subtitle or the place. */
const TAIL = /\s+(?:with|w\/|feat\.?|ft\.?|featuring|plus)\s+|\s*[:(|@+[–—]|\s+-\s+/i;
const GUESTS = /^\s*(?:with|w\/|feat|ft|plus|\+|@)/i;

/** A title prepared for comparison. */
export interface TitleParts {
  key: string;
  words: string[];
  /** The part before guests, subtitle or place, without the presenter; else the whole title. */
  head: string[];
  headKey: string;
  tail: 'none' | 'guests' | 'subtitle';
}

export function titleParts(title: string): TitleParts {
  const lasting =
    title
      .replace(PASSING, ' ')
      .replace(/^[\s:!*–-]+/, '')
      .trim() || title;
  const withoutPresenter = lasting.replace(PRESENTER, '') || lasting;
  const cut = TAIL.exec(withoutPresenter);
  const head = cut && cut.index > 0 ? withoutPresenter.slice(0, cut.index) : withoutPresenter;
  const rest = cut && cut.index > 0 ? withoutPresenter.slice(cut.index) : '';
  const headWords = wordsOf(head);
  return {
    key: titleKey(lasting),
    words: wordsOf(lasting),
    head: headWords,
    headKey: headWords.join(' '),
    tail: titleKey(rest) === '' ? 'none' : GUESTS.test(rest) ? 'guests' : 'subtitle',
  };
}

/** A single word of this length identifies a show ("Nutcracker"); a shorter one does not ("Yoga", "Jazz"). */
const TELLING_LENGTH = 6;
const isTelling = (words: readonly string[]) =>
  words.length >= 2 || words.some((word) => word.length >= TELLING_LENGTH);

/** The longer title contains the shorter one, or one is the other with guests or a subtitle. */
const CONTAINED = 0.8;
/** The same, but the longer one names a part, an early show or a course: it may be one of several. */
const ONE_OF_SEVERAL = 0.7;
const OTHER_GUESTS = 0.7;
const OTHER_SUBTITLES = 0.55;

/**
 * Similarity of two titles, 0 to 1: the share of common words, higher if one contains the other or both are one show with different
 * guests. Parts 1 and 2 of a show, or its early and late shows, are not similar.
 */
export function titleLikeness(a: TitleParts, b: TitleParts): number {
  if (a.key === b.key || (a.key !== '' && a.key.replaceAll(' ', '') === b.key.replaceAll(' ', ''))) return 1;
  if (a.words.length === 0 || b.words.length === 0) return 0;
  const { count, onlyA, onlyB } = shared(a.words, b.words);
  const parted = parting(onlyA, onlyB);
  if (parted === 'both') return 0;
  const common = count / (count + onlyA.length + onlyB.length);
  const contained = (parted === 'one' ? ONE_OF_SEVERAL : CONTAINED) + 0.19 * common;
  const isContained = onlyA.length === 0 || onlyB.length === 0;
  if (isContained && isTelling(onlyA.length === 0 ? a.words : b.words)) return Math.max(common, contained);
  const heads = shared(a.head, b.head);
  if (heads.count === 0 || heads.onlyA.length + heads.onlyB.length > 0) return common;
  if (a.tail === 'none' || b.tail === 'none') return Math.max(common, contained);
  const isSubtitled = a.tail === 'subtitle' && b.tail === 'subtitle';
  return isTelling(a.head) ? Math.max(common, isSubtitled ? OTHER_SUBTITLES : OTHER_GUESTS) : common;
}

/** Similarity of two titles or names, 0 to 1. */
export const similarity = (a: string, b: string): number => titleLikeness(titleParts(a), titleParts(b));
