import { MODEL } from '../../decide/weights/model.ts';
import { attribute, type ElementNode } from '../../document/html/dom.ts';
import type { Page } from '../../document/page.ts';
import { plainLine } from '../../document/text.ts';
import { webUrl } from '../../document/url.ts';
import { lineLocators, locatorOf, type RecordLines } from './records.ts';
import { estimateTokens } from './tokens.ts';

/** A link of a record: its words and its target. URLs cost many tokens, so they are not sent; the words identify them again. */
interface ReducedLink {
  text: string;
  url: string;
}

/** One record in the form used in a chunk. */
export interface ReducedRecord {
  /** Its number in the chunk's text (`#3`), by which a model refers to it. */
  number: number;
  /** The element of the page, in the notation of evidence. */
  locator: string;
  /** Its lines as sent. */
  lines: readonly string[];
  /** The element around each line. */
  lineLocators: readonly string[];
  links: readonly ReducedLink[];
}

export interface Chunk {
  /** The text to send: the page's name, the last line before it with only a day, then the records. */
  text: string;
  /** That day's line, for records without a day; empty if there is none. */
  heading: string;
  records: readonly ReducedRecord[];
  /** Estimated, rather too high than too low. */
  tokens: number;
}

export interface Reduction {
  chunks: readonly Chunk[];
  /** Records that did not fit into the allowed chunks. */
  omitted: number;
}

export interface ReductionLimits {
  /** Estimated tokens of one chunk. */
  chunkTokens: number;
  chunks: number;
}

/** Packs records into chunks, in order. A record larger than a chunk is split between lines. */
export function chunksOf(
  page: Page,
  records: readonly RecordLines[],
  originalOf: (element: ElementNode) => ElementNode,
  limits: ReductionLimits,
): Reduction {
  const name = nameOf(page);
  const chunks: Chunk[] = [];
  let taken: ReducedRecord[] = [];
  let heading = '';
  let nextHeading = '';
  let tokens = estimateTokens(name);

  function close(): void {
    if (taken.length > 0) {
      const bodies = taken.map(({ number, lines }) => bodyOf(number, lines));
      const text = [name, heading, ...bodies].filter((part) => part !== '').join('\n');
      chunks.push({ text, heading, records: taken, tokens: estimateTokens(text) });
    }
    taken = [];
    heading = nextHeading;
    tokens = estimateTokens(`${name}\n${heading}\n`);
  }

  const room = Math.max(100, limits.chunkTokens - estimateTokens(name) - MODEL.chunks.headingTokens);
  const pieces = records.flatMap((record) => divided(record, room));
  let done = 0;
  for (const record of pieces) {
    const lines = record.lines.map((line) => line.text);
    const cost = estimateTokens(`\n${bodyOf(taken.length + 1, lines)}`);
    if (taken.length > 0 && tokens + cost > limits.chunkTokens) close();
    if (chunks.length >= limits.chunks) break;
    tokens += cost;
    const links = linksOf(record, page.url);
    taken.push({
      number: taken.length + 1,
      locator: locatorOf(record, originalOf),
      lines,
      lineLocators: lineLocators(record, originalOf),
      links,
    });
    nextHeading = record.lines.findLast(({ line }) => line.hasDate && !line.hasTime)?.text.slice(0, 100) ?? nextHeading;
    done += 1;
  }
  close();
  return { chunks, omitted: pieces.length - done };
}

function bodyOf(number: number, lines: readonly string[]): string {
  return `#${number} ${lines.join('\n')}`;
}

function divided(record: RecordLines, room: number): RecordLines[] {
  const pieces: RecordLines[] = [];
  let tokens = 0;
  for (const line of record.lines) {
    const cost = estimateTokens(`${line.text}\n`) + 1;
    const last = pieces.at(-1);
    if (last && tokens + cost <= room - 10) {
      last.lines.push(line);
      tokens += cost;
    } else {
      pieces.push({ lines: [line], element: record.element });
      tokens = cost;
    }
  }
  return pieces;
}

function linksOf(record: RecordLines, base: string): ReducedLink[] {
  const links = new Map<string, ReducedLink>();
  for (const { line, text } of record.lines) {
    const url = line.href === null ? null : webUrl(line.href, base);
    if (url) links.set(`${url} ${text}`, { text, url });
  }
  return [...links.values()];
}

/** The page's name for itself. */
function nameOf(page: Page): string {
  const title = page.elements('title')[0];
  const words = title?.children.map((child) => ('text' in child ? child.text : '')).join('') ?? '';
  const shared = page.elements('meta').find((meta) => attribute(meta, 'property') === 'og:title');
  return plainLine(words || (shared && attribute(shared, 'content')) || '', 120);
}
