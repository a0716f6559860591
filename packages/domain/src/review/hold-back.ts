import { heldDrafts, type Statement, sightings, valuesIn } from '@marquee/db';
import type { Finding } from '@marquee/extraction';
import type { LocalDate } from '@marquee/kernel';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { DbDeps, EngineDeps, NowDeps } from '../deps.ts';
import { judge, placeDrafts, stillThere } from '../events/index.ts';
import { forgetUnlisted, saveHeld } from './held-drafts.sql.ts';
import { heldFindings } from './held-findings.ts';
import { provedByOwnPages } from './own-pages.ts';
import { belowBar, type Listed, type Storable, sortDrafts } from './sort-drafts.ts';

/** Drafts of one source that wait at a time; a page that is misread as a whole must not fill the queue. */
const HELD_MOST = 200;

interface PagesOfSource {
  sourceId: string;
  citySlug: string;
  shiftWeeks: number;
  today: LocalDate;
  /** Pages that were parsed or are gone: what waits of them and is not listed any more is removed. */
  pageUrls: readonly string[];
}

export interface HeldBack {
  /** The drafts to publish, without doubtful values. */
  drafts: Listed[];
  /** Listed by the source, and not published by this read. */
  held: Listed[];
  /** How many wait for a decision because of this read. */
  waiting: number;
  /** How many wait of pages that were not parsed. */
  elsewhere: number;
  findings: Finding[];
  /** The queue's new state, to be committed with the read. */
  statements: Statement[];
}

/** Applies the publishing bar to what a read found: drafts below it wait for a person, unless they were decided on or are published already. */
export async function holdBack(
  deps: Pick<EngineDeps, 'db' | 'clock' | 'random'>,
  listed: readonly Listed[],
  of: PagesOfSource,
): Promise<HeldBack> {
  const now = deps.clock.now();
  const { sure, doubtful } = withOwnPages(belowBar(listed));
  const rows = await queueOf(deps, of.sourceId);
  const { refused, storable } = await judged(deps, doubtful, of);
  const shown = await shownOf(
    deps,
    of.sourceId,
    storable.map(({ draft }) => draft.key),
  );
  const read = new Set(of.pageUrls);
  const elsewhere = rows.filter(({ decision, pageUrl }) => decision === null && !read.has(pageUrl)).length;
  const queue = new Map(rows.map((row) => [row.key, row]));
  const sorted = sortDrafts(storable, queue, shown, Math.max(0, HELD_MOST - elsewhere));
  const keysOf = (some: readonly Storable[]) => some.map(({ draft }) => draft.key);
  const out = new Set([...sorted.approved.map(({ draft }) => draft), ...refused.map(({ draft }) => draft)]);
  return {
    drafts: [...sure, ...refused, ...sorted.approved],
    held: doubtful.filter(({ draft }) => !out.has(draft)),
    waiting: sorted.held.length,
    elsewhere,
    findings: heldFindings(sorted),
    statements: [
      ...saveHeld(deps, of.sourceId, sorted.held),
      forgetUnlisted(of, keysOf(sorted.held)),
      ...stillThere(of.sourceId, keysOf(sorted.published), now),
    ],
  };
}

/** What the events' own pages prove needs no decision. */
function withOwnPages({ sure, doubtful }: ReturnType<typeof belowBar>): ReturnType<typeof belowBar> {
  const proved = provedByOwnPages([...sure, ...doubtful], doubtful);
  return { sure: [...sure, ...proved], doubtful: doubtful.filter((one) => !proved.has(one)) };
}

/** Those that would be rejected without any doubt go their usual way: a person should not decide about events that are over. */
async function judged(deps: NowDeps, doubtful: readonly Listed[], of: PagesOfSource) {
  const refused: Listed[] = [];
  const storable: Storable[] = [];
  if (doubtful.length === 0) return { refused, storable };
  for (const placed of await placeDrafts(deps, { citySlug: of.citySlug, drafts: doubtful })) {
    const { draft, pageUrl } = placed;
    const verdict = judge(placed, of.shiftWeeks, deps.clock.now());
    if ('rejected' in verdict) refused.push({ draft, pageUrl });
    else storable.push({ draft, pageUrl, title: verdict.kept.title, start: verdict.kept.startLocal });
  }
  return { refused, storable };
}

function queueOf(deps: DbDeps, sourceId: string) {
  const { key, title, start, decision, pageUrl } = heldDrafts;
  return deps.db
    .select({ key, title, start, decision, pageUrl })
    .from(heldDrafts)
    .where(eq(heldDrafts.sourceId, sourceId));
}

/** Of these keys, the showings that are published now. */
async function shownOf(deps: DbDeps, sourceId: string, keys: readonly string[]) {
  if (keys.length === 0) return new Map<string, { title: string; start: string }>();
  const { key, draft, startLocal } = sightings;
  const rows = await deps.db
    .select({ key, draft, start: startLocal })
    .from(sightings)
    .where(and(eq(sightings.sourceId, sourceId), inArray(key, valuesIn(keys)), isNull(sightings.withdrawnAt)));
  return new Map(rows.map((row) => [row.key, { title: titleOf(row.draft), start: row.start }]));
}

function titleOf(draft: unknown): string {
  return (draft as { title?: { value?: string } }).title?.value?.trim() ?? '';
}
