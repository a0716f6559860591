import { type Database, nullable, readAll, rowsOf, text } from '@marquee/db';
import { type SQL, sql } from 'drizzle-orm';

/** The current name and place of a subject. */
export interface Named {
  id: string;
  name: string;
  email: string | null;
  slug: string | null;
  city: string | null;
  state: string | null;
}

const NAMED = rowsOf('audit-log.names', {
  id: text,
  name: text,
  email: nullable(text),
  slug: nullable(text),
  city: nullable(text),
  state: nullable(text),
});

/** By kind of subject. Each id is one lookup by primary key or unique index. */
const QUERIES = {
  source: (ids) => sql`SELECT s.id, s.name, NULL AS email, NULL AS slug, c.name AS city, c.state
    FROM ${each(ids)} j CROSS JOIN sources s ON s.id = j.value LEFT JOIN cities c ON c.slug = s.city_slug`,
  event: (ids) => sql`SELECT e.id, e.title AS name, NULL AS email, e.slug, e.city, e.state
    FROM ${each(ids)} j CROSS JOIN events e ON e.id = j.value`,
  city: (
    ids,
  ) => sql`SELECT c.slug AS id, c.name || ', ' || c.state AS name, NULL AS email, c.slug, c.name AS city, c.state
    FROM ${each(ids)} j CROSS JOIN cities c ON c.slug = j.value`,
  scrape: (
    ids,
  ) => sql`SELECT m.id, c.name || ', ' || c.state AS name, NULL AS email, NULL AS slug, c.name AS city, c.state
    FROM ${each(ids)} j CROSS JOIN manual_scrapes m ON m.id = j.value CROSS JOIN cities c ON c.slug = m.city_slug`,
  user: (
    ids,
  ) => sql`SELECT u.id, trim(u.first_name || ' ' || u.last_name) AS name, u.email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN users u ON u.id = j.value`,
  error: (ids) => sql`SELECT g.id, g.message AS name, NULL AS email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN error_groups g ON g.id = j.value`,
  'dead-letter': (
    ids,
  ) => sql`SELECT d.id, coalesce(d.kind || ': ', '') || d.reason AS name, NULL AS email, NULL AS slug,
    NULL AS city, NULL AS state FROM ${each(ids)} j CROSS JOIN dead_letters d ON d.id = j.value`,
  report: (
    ids,
  ) => sql`SELECT r.id, r.kind || ': ' || e.title AS name, NULL AS email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN event_reports r ON r.id = j.value CROSS JOIN events e ON e.id = r.event_id`,
  operation: (
    ids,
  ) => sql`SELECT o.id, replace(o.kind, '-', ' ') || coalesce(': ' || c.name || ', ' || c.state, '') AS name, NULL AS email, NULL AS slug, c.name AS city,
    c.state FROM ${each(ids)} j CROSS JOIN operations o ON o.id = j.value LEFT JOIN cities c ON c.slug = o.city_slug`,
  payment: (ids) => sql`SELECT p.id, p.description AS name, NULL AS email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN payments p ON p.id = j.value`,
  campaign: (ids) => sql`SELECT c.id, c.title AS name, NULL AS email, NULL AS slug, c.city, c.state
    FROM ${each(ids)} j CROSS JOIN campaigns c ON c.id = j.value`,
  'held-draft': (ids) => sql`SELECT h.id, h.title AS name, NULL AS email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN held_drafts h ON h.id = j.value`,
  candidate: (
    ids,
  ) => sql`SELECT k.id, coalesce(k.name, k.host) AS name, NULL AS email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN source_candidates k ON k.id = j.value`,
  venue: (ids) => sql`SELECT v.slug AS id, v.name, NULL AS email, v.slug, v.city, v.state
    FROM ${each(ids)} j CROSS JOIN venues v ON v.slug = j.value`,
  submission: (
    ids,
  ) => sql`SELECT m.id, coalesce(m.content->>'title', m.content->>'name') AS name, NULL AS email, NULL AS slug, NULL AS city, NULL AS state
    FROM ${each(ids)} j CROSS JOIN submissions m ON m.id = j.value`,
} as const satisfies Record<string, (ids: readonly string[]) => SQL>;

export type NamedKind = keyof typeof QUERIES;
export const NAMED_KINDS = Object.keys(QUERIES) as NamedKind[];

export function readNames(db: Database, kind: NamedKind, ids: readonly string[]): Promise<Named[]> {
  return readAll(db, QUERIES[kind](ids), NAMED);
}

function each(ids: readonly string[]): SQL {
  return sql`json_each(${JSON.stringify(ids)})`;
}
