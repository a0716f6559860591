import type { FetchOutcome } from '@marquee/fetching';
import { type Message, ReadingFailed, say, sha256Hex } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import { orFailure } from '../reading-failure.ts';
import { isMostlyDoubtful } from '../review/index.ts';
import { blacklistedAt } from './blacklist.ts';
import { followLinks, forget } from './linked-pages.ts';
import type { PageRow } from './page-rows.ts';
import type { Round } from './pages-read.ts';
import { afterFailedReading, afterGoodReading, unreadableFinding } from './unreadable.ts';

type Fetched = Extract<FetchOutcome, { kind: 'fetched' }>;
type NotFetched = Extract<FetchOutcome, { kind: 'failed' }>;

/** Fetches a page and adds to the result what it says. False if the read ends with it. */
export async function readPage(deps: EngineDeps, round: Round, page: PageRow): Promise<boolean> {
  // A page that waits for a model is read once there is one, changed or not.
  const isDue = page.awaitsModel && deps.model.name !== null;
  const conditional = isDue ? {} : validatorsOf(page);
  const answer = await deps.fetcher.fetch({ url: page.url, expect: 'document', conditional });
  const { result, queue } = round;
  if (answer.kind === 'wait') {
    result.rows.push(page, ...queue);
    result.deferredMs = answer.waitMs;
    return false;
  }
  const seen = { ...page, fetchedAt: deps.clock.now() };
  if (answer.kind === 'failed') return notFetched(round, seen, answer);
  if (answer.kind === 'not-modified') return unchanged(round, seen);
  const refusal = await refusalOf(deps, page, answer);
  if (refusal) return refused(round, seen, refusal);
  const taken = await takeIn(deps, seen, answer);
  result.bytes += answer.bytes.length;
  if (page.reason === 'root' && answer.movedTo) result.movedTo = answer.movedTo;
  if (taken.contentHash === page.contentHash && !isDue) return unchanged(round, taken);
  return extract(deps, round, { ...taken, awaitsModel: false }, answer);
}

function notFetched({ result, task }: Round, page: PageRow, answer: NotFetched): boolean {
  if (page.reason === 'root') {
    result.rootFailure = answer;
    return false;
  }
  if (answer.status === 404 || answer.status === 410) forget(result.forgotten, task.known, [page.url]);
  else result.rows.push(page);
  const message = say('read.page', { url: page.url, why: answer.detail });
  result.findings.push({ code: 'follow-up-failed', severity: 'warning', message });
  return true;
}

function unchanged({ result }: Round, page: PageRow): boolean {
  result.unchanged.push(page.url);
  result.rows.push(page);
  return true;
}

interface Refusal {
  reason: 'forbidden-address' | 'robots';
  code: 'follow-up-failed' | 'noindex';
  message: Message;
  /** Where the document is. */
  url: string;
}

/** Why a document that was fetched is not read; null if it may be. */
async function refusalOf(deps: EngineDeps, page: PageRow, { url, directives }: Fetched): Promise<Refusal | null> {
  if (url !== page.url && (await blacklistedAt(deps, url))) {
    const message = say('read.leadsToBlacklisted', { page: page.url, other: url });
    return { reason: 'forbidden-address', code: 'follow-up-failed', message, url };
  }
  if (!directives.noindex) return null;
  return { reason: 'robots', code: 'noindex', message: say('read.noindex', { page: url }), url };
}

function refused({ result }: Round, page: PageRow, { reason, code, message, url }: Refusal): boolean {
  if (page.reason === 'root') {
    result.rootFailure = { kind: 'failed', reason, detail: message, url, transient: false };
    return false;
  }
  result.rows.push(page);
  result.findings.push({ code, severity: 'warning', message });
  return true;
}

async function extract(deps: EngineDeps, round: Round, page: PageRow, answer: Fetched): Promise<boolean> {
  const { hints, lessons } = round.task;
  const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
  const extraction = await orFailure(lessons.read(document, hints, page.reason));
  if (extraction instanceof ReadingFailed)
    return unreadable(round, afterFailedReading(page, extraction, deps.clock.now()));
  await lessons.study(document, hints, page.reason, extraction);
  const { result, empty } = round;
  const isEmpty = extraction.drafts.length === 0;
  const row = afterGoodReading(page);
  result.rows.push(row);
  const isUnsure = isEmpty || isMostlyDoubtful(extraction.drafts);
  result.changed.push({ row, extraction, document: isUnsure ? document : null });
  result.findings.push(...extraction.findings);
  if (isEmpty) empty.add(page.url);
  followLinks(round, page, answer, extraction);
  return true;
}

function unreadable({ result }: Round, page: PageRow): boolean {
  const finding = unreadableFinding(page);
  if (page.reason === 'root') {
    const isSetAside = page.setAsideAt !== null;
    const reason = isSetAside ? 'set-aside' : 'unreadable';
    result.rootFailure = { kind: 'unreadable', reason, detail: finding.message, transient: !isSetAside, page };
    return false;
  }
  result.rows.push(page);
  result.findings.push(finding);
  return true;
}

function validatorsOf({ etag, lastModified }: PageRow) {
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
}

/** Stores the body under its hash, and the validators for the next request. */
async function takeIn(
  deps: EngineDeps,
  page: PageRow,
  answer: Extract<FetchOutcome, { kind: 'fetched' }>,
): Promise<PageRow> {
  const contentHash = await sha256Hex(answer.bytes);
  if (contentHash !== page.contentHash) await deps.blobs.put(`pages/${contentHash}`, answer.bytes, answer.contentType);
  return {
    ...page,
    contentHash,
    contentType: answer.contentType,
    etag: answer.etag ?? null,
    lastModified: answer.lastModified ?? null,
  };
}
