/**
 * What a statement changes of what shared answers read. `of a place`: it goes along with the count of its place, or counts as everywhere.
 * `counts`: it counts places itself.
 */
export type ShownChange = 'of a place' | 'everywhere' | 'counts';

/** Tables that shared answers read, without what triggers write. */
const TABLES: Readonly<Record<string, ShownChange>> = {
  events: 'of a place',
  event_aliases: 'of a place',
  occurrences: 'of a place',
  listing: 'of a place',
  sightings: 'of a place',
  corrections: 'of a place',
  venues: 'of a place',
  venue_names: 'of a place',
  venue_profiles: 'everywhere',
  venue_owners: 'everywhere',
  cities: 'everywhere',
  category_rotation: 'everywhere',
  sources: 'everywhere',
  place_changes: 'counts',
};

/** Columns that no shared answer has; an update of these alone changes nothing that is shown. Of `sources` the others are the few that are shown. */
const UNSHOWN: Readonly<Record<string, readonly string[]>> = {
  cities: ['synced_at', 'ingest_turn'],
  events: ['is_location_checked', 'has_duplicate', 'validated_at', 'image_source_url'],
  // When a source last listed it may be told as late as an answer stands.
  sightings: ['last_seen_at', 'missed_at'],
};
const SHOWN_OF_SOURCES = ['name', 'shift_weeks'];

const WRITES =
  /\b(?:(INSERT)(?:\s+OR\s+\w+)?\s+INTO|REPLACE\s+INTO|(UPDATE)(?:\s+OR\s+\w+)?|(DELETE)\s+FROM)\s+"?(\w+)"?/i;

export const SHOWN_TABLES = Object.keys(TABLES);

const answers = new Map<string, ShownChange | null>();
const MOST_KNOWN = 2_000;

/** Null: it reads, or changes nothing that is shown. Each text is judged once. */
export function shownChange(text: string): ShownChange | null {
  const known = answers.get(text);
  if (known !== undefined) return known;
  if (answers.size >= MOST_KNOWN) answers.clear();
  const judged = judge(text);
  answers.set(text, judged);
  return judged;
}

function judge(text: string): ShownChange | null {
  const [written, insert, update, , table = ''] = WRITES.exec(text) ?? [];
  const change = TABLES[table.toLowerCase()];
  if (written === undefined || change === undefined) return null;
  const name = table.toLowerCase();
  // A new source has shown nothing yet; one that goes takes its events along.
  if (name === 'sources' && !update) return insert ? null : change;
  if (!update) return change;
  const set = columnsSet(text);
  if (set.length === 0) return change;
  const isShown =
    name === 'sources'
      ? set.some((column) => SHOWN_OF_SOURCES.includes(column))
      : set.some((column) => !UNSHOWN[name]?.includes(column));
  return isShown ? change : null;
}

/** The columns that an update sets, as far as its text says it plainly; none: any. */
function columnsSet(text: string): string[] {
  const clause = /\bSET\s+([\s\S]*)$/i.exec(text)?.[1] ?? '';
  if (clause.startsWith('(')) return [];
  const until = clause.search(/\s(?:WHERE|FROM)\s/i);
  const assigned = until === -1 ? clause : clause.slice(0, until);
  // It ends within a subquery: more columns may follow.
  if (assigned.split('(').length !== assigned.split(')').length) return [];
  return [...assigned.matchAll(/(?:^|,\s*)"?(\w+)"?\s*=/g)].map(([, column = '']) => column);
}
