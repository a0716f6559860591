import { type corrections, events, sightings } from '@marquee/db';
import { getTableColumns } from 'drizzle-orm';

export type EventRow = typeof events.$inferSelect;

/** The columns of what one source says of one date; its draft is most of the row. */
export const CLAIM = {
  sourceId: sightings.sourceId,
  key: sightings.key,
  eventId: sightings.eventId,
  ownEventId: sightings.ownEventId,
  startLocal: sightings.startLocal,
  endLocal: sightings.endLocal,
  startsAt: sightings.startsAt,
  endsAt: sightings.endsAt,
  status: sightings.status,
  isSoldOut: sightings.isSoldOut,
  isOnline: sightings.isOnline,
  ages: sightings.ages,
  isFamilyFriendly: sightings.isFamilyFriendly,
  facts: sightings.facts,
  movedFromLocal: sightings.movedFromLocal,
  pageSaid: sightings.pageSaid,
  withdrawnAt: sightings.withdrawnAt,
};
export type Claim = Pick<typeof sightings.$inferSelect, keyof typeof CLAIM> & {
  /** Its source says it in this commit, which stores it as a whole. */
  isSaidAnew?: true;
};

/** What a venue says, with the event that it said it of. */
export type Correction = Pick<
  typeof corrections.$inferSelect,
  'eventId' | 'date' | 'field' | 'value' | 'venueSlug' | 'changedAt'
>;

/** A spelling of a venue's name in its city. */
export interface Spelling {
  venueSlug: string;
  listName: string;
  /** How the venue calls itself, if it says so. */
  shownName: string | null;
}

/** All that decides what an event shows. */
export interface EventBasis {
  /** As sources say, without what a venue corrects. */
  event: EventRow;
  /** Of the name of its venue. */
  spelling: Spelling | null;
  /** Of all sources, also withdrawn ones. */
  claims: readonly Claim[];
  /** Of the event and of those that were merged into it. */
  corrections: readonly Correction[];
  /** Of the event, and of those that were merged into it. */
  ids: ReadonlySet<string>;
}

/** A change of what events are shown by, by their ids: `derive` stores what it made of their rows and claims. */
export type Change = (bases: Map<string, EventBasis>) => void;

const UNWRITTEN = Object.fromEntries(
  Object.entries(getTableColumns(events)).map(([key, { default: value }]) => [key, value ?? null]),
);

/** An event of which nothing is stored yet. */
export function unstored(row: typeof events.$inferInsert): EventBasis {
  const event = { ...UNWRITTEN, ...row, seq: 0 } as EventRow;
  return { event, spelling: null, claims: [], corrections: [], ids: new Set([row.id]) };
}

/** The event's own values instead of those that a venue corrects. */
export function uncovered(event: EventRow): EventRow {
  if (event.uncorrected === null) return event;
  const { price, ...texts } = event.uncorrected;
  return {
    ...event,
    ...texts,
    priceText: price.text,
    priceMinCents: price.minCents,
    priceMaxCents: price.maxCents,
    uncorrected: null,
  };
}

/** A change of one event, if it is among them. */
export function ofEvent(id: string, change: (basis: EventBasis) => Partial<EventBasis>): Change {
  return (bases) => {
    const one = bases.get(id);
    if (one) bases.set(id, { ...one, ...change(one) });
  };
}

/** A change of the columns of one event. */
export const setEvent = (id: string, values: Partial<EventRow>): Change =>
  ofEvent(id, ({ event }) => ({ event: { ...event, ...values } }));

/** A change of each claim of all these events; null: it is gone. */
export function ofClaims(change: (claim: Claim) => Claim | null): Change {
  return (bases) => {
    const all = [...bases.values()].flatMap(({ claims }) => claims.flatMap((claim) => change(claim) ?? []));
    const byEvent = Map.groupBy(all, ({ eventId }) => eventId);
    for (const [id, one] of bases) bases.set(id, { ...one, claims: byEvent.get(id) ?? [] });
  };
}

export function inOrder(...changes: readonly Change[]): Change {
  return (bases) => {
    for (const change of changes) change(bases);
  };
}
