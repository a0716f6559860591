import type { ToldReviewCell, ToldReviewPreview } from '@marquee/contract';
import type { Draft, Field, Price } from '@marquee/extraction';
import { dollars, inEnglish, type Message, quoted, type Sentence, say } from '@marquee/kernel';

type Row = ToldReviewPreview['rows'][number];

/** Longer texts are cut: a page or a sender may have written anything. */
const MOST = 400;

export const EMPTY: ToldReviewCell = { text: null, evidence: null };

export function cell(text: Sentence | string | null | undefined, evidence: string | null = null): ToldReviewCell {
  const told = typeof text === 'string' ? quoted(cut(text)) : (text ?? null);
  return { text: told, evidence: evidence === null ? null : cut(evidence) };
}

export function cut(text: string): string {
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text;
}

/** Sides field by field; a line that no side fills in is left out. */
export function rowsOfSides(labels: readonly Message[], sides: ReadonlyArray<readonly ToldReviewCell[]>): Row[] {
  return labels.flatMap((label, index) => {
    const cells = sides.map((side) => side[index] ?? EMPTY);
    if (cells.every(({ text }) => text === null)) return [];
    // A side that says nothing contradicts nobody.
    return [
      { label, cells, differs: new Set(cells.flatMap(({ text }) => (text === null ? [] : inEnglish(text)))).size > 1 },
    ];
  });
}

export const DRAFT_LABELS = [
  say('review.label.title'),
  say('review.label.starts'),
  say('review.label.ends'),
  say('review.label.venue'),
  say('review.label.address'),
  say('review.label.price'),
  say('review.label.page'),
] as const;

/** A draft in the order of the labels, each value with the words in which it stands. */
export function draftSide({ title, start, end, venue, address, price, url }: Draft): ToldReviewCell[] {
  const field = <T>(one: Field<T> | undefined, words: (value: T) => Message | string) =>
    one === undefined ? EMPTY : cell(words(one.value), one.evidence[0]?.snippet ?? null);
  const as = (text: string) => text;
  return [
    field(title, as),
    field(start, wallTime),
    field(end, wallTime),
    field(venue, as),
    field(address, as),
    field(price, priceWords),
    field(url, as),
  ];
}

/** `2026-12-05 19:30` */
export const wallTime = (moment: string) => moment.replace('T', ' ');

function priceWords({ text, minCents, maxCents }: Price): Message | string {
  if (text !== undefined) return text;
  if (minCents === undefined) return '–';
  if (minCents === 0 && (maxCents ?? 0) === 0) return say('review.free');
  return maxCents === undefined || maxCents === minCents
    ? dollars(minCents)
    : `${dollars(minCents)} – ${dollars(maxCents)}`;
}
