import { listing, type Reading, type RowOf, rowsOf } from '@marquee/db';
import type { Instant } from '@marquee/kernel';
import { sql } from 'drizzle-orm';
import { cardColumns, cardFields } from './card.ts';
import type { EventQuery } from './event-query.ts';
import { exactly } from './hits.sql.ts';
import type { Lists } from './list-events.sql.ts';

const FEATURED = rowsOf('events.featured', {
  startsAt: listing.startsAt,
  endsAt: listing.endsAt,
  priceOrder: listing.priceOrder,
  popularity: listing.popularity,
  ...cardFields,
});
export type Featured = RowOf<typeof FEATURED>;

/** The popularity of what is boosted or featured begins here (packages/db/src/listing-columns.ts). */
const LEAST = 1_000_000_000_000;

interface FeaturedQuery extends Pick<Lists, 'slugs'> {
  filters: EventQuery;
  now: Instant;
  most: number;
}

/**
 * What is boosted or featured of some places under all filters but a term and those by facts, which are for `isUnder`: two rows read each, none where there is none. In no order, but those
 * that the limit leaves out are of the lowest plans of their place, or of the last places.
 */
export function featuredOf({ slugs, filters, now, most }: FeaturedQuery): Reading<Featured> {
  const { categories = [] } = filters;
  const isOneOf = sql`EXISTS (SELECT 1 FROM json_each(e.categories) c
    WHERE c.value IN (SELECT value FROM json_each(${JSON.stringify(categories)})))`;
  const conditions = [
    sql`(e.boost_rank > 0 OR e.is_featured = 1)`,
    ...exactly(filters),
    ...(categories.length > 0 ? [isOneOf] : []),
  ];
  return {
    query: sql`SELECT p.starts_at, p.ends_at, p.price_order, p.popularity, ${cardColumns}
      FROM (SELECT l.starts_at, l.ends_at, l.price_order, l.popularity, l.event_seq FROM ${slugs} place CROSS JOIN listing l
          WHERE l.scope = place.slug AND l.popularity >= ${LEAST} AND l.ends_at > ${now}
          LIMIT ${most}) p
        CROSS JOIN events e ON e.seq = p.event_seq
      WHERE ${sql.join(conditions, sql` AND `)}`,
    rows: FEATURED,
  };
}
