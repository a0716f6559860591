import type { Draft } from '@marquee/extraction';
import { similarity } from '../identity/index.ts';
import { dateOf } from '../places/index.ts';

/** Titles of a list and of a page of its own are one show's from this likeness on. */
const SAME_TITLE = 0.8;
/** Enough to tell somebody what awaits them; a shorter description gives way to a longer one. */
const FULL_DESCRIPTION_CHARS = 80;

/** What an event's own page may add. Title, start and place of the list are never touched: they say which event it is. */
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

/** The draft of an event's own page that tells of the same showing: its title, and the same day. */
export function sameShowing(draft: Draft, candidates: readonly Draft[]): Draft | null {
  const day = dateOf(draft.start.value);
  const alike = candidates.filter(
    (other) => dateOf(other.start.value) === day && similarity(other.title.value, draft.title.value) >= SAME_TITLE,
  );
  return alike.find(({ start }) => start.value === draft.start.value) ?? alike[0] ?? null;
}

/**
 * A draft with what it lacked and another one of the same showing has, each value with the evidence it has there; and the names of what
 * came. `from` limits it to values that stand in that document.
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
  // An end belongs to its start.
  if (field === 'end') return draft.end === undefined && draft.start.value === other.start.value;
  if (field !== 'description') return draft[field] === undefined;
  const own = draft.description?.value.trim().length ?? 0;
  return own < FULL_DESCRIPTION_CHARS && (other.description?.value.trim().length ?? 0) > own;
}
