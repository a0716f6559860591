import { sightings, valuesIn } from '@marquee/db';
import { type Draft, type Finding, type Hints, withoutDoubtfulValues } from '@marquee/extraction';
import { isMessage, type Message, ReadingFailed, say } from '@marquee/kernel';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { isAllowed } from '../controls/index.ts';
import type { EngineDeps } from '../deps.ts';
import { appraise } from '../events/index.ts';
import { safeUrl } from '../places/index.ts';
import { orFailure } from '../reading-failure.ts';
import { filledFrom, sameShowing } from './enhance-rules.ts';

/** The maximum number of event pages per run: each costs its host a request. */
const ENHANCED_PAGES = 6;

interface Listed {
  draft: Draft;
  pageUrl: string;
}

interface Task {
  sourceId: string;
  place: { citySlug: string; state: string };
  hints: Hints;
  shiftWeeks: number;
  /** Pages of the source that list events; they are not own pages of an event. */
  listPages: ReadonlySet<string>;
  /** Called before each page; a reason stops the run. */
  whyStop: () => Promise<Message | null>;
}

export interface Enhanced {
  drafts: Listed[];
  /** Draft key -> what was done, or why nothing was. */
  notes: Map<string, Message>;
  /** Keys of the drafts that gained values. */
  enhanced: Set<string>;
  findings: Finding[];
}

/**
 * Enhances events of tier 2 before they are saved (spec: TIER-02), without a model: missing values come from
 * the event's own page, with their evidence; a page that was read before is not fetched again. A note for each
 * event records the result. Never throws because of a page.
 */
export async function enhance(deps: EngineDeps, listed: readonly Listed[], task: Task): Promise<Enhanced> {
  const result: Enhanced = { drafts: [...listed], notes: new Map(), enhanced: new Set(), findings: [] };
  const wanting = listed.flatMap(({ draft }, index) => (isWanting(deps, draft, task) ? [index] : []));
  if (wanting.length === 0) return result;
  const permission = await isAllowed(deps, 'stage2Enhancement', task.place);
  const before = await toldBefore(
    deps,
    task.sourceId,
    wanting.map((index) => listed[index]?.draft.key ?? ''),
  );
  const pages = new Map<string, Draft[] | Message>();
  const shared = sharedUrls(listed);
  for (const index of wanting) {
    const one = listed[index];
    if (!one) continue;
    const { draft } = one;
    const url = safeUrl(draft.url?.value);
    const own = url !== null && !task.listPages.has(url) && !shared.has(url) ? url : null;
    const known = own === null ? undefined : before.get(draft.key);
    const remembered = known && own !== null ? filledFrom(draft, known, own) : null;
    let outcome: { draft: Draft; added: string[] } | Message;
    if (remembered && remembered.added.length > 0) outcome = remembered;
    else if (!permission.allowed) outcome = permission.because;
    else if (own === null) outcome = say('enhance.noPage');
    else {
      const told = pages.get(own) ?? (await readOwnPage(deps, own, pages.size, task));
      pages.set(own, told);
      const same = isMessage(told) ? null : sameShowing(draft, told);
      outcome = isMessage(told) ? told : same ? filledFrom(draft, same) : say('enhance.otherDate');
    }
    if (isMessage(outcome)) result.notes.set(draft.key, say('enhance.not', { why: outcome }));
    else if (outcome.added.length === 0)
      result.notes.set(draft.key, say('enhance.not', { why: say('enhance.addsNothing') }));
    else {
      result.drafts[index] = { ...one, draft: outcome.draft };
      result.enhanced.add(draft.key);
      result.notes.set(draft.key, say('enhance.added', { what: outcome.added.join(', ') }));
    }
  }
  const message = say('enhance.count', { n: result.enhanced.size, n2: wanting.length });
  result.findings.push({ code: 'enhanced', severity: 'info', message });
  return result;
}

/** Whether it is of tier 2. */
function isWanting(deps: EngineDeps, draft: Draft, { hints, shiftWeeks }: Task): boolean {
  const verdict = appraise(draft, hints.timezone, shiftWeeks, deps.clock.now());
  return 'kept' in verdict && verdict.kept.tier === 2;
}

/** An address with events of several titles is a list. */
function sharedUrls(listed: readonly Listed[]): Set<string> {
  const titles = new Map<string, Set<string>>();
  for (const { draft } of listed) {
    const url = safeUrl(draft.url?.value);
    if (url) titles.set(url, (titles.get(url) ?? new Set()).add(draft.title.value.trim().toLowerCase()));
  }
  return new Set([...titles].filter(([, names]) => names.size > 1).map(([url]) => url));
}

/** The stored drafts of these showings from the source's last read. */
async function toldBefore(deps: EngineDeps, sourceId: string, keys: readonly string[]): Promise<Map<string, Draft>> {
  const rows = await deps.db
    .select({ key: sightings.key, draft: sightings.draft })
    .from(sightings)
    .where(
      and(eq(sightings.sourceId, sourceId), inArray(sightings.key, valuesIn(keys)), isNull(sightings.withdrawnAt)),
    );
  return new Map(rows.map(({ key, draft }) => [key, draft as Draft]));
}

/** The drafts on an event's own page, or why it could not be read. */
async function readOwnPage(deps: EngineDeps, url: string, asked: number, task: Task): Promise<Draft[] | Message> {
  if (asked >= ENHANCED_PAGES) return say('enhance.later', { n: ENHANCED_PAGES });
  const stopped = await task.whyStop();
  if (stopped !== null) return stopped;
  const answer = await deps.fetcher.fetch({ url, expect: 'document', conditional: {} });
  if (answer.kind === 'wait') return say('enhance.pause');
  if (answer.kind === 'failed') return say('enhance.failed', { detail: answer.detail });
  if (answer.kind !== 'fetched') return say('enhance.unread');
  if (answer.directives.noindex) return say('enhance.noindex');
  const document = { url, contentType: answer.contentType, bytes: answer.bytes };
  const extraction = await orFailure(deps.reader.extract({ document, hints: task.hints }));
  if (extraction instanceof ReadingFailed) return say('enhance.failed', { detail: extraction.detail });
  return extraction.drafts.map(withoutDoubtfulValues);
}
