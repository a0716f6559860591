import type { Extraction, Finding, Hints, ModelReading, SourceDocument } from '@marquee/extraction';
import { type Message, ReadingFailed } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import {
  askAboutDocument,
  earlyExitFinding,
  modelReadFinding,
  modelRefusalFinding,
  type Refusal,
  tokensOf,
} from '../language-model/index.ts';
import { orFailure } from '../reading-failure.ts';
import { isMostlyDoubtful, withModelsWord } from '../review/index.ts';
import type { PageRow } from './page-rows.ts';
import type { PagesRead, ReadPage } from './pages-read.ts';
import { afterFailedReading, unreadableFinding } from './unreadable.ts';

/** The maximum number of pages per read that go to the model: a source's other pages look like the first ones. */
const MOST_PAGES = 2;

interface Task {
  /** Identifies the read in the ledger. */
  jobId: string;
  hints: Hints;
  /** Other pages of the source list events: the free rungs work for it. */
  hasEventsElsewhere: boolean;
  /** Learned rules would read this page, if they were in use. */
  hasTemplate: (page: ReadPage) => boolean;
  /** Called before each question; a reason stops further questions. */
  whyStop: () => Promise<Message | null>;
}

/**
 * The last rung: the language model reads pages on which no other rung found an event, although they name future dates, and pages with
 * more than half of their events below the publishing bar. If the model is unavailable, they wait for it (`PageRow.awaitsModel`) with a
 * finding that says why; a question that was paid for is not asked again.
 */
export async function readByModel(deps: EngineDeps, read: PagesRead, task: Task): Promise<PagesRead> {
  const isOver = read.stoppedBecause !== null || read.rootFailure !== null;
  const isRead = task.hasEventsElsewhere || read.changed.some(({ extraction }) => extraction.drafts.length > 0);
  if (isOver || (isRead && !read.changed.some(isDoubtful))) return read;
  // A page that is not read yet may list the missing events.
  if (!isRead && read.deferredMs !== null) return waiting(read, new Set(read.changed.map(({ row }) => row.url)));
  const findings: Finding[] = [];
  const awaiting = new Set<string>();
  const changed: ReadPage[] = [];
  const failed = new Map<string, PageRow>();
  let questioned = 0;
  let tokens = 0;
  let refusal: Refusal | null = null;
  let stoppedBecause: Message | null = null;
  for (const page of read.changed) {
    const isTurn: boolean = questioned < MOST_PAGES && stoppedBecause === null && (!isRead || isDoubtful(page));
    const asked: Awaited<ReturnType<typeof ask>> =
      isTurn && page.document ? await ask(deps, page.document, page, task) : null;
    if (asked instanceof ReadingFailed && !isDoubtful(page)) {
      const row = afterFailedReading(page.row, asked, deps.clock.now());
      failed.set(row.url, row);
      findings.push(unreadableFinding(row));
      continue;
    }
    if (!asked || asked instanceof ReadingFailed) {
      changed.push(page);
      continue;
    }
    questioned += 1;
    const spent = tokensOf(asked.spent);
    changed.push({ ...page, extraction: { ...readAgain(page.extraction, asked.reading), tokens: spent } });
    findings.push(...asked.reading.findings);
    if (asked.answers.size > 0) findings.push(modelReadFinding(asked.reading.drafts.length, spent));
    if (asked.leftOut > 0) findings.push(earlyExitFinding(asked.leftOut));
    if (asked.refusal) awaiting.add(page.row.url);
    tokens += spent;
    refusal ??= asked.refusal;
    stoppedBecause = asked.stoppedBecause;
  }
  if (refusal) findings.push(modelRefusalFinding(refusal, isRead));
  const rows = read.rows.map((row) => failed.get(row.url) ?? row);
  const told = [...findings, ...read.findings];
  return waiting({ ...read, rows, changed, tokens, stoppedBecause, findings: told }, awaiting);
}

const isDoubtful = ({ extraction }: ReadPage): boolean => isMostlyDoubtful(extraction.drafts);

/** A page on which another rung found events is still read by that rung; the model only confirms, corrects and adds drafts. */
function readAgain(own: Extraction, reading: ModelReading): Extraction {
  if (own.drafts.length === 0) return { ...own, ...reading };
  return { ...own, drafts: withModelsWord(own.drafts, reading.drafts) };
}

function ask(deps: EngineDeps, document: SourceDocument, page: ReadPage, { hints, jobId, whyStop, hasTemplate }: Task) {
  const isOptional = isDoubtful(page);
  const task = {
    category: 'contentAnalysis',
    operation: jobId,
    isOptional,
    hasTemplate: hasTemplate(page),
    whyStop,
  } as const;
  return orFailure(askAboutDocument(deps, { document, hints }, task));
}

function waiting(read: PagesRead, urls: ReadonlySet<string>): PagesRead {
  return { ...read, rows: read.rows.map((row) => (urls.has(row.url) ? { ...row, awaitsModel: true } : row)) };
}
