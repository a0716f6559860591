import { extract } from '@marquee/extraction';
import { parseDocument } from 'htmlparser2';
import { parseHTML } from 'linkedom';
import type { RecordedDocument } from './documents.ts';

/** The DOM that is the measure, and what is held against it. */
export const WAYS = {
  dom: ({ document }: RecordedDocument): unknown => parseDocument(new TextDecoder().decode(document.bytes)),
  extract: ({ document, hints }: RecordedDocument): unknown => extract(document, hints),
  linkedom: ({ document }: RecordedDocument): unknown => parseHTML(new TextDecoder().decode(document.bytes)),
};

export type Way = keyof typeof WAYS;

/** One way's pass over all documents. */
export interface Pass {
  /** Processor time of this thread, in milliseconds: other load on the machine does not count. */
  processorMs: number;
  /** Time on the clock for each document, in milliseconds. */
  each: number[];
}

/** Each of the ways over all documents; the order turns from round to round. */
export function timeRound(documents: readonly RecordedDocument[], ways: readonly Way[], round: number): Map<Way, Pass> {
  const passes = new Map<Way, Pass>();
  for (let turn = 0; turn < ways.length; turn += 1) {
    const way = ways[(turn + round) % ways.length];
    if (way) passes.set(way, timePass(documents, WAYS[way]));
  }
  return passes;
}

export function timePass(documents: readonly RecordedDocument[], run: (recorded: RecordedDocument) => unknown): Pass {
  const before = process.threadCpuUsage();
  const each = documents.map((recorded) => {
    const began = performance.now();
    run(recorded);
    return performance.now() - began;
  });
  const { user, system } = process.threadCpuUsage(before);
  return { processorMs: (user + system) / 1_000, each };
}
