import type { Draft } from '@marquee/extraction';
import { sql } from 'drizzle-orm';
import type { EngineDeps } from '../deps.ts';
import { judge } from './judge.ts';
import { placeDrafts } from './place-drafts.ts';
import type { Candidate } from './read-known.ts';

/** What one source says of an event. */
export interface SourceClaims {
  source: { id: string; name: string; url: string };
  /** Told as this event itself, not as one that was merged into it. */
  isOwn: boolean;
  /** It was not withdrawn. */
  isListed: boolean;
  /** The showings that speak for it: those still to come where there are any. */
  showings: Candidate[];
}

interface Row {
  source_id: string;
  name: string;
  url: string;
  city_slug: string;
  shift_weeks: number | null;
  own_event_id: string | null;
  draft: string;
  page_url: string;
  first_seen_at: number;
  is_listed: number;
  is_to_come: number;
}

/** What the sources say of an event, who knew of it first before the others; judged anew, as of the day on which each showing was first told. */
export async function readSourceClaims(
  deps: Pick<EngineDeps, 'db' | 'clock'>,
  eventId: string,
): Promise<SourceClaims[]> {
  const rows =
    await deps.db.all<Row>(sql`SELECT s.source_id, src.name, src.url, src.city_slug, src.shift_weeks, s.own_event_id,
      s.draft, s.page_url, s.first_seen_at, s.withdrawn_at IS NULL AS is_listed,
      s.withdrawn_at IS NULL AND s.ends_at > ${deps.clock.now()} AS is_to_come
    FROM sightings s JOIN sources src ON src.id = s.source_id WHERE s.event_id = ${eventId}
    ORDER BY s.first_seen_at, s.source_id, s.starts_at`);
  const bySource = Map.groupBy(rows, ({ source_id, own_event_id }) => `${source_id} ${own_event_id ?? ''}`);
  return Promise.all([...bySource.values()].map((said) => claimsOf(deps, said)));
}

async function claimsOf(deps: Pick<EngineDeps, 'db'>, said: readonly Row[]): Promise<SourceClaims> {
  const [first] = said;
  if (!first) throw new RangeError('a source that says nothing');
  const toCome = said.filter(({ is_to_come }) => is_to_come === 1);
  const heard = toCome.length > 0 ? toCome : said;
  const drafts = heard.map((row) => ({ draft: JSON.parse(row.draft) as Draft, pageUrl: row.page_url }));
  const placed = await placeDrafts(deps, { citySlug: first.city_slug, drafts });
  const showings = placed.flatMap((one, index) => {
    const verdict = judge(one, first.shift_weeks ?? 0, heard[index]?.first_seen_at ?? 0);
    return 'kept' in verdict ? [{ ...verdict.kept, pageUrl: one.pageUrl }] : [];
  });
  const source = { id: first.source_id, name: first.name, url: first.url };
  return {
    source,
    isOwn: first.own_event_id === null,
    isListed: said.some(({ is_listed }) => is_listed === 1),
    showings,
  };
}
