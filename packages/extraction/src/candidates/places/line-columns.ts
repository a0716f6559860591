import { allMatches } from '../../base/matches.ts';
import { PLACES } from '../../decide/weights/places.ts';
import type { ElementNode } from '../../document/html/dom.ts';
import type { Stretch } from '../../document/html/title-places.ts';
import { within } from '../../document/html/within.ts';
import { comparable } from '../../document/text.ts';
import { type TitleSlots, titlePiece } from '../names/title-slots.ts';
import type { Layout } from '../pieces/layout.ts';
import type { ListedRecord } from '../pieces/listed-record.ts';
import { titleText } from '../pieces/title-text.ts';
import { isPlaceName } from './named-place.ts';

/**
 * The meaning of each part of similar lines, `Cold Spring Inn – Tom Barr – 1-4 pm`, `6:30 PM - Jazz Night - Joy Nest - Salem`, excluding
 * days and times.
 */
export interface LineColumns {
  count: number;
  title: number;
  place: number;
}

export type Part = Stretch & { value: string };

const SEPARATOR = /\s[-–—|•·/]+\s|\|+/g;
const EDGES = /^[\s*•·,:–—-]+|[\s,:–—-]+$/g;

export function electLineColumns(
  records: readonly ListedRecord[],
  titles: TitleSlots,
  layout: Layout,
): LineColumns | null {
  if (records.length < PLACES.lineColumns.fewest) return null;
  const rows = records.map((record) => lineOf(record, titles, layout));
  // Without a separator a line has no second part.
  if (
    rows.filter((row) => row !== null && row.separators.length > 0).length <
    records.length * PLACES.lineColumns.alike
  )
    return null;
  const lines = rows.map(partsOf);
  const counts = Map.groupBy(lines, (parts) => parts.length);
  const [most] = [...counts].sort((a, b) => b[1].length - a[1].length);
  if (
    !most ||
    most[0] < 2 ||
    most[0] > PLACES.lineColumns.mostParts ||
    most[1].length < Math.max(PLACES.lineColumns.fewest, records.length * PLACES.lineColumns.alike)
  )
    return null;
  const [count, alike] = most;
  const columns = Array.from({ length: count }, (_, index) => alike.map((parts) => parts[index]?.value ?? ''));
  const place = placeColumn(columns) ?? columnBeforeTowns(columns, layout.page.hints.city);
  if (place === null) return null;
  const others = columns.map((_, index) => index).filter((index) => index !== place);
  const [title] = others.sort((a, b) => distinct(columns[b]) - distinct(columns[a]) || a - b);
  return title === undefined ? null : { count, title, place };
}

/** Title and place of a line, if it has as many parts as the others. */
export function readColumns(
  record: ListedRecord,
  titles: TitleSlots,
  { count, title, place }: LineColumns,
  layout: Layout,
): { title: Part; place: Part } | null {
  const parts = partsOf(lineOf(record, titles, layout));
  const [named, where] = [parts[title], parts[place]];
  return parts.length === count && named && where ? { title: named, place: where } : null;
}

function placeColumn(columns: readonly string[][]): number | null {
  const shares = columns.map((texts) => texts.filter(isPlaceName).length / texts.length);
  const best = shares.indexOf(Math.max(...shares));
  const rest = shares.filter((_, index) => index !== best);
  // Places are told again, shows are not.
  const isRepeated =
    distinct(columns[best]) < 1 && columns.every((texts, index) => index === best || distinct(texts) === 1);
  const least = isRepeated ? PLACES.lineColumns.namedAgain : PLACES.lineColumns.named;
  return (shares[best] ?? 0) >= least && rest.every((share) => share <= PLACES.lineColumns.unnamed) ? best : null;
}

/** The venue is followed by its town: short names, few of them, including the page's own city. */
function columnBeforeTowns(columns: readonly string[][], city: string | undefined): number | null {
  const towns = columns.at(-1) ?? [];
  if (columns.length < 3 || !city || distinct(towns) > PLACES.lineColumns.alike) return null;
  const own = comparable(city);
  const isTown = (text: string) =>
    /^\p{Lu}[\p{L}.' -]+$/u.test(text) && text.split(' ').length <= PLACES.lineColumns.townWords;
  return towns.every(isTown) && towns.some((text) => comparable(text) === own) ? columns.length - 2 : null;
}

function distinct(texts: readonly string[] | undefined): number {
  return texts && texts.length > 0 ? new Set(texts.map(comparable)).size / texts.length : 0;
}

/** A line with separators for its days and times. */
interface Line {
  start: number;
  text: string;
  separators: ReadonlyArray<{ index: number; length: number }>;
  carrier: ElementNode;
}

/** The line with a record's title; null if it is too long. */
function lineOf(record: ListedRecord, titles: TitleSlots, layout: Layout): Line | null {
  const piece = titlePiece(record, titles, layout);
  if (!piece) return null;
  const { text } = layout.visible;
  const start = Math.max(record.start, text.lastIndexOf('\n', piece.start - 1) + 1);
  const next = text.indexOf('\n', piece.end);
  const end = Math.min(record.end, next < 0 ? text.length : next);
  if (end - start > PLACES.lineColumns.longestLine) return null;
  let line = text.slice(start, end);
  for (const mention of [...within(layout.marks, start, end), ...within(layout.times, start, end)])
    line = `${line.slice(0, mention.start - start)}${'|'.repeat(mention.end - mention.start)}${line.slice(mention.end - start)}`;
  return { start, text: line, separators: separatorsIn(line), carrier: piece.carrier };
}

/** The parts that could be names. */
function partsOf(line: Line | null): Part[] {
  if (!line) return [];
  const { start, text, separators, carrier } = line;
  const parts: Part[] = [];
  let from = 0;
  for (const { index, length } of [...separators, { index: text.length, length: 0 }]) {
    const whole = text.slice(from, index);
    const part = whole.replace(EDGES, '');
    const at = start + from + whole.indexOf(part);
    if (titleText({ text: part, start: at, carrier }, []) !== null)
      parts.push({ start: at, end: at + part.length, value: part });
    from = index + length;
  }
  return parts;
}

function separatorsIn(line: string): Array<{ index: number; length: number }> {
  return allMatches(SEPARATOR, line).map(({ index, 0: { length } }) => ({ index, length }));
}
