import { ENOUGH_FACTS, type Strategy } from '@marquee/contract';
import { atomically } from '@marquee/db';
import type { Fact, FactQuestion, Hints, PageFacts, SourceDocument } from '@marquee/extraction';
import { newId, ReadingFailed, sha256Hex } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { recordCall, strategies } from '../efficiency/index.ts';
import { askModel, type Reply } from '../language-model/index.ts';
import { orFailure } from '../reading-failure.ts';
import type { StoredEnhancement } from './stored.ts';

export interface PageRead {
  kind: 'read';
  url: string;
  facts: Fact[];
  model: string | null;
  hash: string;
  etag: string | null;
  lastModified: string | null;
}

/** `unchanged`: the page is as it was; `closed`: it may not or cannot be read, now and later; `failed`: not now. */
export type PageOutcome = PageRead | { kind: 'unchanged' | 'closed' } | { kind: 'failed'; because: string };

interface Task {
  url: string;
  title: string;
  hints: Hints;
  /** What is known of an earlier reading of the same event; null to read the page in any case. */
  before: Pick<StoredEnhancement, 'etag' | 'lastModified' | 'pageHash'> | null;
}

/** Reads the event's own page by the guarded fetch: robots.txt, pace and limits as for every page. */
export async function readPage(deps: EngineDeps, { url, title, hints, before }: Task): Promise<PageOutcome> {
  const conditional = {
    ...(before?.etag ? { etag: before.etag } : {}),
    ...(before?.lastModified ? { lastModified: before.lastModified } : {}),
  };
  const answer = await deps.fetcher.fetch({ url, expect: 'document', conditional });
  if (answer.kind === 'wait') return failed('Its website asks us to wait before we read another page.');
  if (answer.kind === 'failed') return answer.transient ? failed('Its page cannot be reached.') : { kind: 'closed' };
  if (answer.kind === 'not-modified') return { kind: 'unchanged' };
  if (answer.directives.noindex) return { kind: 'closed' };
  const hash = await sha256Hex(answer.bytes);
  if (before?.pageHash === hash) return { kind: 'unchanged' };
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const told = await orFailure(factsOf(deps, document, hints, title));
  if (told instanceof ReadingFailed || told === null) return { kind: 'closed' };
  const { etag = null, lastModified = null } = answer;
  return { kind: 'read', url: answer.url, ...told, hash, etag, lastModified };
}

/** The facts of a page: with the language model if there is one and the budget and the strategies allow, else by its headings and words. Null if the page is about something else. */
async function factsOf(deps: EngineDeps, document: SourceDocument, hints: Hints, title: string) {
  const input = { document, hints, title };
  const question = deps.model.name === null ? null : await deps.reader.factQuestion(input);
  const reply = question && (await askForFacts(deps, question, await deps.reader.facts(input)));
  const isAnswered = reply?.kind === 'answered';
  const read = await deps.reader.facts(isAnswered ? { ...input, answer: reply.json } : input);
  if (read.invented > 0)
    deps.log.warn('the model named facts that the page does not contain', {
      url: document.url,
      invented: read.invented,
    });
  return read.isAboutEvent ? { facts: read.facts, model: isAnswered ? deps.model.name : null } : null;
}

/** Asks the model, unless a strategy leaves the question out: the page says enough by itself, or the quiet mode is on. */
async function askForFacts(deps: EngineDeps, question: FactQuestion, own: PageFacts): Promise<Reply | null> {
  const category = 'eventEnhancement';
  const isEnough = own.facts.length >= ENOUGH_FACTS;
  const avoidableBy: Strategy[] = isEnough ? ['aiQuietMode', 'progressiveEnhancement'] : ['aiQuietMode'];
  const isOn = await strategies(deps);
  if (avoidableBy.some((name) => isOn[name])) {
    const promptTokens = question.mostTokens - question.request.maxTokens;
    const call = { category, wasAsked: false, avoidableBy, promptTokens, answerTokens: 0 } as const;
    await atomically(deps.db, recordCall(deps, deps.model, call));
    return null;
  }
  return askModel(deps, {
    category,
    operationId: `enhance:${newId(deps.clock, deps.random)}`,
    avoidableBy,
    ...question,
  });
}

function failed(because: string): PageOutcome {
  return { kind: 'failed', because };
}
