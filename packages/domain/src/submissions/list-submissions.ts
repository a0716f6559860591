import type {
  FoundPicture,
  SubmissionRecord,
  SubmissionStatus,
  SubmittedEvent,
  SubmittedSource,
} from '@marquee/contract';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { readSubmission, readSubmissions, type SubmissionRow } from './list-submissions.sql.ts';

const LIST = 'submissions';

/** What people sent in, newest first, one page at a time. */
export async function listSubmissions(
  deps: DbDeps,
  { status, limit, cursor }: { status: SubmissionStatus; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await readSubmissions(deps.db, { status, before: after?.[0] ?? null, limit: limit + 1 });
  return pageFrom(rows, limit, recordOf, ({ id }) => encodePlace(LIST, [id]));
}

/** One submission, whatever was decided; null if there is none. */
export async function getSubmission(deps: DbDeps, id: string): Promise<SubmissionRecord | null> {
  const row = await readSubmission(deps.db, id);
  return row ? recordOf(row) : null;
}

export function recordOf(row: SubmissionRow): SubmissionRecord {
  const { id, kind, content, email, status, note, decidedBy, flyerHash } = row;
  const isKept = flyerHash !== null;
  return {
    id,
    kind,
    title: titleOf(row),
    city: content.city,
    state: content.state,
    event: kind === 'event' ? eventOf(content as SubmittedEvent, isKept) : null,
    picture: kind === 'picture' ? pictureOf(content as FoundPicture, isKept) : null,
    url: content.url,
    email: email === '' ? null : email,
    timestamp: isoOf(row.createdAt),
    status,
    note,
    outcome: outcomeOf(row),
    decidedBy,
    decidedAt: isoOf(row.decidedAt),
  };
}

function eventOf({ flyer, ...event }: SubmittedEvent, isKept: boolean): SubmissionRecord['event'] {
  return { ...event, flyer: flyer && isKept ? sizeOf(flyer) : null };
}

function pictureOf({ flyer, alt, city, state, draft }: FoundPicture, isKept: boolean): SubmissionRecord['picture'] {
  return { flyer: isKept ? sizeOf(flyer) : null, alt, city, state, draft };
}

const sizeOf = ({ width, height }: FoundPicture['flyer']) => ({ width, height });

export function titleOf({ kind, content }: Pick<SubmissionRow, 'kind' | 'content'>): string {
  if (kind === 'event') return (content as SubmittedEvent).title;
  if (kind === 'source') return (content as SubmittedSource).name;
  const { draft, alt, name } = content as FoundPicture;
  return draft?.title || alt || name;
}

function outcomeOf({ status, kind, eventSlug, sourceId, content }: SubmissionRow): string | null {
  if (status !== 'approved') return null;
  if (kind !== 'source') return eventSlug === null ? null : `/events/${eventSlug}`;
  const { city, state } = content;
  if (sourceId === null) return null;
  const query = new URLSearchParams({ tab: 'sources', city, state, open: sourceId });
  return `/admin/scraping?${query.toString()}`;
}
