import { findDates } from '../../candidates/days/written-dates.ts';
import { findTimes } from '../../candidates/times/written-times.ts';
import { MODEL } from '../../decide/weights/model.ts';
import { comparable } from '../../document/text.ts';
import type { Line } from './lines.ts';

export interface KeptLine {
  line: Line;
  /** The part that is sent, verbatim; an ellipsis marks omissions. */
  text: string;
  /** It has a date or a time. */
  isMark: boolean;
}

/** The maximum kept of one line. */
const MOST_OF_LINE = 1_200;
/** Two capitalized words, or digits: on a page of one venue its name or address occurs as often as any label. */
const NAME = /\d|\p{Lu}[\p{L}'’.]*[\s,&-]+\p{Lu}/u;
const LABEL =
  /^(?:(?:read|learn|see|view|find|get|show|more|buy|full|all|event)[\s-]*(?:more|info\w*|details?|tickets?|event|directions?|map|all|less|out more|now|on map)?|details?|tickets?|rsvp|register(?: now)?|share|tweet|like|save|print|email|add to (?:my )?(?:calendar|favorites)|\+? ?(?:google|i?cal\w*|outlook)(?: calendar)?|ical export|facebook|twitter|instagram|linkedin|pinterest|youtube|subscribe|sign up|log ?in|search|menu|close|back|next|prev(?:ious)?|home|skip to .{0,30}|when|where|time|date|cost|price|venue|location|share this.{0,20})[\s:»›>→+.…]*$/i;

/** The lines of a page that are worth a model's tokens: those with dates and times, and the lines around them. */
export function keepLines(lines: readonly Line[]): KeptLine[] {
  const shown = lines.filter(isWorded);
  const marks = shown.map((line) => line.hasDate || line.hasTime);
  const near = nearness(marks);
  const labels = labelsOf(shown);
  const kinds = kindsNear(shown, near, marks);
  const kept: KeptLine[] = [];
  const [first, last] = [marks.indexOf(true), marks.lastIndexOf(true)];
  for (const [index, line] of shown.entries()) {
    const isMark = marks[index] === true;
    if (!isMark) {
      // A title may be far from its date: below a heading with the day for all.
      const isTitleLike = line.text.length <= MODEL.keep.longestTitle && (line.isHeading || kinds.has(line.kind));
      const isAmong = index > first && index < last + MODEL.keep.tail && isTitleLike;
      if ((!near[index] && !isAmong) || isNoise(line, labels)) continue;
    }
    const text = shorten(line.text);
    if (text) kept.push({ line, text, isMark });
  }
  return withoutDoubles(kept);
}

/** Every line with words as it is: what is sent where nothing is to be left out. */
export function allLines(lines: readonly Line[]): KeptLine[] {
  return lines.filter(isWorded).map((line) => ({ line, text: line.text, isMark: line.hasDate || line.hasTime }));
}

function isWorded({ text }: Line): boolean {
  return /[\p{L}\p{N}]/u.test(text);
}

function isNoise(line: Line, labels: ReadonlySet<string>): boolean {
  return !line.hasPrice && (LABEL.test(line.text) || (!line.isHeading && labels.has(comparable(line.text))));
}

/** Short lines that repeat with almost every event: buttons and labels (`Buy`, `Doors`), not the titles of repeated shows. */
function labelsOf(lines: readonly Line[]): Set<string> {
  const dated = lines.filter(({ hasDate }) => hasDate).length;
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    if (text.length > MODEL.keep.labelChars || NAME.test(text)) continue;
    const form = comparable(text);
    counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const often = Math.max(MODEL.keep.repeated, dated * MODEL.keep.labelShare);
  return new Set([...counts].filter(([, count]) => count >= often).map(([form]) => form));
}

/** Lines within reach of a mark. */
function nearness(marks: readonly boolean[]): boolean[] {
  const near = marks.map(() => false);
  for (const [index, isMark] of marks.entries()) {
    if (isMark) near.fill(true, Math.max(0, index - MODEL.keep.before), index + MODEL.keep.behind + 1);
  }
  return near;
}

/** The kinds of headings and links that are near marks more than once: further titles of the same kind are titles too. */
function kindsNear(lines: readonly Line[], near: readonly boolean[], marks: readonly boolean[]): Set<string> {
  const counts = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (near[index] && !marks[index] && (line.isHeading || line.href))
      counts.set(line.kind, (counts.get(line.kind) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= MODEL.keep.repeated).map(([kind]) => kind));
}

/** Shortens running text to its beginning and the surroundings of its dates, times and prices. */
function shorten(text: string): string {
  if (text.length <= MODEL.keep.shortLine) return text;
  const parts: Array<[number, number]> = [[0, MODEL.keep.headOfText]];
  for (const { start, end } of [...findDates(text), ...findTimes(text)])
    parts.push([start - MODEL.keep.around, end + MODEL.keep.around]);
  for (const { index } of text.matchAll(/\$\s?\d/g)) parts.push([index - MODEL.keep.around, index + MODEL.keep.around]);
  parts.sort((a, b) => a[0] - b[0]);
  const merged: Array<[number, number]> = [];
  for (const [from, to] of parts) {
    const last = merged.at(-1);
    if (last && from <= last[1] + 8) last[1] = Math.max(last[1], to);
    else merged.push([Math.max(0, from), to]);
  }
  return merged
    .map(([from, to]) => atWords(text, from, to))
    .join(' … ')
    .slice(0, MOST_OF_LINE);
}

/** A stretch extended to full words. */
function atWords(text: string, from: number, to: number): string {
  const start = from <= 0 ? 0 : text.indexOf(' ', from) + 1;
  const space = text.indexOf(' ', to);
  return text.slice(start, space < 0 || to >= text.length ? text.length : space).trim();
}

/** A line that repeats the previous one adds nothing. */
function withoutDoubles(kept: readonly KeptLine[]): KeptLine[] {
  return kept.filter(({ text }, index) => kept[index - 1]?.text !== text && kept[index - 2]?.text !== text);
}
