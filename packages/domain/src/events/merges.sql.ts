import { type SQL, sql } from 'drizzle-orm';

/** How the coming sightings of an event give one value of a fact; those of its primary source come first. */
export type MergeRule = keyof typeof MERGES;

const isPrimary = sql`s.source_id = events.source_id`;
const hasLimit = (value: SQL) => sql`${value} <> 'all'`;

/** From the value of one sighting `s` to that of its event, as aggregates over its coming sightings. */
const MERGES = {
  /** Stated of all dates that the primary source lists. */
  'all-of-primary': (value: SQL) => sql`coalesce(min(${value}) FILTER (WHERE ${isPrimary}), 0)`,
  /** As texts, digits come before `all`. */
  'strictest-of-primary': (value: SQL) => sql`coalesce(max(${value}) FILTER (WHERE ${isPrimary} AND ${hasLimit(value)}),
    max(${value}) FILTER (WHERE ${isPrimary}), max(${value}) FILTER (WHERE ${hasLimit(value)}), max(${value}))`,
  /** Stated by any source, and none names an age limit. */
  'any-without-age-limit': (value: SQL) =>
    sql`coalesce(max(${value}) AND NOT max(coalesce(${hasLimit(sql`s.ages`)}, 0)), 0)`,
} as const;

export const merged = (rule: MergeRule, value: SQL): SQL => MERGES[rule](value);
