import type { Layout } from '../layout/layout.ts';
import { markingOf } from '../layout/marking.ts';
import { isPlaceColumn, isTitleColumn } from '../layout/named-columns.ts';
import type { Marking, Piece } from '../layout/pieces.ts';
import { WEIGHTS } from './weights.ts';

/** What the texts in one part of similar records say, in sum over the records that have it. */
export interface SlotStat {
  piece: Piece;
  names: Set<string>;
  count: number;
  /** The number of records of which it is the first possible title. */
  firsts: number;
  chars: number;
  /** The number of texts with an amount of money. */
  priced: number;
  /** The number of texts that are sentences. */
  sentences: number;
  /** The number of texts with figures. */
  figures: number;
}

/** The evidence for and against a part of similar records being their title, each from 0 to 1 if not stated otherwise. */
export interface SlotFeatures extends Marking {
  first: number;
  /** The share of records without it. */
  missing: number;
  /** The share of texts that are repetitions of another. */
  repeated: number;
  /** The mean text has more than 90 characters. */
  long: number;
  /** More than 140. */
  veryLong: number;
  /** In a column of places. */
  placeColumn: number;
  titleColumn: number;
  priced: number;
  sentences: number;
  figures: number;
}

const MONEY = /\$\s?\d/;
const SENTENCE_END = /[a-z]{2}\.(?:\s|$)/;
const WORD_END = /\S\s/g;
/** A text of more words is a sentence. */
const MOST_WORDS = 13;
/** Shorter texts have fewer. */
const SHORTEST_LONG = 2 * MOST_WORDS;

export function statOf(piece: Piece): SlotStat {
  return { piece, names: new Set(), count: 0, firsts: 0, chars: 0, priced: 0, sentences: 0, figures: 0 };
}

export function addText(stat: SlotStat, title: string, isFirst: boolean): void {
  stat.count += 1;
  stat.chars += title.length;
  if (isFirst) stat.firsts += 1;
  if (MONEY.test(title)) stat.priced += 1;
  if (isSentence(title)) stat.sentences += 1;
  if (/\d/.test(title)) stat.figures += 1;
}

function isSentence(text: string): boolean {
  if (SENTENCE_END.test(text)) return true;
  return text.length > SHORTEST_LONG && (text.match(WORD_END)?.length ?? 0) > MOST_WORDS;
}

export function featuresOf(stat: SlotStat, records: number, layout: Layout): SlotFeatures {
  const { piece, count } = stat;
  const length = stat.chars / count;
  return {
    ...markingOf(piece, layout),
    first: stat.firsts / count,
    missing: 1 - count / records,
    repeated: count > 2 ? 1 - stat.names.size / count : 0,
    long: length > 90 ? 1 : 0,
    veryLong: length > 140 ? 1 : 0,
    placeColumn: isPlaceColumn(piece.carrier) ? 1 : 0,
    titleColumn: isTitleColumn(piece.carrier) ? 1 : 0,
    priced: stat.priced / count,
    sentences: stat.sentences / count,
    figures: stat.figures / count,
  };
}

/** How likely it is a title: 0 for plain text, 3 and more for headings, links and elements marked as titles. */
export function scoreOf(
  features: SlotFeatures,
  weights: Readonly<Record<keyof SlotFeatures, number>> = WEIGHTS,
): number {
  let score = 0;
  for (const name of Object.keys(weights) as Array<keyof SlotFeatures>) score += weights[name] * features[name];
  return score;
}
