import { findDates } from '../candidates/days/written-dates.ts';
import { titleText } from '../candidates/pieces/title-text.ts';
import { findTimes } from '../candidates/times/written-times.ts';
import type { ElementNode } from '../document/html/dom.ts';
import type { Stretch } from '../document/html/title-places.ts';
import type { Cut } from './schema.ts';

const EDGE = /^[\s|•·,;:–—-]+/;
const TAIL = /[\s|•·,;:–—-]+$/;

/** The position of a cut's words in an element's text; null if the text has changed. */
export function cutOut(text: string, cut: Cut, carrier: ElementNode): Stretch | null {
  if (cut.literal !== undefined) {
    const at = text.indexOf(cut.literal);
    return at < 0 ? null : { start: at, end: at + cut.literal.length };
  }
  let range: Stretch | null = { start: 0, end: text.length };
  if (cut.line !== undefined) range = lineOf(text, cut.line);
  if (range && cut.behind !== undefined) range = behind(text, range, cut.behind);
  if (range && cut.split) range = partOf(text, range, cut.split);
  if (range && cut.bare) range = bareIn(text, range, carrier);
  return range && trimmed(text, range, cut);
}

function lineOf(text: string, line: number): Stretch | null {
  let start = 0;
  for (let index = 0; start <= text.length; index += 1) {
    const at = text.indexOf('\n', start);
    const end = at < 0 ? text.length : at;
    if (index === line) return { start, end };
    if (at < 0) break;
    start = at + 1;
  }
  return null;
}

function behind(text: string, { start, end }: Stretch, label: string): Stretch | null {
  const at = text.slice(start, end).indexOf(label);
  return at < 0 ? null : { start: start + at + label.length, end };
}

function partOf(text: string, { start, end }: Stretch, { by, take }: NonNullable<Cut['split']>): Stretch | null {
  const parts = text.slice(start, end).split(by);
  const index = take < 0 ? parts.length + take : take;
  const part = parts[index];
  if (part === undefined || parts.length < 2) return null;
  const before = parts.slice(0, index).reduce((length, one) => length + one.length + by.length, 0);
  return { start: start + before, end: start + before + part.length };
}

function bareIn(text: string, { start, end }: Stretch, carrier: ElementNode): Stretch | null {
  const part = text.slice(start, end);
  const mentions = [...findDates(part), ...findTimes(part)].sort((a, b) => a.start - b.start);
  const title = titleText({ text: part, start: 0, carrier }, mentions);
  const at = title === null ? -1 : part.indexOf(title);
  return title === null || at < 0 ? null : { start: start + at, end: start + at + title.length };
}

/** Without blanks and separators at its ends; the text of a full element keeps them. */
function trimmed(text: string, { start, end }: Stretch, cut: Cut): Stretch | null {
  const part = text.slice(start, end);
  const isWhole = cut.split === undefined && cut.behind === undefined && cut.line === undefined;
  const from = isWhole ? part.length - part.trimStart().length : (EDGE.exec(part)?.[0].length ?? 0);
  const to = isWhole ? part.trimEnd().length : part.length - (TAIL.exec(part)?.[0].length ?? 0);
  return to > from ? { start: start + from, end: start + to } : null;
}
