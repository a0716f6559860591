import type { Draft } from '@marquee/extraction';
import { similarity } from '../identity/index.ts';
import { dateOf } from '../places/index.ts';

/** From this title similarity on, a listed event and its own page are the same show. */
const SAME_TITLE = 0.8;
/** Characters of a sufficient description; a shorter one is replaced by a longer one. */
const FULL_DESCRIPTION_CHARS = 80;

/** Fields that an event's own page may fill in. Title, start and place never change: they identify the event. */
const ADDED = [
  'description',
  'imageUrl',
  'price',
  'address',
  'venue',
  'end',
  'ticketUrl',
  'organizer',
  'labels',
] as const satisfies ReadonlyArray<keyof Draft>;

const NAMES: Record<(typeof ADDED)[number], string> = {
  description: 'description',
  imageUrl: 'picture',
  price: 'price',
  address: 'address',
  venue: 'venue',
  end: 'end',
  ticketUrl: 'ticket link',
  organizer: 'organizer',
  labels: 'categories',
};

/** The draft on an event's own page for the same showing: same title and day. */
export function sameShowing(draft: Draft, candidates: readonly Draft[]): Draft | null {
  const day = dateOf(draft.start.value);
  const alike = candidates.filter(
    (other) => dateOf(other.start.value) === day && similarity(other.title.value, draft.title.value) >= SAME_TITLE,
  );
  return alike.find(({ start }) => start.value === draft.start.value) ?? alike[0] ?? null;
}

/**
 * A draft with missing values filled in from another draft of the same showing, each with its evidence; and the names of the added
 * fields. `from` limits it to values from that document.
 */
export function filledFrom(draft: Draft, other: Draft, from?: string): { draft: Draft; added: string[] } {
  const filled: Partial<Record<(typeof ADDED)[number], unknown>> = {};
  const added: string[] = [];
  for (const field of ADDED) {
    const theirs = other[field];
    if (!theirs || (from !== undefined && theirs.evidence[0]?.document !== from)) continue;
    if (!isLacking(draft, other, field)) continue;
    filled[field] = theirs;
    added.push(NAMES[field]);
  }
  return { draft: { ...draft, ...filled } as Draft, added };
}

function isLacking(draft: Draft, other: Draft, field: (typeof ADDED)[number]): boolean {
  // An end is only valid with its start.
  if (field === 'end') return draft.end === undefined && draft.start.value === other.start.value;
  if (field !== 'description') return draft[field] === undefined;
  const own = draft.description?.value.trim().length ?? 0;
  return own < FULL_DESCRIPTION_CHARS && (other.description?.value.trim().length ?? 0) > own;
}
