import { z } from 'zod';
import { yesOrNo } from '../fields.ts';

/** How the values of a fact look on the wire, and what stands there where no source says anything. */
const KINDS = {
  /** Stated or not: false where no source states it. */
  flag: { wire: z.boolean(), unstated: false },
  text: { wire: z.string().nullable(), unstated: null },
  /** Null where no source says either, or sources disagree. */
  answer: { wire: z.enum(['yes', 'no']).nullable(), unstated: null },
  frequency: { wire: z.enum(['daily', 'weekly', 'monthly']).nullable(), unstated: null },
  company: { wire: z.enum(['alone', 'group']).nullable(), unstated: null },
} as const;

interface FactShape {
  kind: keyof typeof KINDS;
  /** Its name in the data of a JSON Feed. */
  feedName: string;
}

/**
 * What sources state of an event beside its texts, times, place and price: one entry a fact. Its key is its name in a draft, on the wire and in
 * the catalogs of words. How it is stored and merged: packages/domain/src/events/facts.ts.
 */
export const FACTS = {
  /** There is no place to go to. */
  isOnline: { kind: 'flag', feedName: 'online' },
  /** Who is let in: `21+`, or `all`. */
  ages: { kind: 'text', feedName: 'ages' },
  /** It is for families, children or all ages (docs/decisions/072-family-friendly.md). */
  familyFriendly: { kind: 'flag', feedName: 'family_friendly' },
  // Accessibility (docs/decisions/092-accessibility.md).
  wheelchair: { kind: 'answer', feedName: 'wheelchair_accessible' },
  signLanguage: { kind: 'answer', feedName: 'sign_language' },
  captions: { kind: 'answer', feedName: 'captions' },
  sensoryFriendly: { kind: 'answer', feedName: 'sensory_friendly' },
  // How often it takes place, and whether one comes alone or in a group (docs/decisions/103-once-and-always.md).
  repeats: { kind: 'frequency', feedName: 'repeats' },
  company: { kind: 'company', feedName: 'company' },
  // Tickets (docs/decisions/093-facts-of-an-event.md).
  /** What is paid besides a ticket's price: `$6.40`, `plus` where the amount is not stated, `included` where the price has it. */
  fees: { kind: 'text', feedName: 'fees' },
  /** On what free or open entry depends: `rsvp`, `pay-what-you-can`, `donation`. */
  entry: { kind: 'text', feedName: 'entry' },
  /** What members of the organizer pay: `$8`, or `free`. */
  memberPrice: { kind: 'text', feedName: 'member_price' },
  /** When the sale of tickets begins, a wall time or a day in the event's zone. */
  onSale: { kind: 'text', feedName: 'on_sale' },
} as const satisfies Record<string, FactShape>;

/**
 * How an event occurs, derived from all its dates (packages/domain/src/events/occurs.ts): once (a short run or a festival, too), again
 * and again, or always, like opening hours and long exhibitions.
 */
export const OCCURS = ['once', 'repeatedly', 'always'] as const;
export type Occurs = (typeof OCCURS)[number];

export type FactKey = keyof typeof FACTS;
export const FACT_KEYS = Object.keys(FACTS) as FactKey[];

/** Facts of accessibility, each `yes`, `no` or unknown: an event's page has all of them. */
export const ACCESS_KEYS = [
  'wheelchair',
  'signLanguage',
  'captions',
  'sensoryFriendly',
] as const satisfies readonly FactKey[];

type Wire<K extends FactKey> = (typeof KINDS)[(typeof FACTS)[K]['kind']]['wire'];
type FactValue<K extends FactKey> = z.output<Wire<K>>;
export type FactValues = { [K in FactKey]: FactValue<K> };

/** What an event is before any source says anything. */
export const UNSTATED = entriesOf((key) => KINDS[FACTS[key].kind].unstated) as FactValues;

/** The facts as fields of an event on the wire. */
export const factFields = entriesOf((key) => KINDS[FACTS[key].kind].wire) as { [K in FactKey]: Wire<K> };

/** Values of an event on the wire that a filter looks at: its price in dollars, how it occurs, and its facts. */
type Judged = FactValues & { priceMin: number | null; priceMax: number | null; occurs: Occurs };

interface FilterShape {
  /** An event is under it if all values of one of these are among those named. */
  anyOf: ReadonlyArray<{ readonly [K in keyof Judged]?: ReadonlyArray<Judged[K]> }>;
  /** Few sources state it, so that a list under it says that it is not complete. */
  isSparse: boolean;
}

/**
 * The yes-or-no filters of lists, searches, counts, feeds and saved searches: only what is known. A filter's key is its name in a query; the
 * search index has it as the mark `$key$`.
 */
export const FACT_FILTERS = {
  /** docs/spec/decisions.md 114 */
  free: { anyOf: [{ priceMin: [0], priceMax: [0, null] }], isSparse: false },
  once: { anyOf: [{ occurs: ['once'] }], isSparse: false },
  family: { anyOf: [{ familyFriendly: [true] }], isSparse: true },
  accessible: {
    anyOf: [{ wheelchair: ['yes'] }, { signLanguage: ['yes'] }, { captions: ['yes'] }, { sensoryFriendly: ['yes'] }],
    isSparse: true,
  },
} as const satisfies Record<string, FilterShape>;

export type FactFilter = keyof typeof FACT_FILTERS;
export const FILTER_KEYS = Object.keys(FACT_FILTERS) as FactFilter[];
export const SPARSE_FILTERS = FILTER_KEYS.filter((key) => FACT_FILTERS[key].isSparse);

/** The filters in a query: those that are on, true. */
export type FilterQuery = { [F in FactFilter]?: boolean | undefined };

/** Whether an event is under a filter; the only definition. */
export function isUnder(filter: FactFilter, event: Judged): boolean {
  const { anyOf }: FilterShape = FACT_FILTERS[filter];
  return anyOf.some((wanted) =>
    Object.entries(wanted).every(([key, values]) => (values as unknown[]).includes(event[key as keyof Judged])),
  );
}

/** The filters that are on in a query, in their order. */
export const filtersOn = (query: FilterQuery): FactFilter[] => FILTER_KEYS.filter((key) => query[key]);

/** The filters of a query, each as given, without its other fields. */
export const filtersOf = (query: FilterQuery): FilterQuery =>
  Object.fromEntries(FILTER_KEYS.map((key) => [key, query[key]]));

/** The filters as fields of a query in an address. */
export const filterFields = Object.fromEntries(FILTER_KEYS.map((key) => [key, yesOrNo.default(false)])) as {
  [F in FactFilter]: z.ZodDefault<typeof yesOrNo>;
};

/** The filters as fields of a kept query; absent in what was saved before there was the filter. */
export const keptFilterFields = Object.fromEntries(FILTER_KEYS.map((key) => [key, z.boolean().optional()])) as {
  [F in FactFilter]: z.ZodOptional<z.ZodBoolean>;
};

function entriesOf(valueOf: (key: FactKey) => unknown): Record<string, unknown> {
  return Object.fromEntries(FACT_KEYS.map((key) => [key, valueOf(key)]));
}
