import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  bytesOf,
  generatedDocuments,
  type HostileDocument,
  hostileDocuments,
} from '../../packages/extraction/test/hostile-documents/index.ts';

const ASKED = { processorMs: 1_000, megabytes: 150 };
const GENERATED_OF_EACH_KIND = 100;
const SHOWN = 12;
/** What has not ended by then is said not to end. */
const PATIENCE_MS = 15_000;
/** A machine's pauses affect single runs: results over the limit are measured again, and the lowest counts. */
const TRIES = 3;

interface Figures {
  cpuMs: number;
  threadMs: number;
  megabytes: number;
  showings: number;
}

interface Row extends Figures {
  document: string;
  bytes: number;
}

/**
 * What each hostile document costs a process that reads nothing else: processor time of the thread that reads and of all threads (half of
 * which compile what runs for the first time, whatever the document), and how far its largest resident size grows beyond that of having
 * loaded the code and the bytes.
 */
export async function bench(): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  const chosen = process.argv.slice(3).find((word) => !word.startsWith('--'));
  try {
    const rows = [...hostileDocuments, ...generatedDocuments(GENERATED_OF_EACH_KIND)]
      .filter(({ name }) => chosen === undefined || name.includes(chosen))
      .map((document) => measured(document, join(folder, 'document')));
    const by = (figure: 'threadMs' | 'cpuMs' | 'megabytes') =>
      rows.toSorted((a, b) => b[figure] - a[figure]).slice(0, SHOWN);
    const over = rows.filter(isOver);
    const metBy = (figure: 'threadMs' | 'cpuMs') => verdict(rows.every((row) => row[figure] <= ASKED.processorMs));
    return {
      asked: ASKED,
      documents: rows.length,
      readingThread: metBy('threadMs'),
      allThreads: metBy('cpuMs'),
      memory: verdict(rows.every(({ megabytes }) => megabytes <= ASKED.megabytes)),
      over: over.map(({ document }) => document),
      slowest: by('threadMs'),
      slowestOfAllThreads: by('cpuMs'),
      largest: by('megabytes'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measured(document: HostileDocument, file: string): Row {
  const bytes = bytesOf(document);
  writeFileSync(file, bytes);
  let row: Row | undefined;
  for (let tries = 0; tries < TRIES && (!row || isOver(row)); tries += 1) {
    const figures = run(file, document.contentType);
    row = {
      document: document.name,
      bytes: bytes.length,
      cpuMs: Math.min(row?.cpuMs ?? Infinity, figures.cpuMs),
      threadMs: Math.min(row?.threadMs ?? Infinity, figures.threadMs),
      megabytes: Math.min(row?.megabytes ?? Infinity, figures.megabytes),
      showings: figures.showings,
    };
  }
  if (!row) throw new Error('Nothing was measured.');
  if (process.env['BENCH_EACH']) console.error(JSON.stringify(row));
  return row;
}

function run(file: string, contentType: string): Figures {
  const script = fileURLToPath(new URL('./alone.ts', import.meta.url));
  try {
    const output = execFileSync(process.execPath, [script, file, contentType], {
      encoding: 'utf8',
      timeout: PATIENCE_MS,
    });
    return JSON.parse(output) as Figures;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ETIMEDOUT')
      return { cpuMs: PATIENCE_MS, threadMs: PATIENCE_MS, megabytes: 0, showings: 0 };
    throw error;
  }
}

const verdict = (isMet: boolean) => (isMet ? 'met' : 'not met');
const isOver = ({ cpuMs, megabytes }: Row) => cpuMs > ASKED.processorMs || megabytes > ASKED.megabytes;
