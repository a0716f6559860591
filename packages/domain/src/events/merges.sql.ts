import { type SQL, sql } from 'drizzle-orm';

/** How the coming sightings of an event give one value of a fact; those of its primary source come first. */
export type MergeRule = keyof typeof MERGES;

const isPrimary = sql`(s.source_id = e.source_id)`;
const hasLimit = (value: SQL) => sql`${value} <> 'all'`;

/** From the value of one sighting `s` to that of its event `e`, as aggregates over its coming sightings. */
const MERGES = {
  /** Stated of all dates that the primary source lists. */
  'all-of-primary': (value: SQL) => sql`coalesce(min(${value}) FILTER (WHERE ${isPrimary}), 0)`,
  /** As texts, digits come before `all`. */
  'strictest-of-primary': (value: SQL) => sql`coalesce(max(${value}) FILTER (WHERE ${isPrimary} AND ${hasLimit(value)}),
    max(${value}) FILTER (WHERE ${isPrimary}), max(${value}) FILTER (WHERE ${hasLimit(value)}), max(${value}))`,
  /** Stated by any source, and none names an age limit. */
  'any-without-age-limit': (value: SQL) =>
    sql`coalesce(max(${value}) AND NOT max(coalesce(${hasLimit(sql`s.ages`)}, 0)), 0)`,
  /**
   * An answer: the primary source's, if all its dates say yes or one says no; else that of the others by the same rule. What holds for one date
   * of several is no promise for the next, and sources that disagree leave it open.
   */
  agreed: (value: SQL) => {
    const answer = (some: SQL) => sql`CASE WHEN max(${value} = 'no') FILTER (WHERE ${some}) THEN
        iif(max(${value} = 'yes') FILTER (WHERE ${some}), NULL, 'no')
      WHEN min(coalesce(${value}, '') = 'yes') FILTER (WHERE ${some}) THEN 'yes' END`;
    return sql`iif(max(${value} IS NOT NULL) FILTER (WHERE ${isPrimary}), ${answer(isPrimary)}, ${answer(sql`NOT ${isPrimary}`)})`;
  },
  /** The primary source's text, where its dates that have one have the same; else that of the others by the same rule. */
  'one-text': (value: SQL) => {
    const text = (some: SQL) =>
      sql`iif(min(${value}) FILTER (WHERE ${some}) = max(${value}) FILTER (WHERE ${some}), min(${value}) FILTER (WHERE ${some}), NULL)`;
    return sql`iif(max(${value} IS NOT NULL) FILTER (WHERE ${isPrimary}), ${text(isPrimary)}, ${text(sql`NOT ${isPrimary}`)})`;
  },
} as const;

export const merged = (rule: MergeRule, value: SQL): SQL => MERGES[rule](value);
