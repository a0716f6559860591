/** What differed in the tables of versions whose migrations were rewritten. Everything else has the same name in every version. */

/** Today's name of a table by its former one. */
export const RENAMED_TABLES: Readonly<Record<string, string>> = { audit: 'audit_log', told_apart: 'kept_apart' };

/** Today's name of a column by its former one, below today's name of its table. */
export const RENAMED_COLUMNS: Readonly<Record<string, string>> = {
  'campaigns.refund_cents': 'told_refund_cents',
  'events.has_twin': 'has_duplicate',
  'kept_apart.told_at': 'kept_at',
  'learned_extractors.learnt_at': 'learned_at',
  'learned_extractors.learnt_from': 'learned_from',
};

/** What need not be kept: it is found or worked out again. */
export const FOUND_AGAIN: ReadonlySet<string> = new Set([
  // Which trouble the administrators were told of; the rules of alerts find it again.
  'alerts',
  // Views of counts that are kept elsewhere.
  'city_source_counts',
  'event_totals',
  'host_totals',
  // The value for a listing's order by price, which `events` has.
  'listing.price_cents',
  // `seen_at` has it.
  'users.signed_in_at',
]);

export interface Filled {
  /** SQL of the value; `o` is the former row. */
  value: string;
  /** The former table or column that the value is read from; where it is missing, the column's default holds. */
  from?: string;
}

/** Values of columns that a former table lacks. */
export const FILLED: Readonly<Record<string, Filled>> = {
  'conversations.lines': { value: "'[]'" },
  'events.changed_at': { value: 'o.updated_at', from: 'events.updated_at' },
  'events.venue_shown': {
    value: '(SELECT p.name FROM former.venue_profiles p WHERE p.venue_slug = o.venue_slug)',
    from: 'venue_profiles',
  },
  'listing.price_order': { value: '(SELECT e.price_order FROM main.events e WHERE e.seq = o.event_seq)' },
  'provider_sign_ins.came_from': { value: 'o.return_to' },
  'quality_counts.ended': {
    value: "(SELECT count(*) FROM former.events e WHERE e.quality_tier = o.tier AND e.status = 'ended')",
    from: 'events.status',
  },
  'quality_counts.without_image': {
    value: '(SELECT count(*) FROM former.events e WHERE e.quality_tier = o.tier AND e.image_hash IS NULL)',
    from: 'events.image_hash',
  },
  'users.seen_at': { value: 'coalesce(o.signed_in_at, 0)', from: 'users.signed_in_at' },
};
