import { type RecordedDocument, recordedDocuments } from './documents.ts';
import { median } from './median.ts';
import { memoryOf } from './memory.ts';
import { ratiosAlone } from './processes.ts';
import { type Pass, timeRound, type Way } from './rounds.ts';

const ASKED = { ratio: 2.5, memoryMegabytes: 100 };
const ROUNDS = 15;
const ROUNDS_OF_LINKEDOM = 4;
const WORST = 12;

/**
 * How long extraction takes beside what htmlparser2 needs only to build its DOM from the same bytes, in one process, pass by pass in turn;
 * and each in processes of its own; and how much memory the largest document takes. `ratio` is the median of the passes after the first,
 * as a Worker sees that reads one page after the other.
 */
export async function bench(): Promise<unknown> {
  const documents = recordedDocuments();
  const passes = roundsOf(documents, ['dom', 'extract'], ROUNDS + 1);
  const [, ...rest] = passes;
  const alone = ratiosAlone();
  const beside = roundsOf(documents, ['dom', 'linkedom'], ROUNDS_OF_LINKEDOM);
  const ratios = rest.map((round) => ratioOf(round, 'extract')).toSorted((a, b) => a - b);
  const each = documents.map(({ id, markup, document }, index) => {
    const [domMs, extractMs] = [leastOf(rest, 'dom', index), leastOf(rest, 'extract', index)];
    return { id, markup, kilobytes: Math.round(document.bytes.length / 1e3), domMs, extractMs };
  });
  return {
    asked: ASKED,
    documents: documents.length,
    megabytes: round2(documents.reduce((sum, { document }) => sum + document.bytes.length, 0) / 1e6),
    rounds: ROUNDS,
    ratio: round2(median(ratios)),
    least: round2(ratios[0] ?? 0),
    most: round2(ratios.at(-1) ?? 0),
    alone: { warm: round2(alone.warm), cold: round2(alone.cold) },
    linkedom: round2(median(beside.map((round) => ratioOf(round, 'linkedom')))),
    processorMs: {
      dom: round2(median(rest.map((round) => round.get('dom')?.processorMs ?? 0))),
      extract: round2(median(rest.map((round) => round.get('extract')?.processorMs ?? 0))),
    },
    byMarkup: byMarkup(each),
    worst: each
      .toSorted((a, b) => beyond(b) - beyond(a))
      .slice(0, WORST)
      .map((row) => ({
        ...row,
        domMs: round2(row.domMs),
        extractMs: round2(row.extractMs),
        ratio: round2(row.extractMs / row.domMs),
      })),
    memory: memoryOf(each.reduce((a, b) => (b.kilobytes > a.kilobytes ? b : a)).id),
  };
}

interface Row {
  markup: string;
  domMs: number;
  extractMs: number;
}

function roundsOf(documents: readonly RecordedDocument[], ways: readonly Way[], count: number): Map<Way, Pass>[] {
  return Array.from({ length: count }, (_, round) => timeRound(documents, ways, round));
}

function ratioOf(round: Map<Way, Pass>, way: Way): number {
  return (round.get(way)?.processorMs ?? 0) / (round.get('dom')?.processorMs ?? 1);
}

function byMarkup(rows: readonly Row[]) {
  const groups = [...Map.groupBy(rows, ({ markup }) => markup)].map(([markup, own]) => {
    const [dom, extract] = [
      own.reduce((all, { domMs }) => all + domMs, 0),
      own.reduce((all, row) => all + row.extractMs, 0),
    ];
    return [
      markup,
      { documents: own.length, domMs: round2(dom), extractMs: round2(extract), ratio: round2(extract / dom) },
    ];
  });
  return Object.fromEntries(groups) as Record<string, unknown>;
}

/** What a document takes beyond the time asked for, in milliseconds. */
const beyond = ({ domMs, extractMs }: Row) => extractMs - ASKED.ratio * domMs;
/** On a busy machine the least of several times on the clock is the truest. */
const leastOf = (rounds: readonly Map<Way, Pass>[], way: Way, index: number) =>
  Math.min(...rounds.map((round) => round.get(way)?.each[index] ?? Infinity));
const round2 = (value: number) => Math.round(value * 100) / 100;
