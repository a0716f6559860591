import type { SubmissionRecord, SubmissionStatus, SubmittedEvent, SubmittedSource } from '@marquee/contract';
import type { ReadDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { readSubmission, readSubmissions, type SubmissionRow } from './list-submissions.sql.ts';

const LIST = 'submissions';

/** What people sent in, newest first, one page at a time. */
export async function listSubmissions(
  deps: Pick<ReadDeps, 'db'>,
  { status, limit, cursor }: { status: SubmissionStatus; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await readSubmissions(deps.db, { status, before: after?.[0] ?? null, limit: limit + 1 });
  return pageFrom(rows, limit, recordOf, ({ id }) => encodePlace(LIST, [id]));
}

/** One submission, whatever was decided; null if there is none. */
export async function getSubmission(deps: Pick<ReadDeps, 'db'>, id: string): Promise<SubmissionRecord | null> {
  const row = await readSubmission(deps.db, id);
  return row ? recordOf(row) : null;
}

export function recordOf(row: SubmissionRow): SubmissionRecord {
  const { id, kind, content, email, status, note, decidedBy } = row;
  return {
    id,
    kind,
    title: titleOf(row),
    city: content.city,
    state: content.state,
    event: kind === 'event' ? eventOf(content as SubmittedEvent) : null,
    url: content.url,
    email,
    timestamp: isoOf(row.createdAt),
    status,
    note,
    outcome: outcomeOf(row),
    decidedBy,
    decidedAt: isoOf(row.decidedAt),
  };
}

function eventOf({ flyer, ...event }: SubmittedEvent): SubmissionRecord['event'] {
  return { ...event, flyer: flyer ? { width: flyer.width, height: flyer.height } : null };
}

export function titleOf({ kind, content }: Pick<SubmissionRow, 'kind' | 'content'>): string {
  return kind === 'event' ? (content as SubmittedEvent).title : (content as SubmittedSource).name;
}

function outcomeOf({ status, kind, eventSlug, sourceId, content }: SubmissionRow): string | null {
  if (status !== 'approved') return null;
  if (kind === 'event') return eventSlug === null ? null : `/events/${eventSlug}`;
  const { city, state } = content;
  if (sourceId === null) return null;
  const query = new URLSearchParams({ tab: 'sources', city, state, open: sourceId });
  return `/admin/scraping?${query.toString()}`;
}
