import { cities, flag, newsletters, nullable, number, type Reading, type RowOf, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

const ROWS = rowsOf('newsletters.rows', {
  slug: cities.slug,
  city: cities.name,
  state: cities.state,
  timezone: cities.timezone,
  subscribers: newsletters.subscribers,
  dueAt: nullable(number),
  /** The latest issues, as JSON, the last first: the planned one may be among them. */
  issues: text,
  isHidden: flag,
});
export type NewsletterData = RowOf<typeof ROWS>;

const columns = sql`c.slug, c.name AS city, c.state, c.timezone, n.subscribers, n.due_at, c.is_hidden,
  (SELECT coalesce(json_group_array(json_object('day', i.day, 'state', i.state, 'reason', i.reason, 'letters', i.letters, 'isHeld', i.is_held,
      'editedBy', i.edited_by)), '[]')
    FROM (SELECT * FROM newsletter_issues WHERE city_slug = n.city_slug ORDER BY day DESC LIMIT 3) i) AS issues`;

const rowsWhere = (where: SQL, limit: number): Reading<NewsletterData> => ({
  query: sql`SELECT ${columns} FROM newsletters n CROSS JOIN cities c ON c.slug = n.city_slug WHERE ${where} ORDER BY n.city_slug LIMIT ${limit}`,
  rows: ROWS,
});

/** The newsletters behind a city, by city. */
export const newslettersAfter = (slug: string, limit: number) => rowsWhere(sql`n.city_slug > ${slug}`, limit);

export const newsletterOf = (slug: string) => rowsWhere(sql`n.city_slug = ${slug}`, 1);
