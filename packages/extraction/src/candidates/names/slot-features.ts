import { NAMES } from '../../decide/weights/names.ts';
import { PIECES } from '../../decide/weights/pieces.ts';
import type { SlotWeights } from '../../decide/weights/slot-weights.ts';
import { type ElementNode, headingLevel } from '../../document/html/dom.ts';
import type { Marking, Piece } from '../../document/html/pieces.ts';
import type { Layout } from '../pieces/layout.ts';
import { isMapLink } from '../pieces/map-link.ts';
import { markingOf } from '../pieces/marking.ts';
import { isPlaceColumn, isTitleColumn } from '../pieces/named-columns.ts';

/** What the texts in one part of similar records say, in sum over the records that have it. */
export interface SlotStat {
  piece: Piece;
  names: Set<string>;
  count: number;
  /** The number of records of which it is the first possible title. */
  firsts: number;
  chars: number;
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
  /** In a column of places, or linked to a map. */
  placeColumn: number;
  titleColumn: number;
  /** A heading in records that nearly all have one of a higher level, `<h4>The Epilogue Tour</h4><h2>Dean Lewis</h2>`. */
  lesser: number;
}

export function statOf(piece: Piece): SlotStat {
  return { piece, names: new Set(), count: 0, firsts: 0, chars: 0 };
}

export function addText(stat: SlotStat, title: string): void {
  stat.count += 1;
  stat.chars += title.length;
}

/** By part of the records; how much a heading counts depends on the others. */
export function featuresOf(
  stats: ReadonlyMap<string, SlotStat>,
  records: number,
  layout: Layout,
): Map<string, SlotFeatures> {
  const found = new Map([...stats].map(([slot, stat]) => [slot, readFeatures(stat, records, layout)]));
  let highest = Infinity;
  for (const [slot, features] of found)
    if (isUsualHeading(features)) highest = Math.min(highest, levelOf(stats.get(slot)?.piece));
  for (const [slot, features] of found) if (levelOf(stats.get(slot)?.piece) > highest) features.lesser = 1;
  return found;
}

function isUsualHeading({ heading, other, missing, repeated, placeColumn }: SlotFeatures): boolean {
  return (
    heading > 0 &&
    other === 0 &&
    placeColumn === 0 &&
    missing <= NAMES.slotFeatures.usually &&
    repeated <= NAMES.slotFeatures.seldom
  );
}

/** 1 to 6; 0 if the piece is in no heading. */
function levelOf(piece: Piece | undefined): number {
  let node: ElementNode | null = piece?.carrier ?? null;
  for (let up = 0; node && up < PIECES.marking.lookUp; node = node.parent, up += 1) {
    const level = headingLevel(node.name);
    if (level > 0) return level;
  }
  return 0;
}

function readFeatures(stat: SlotStat, records: number, layout: Layout): SlotFeatures {
  const { piece, count } = stat;
  const length = stat.chars / count;
  return {
    ...markingOf(piece, layout),
    first: stat.firsts / count,
    missing: 1 - count / records,
    repeated: count > 2 ? 1 - stat.names.size / count : 0,
    long: length > 90 ? 1 : 0,
    veryLong: length > 140 ? 1 : 0,
    placeColumn: isPlaceColumn(piece.carrier) || isMapLink(piece.carrier) ? 1 : 0,
    titleColumn: isTitleColumn(piece.carrier) ? 1 : 0,
    lesser: 0,
  };
}

export function scoreOf(features: SlotFeatures, weights: SlotWeights): number {
  let score = 0;
  for (const name of Object.keys(weights) as Array<keyof SlotFeatures>) score += weights[name] * features[name];
  return score;
}
