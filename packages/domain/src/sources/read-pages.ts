import type { Extraction, Hints, SourceDocument } from '@marquee/extraction';
import type { FetchOutcome } from '@marquee/fetching';
import { type Message, ReadingFailed, say, sha256Hex } from '@marquee/kernel';
import type { EngineDeps } from '../deps.ts';
import type { Lessons } from '../learning/index.ts';
import { orFailure } from '../reading-failure.ts';
import { isMostlyDoubtful } from '../review/index.ts';
import { messageIn, type ToldFinding } from '../told-finding.ts';
import { blacklistedAt } from './blacklist.ts';
import { linksToFollow } from './links-to-follow.ts';
import type { PageReason, PageRow } from './page-rows.sql.ts';
import { afterFailedReading, afterGoodReading, unreadableFinding } from './unreadable.ts';

/** The maximum number of documents of one source per run. */
const PAGE_BUDGET = 12;

/** A changed page with its extraction. */
export interface ReadPage {
  row: PageRow;
  extraction: Extraction;
  /** Kept if no event was found, or most with doubt; another rung may read it better. */
  document: SourceDocument | null;
}

export type RootFailure =
  | Extract<FetchOutcome, { kind: 'failed' }>
  /** Its document could not be read; `page` is its row. */
  | { kind: 'unreadable'; reason: 'unreadable' | 'set-aside'; detail: Message; transient: boolean; page: PageRow };

export interface PagesRead {
  changed: ReadPage[];
  /** Unchanged URLs: no parse, no tokens. */
  unchanged: string[];
  /** Pages to store for the next run, read or not. */
  rows: PageRow[];
  /** Known pages that are no longer linked or are gone. */
  forgotten: Set<string>;
  /** Why the first page could not be fetched or read, if so. */
  rootFailure: RootFailure | null;
  movedTo: string | null;
  /** Pages deferred because their host requested a pause. */
  deferredMs: number | null;
  /** Why it stopped early: a control or a person. */
  stoppedBecause: Message | null;
  findings: ToldFinding[];
  bytes: number;
  /** Tokens of the language model. */
  tokens: number;
}

/**
 * Reads a source's first page and, within a budget, the pages it links to (feeds, next pages). Known pages are fetched
 * conditionally, the oldest reads first, so that a host with a long Crawl-delay is read page by page over several runs.
 * `whyStop` is called before each page; a reason ends the read.
 */
export async function readPages(
  deps: EngineDeps,
  source: { url: string },
  known: readonly PageRow[],
  hints: Hints,
  freshSince: number,
  lessons: Lessons,
  whyStop: () => Promise<Message | null>,
): Promise<PagesRead> {
  const result: PagesRead = {
    changed: [],
    unchanged: [],
    rows: [],
    forgotten: new Set(),
    rootFailure: null,
    movedTo: null,
    deferredMs: null,
    stoppedBecause: null,
    findings: [],
    bytes: 0,
    tokens: 0,
  };
  const root: PageRow = known.find((page) => page.reason === 'root') ?? newPage(source.url, 'root', null);
  const queue = [root, ...known.filter((page) => page.reason !== 'root')]
    .filter((page) => page.fetchedAt < freshSince)
    .sort((a, b) => a.fetchedAt - b.fetchedAt);
  const empty = new Set<string>();
  const queued = new Set([...known.map((page) => page.url), source.url]);

  for (let read = 0; read < PAGE_BUDGET && queue.length > 0; read += 1) {
    const page = queue.shift();
    if (!page) break;
    if (result.forgotten.has(page.url)) continue;
    // For the first page it was checked when the job was claimed.
    if (read > 0) result.stoppedBecause = await whyStop();
    if (result.stoppedBecause !== null) return result;
    // A page that waits for a model is read once there is one, changed or not.
    const isDue = page.awaitsModel && deps.model.name !== null;
    const conditional = isDue ? {} : validatorsOf(page);
    const answer = await deps.fetcher.fetch({ url: page.url, expect: 'document', conditional });
    if (answer.kind === 'wait') {
      result.rows.push(page, ...queue);
      result.deferredMs = answer.waitMs;
      return result;
    }
    if (answer.kind === 'failed') {
      if (page.reason === 'root') {
        result.rootFailure = answer;
        return result;
      }
      if (answer.status === 404 || answer.status === 410) forget(result.forgotten, known, [page.url]);
      else result.rows.push({ ...page, fetchedAt: deps.clock.now() });
      result.findings.push({
        code: 'follow-up-failed',
        severity: 'warning',
        message: say('read.page', { url: page.url, why: answer.detail }),
      });
      continue;
    }
    const seen = { ...page, fetchedAt: deps.clock.now() };
    if (answer.kind === 'not-modified') {
      result.unchanged.push(page.url);
      result.rows.push(seen);
      continue;
    }
    const block = answer.url === page.url ? null : await blacklistedAt(deps, answer.url);
    if (block) {
      const message = say('read.leadsToBlacklisted', { page: page.url, other: answer.url });
      if (page.reason === 'root') {
        result.rootFailure = {
          kind: 'failed',
          reason: 'forbidden-address',
          detail: message,
          url: answer.url,
          transient: false,
        };
        return result;
      }
      result.rows.push(seen);
      result.findings.push({ code: 'follow-up-failed', severity: 'warning', message });
      continue;
    }
    if (answer.directives.noindex) {
      const message = say('read.noindex', { page: answer.url });
      if (page.reason === 'root') {
        result.rootFailure = { kind: 'failed', reason: 'robots', detail: message, url: answer.url, transient: false };
        return result;
      }
      result.rows.push(seen);
      result.findings.push({ code: 'noindex', severity: 'warning', message });
      continue;
    }
    const taken = await takeIn(deps, seen, answer);
    const isUnchanged = taken.contentHash === page.contentHash && !isDue;
    const row = isUnchanged ? taken : { ...taken, awaitsModel: false };
    result.bytes += answer.bytes.length;
    if (page.reason === 'root' && answer.movedTo) result.movedTo = answer.movedTo;
    if (isUnchanged) {
      result.rows.push(row);
      result.unchanged.push(page.url);
      continue;
    }
    const document = { url: answer.url, contentType: answer.contentType, bytes: answer.bytes };
    const extraction = await orFailure(lessons.read(document, hints, page.reason));
    if (extraction instanceof ReadingFailed) {
      const failed = afterFailedReading(row, extraction, deps.clock.now());
      const finding = unreadableFinding(failed);
      if (page.reason === 'root') {
        const isSetAside = failed.setAsideAt !== null;
        const reason = isSetAside ? 'set-aside' : 'unreadable';
        const told = { reason, detail: messageIn(finding), transient: !isSetAside } as const;
        result.rootFailure = { kind: 'unreadable', ...told, page: failed };
        return result;
      }
      result.rows.push(failed);
      result.findings.push(finding);
      continue;
    }
    await lessons.study(document, hints, page.reason, extraction);
    const isEmpty = extraction.drafts.length === 0;
    const good = afterGoodReading(row);
    result.rows.push(good);
    const isUnsure = isEmpty || isMostlyDoubtful(extraction.drafts);
    result.changed.push({ row: good, extraction, document: isUnsure ? document : null });
    result.findings.push(...extraction.findings);
    if (isEmpty) empty.add(page.url);
    const linking = {
      url: answer.url,
      isNextPage: page.reason === 'next-page',
      isBehindEmpty: page.linkedFrom !== null && empty.has(page.linkedFrom),
      nofollow: answer.directives.nofollow,
    };
    const follow = linksToFollow(linking, extraction, hints.today);
    result.findings.push(...follow.findings);
    const links = new Set(follow.links.map((next) => next.url));
    const unlinked = known.filter((other) => other.linkedFrom === page.url && !links.has(other.url));
    forget(
      result.forgotten,
      known,
      unlinked.map((other) => other.url),
    );
    for (const next of follow.links) {
      if (queued.has(next.url) || queued.size - result.forgotten.size > PAGE_BUDGET) continue;
      queued.add(next.url);
      queue.push(newPage(next.url, next.reason, page.url));
    }
  }
  const left = queue.filter((page) => !result.forgotten.has(page.url));
  if (left.length > 0) {
    result.rows.push(...left);
    result.findings.push({
      code: 'page-budget',
      severity: 'info',
      message: say('read.pagesLeft', { n: left.length, n2: PAGE_BUDGET }),
    });
  }
  return result;
}

function validatorsOf({ etag, lastModified }: PageRow) {
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
}

/** Deletes pages and those that only they linked to. */
function forget(forgotten: Set<string>, known: readonly PageRow[], urls: readonly string[]): void {
  for (const url of urls) {
    if (forgotten.has(url)) continue;
    forgotten.add(url);
    forget(
      forgotten,
      known,
      known.filter((page) => page.linkedFrom === url).map((page) => page.url),
    );
  }
}

function newPage(url: string, reason: PageReason, linkedFrom: string | null): PageRow {
  return {
    url,
    reason,
    linkedFrom,
    etag: null,
    lastModified: null,
    contentHash: null,
    contentType: null,
    listed: null,
    listedHash: null,
    awaitsModel: false,
    failedReadings: 0,
    failedBecause: null,
    failedHash: null,
    setAsideAt: null,
    fetchedAt: 0,
  };
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
