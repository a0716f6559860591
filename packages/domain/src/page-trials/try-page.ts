import { type ToldPageTrial, type ToldTriedEvent, TRIAL_LIMIT_MAX } from '@marquee/contract';
import { sightings, sources, valuesIn } from '@marquee/db';
import { type Finding, withoutDoubtfulValues } from '@marquee/extraction';
import { type Message, say, together } from '@marquee/kernel';
import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { DbDeps, EngineDeps } from '../deps.ts';
import { evidenceOf, type Judged, judge, placeDrafts } from '../events/index.ts';
import { mustBeHeld } from '../review/index.ts';
import { type GivenPage, hintsFor } from './given-page.ts';
import { readPage } from './read-page.ts';

export interface PageToTry extends GivenPage {
  /** Events to show; null for the maximum. */
  limit: number | null;
  /** Identifies the trial in the token ledger. */
  trialId: string;
}

type Kept = Extract<Judged, { kept: unknown }>;

const LEVELS = { 1: 'complete', 2: 'partial', 3: 'basic' } as const;
const MOST_SKIPPED = 50;

/**
 * Reads one page as the engine would and rates its events for a person. Stores only the cost of a
 * model call. A page that cannot be read gives a result with `error`; throws only for an unknown city.
 */
export async function tryPage(deps: EngineDeps, { limit, trialId, ...page }: PageToTry): Promise<ToldPageTrial> {
  const { url, citySlug } = page;
  const startedAt = deps.clock.now();
  const read = await readPage(deps, page, await hintsFor(deps, citySlug), trialId);
  const drafts = read.drafts.map((one) => ({ ...one, draft: withoutDoubtfulValues(one.draft) }));
  const judged = (await placeDrafts(deps, { citySlug, drafts })).map((one) => withBar(judge(one, 0, startedAt)));
  const kept = judged.filter((one): one is Kept => 'kept' in one);
  const shown = kept.slice(0, limit ?? TRIAL_LIMIT_MAX);
  const saved = await savedKeys(deps, url, kept);
  const events = shown.map((one) => triedEvent(one, saved.has(one.draft.key)));
  const { promptTokens, answerTokens, costMicroDollars } = read.spent;
  return {
    success: read.error === null && kept.length > 0,
    eventsFound: kept.length,
    eventsSaved: saved.size,
    fallbackProcessed: kept.filter(needsFallback).length,
    processingTime: deps.clock.now() - startedAt,
    limitReached: kept.length > shown.length,
    error: read.error ?? (kept.length === 0 ? nothingIn(read.findings, judged.length) : null),
    method: read.method,
    details: read.findings.map((one) => ({ code: one.code, severity: one.severity, message: one.message })),
    skipped: judged
      .flatMap((one) => ('rejected' in one ? [{ event: one.draft.title.value, reason: one.rejected }] : []))
      .slice(0, MOST_SKIPPED),
    tokenUsage: {
      promptTokens,
      completionTokens: answerTokens,
      totalTokens: promptTokens + answerTokens,
      estimatedCost: costMicroDollars / 1_000_000,
    },
    events,
  };
}

/** A scrape would let it wait for a decision. */
function withBar(one: Judged): Judged {
  if ('rejected' in one || !mustBeHeld(one.draft)) return one;
  return {
    draft: one.draft,
    rejected: say('trial.wouldBeHeld', { why: together(...(one.draft.doubts ?? [])) }),
  };
}

const needsFallback = ({ kept }: Kept): boolean => kept.tier > 1;

function nothingIn(findings: readonly Finding[], judged: number): Message {
  if (judged > 0) return say('trial.notStored');
  const reason = findings.find(({ severity }) => severity !== 'info') ?? findings[0];
  return reason ? reason.message : say('document.noEvents');
}

/** Of all events of the page, shown or not, those already stored for the source with this address or former address. */
async function savedKeys(deps: DbDeps, url: string, found: readonly Kept[]): Promise<Set<string>> {
  const keys = found.map(({ draft }) => draft.key);
  const rows = await deps.db
    .select({ key: sightings.key })
    .from(sources)
    .innerJoin(sightings, eq(sightings.sourceId, sources.id))
    .where(
      and(
        or(eq(sources.url, url), eq(sources.movedFrom, url)),
        isNull(sightings.withdrawnAt),
        inArray(sightings.key, valuesIn(keys)),
      ),
    );
  return new Set(rows.map(({ key }) => key));
}

function triedEvent({ draft, kept }: Kept, savedToDatabase: boolean): ToldTriedEvent {
  return {
    id: draft.key,
    title: kept.title,
    startDate: kept.startLocal,
    endDate: kept.endLocal,
    venue: kept.venue,
    city: `${kept.place.name}, ${kept.place.state}`,
    price: kept.priceText,
    confidence: draft.confidence?.titleAndDay ?? null,
    enhancementLevel: LEVELS[kept.tier],
    savedToDatabase,
    needsFallback: kept.tier > 1,
    reasons: kept.reasons,
    categories: kept.categories,
    imageUrl: kept.imageUrl,
    evidence: evidenceOf(draft).map(({ value, ...evidence }) => ({ ...evidence, value: plainText(value) })),
  };
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}
