import type { PublisherRequest, PublisherSources, PublisherStatus } from '@marquee/contract';
import { publisherRequests } from '@marquee/db';
import { notFound } from '@marquee/kernel';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { DbDeps, NowDeps } from '../deps.ts';
import { decodePlace, encodePlace, isoOf, pageFrom } from '../list-page.ts';
import { ruleOf, ruleOver } from './rules.ts';
import { sourcesOfHost } from './sources-of-host.sql.ts';

const LIST = 'publisher-requests';

export type RequestRow = typeof publisherRequests.$inferSelect;

/** What publishers ask for, newest first, one page at a time. */
export async function listPublisherRequests(
  { db }: DbDeps,
  { status, limit, cursor }: { status: PublisherStatus; limit: number; cursor?: string | undefined },
) {
  const after = decodePlace(LIST, cursor, ['']);
  const rows = await db
    .select()
    .from(publisherRequests)
    .where(and(eq(publisherRequests.status, status), after ? lt(publisherRequests.id, after[0]) : undefined))
    .orderBy(desc(publisherRequests.id))
    .limit(limit + 1);
  return pageFrom(rows, limit, requestOf, ({ id }) => encodePlace(LIST, [id]));
}

/** Our sources on the host of a request, and the rule that holds for it by now. Throws Reject 404. */
export async function listPublisherSources(deps: NowDeps, requestId: string): Promise<PublisherSources> {
  const { host } = await knownRequest(deps, requestId);
  const [rule, sources] = await Promise.all([ruleOver(deps, host), sourcesOfHost(deps, host)]);
  return { sources, rule: rule && ruleOf(rule) };
}

export async function knownRequest({ db }: DbDeps, id: string): Promise<RequestRow> {
  const [row] = await db.select().from(publisherRequests).where(eq(publisherRequests.id, id));
  if (!row) throw notFound('request');
  return row;
}

export function requestOf(row: RequestRow): PublisherRequest {
  const { id, host, wish, words, email, status, note, decidedBy } = row;
  const shown = { id, host, wish, words, email, status, note, decidedBy };
  return {
    ...shown,
    timestamp: isoOf(row.createdAt),
    confirmedAt: isoOf(row.confirmedAt),
    decidedAt: isoOf(row.decidedAt),
  };
}
