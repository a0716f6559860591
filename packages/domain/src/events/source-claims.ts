import { sightings, sources } from '@marquee/db';
import type { Draft } from '@marquee/extraction';
import type { Instant } from '@marquee/kernel';
import { asc, eq } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import type { Candidate } from './candidate.ts';
import { judge } from './judge.ts';
import { placeDrafts } from './place-drafts.ts';

/** One source's claims for an event. */
export interface SourceClaims {
  source: { id: string; name: string; url: string };
  /** From this event itself, not from one that was merged into it. */
  isOwn: boolean;
  /** It was not withdrawn. */
  isListed: boolean;
  /** The relevant showings: upcoming ones if there are any. */
  showings: Candidate[];
}

/** The claims of all sources of an event, the first source first. Each is judged again, as of the day its showing was first published. */
export async function readSourceClaims(deps: NowDeps, eventId: string): Promise<SourceClaims[]> {
  const now = deps.clock.now();
  const rows = await sightingsOf(deps, eventId);
  const bySource = Map.groupBy(rows, ({ sourceId, ownEventId }) => `${sourceId} ${ownEventId ?? ''}`);
  return Promise.all([...bySource.values()].map((said) => claimsOf(deps, said, now)));
}

function sightingsOf(deps: DbDeps, eventId: string) {
  const { sourceId, ownEventId, draft, pageUrl, firstSeenAt, startsAt, endsAt, withdrawnAt } = sightings;
  const { name, url, citySlug, shiftWeeks } = sources;
  return deps.db
    .select({
      sourceId,
      name,
      url,
      citySlug,
      shiftWeeks,
      ownEventId,
      draft,
      pageUrl,
      firstSeenAt,
      endsAt,
      withdrawnAt,
    })
    .from(sightings)
    .innerJoin(sources, eq(sources.id, sourceId))
    .where(eq(sightings.eventId, eventId))
    .orderBy(asc(firstSeenAt), asc(sourceId), asc(startsAt));
}

type Row = Awaited<ReturnType<typeof sightingsOf>>[number];

async function claimsOf(deps: DbDeps, said: readonly Row[], now: Instant): Promise<SourceClaims> {
  const [first] = said;
  if (!first) throw new RangeError('a source that says nothing');
  const toCome = said.filter(({ withdrawnAt, endsAt }) => withdrawnAt === null && endsAt > now);
  const heard = toCome.length > 0 ? toCome : said;
  const drafts = heard.map((row) => ({ draft: row.draft as Draft, pageUrl: row.pageUrl }));
  const placed = await placeDrafts(deps, { citySlug: first.citySlug, drafts });
  const showings = placed.flatMap((one, index) => {
    const verdict = judge(one, first.shiftWeeks ?? 0, heard[index]?.firstSeenAt ?? 0);
    return 'kept' in verdict ? [{ ...verdict.kept, pageUrl: one.pageUrl }] : [];
  });
  const source = { id: first.sourceId, name: first.name, url: first.url };
  return {
    source,
    isOwn: first.ownEventId === null,
    isListed: said.some(({ withdrawnAt }) => withdrawnAt === null),
    showings,
  };
}
