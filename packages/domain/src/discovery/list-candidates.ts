import type { CandidateState } from '@marquee/contract';
import { cities, indexed, isBefore, literal, maybe, sourceCandidates, write } from '@marquee/db';
import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { DbDeps } from '../deps.ts';
import { decodePlace, encodePlace, pageFrom } from '../list-page.ts';
import { candidateColumns, candidateOf } from './candidate-record.ts';

interface CandidateQuery {
  status: CandidateState | 'review';
  limit: number;
  cursor?: string | undefined;
}

const REVIEW = 'candidates-to-review';
const BY_STATE = 'candidates';

/** Sites that wait for a person, the best first; or those of a state, the last found first. Both are index ranges. */
export async function listCandidates(deps: DbDeps, { status, limit, cursor }: CandidateQuery) {
  const joined = deps.db
    .select(candidateColumns)
    .from(sourceCandidates)
    .innerJoin(cities, eq(cities.slug, sourceCandidates.citySlug));
  const { id, score, state, checkedAt } = sourceCandidates;
  if (status === 'review') {
    const after = decodePlace(REVIEW, cursor, [0, '']);
    // SQLite would rather find all that wait by their state and sort them.
    const best = write
      .select({ id: maybe(id) })
      .from(indexed(sourceCandidates, 'source_candidates_to_review'))
      .where(and(eq(state, literal('waiting')), isNotNull(checkedAt), after ? isBefore([score, id], after) : undefined))
      .orderBy(desc(score), desc(id))
      .limit(limit + 1);
    const rows = await joined
      .where(inArray(id, best))
      .orderBy(desc(score), desc(id))
      .limit(limit + 1);
    return pageFrom(rows, limit, candidateOf, ({ row }) => encodePlace(REVIEW, [row.score ?? 0, row.id]));
  }
  const after = decodePlace(BY_STATE, cursor, ['']);
  const rows = await joined
    .where(and(eq(state, status), after ? lt(id, after[0]) : undefined))
    .orderBy(desc(id))
    .limit(limit + 1);
  return pageFrom(rows, limit, candidateOf, ({ row }) => encodePlace(BY_STATE, [row.id]));
}
