import type { Known, Reading } from '@marquee/db';
import { HOUR_MS, type Instant } from '@marquee/kernel';
import type { AskedPlace } from '../cities/index.ts';
import type { ListQuery, SearchQuery } from './event-query.ts';
import { type Featured, featuredOf } from './featured.sql.ts';

/** Boosted events that stand before a list. */
const LEAD = 6;
/** So many are read: with more, those of a plan take turns. */
const READ = 24;
/** The same of a metro area or a state. */
const READ_OF_MANY = 96;

/** What may lead a list: on its first page, where it is asked for. */
export function leadReading(
  { slugs, most }: Pick<AskedPlace, 'slugs' | 'most'>,
  query: ListQuery | SearchQuery,
  now: Instant,
): Reading<Featured> | Known<Featured> {
  const isAsked = query.boosted && query.cursor === undefined && !('term' in query);
  return isAsked ? featuredOf({ slugs, filters: query, now, most: most > 1 ? READ_OF_MANY : READ }) : { known: [] };
}

type Placed = Pick<Featured, 'seq' | 'boostRank' | 'status'>;

/** Which boosted events lead a list: the dearest plan first. Those of one plan take turns, by the hour, so that none is always last. */
export function boostedLead<E extends Placed>(found: readonly E[], now: Instant): E[] {
  const hour = Math.floor(now / HOUR_MS);
  const turn = ({ seq }: Placed) => ((seq + hour) * 7_919) % 1_009;
  return found
    .filter(({ boostRank, status }) => boostRank > 0 && status !== 'cancelled')
    .toSorted((a, b) => b.boostRank - a.boostRank || turn(a) - turn(b) || a.seq - b.seq)
    .slice(0, LEAD);
}
