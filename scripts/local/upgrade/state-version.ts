import type { Migration } from './migration-files.ts';

/**
 * Where a database is beside the migrations of this version: it has none of them, all, the first of them, others (they were rewritten
 * until the end of November 2026), or ones that this version does not know.
 */
export type StateVersion = 'new' | 'current' | 'behind' | 'rewritten' | 'newer';

/** One row of the table `d1_migrations`; the hash is missing where an early version or wrangler applied it. */
export interface Applied {
  name: string;
  sha256: string | null;
}

/** Migrations of early versions, which were joined into `0000_tables.sql` and `0001_triggers_counts_and_search.sql`. */
const RETIRED = new Set([
  '0000_foundation.sql',
  '0001_guards_counts_and_search.sql',
  '0001_listing_counts_and_search.sql',
  '0002_gone_events.sql',
  '0003_accounts.sql',
  '0004_console.sql',
  '0005_linked_pages.sql',
  '0006_budget.sql',
  '0007_search_without_accents.sql',
  '0008_language_model.sql',
  '0009_quality_counts.sql',
  '0010_venue_lists.sql',
  '0011_pages_awaiting_model.sql',
  '0012_learned_extractors.sql',
  '0013_merges.sql',
  '0014_withdrawal.sql',
  '0015_location_integrity.sql',
  '0016_told_apart.sql',
  '0017_interruptions_and_unreadable_documents.sql',
  '0017_known_devices.sql',
  '0018_known_devices.sql',
  '0019_sources_that_moved.sql',
]);

/** These had several texts under one name, until the end of November 2026. */
const REWRITTEN = new Set(['0000_tables.sql', '0001_triggers_counts_and_search.sql']);

export function stateVersionOf(applied: readonly Applied[], ours: readonly Migration[]): StateVersion {
  if (applied.length === 0) return 'new';
  if (unknownMigrations(applied, ours).length > 0) return 'newer';
  const hashes = new Map(ours.map(({ name, sha256 }) => [name, sha256]));
  const isOurs = ({ name, sha256 }: Applied) =>
    sha256 === null ? !REWRITTEN.has(name) && !RETIRED.has(name) : hashes.get(name) === sha256;
  if (!applied.every(isOurs)) return 'rewritten';
  return applied.length < ours.length ? 'behind' : 'current';
}

/** The names of applied migrations that neither this version nor an earlier one has. */
export function unknownMigrations(applied: readonly Applied[], ours: readonly Migration[]): string[] {
  const names = new Set(ours.map(({ name }) => name));
  return applied.map(({ name }) => name).filter((name) => !names.has(name) && !RETIRED.has(name));
}
