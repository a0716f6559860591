import type { Draft, Finding, Hints, SourceDocument } from '@marquee/extraction';
import { type Message, ReadingFailed, say } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import {
  askAboutDocument,
  modelReadFinding,
  modelRefusalFinding,
  NOTHING_SPENT,
  type Spent,
  tokensOf,
} from '../language-model/index.ts';
import { orFailure } from '../reading-failure.ts';
import { showingsOf } from '../sources/index.ts';
import { documentOf, type GivenPage, lessonsAt } from './given-page.ts';

/** The number of feeds that are read if the page itself lists nothing. */
const MOST_FEEDS = 2;
/** Questions about one page while a person waits. */
const MOST_QUESTIONS = 3;

export interface PageRead {
  drafts: ReadonlyArray<{ draft: Draft; pageUrl: string }>;
  method: string | null;
  findings: Finding[];
  spent: Spent;
  /** Why the page could not be fetched. */
  error: Message | null;
}

/** Reads one page as a scrape would: the page, else its feeds, else with the language model. `trialId` identifies it in the ledger. */
export async function readPage(deps: EngineDeps, page: GivenPage, hints: Hints, trialId: string): Promise<PageRead> {
  const nothing = { drafts: [], method: null, findings: [], spent: NOTHING_SPENT };
  const fetched = await documentOf(deps, page);
  if ('error' in fetched) return { ...nothing, error: fetched.error };
  const read = await orFailure(readFetched(deps, page, fetched, hints, trialId));
  return read instanceof ReadingFailed ? { ...nothing, error: read.detail } : read;
}

async function readFetched(
  deps: EngineDeps,
  page: GivenPage,
  fetched: SourceDocument,
  hints: Hints,
  trialId: string,
): Promise<PageRead> {
  const lessons = await lessonsAt(deps, page.url);
  const own = await lessons.read(fetched, hints, 'root');
  const found = { findings: own.findings, spent: NOTHING_SPENT, error: null };
  const pageUrl = fetched.url;
  const asRead = (draft: Draft) => ({ draft, pageUrl });
  if (own.drafts.length > 0) {
    const showings = showingsOf(own, hints);
    const findings = [...found.findings, ...showings.findings];
    return { ...found, drafts: showings.drafts.map(asRead), method: own.method, findings };
  }
  // For a pasted page nothing is fetched, not even its feeds.
  const feeds = page.html ? [] : own.followUps;
  for (const feed of feeds.filter(({ reason }) => reason === 'feed').slice(0, MOST_FEEDS)) {
    const read = await readFeed(deps, feed.url, hints);
    found.findings = [...found.findings, ...read.findings];
    if (read.drafts.length > 0) return { ...found, ...read, findings: found.findings };
  }
  return { ...found, ...(await readByModel(deps, fetched, hints, trialId, found.findings)) };
}

async function readFeed(deps: EngineDeps, url: string, hints: Hints) {
  const fetched = await documentOf(deps, { url });
  if ('error' in fetched) {
    const finding: Finding = {
      code: 'follow-up-failed',
      severity: 'warning',
      message: say('read.page', { url, why: fetched.error }),
    };
    return { drafts: [], method: null, findings: [finding] };
  }
  const extraction = await deps.reader.extract({ document: fetched, hints });
  const showings = showingsOf(extraction, hints);
  const drafts = showings.drafts.map((draft) => ({ draft, pageUrl: fetched.url }));
  return { drafts, method: extraction.method, findings: [...extraction.findings, ...showings.findings] };
}

async function readByModel(
  deps: EngineDeps,
  document: SourceDocument,
  hints: Hints,
  trialId: string,
  before: Finding[],
): Promise<Omit<PageRead, 'error'>> {
  const task = { category: 'qualityAssurance', operation: trialId } as const;
  const asked = await askAboutDocument(deps, { document, hints }, task, MOST_QUESTIONS);
  if (!asked) return { drafts: [], method: null, findings: before, spent: NOTHING_SPENT };
  const { reading } = asked;
  const findings: Finding[] = [...before, ...reading.findings];
  if (asked.answers.size > 0) findings.push(modelReadFinding(reading.drafts.length, tokensOf(asked.spent)));
  if (asked.refusal) findings.push(modelRefusalFinding(asked.refusal));
  const drafts = reading.drafts.map((draft) => ({ draft, pageUrl: document.url }));
  return { drafts, method: reading.method, findings, spent: asked.spent };
}
